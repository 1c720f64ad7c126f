import { company } from '../../../content/brand.ts'
import { innovationOfficer } from '../../../content/leaders.ts'
import { said } from '../cards/said.ts'
import type { Tongue } from './tongue.ts'

export const german: Tongue = {
  name: 'Deutsch',
  moves: {
    greeting: said`Guten Tag und willkommen. Ich bin der KI-Avatar von ${innovationOfficer.name}. Was führt Sie zu uns?`,
    smalltalk: said`Danke, mir geht es gut. Womit kann ich Ihnen helfen?`,
    identity: said`Ich bin der KI-Avatar von ${innovationOfficer.name}, kein Mensch.`,
    recorded: said`Ja, dieses Gespräch wird mitgeschrieben.`,
    thanks: said`Gern geschehen.`,
    goodbye: said`Danke für das Gespräch. Ich wünsche Ihnen einen guten Tag.`,
    repeat: said`Gern noch einmal.`,
    shorter: said`Gern, kurz gesagt.`,
    more: said`Gern mehr dazu.`,
    simpler: said`Gern, in einfachen Worten.`,
    example: said`Gern, hier ist ein Beispiel.`,
    yes: said`Gut, das machen wir.`,
    no: said`In Ordnung, dann nicht.`,
    correction: said`Danke, das habe ich jetzt richtig.`,
    hurry: said`Dann fasse ich mich kurz.`,
    not_answered: said`Entschuldigung, dann habe ich Ihre Frage nicht getroffen. Fragen Sie bitte noch einmal, gern mit anderen Worten.`,
    choose: said`Gut, dann sprechen wir darüber.`,
    wait: said`Nehmen Sie sich die Zeit, ich bin hier.`,
    language: said`Ich verstehe ein wenig Deutsch. Das Genaue kann ich Ihnen nur auf Englisch sagen.`,
    abuse: said`Bleiben wir bitte freundlich, dann helfe ich Ihnen gern.`,
    injection: said`Dabei kann ich nicht helfen, aber bei Fragen zu unseren Agenten schon.`,
    off_topic: said`Davon verstehe ich nichts, ich kenne nur unsere Agenten.`,
    unknowable: said`Das weiß ich nicht, und ich möchte nicht raten.`,
    unclear: said`Das habe ich leider nicht verstanden. Können Sie es anders sagen, gern auch auf Englisch?`,
  },
  offers: {
    demo: said`Möchten Sie die Agenten an einem Ablauf aus Ihrem Haus sehen?`,
    meeting: said`Möchten Sie einen Termin mit jemandem aus unserem Team?`,
    mail: said`Möchten Sie dieses Gespräch per E-Mail bekommen?`,
    person: said`Möchten Sie lieber mit einem Menschen sprechen?`,
  },
  asides: {
    restInEnglish: said`Das Weitere sage ich Ihnen auf Englisch.`,
    wayToPerson: said`Über das Kontaktformular erreichen Sie einen Menschen, oder Sie schreiben an ${company.email}.`,
    peopleAnswer: said`Darüber spricht ein Mensch aus unserem Team mit Ihnen.`,
    whichOne: said`Was davon meinen Sie?`,
  },
}
