/**
 * Phrases in which a word of danger is most likely about work, a journey that is planned, or a way of speaking. They
 * take nothing back: what they contain asks instead of refusing, so that nobody is blocked for good by a birthday card.
 */
export const EN_ASKS_ONLY = `
  accessibility ~ photosensitive, accessibility ~ photosensitivity, accessibility ~ epilepsy, guidelines for photosensitive people,
  guidelines for photosensitive users, wcag ~ seizure|seizures|photosensitive, reduced motion for people with vestibular,
  reduced motion ~ vestibular, motion ~ vestibular disorders,
  design|designing|illustrating|printing packaging for migraine tablets|pills|medicine, packaging ~ migraine, label ~ migraine tablets,
  card|cards|cake|invitation|gift|present for my|our son|daughter|kid|kids|child|children|grandson|granddaughter|niece|nephew,
  help|helping my|our son|daughter with his|her|their cv|resume|application|thesis|dissertation|taxes|mortgage,
  plan|planning|organise|organising|organize|organizing|budget|budgeting a|our|my|the road trip, road trip plan|plans|planning|playlist|itinerary|budget,
  could murder a|an|some coffee|tea|espresso|latte|beer|pizza|burger|sandwich|curry|snack,
  lesson|lessons|class|worksheet for kids|children, suicide squad`;

export const ASKS_ONLY = `
  clase para ninos, clases para ninos, taller para ninos, tarjeta para mi hijo, tarjeta para mi hija,
  unterricht fur kinder, karte fur meinen sohn, karte fur meine tochter,
  cours pour enfants, atelier pour enfants, carte pour mon fils, carte pour ma fille,
  aula para criancas, cartao para meu filho, cartao para minha filha`;
