import type { Subject } from '../labels.ts'

/** Beginnings of words in German, French, Spanish and Portuguese (no accents) that say what a question is about. */
export const cognates: Partial<Record<Subject, string>> = {
  security: 'sicherheit securite seguridad seguranca sicher secure seguro verschlussel',
  privacy: 'datenschutz dsgvo rgpd lgpd privacidad privacidade vieprivee personenbezogen',
  price:
    'preis prix precio preco kosten kostet coute cuesta custa tarif tarifa cout coste custo lizenz teuer cher caro',
  demo: 'demonstration demostracion demonstracao demo vorfuhrung vorfuhren termin rendez reunion reuniao',
  person:
    'mensch mitarbeiter humain humano persona pessoa personne ansprechpartner quelqu alguien alguem kollege collegue',
  languages: 'sprachen langues idiomas lenguas linguas',
  language: 'deutsch francais espanol portugues sprechen parler hablar falar auf english anglais ingles',
  greeting: 'hallo guten bonjour bonsoir salut hola buenos buenas ola bom boa servus moin',
  thanks: 'danke merci gracias obrigado obrigada vielen dank',
  goodbye: 'tschuss wiedersehen revoir adios adeus tchau hasta ate wiederhoren bientot',
  yes: 'ja oui si sim genau exactement exacto claro jawohl',
  no: 'nein non nao nicht nee',
  repeat: 'wiederholen nochmal repeter repetez repetir repita repite',
  shorter: 'kurzer kurz bref court corto breve curto resumen resumo zusammenfassung plus',
  integration:
    'integration integrieren anbinden schnittstelle integrer integrar integracion integracao conectar connecter interfaz',
  savings:
    'sparen einsparung einsparen economies economiser ahorro ahorrar economizar poupar gewinn rentabilite',
  references: 'referenzen kunden clients clientes references referencias',
  jobs: 'arbeitsplatze stellen emplois empleos empregos entlassen licencier despedir demitir postes',
  works_council: 'betriebsrat gewerkschaft syndicat sindicato comite cse mitbestimmung',
  contact: 'kontakt contact contacto contato telefon telephone telefono telefone adresse direccion endereco',
  company: 'firma unternehmen entreprise societe empresa gesellschaft gegrundet',
  leadership: 'geschaftsfuhrer vorstand dirigeant direction directivos dirige leitet',
  example: 'beispiel exemple ejemplo exemplo',
  pilot: 'pilotprojekt pilote piloto pilot probe essai prueba teste',
  duration: 'dauert lange combien temps tarda cuanto tiempo demora tempo wochen semaines semanas',
  hosting: 'cloud nuage nube nuvem rechenzentrum server serveur servidor hebergement',
  mistakes: 'fehler erreur error erro haftung falsch',
  control: 'kontrolle freigabe controle control validation aprobacion aprovacao abschalten arreter',
  support: 'unterstutzung hilfe aide ayuda ajuda soporte assistance suporte',
  contract: 'vertrag contrat contrato kundigung laufzeit engagement resiliation',
  send: 'schicken senden envoyer envoyez enviar envie mandar unterlagen',
  overview: 'machen sie faites hacen fazem angebot offre oferta bieten proposez ofrecen oferecem',
  where_to_start: 'anfangen beginnen commencer empezar comecar',
  identity: 'bist du roboter robot robo humain mensch machine',
}
