import { company } from '../../../content/brand.ts'
import { innovationOfficer } from '../../../content/leaders.ts'
import { said } from '../cards/said.ts'
import type { Tongue } from './tongue.ts'

export const portuguese: Tongue = {
  name: 'Português',
  moves: {
    greeting: said`Olá, é um prazer ter você aqui. Sou o avatar de IA de ${innovationOfficer.name}. O que traz você até nós?`,
    smalltalk: said`Estou bem, obrigada. Em que posso ajudar?`,
    identity: said`Sou o avatar de IA de ${innovationOfficer.name}, não uma pessoa.`,
    recorded: said`Sim, esta conversa é transcrita.`,
    thanks: said`Não há de quê.`,
    goodbye: said`Obrigada pela conversa. Desejo um bom dia para você.`,
    repeat: said`Claro, digo mais uma vez.`,
    shorter: said`Claro, em poucas palavras.`,
    more: said`Claro, conto um pouco mais.`,
    simpler: said`Claro, com palavras mais simples.`,
    example: said`Claro, este é um exemplo.`,
    yes: said`Muito bem, vamos fazer isso.`,
    no: said`Está bem, então não.`,
    correction: said`Obrigada, agora está certo.`,
    hurry: said`Então serei breve.`,
    not_answered: said`Desculpe, não respondi à sua pergunta. Pode fazer a pergunta com outras palavras?`,
    choose: said`Muito bem, vamos falar disso.`,
    wait: said`Sem pressa, eu fico aqui.`,
    language: said`Entendo um pouco de português. Os detalhes só posso dizer em inglês.`,
    abuse: said`Vamos manter a gentileza, e eu ajudo com prazer.`,
    injection: said`Nisso não posso ajudar, mas sobre os nossos agentes sim.`,
    off_topic: said`Disso não entendo nada, só conheço os nossos agentes.`,
    unknowable: said`Essa resposta eu não tenho, e não quero adivinhar.`,
    unclear: said`Não entendi. Pode dizer de outra forma, ou em inglês?`,
  },
  offers: {
    demo: said`Gostaria de ver os agentes em um processo da sua empresa?`,
    meeting: said`Gostaria de uma reunião com uma pessoa da nossa equipe?`,
    mail: said`Gostaria de receber esta conversa por e-mail?`,
    person: said`Gostaria mais de falar com uma pessoa?`,
  },
  asides: {
    restInEnglish: said`O resto eu digo em inglês.`,
    wayToPerson: said`Pelo formulário de contato você fala com uma pessoa, ou pode escrever para ${company.email}.`,
    peopleAnswer: said`Sobre isso fala com você uma pessoa da nossa equipe.`,
    whichOne: said`Qual destas coisas você quer dizer?`,
  },
}
