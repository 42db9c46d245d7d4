import type { TaskQueries } from './query-shape.ts';

/** Fresh wordings that were counted before any list knew them, and then used to find what the lists lacked. */
export const USED_THIRD_TASKS: TaskQueries = {
  deep_focus_coding: `
    en the parser spec landed and I've blocked the whole day for it
    en squeezing the firmware into 32 kilobytes
    en four pull requests deep and counting
    de das Backend muss bis morgen stehen
    en untangling dependency injection in the billing monolith`,
  debugging: `
    en customers are charged twice and I need to see why
    en the printer queue is haunted
    en something regressed between tuesday and today
    es la web se cae cada media hora`,
  deep_reading_analysis: `
    en combing through tenancy agreements for loopholes
    en two audits and a pile of footnotes
    en thesis committee sent 14 pages of comments, going through them
    fr je compare trois devis en détail`,
  study_memorise: `
    en thirty muscles of the forearm by tomorrow
    en boating licence questions over and over
    en learn the speech for my citizenship ceremony without cards
    zh 明天要默写课文`,
  creative_ideation: `
    en concept names for a plant shop
    en where could our brand go in ten years
    en inventing riddles for a geocache
    pt preciso de um tema diferente para o evento`,
  creative_writing: `
    en my detective needs a motive by page forty
    en a thank-you speech that isn't cheesy
    en rewriting the ending of my radio play
    ja 手紙を書きたい`,
  design_visual: `
    en matching curtains and paint for a small flat
    en cropping a hundred product shots
    en a brush lettering piece for the hallway
    es maquetar la revista del barrio`,
  meetings_calls: `
    en quarterly review with the big boss
    en convincing the landlord over the phone
    en facilitating a retro for twelve engineers
    fr je passe un oral devant un jury`,
  routine_admin: `
    en sorting buttons and beads into tins
    en address changes for bank, gym and insurer
    en typing paper surveys into the sheet
    de Belege sortieren und Mails beantworten`,
  vigilance_trading: `
    en watching gas prices tick by tick
    en umpire for the afternoon match on video
    en overnight at the observatory, waiting for the flare alert
    ja 監視モニターの前で夜を明かす`,
  relaxed_reading: `
    en short stories and a pot of darjeeling
    en rainy afternoon with le guin
    en the last two hundred pages of my saga, slippers on
    pt um gibi e o sofá`,
  meditation_calm: `
    en lighting a candle and saying my prayers
    en ten slow breaths, then ten more
    en watching clouds with an empty mind
    hi मौन बैठना है`,
  sleep_winddown: `
    en eyes open, clock says 2:40
    en tea finished, book closed, want to go under
    en long travel day, give me a soft landing into the night
    de endlich schlafen gehen`,
  nap_recovery: `
    en twenty minutes on the beanbag, then back
    en my legs are done after the tour, couch time
    en dozing till the kettle sings
    fr une micro-sieste avant la réunion`,
  energy_wakeup: `
    en the alarm won but barely
    en need fireworks in my veins before the shift
    en my coffee needs a coffee
    es me pesan los párpados y son las diez`,
  stress_relief: `
    en I keep rehearsing what I should have said to her
    en tax letter came, hands are shaking a bit with worry
    en my to-do list is screaming at me
    pt cabeça a mil depois da discussão`,
  exercise_movement: `
    en lunges across the living room
    en following a barre video
    en stairs, ten floors, three times
    ja スクワット五十回`,
};
