import type { TaskQueries } from './query-shape.ts';

/**
 * Sentences that were written when the word lists were finished, and for which no word was added. After their first
 * count the bars of "unclear" were set with the totals of all sets in view, and an exception of the gate was narrowed
 * for another reason. Every earlier set of this kind was spent on finding what the lists lacked.
 */
export const KEPT_APART_TASKS: TaskQueries = {
  deep_focus_coding: `
    en the inventory service gets its new interface tonight, by me
    en carving a clean abstraction out of a swamp of ifs
    en my bot still can't read a calendar, changing that now
    en an afternoon of types, tests and silence
    es me encierro a terminar el motor de búsqueda
    ja 新しい画面を組み上げる`,
  debugging: `
    en half the pixels come out purple and it's my fault somewhere
    en customers from norway get kicked out at checkout
    en the nightly export is one row short
    en find me the line that eats the commas
    de seit dem Update startet nichts mehr
    zh 接口一直超时，找问题`,
  deep_reading_analysis: `
    en holding two translations of the same poem side by side
    en what the new regulation really demands of us
    en the numbers in this pitch smell, taking them apart
    en thirty years of rainfall in one table
    fr relire un mémoire avant la soutenance
    pt estudar a fundo uma lei de impostos`,
  study_memorise: `
    en names of all the presidents, in order
    en my accordion piece must sit by sunday
    en theory for the sailing badge
    en german cases, please let them stay this time
    es aprobar el carnet: a por los test
    hi पहाड़े याद करने हैं`,
  creative_ideation: `
    en what else could a bookshop sell
    en a birthday nobody will forget, thinking
    en ways to make recycling feel like play
    en a plot for our pantomime
    fr chercher un concept pour la vitrine
    zh 想一个有趣的活动主题`,
  creative_writing: `
    en the opening line still limps
    en a lullaby in three stanzas
    en travel diary, week two in peru
    en something funny for the company newsletter
    de einen Brief an meine Großmutter verfassen
    pt terminar meu conto`,
  design_visual: `
    en the homepage needs air
    en cutting stencils for the kitchen tiles
    en mixing the perfect teal
    en a map of an invented island
    es dibujar viñetas
    ja 年賀状のデザイン`,
  meetings_calls: `
    en speed mentoring, ten people, five minutes each
    en asking for a raise at eleven
    en our standup always turns into an hour
    en leading the school board session
    fr point hebdo avec mon chef
    de Gespräch mit der Vermieterin`,
  routine_admin: `
    en the drawer of unopened post
    en swapping winter clothes for summer ones
    en tagging three thousand product photos
    en rota for the volunteers, again
    pt separar recibos para o contador
    zh 把文件一个个改名`,
  vigilance_trading: `
    en bitcoin before the halving, not blinking
    en catching every foul for the league replay desk
    en second screen, third screen, all alarms
    en I call the numbers at the bingo hall tonight
    es vigilar la puja hasta el último segundo
    hi शेयर बाजार खुलने वाला है`,
  relaxed_reading: `
    en poirot and peppermint tea
    en me and a wobbly pile of old comics
    en sunday, rain, a fat novel
    en browsing a garden catalogue in bed socks
    de in alten Zeitschriften stöbern
    fr lire quelques nouvelles au jardin`,
  meditation_calm: `
    en quiet mind, soft belly
    en evening vespers at home
    en one candle, no phone, no aim
    en sitting with what is
    es un rato de silencio conmigo
    ja 心を空っぽにして座る`,
  sleep_winddown: `
    en brain, please close the shop
    en I need to be gone by eleven, up at four
    en the night before a flight I never sleep
    en shutters down, socks off
    pt quero apagar e só acordar amanhã
    zh 夜深了还睡不着`,
  nap_recovery: `
    en a short collapse onto the sofa, in a good way
    en my shift partner wakes me in twenty
    en legs after the marathon, no words
    en eyes closed until the bus comes
    de eine halbe Stunde ausruhen
    fr souffler un quart d'heure`,
  energy_wakeup: `
    en my brain has not arrived at the office
    en yawning since the first slide
    en sunday evening energy on a tuesday morning
    en get the blood going
    es necesito chispa para empezar
    hi नींद भगानी है, काम शुरू करना है`,
  stress_relief: `
    en I could bite the keyboard
    en two bosses, two opinions, one me
    en the move is tomorrow and nothing is packed, aaah
    en cool my head before I answer that mail
    pt preciso respirar depois dessa briga
    ja 気持ちがざわざわするので落ち着きたい`,
  exercise_movement: `
    en ring muscle-ups, then stretching
    en eight-minute abs, twice
    en hula hoop marathon in the yard
    en ballet warm-up at the kitchen counter
    de eine Runde Aerobic
    fr vélo d'appartement, trente minutes`,
};
