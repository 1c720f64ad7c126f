import { company } from '../../../content/brand.ts'
import { innovationOfficer } from '../../../content/leaders.ts'
import { said } from '../cards/said.ts'
import type { Tongue } from './tongue.ts'

export const french: Tongue = {
  name: 'Français',
  moves: {
    greeting: said`Bonjour et bienvenue. Je suis l’avatar IA de ${innovationOfficer.name}. Qu’est-ce qui vous amène ?`,
    smalltalk: said`Je vais bien, merci. Comment puis-je vous aider ?`,
    identity: said`Je suis l’avatar IA de ${innovationOfficer.name}, pas une personne.`,
    recorded: said`Oui, cette conversation est transcrite.`,
    thanks: said`Je vous en prie.`,
    goodbye: said`Merci pour cette conversation. Je vous souhaite une bonne journée.`,
    repeat: said`Volontiers, encore une fois.`,
    shorter: said`Bien sûr, en bref.`,
    more: said`Volontiers, en voici plus.`,
    simpler: said`Bien sûr, avec des mots simples.`,
    example: said`Volontiers, voici un exemple.`,
    yes: said`Bien, faisons cela.`,
    no: said`D’accord, alors pas cela.`,
    correction: said`Merci, je l’ai corrigé.`,
    hurry: said`Alors je serai brève.`,
    not_answered: said`Pardon, je n’ai pas répondu à votre question. Pouvez-vous me la poser avec d’autres mots ?`,
    choose: said`C’est noté, parlons de cela.`,
    wait: said`Prenez votre temps, je suis là.`,
    language: said`Je comprends un peu le français. Pour les détails, je ne peux répondre qu’en anglais.`,
    abuse: said`Restons aimables, et je vous aide volontiers.`,
    injection: said`Je ne peux pas vous aider pour cela, mais pour nos agents, oui.`,
    off_topic: said`Je ne connais pas ce sujet, je connais seulement nos agents.`,
    unknowable: said`Je ne le sais pas, et je ne veux pas deviner.`,
    unclear: said`Je n’ai pas compris. Pouvez-vous le dire autrement, ou en anglais ?`,
  },
  offers: {
    demo: said`Voulez-vous voir les agents sur un de vos processus ?`,
    meeting: said`Voulez-vous un rendez-vous avec une personne de notre équipe ?`,
    mail: said`Voulez-vous recevoir cette conversation par e-mail ?`,
    person: said`Voulez-vous plutôt parler à une personne ?`,
  },
  asides: {
    restInEnglish: said`Le reste, je vous le dis en anglais.`,
    wayToPerson: said`Par le formulaire de contact, vous écrivez à une personne, ou bien à ${company.email}.`,
    peopleAnswer: said`Une personne de notre équipe en parle avec vous.`,
    whichOne: said`De quoi parlez-vous ?`,
  },
}
