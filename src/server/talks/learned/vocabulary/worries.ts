import type { ObjectionKind } from '../objection-kinds.ts'

/**
 * What a worry is about, in the order in which they are asked. What stands under `plainly` is one however it is said;
 * what stands under `perhaps` only where the sentence sounds like one.
 */
export const worries: { about: ObjectionKind; plainly?: RegExp; perhaps?: RegExp }[] = [
  {
    about: 'works council',
    plainly:
      /\b(?:works council|betriebsrat|shop stewards?|staff reps?|employee representatives?|delegates|(?:the|our) unions?)\b[^.?!]{0,40}\b(?:will|would|won't|never|block|blocks?|stop|say|reject|against|veto|vote|agree|accept|strike)\b/i,
    perhaps:
      /\b(?:works council|betriebsrat|shop stewards?|staff reps?|employee representatives?|trade union)\b/i,
  },
  {
    about: 'vendor risk',
    plainly:
      /\b(?:(?:is|are|gets?|were|be) (?:sold|bought|acquired|taken over)\b(?= (?:to|by|next|in|tomorrow|and|then))|what if you(?:'re| are| get| go| stop| close)|out of business|pull the plug|discontinue|go(?:es)? bust|going bust|bankrupt|insolvent|go under|you (?:fold|disappear|get (?:acquired|bought)|are (?:acquired|bought|gone))|if you(?:'re| are) gone|run out of money|(?:still be|still) (?:here|around) in|around in (?:two|three|five|ten) years|exist in (?:two|three|five|ten) years)\b/i,
    perhaps:
      /\b(?:young company|you(?:'re| are) (?:a )?(?:small|young|new|start-?up)|never heard of you|nobody knows you|stands behind you)\b/i,
  },
  {
    about: 'lock-in',
    plainly:
      /\b(?:lock(?:ed)?[- ]?in(?:to)?|married to|tied to (?:one|a|you)|(?:dependent|depend|depending|reliant) on (?:one|a single|you|a vendor)|(?:our|my) (?:own )?data back|get out (?:again|of it|of the contract)|hostage|stuck with (?:you|one|a vendor|them)|never get rid of you|can we leave|walk away from you)\b/i,
  },
  {
    about: 'jobs',
    plainly:
      /\b(?:(?:will|they'll|we'll|to|get|getting|being|be) (?:be )?replaced(?! (?:in|by (?:sap|oracle|workday)))|(?:my|our) (?:people|team|staff|colleagues) (?:will|would|are going to) (?:think|fear|panic)|not needed any ?more|what becomes of (?:my|our|the|those|them)|send (?:people|them) home|los(?:e|es|ing|t) (?:the|their|our|my|his|her|a) jobs?|job cuts|job killer|(?:cost|costs|kills?|destroys?|cut|cuts) (?:\w+ )?jobs|replac(?:e|es|ing) (?:the |my |our |all |any |these |those |half )*(?:people|us|nurses|staff|workers|team|teachers|humans|them|jobs|drivers|lawyers|employees|operators|agents|colleagues|clerks|doctors|tellers|(?:\w+ )?department)|fir(?:e|es|ing) (?:people|everyone|everybody|half|staff|them|my|the|our)|lay(?:ing)? (?:people |them |\w+ )?off|layoffs?|redundan\w+|out of (?:a )?(?:work|job)|would riot|(?:afraid|scared|worried|fear) (?:for|of|about) (?:losing )?their (?:jobs?|places)|take (?:our |their |my |people's |away )*jobs?|(?:what|so what) happens to (?:my|our|the|those|these) (?:people|team|staff|\w+ people|colleagues)|jobs? (?:at risk|gone)|make (?:us|them|me|people) (?:redundant|obsolete))\b/i,
  },
  {
    about: 'control',
    plainly:
      /\b(?:(?:i'd|i would|i'll|wouldn't|couldn't|not|never) (?:not |never )?sleep\b|executes? (?:by itself|on its own|anything)|hands off the wheel|deserves? a human|want(?:s)? (?:a|to talk to a) (?:human|person|nurse|real)|(?:don't|do not|didn't|wouldn't) want (?:a|any|some) (?:machine|robot|computer|bot|algorithm)|(?:wouldn't|would never|won't|will never|never|not going to|don't want to|can't|cannot) (?:ever )?let (?:a |an |any |it |your |the |some )?(?:machine|robot|computer|software|ai|agent|it|program|algorithm|bot|system)|human (?:presses|has to|must|needs to|in the loop|always|signs|approves|decides)|(?:lose|losing|loss of) control|must require|nothing\b[^.?!]{0,30}\bwithout (?:a|my|our) (?:person|human|approval|signature|okay|ok)|no \w+ (?:leaves|goes out|gets sent|is paid)\b[^.?!]{0,20}\bwithout|final (?:say|decision|word)|(?:decides?|acts?|deciding) (?:by itself|on its own|alone|for us|over))\b/i,
    perhaps:
      /\b(?:without (?:a person|a human|asking|approval)|autonomous\w*|who(?:'s| is) in (?:charge|control)|over my dead body)\b/i,
  },
  {
    about: 'privacy',
    plainly:
      /\b(?:data (?:in|inside|within) \w+ only|(?:no|not|isn't|never|nothing|forbidden|can't go) (?:\w+ ){0,3}(?:in|to|into|on) (?:the|a|any|your|some|foreign) cloud|cloud (?:outside|abroad|is (?:not|out|forbidden|a no))|not allowed to (?:store|send|share|upload|give|leave|put)|(?:everything|all of it|it all) (?:onshore|on-?shore|in-house|inside|in the country)|read(?:s|ing)? (?:our|their|my|everyone's) (?:mails?|e-?mails?|messages|files)|big brother|leistungskontrolle|(?:data|records|documents?|files|information|names|everything|it)\b[^.?!]{0,40}\b(?:(?:should|must|can|may|can't|cannot|could|shall|has to|have to|needs to)(?:n't| not| never|, ever| ever)*[, ]*(?:leave|go (?:to|out|outside|abroad)|stay (?:in|here|inside|within)|remain in|be (?:stored|kept|in|hosted) (?:in|abroad|here|outside))|never leaves?|leaves? (?:the|our) (?:country|building|house|premises))|ends? up in (?:[\w']+ ){0,3}(?:training data|model|cloud|hands)|train(?:ed|s|ing)? (?:your model |it |a model )?(?:on|with) (?:our|my|client|customer|patient)|somebody else's cloud|cloud in (?:another|the us|america)|american cloud|us cloud|never\b[^.?!]{0,25}\bcloud|going outside|straight no|what (?:stops|prevents|keeps) (?:that|it|you|them|this|anyone|your)|ending up (?:with|at|in)|keystrokes|spy(?:ing|ied)? on|spied|surveillance|how fast (?:somebody|someone|people|they) works?)\b/i,
    perhaps:
      /\b(?:training data|gdpr|hipaa|dsgvo|data protection|privileged|confidential\w*|patient data|personal data|medical records|monitor(?:s|ing)? (?:of )?(?:us|them|the employees|employees|people|staff)|watch(?:es|ing|ed)? (?:us|them|my people|employees)|who (?:can see|sees) (?:our|my|the|it|who)|onshore|must stay|spying|touchy|sensitive data|my competitors|our competitors)\b/i,
  },
  {
    about: 'security',
    plainly:
      /\b(?:(?:give|giving|hand|handing|let) (?:you|it|your \w+|a machine|a robot|software|somebody|anybody) (?:\w+ )?(?:access|the keys|our passwords|write permission)|touch(?:es|ing)? (?:our|my) (?:core|production|plc|dcs|scada|mainframe)|(?:you|it|we|they|this)(?:'re|'s)? (?:get|gets|got|are|is|gets) (?:hacked|breached|compromised|attacked)|get hacked|admin rights|root access|write access|air[- ]gapped|nobody(?:'s| is)? (?:touching|touches|gets near)|attack surface|prompt injection|back ?door|keys to (?:the|our)|access to everything|open(?:s|ing)? (?:a|our|another) (?:port|firewall|door)|one more door|(?:ain't|not|never|won't|isn't|aren't) (?:putting|installing|connecting|plugging|giving (?:you|it|anybody))|(?:without|no) (?:papers|a certificate|certificates|certification)\b)/i,
    perhaps:
      /\b(?:hackers?|security (?:concern|worry|risk|hole|issue|nightmare|team will|people will)|cyber ?(?:risk|attack)|leaks?|ransomware)\b/i,
  },
  {
    about: 'price',
    plainly:
      /\b(?:(?:no|hardly any|not much|little) (?:money|funds|cash)\b(?! back)|budget (?:freeze|is (?:gone|frozen|zero|tiny|laughable|spent|tight))|hiring freeze|too small for (?:you|that|this|your)|we(?:'re| are) (?:too|way too|probably too|just too) small|who(?:'s| is) (?:going to|gonna) pay|(?:can't|cannot|couldn't|could not|won't) (?:\w+ )?(?:pay|afford)\b(?! attention)|pay (?:triple|double|twice|again)|costs? a fortune|costs? too much|(?:too|sounds|sound|is|that's|probably|so|way) (?:too )?expensive(?! \w+ing)|out of our (?:league|reach|budget)|even that hurts|money we don't have|no budget|zero (?:budget|in the pot)|overpriced|hidden costs?|(?:can|could) (?:a |we |our |\w+ )*pay you\b)/i,
    perhaps: /\b(?:expensive|budget|cheaper|price tag|fortune|for rich|margins?)\b/i,
  },
  {
    about: 'effort',
    plainly:
      /\b(?:(?:last|previous|other|every|each|our old|former) (?:vendor|supplier|provider|consultant|integrator|project|tool|one) (?:said|promised|told|took|needed|sold|claimed)|(?:weeks|months) and (?:it )?took|half a year of|drags? on|my (?:people|team|guys) (?:are|is) (?:already )?(?:booked|at the limit|full|overloaded|stretched)|nobody (?:here )?(?:has|have) time|migration (?:nightmare|project)|(?:don't|do not|haven't|have not) (?:have|got) (?:the |enough )?(?:people|time|staff|resources|capacity|bandwidth|anyone|anybody)|(?:no|zero) (?:time|capacity|resources|people) (?:for|to)|can't spare|no one to spare|(?:two|three|one|five)[- ]year project|becomes? an? \w+ \w+ project|another project|(?:third|another|one more|yet another) (?:screen|tool|system|dashboard|login|platform)|too much (?:work|effort|hassle)|years to implement|months to implement|too complicated|too complex)\b/i,
    perhaps:
      /\b(?:busy with nothing else|set(?:ting)? (?:it|something|all that) up|who (?:is going to|will|would) (?:set|maintain|train|feed)|a lot of (?:work|preparation|effort)|change everything)\b/i,
  },
  {
    about: 'mistakes',
    plainly:
      /\b(?:lose my (?:job|licen[cs]e)|struck off|go(?:es)? to (?:jail|prison|court)|in the (?:news|newspapers?|papers) (?:the next day|tomorrow)|(?:get|gets|getting|be) sued|sue us|lawsuit|whose fault|who(?:'s| is| do i) (?:to )?blame|my head (?:rolls|is on)|will be my (?:fault|problem)|who(?:'s| is| would be|'d be)? (?:liable|responsible|to blame|accountable)\b(?! for (?:partners|press|sales))|who (?:carries the can|takes the blame|answers for)|the machine did it|what if (?:it|the \w+|your \w+)\b[^.?!]{0,40}\b(?:wrong|mistakes?|errors?|kills?|breaks?|deletes?|sends?|fails?|lies|tells?|misses|crash\w*|down)|(?:if|when) (?:it|your \w+|the (?:agent|machine|ai|patch|bot|robot|software|system))\b[^.?!]{0,12}\b(?:tells|says|sends|makes|books|posts|deletes|kills|kill|breaks|gives|pays|approves|misses|overlooks|gets|goes|does something|answers|decides|invents)|(?:it|ai|they|machine|bot|model|models) (?:will |would |can |could |just |sometimes |often )*(?:hallucinat\w+|make things up|makes things up|invents?|makes? (?:an? )?(?:mistakes?|errors?))|hallucinat\w+|who's on the hook|(?:what|how)(?: is| about| happens|'s)? if (?:it|your|the (?:agent|machine|ai))|percent (?:too little|wrong|is (?:not|useless|a))|(?:not|isn't|never) (?:good|accurate|reliable) enough|one (?:mistake|error|wrong \w+) and|machine makes an error)\b/i,
    perhaps:
      /\b(?:on the hook|what (?:is|happens|then)? ?if|(?:get|gets|getting|goes|go) (?:it |things |something )?wrong|something wrong|wrong (?:answer|number|decision|payment)|mistakes?|errors?|liab\w+)\b/i,
  },
  {
    about: 'trust',
    plainly:
      /\b(?:(?:my|our|the) (?:\w+ ){0,2}(?:boss|board|cfo|ceo|cio|ciso|lawyers?|legal colleague|legal team|auditors?|regulators?|people|staff|team|doctors|nurses|partners|colleagues?|customers|patients|members|chairman|owner|guests|teachers|drivers|engineers)\b[^.?!]{0,30}\b(?:will|would|won't|wouldn't|they'll|he'll|she'll|'ll|'d) (?:never |not |just |all |simply )?(?:hate|kill|laugh|refuse|fight|block|accept|agree|sign|allow|trust|go for|say no|throw|veto|boycott|sabotage)|makes? (?:me|us|my \w+|our \w+|people|them) (?:a bit |very |quite )?(?:nervous|uneasy|anxious|uncomfortable|scared)|i(?:'m| am) (?:a bit |very |quite |rather |honestly |really )?(?:nervous|worried|uneasy|scared|concerned|afraid) (?:about|of|that|it|this|for)|(?:it's|that's|it is|that is|only|just) (?:a |just )?(?:a )?(?:slogan|sales pitch|marketing|fluff|gimmick|toy|vapou?rware)|what's the catch|where(?:'s| is) the catch|we(?:'ve)? (?:already )?(?:tried|had|did|bought|spent)\b[^.?!]{0,80}\b(?:didn't work|failed|nobody (?:used|uses)|threw it out|for nothing|disaster|never (?:worked|used)|went wrong)|nobody (?:here )?(?:will|would) (?:use|trust) it|glorified (?:chatbot|macro)|(?:do not|don't|can't|cannot|couldn't|never|hard to) (?:really )?(?:believe|buy) (?:this|that|it|you|these|any|percentages|a word)|(?:do not|don't|can't|wouldn't) trust (?:it|you|this|that|a|any|these)|i(?:'ll| will) believe (?:it|that|you) when|not convinced|sceptical|skeptical|(?:everyone|everybody|they all|every vendor|you all) (?:says?|promises?|tells?)\b|black box|snake oil|hype\b|buzzwords?|that's (?:just )?marketing|another promise|too good to be true|faster than what|cheaper than what|better than what|says everyone|that's what (?:they|everybody|everyone|you) (?:all |always )?(?:say|says)|sounds? like (?:chatgpt|a robot)|(?:interviewed|treated|answered|served|called|examined|judged) by (?:a|some) (?:robot|machine|computer|bot|program)|talk(?:ing)? to (?:a|some) (?:robot|machine|computer|bot)|heard (?:that|this|it|all of this) before|guinea pig|it(?:'ll| will) never (?:understand|work|know)|science fiction)\b/i,
    perhaps:
      /\b(?:(?:will|would|they'll) hate (?:it|this|that|you)|faster than what|where does that (?:figure|number) come from|(?:my|the|our) (?:only |big |main |biggest )?(?:fear|worry|concern)|i'm (?:afraid|worried|nervous|concerned) (?:that|about|it|of)|not comfortable|uncomfortable|i don't like (?:that|the idea)|says everyone|can't say a robot|i doubt|doubt it|will (?:they|people|customers|patients|guests|my \w+) (?:like|accept|trust|use|want)|slide answer|not in the mood|allergic|burn(?:ed|t) (?:before|by)|said the same|never understand|promis\w+)\b/i,
  },
  {
    about: 'other',
    plainly:
      /\b(?:without (?:it|that|this|them|those),? (?:no (?:discussion|deal|talk|way|chance)|nothing|forget it)|high risk\b|is (?:that|this|it) (?:even )?(?:legal|allowed)|against the law|too (?:risky|early) for us|won't|can't|cannot|will not|not) (?:even )?[^.?!]{0,40}\botherwise\b|\botherwise (?:it's|it is|that's) (?:not|no)\b|\bdead on arrival\b|\bdeal ?-?breaker\b|\bno-go\b|\bnon-negotiable\b/i,
  },
]
