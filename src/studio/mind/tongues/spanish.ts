import { company } from '../../../content/brand.ts'
import { innovationOfficer } from '../../../content/leaders.ts'
import { said } from '../cards/said.ts'
import type { Tongue } from './tongue.ts'

export const spanish: Tongue = {
  name: 'Español',
  moves: {
    greeting: said`Hola, le doy la bienvenida. Soy el avatar de IA de ${innovationOfficer.name}. ¿Qué le trae por aquí?`,
    smalltalk: said`Estoy bien, gracias. ¿En qué puedo ayudarle?`,
    identity: said`Soy el avatar de IA de ${innovationOfficer.name}, no una persona.`,
    recorded: said`Sí, esta conversación se transcribe.`,
    thanks: said`No hay de qué.`,
    goodbye: said`Gracias por la conversación. Le deseo un buen día.`,
    repeat: said`Claro, lo digo otra vez.`,
    shorter: said`Claro, en breve.`,
    more: said`Claro, le cuento más.`,
    simpler: said`Claro, con palabras más sencillas.`,
    example: said`Claro, este es un ejemplo.`,
    yes: said`Muy bien, así lo hacemos.`,
    no: said`De acuerdo, entonces no.`,
    correction: said`Gracias, ya lo tengo bien.`,
    hurry: said`Entonces soy breve.`,
    not_answered: said`Perdone, no he respondido a su pregunta. ¿Me la puede hacer con otras palabras?`,
    choose: said`Muy bien, hablemos de eso.`,
    wait: said`Sin prisa, aquí estoy.`,
    language: said`Entiendo un poco de español. Los detalles solo los puedo decir en inglés.`,
    abuse: said`Sigamos con amabilidad y le ayudo con mucho gusto.`,
    injection: said`En eso no puedo ayudarle, pero sobre nuestros agentes sí.`,
    off_topic: said`De eso no sé nada, solo conozco nuestros agentes.`,
    unknowable: said`Eso no lo sé, y no quiero adivinar.`,
    unclear: said`No lo he entendido. ¿Lo puede decir de otra manera, o en inglés?`,
  },
  offers: {
    demo: said`¿Le gustaría ver los agentes en un proceso de su empresa?`,
    meeting: said`¿Le gustaría una reunión con una persona de nuestro equipo?`,
    mail: said`¿Le gustaría recibir esta conversación por correo?`,
    person: said`¿Le gustaría más hablar con una persona?`,
  },
  asides: {
    restInEnglish: said`El resto se lo digo en inglés.`,
    wayToPerson: said`Con el formulario de contacto llega a una persona, o puede escribir a ${company.email}.`,
    peopleAnswer: said`De eso le habla una persona de nuestro equipo.`,
    whichOne: said`¿A cuál de estas cosas se refiere?`,
  },
}
