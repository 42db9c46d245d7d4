import type { TaskQueries } from './query-shape.ts';

/** Fresh wordings that were counted before any list knew them, and then used to find what the lists lacked. */
export const USED_FIRST_TASKS: TaskQueries = {
  deep_focus_coding: `
    en got the house to myself, gonna hammer out the migration scripts
    en headphones in, door shut, kubernetes all morning
    en wrangling regexes until lunch
    en shipping the onboarding flow by friday, zero distractions
    en I'm building a little chess engine in rust
    en ten thousand rows and a gnarly SQL query to compose
    en wiring up stripe webhooks
    en heads down on the spec implementation
    en cranking out unit tests for the invoicing service
    en the thesis model needs its training loop done tonight
    en finishing an arduino sketch for my greenhouse
    es me toca picar código hasta la noche
    de Deadline morgen, ich muss das Feature fertig kriegen
    pt tenho de acabar o algoritmo hoje`,
  debugging: `
    en why on earth does the checkout page hang
    en bisecting commits to see which one broke login
    en pager went off, latency through the roof
    en null pointer somewhere in 40k lines
    en off-by-one, I can smell it
    en my raspberry pi keeps rebooting and I have no clue
    en the numbers in column F don't add up and I can't see where it goes wrong
    fr ça compile mais rien ne marche, je traque l'erreur
    ja ログを追ってバグの犯人を探す`,
  deep_reading_analysis: `
    en wading through the annual filing of a chip maker
    en cross-checking citations in a systematic review
    en a 60-page RFC and I need to understand every clause
    en making sense of kant before the seminar
    en due diligence on a small acquisition
    en poring over census tables
    en what does this ruling actually say? need to parse it
    es revisar con lupa las cláusulas de un contrato
    zh 研究一份行业报告`,
  study_memorise: `
    en bar prep, torts today
    en anki backlog of 800
    en the periodic table refuses to stay in my head
    en cramming for the real estate license
    en finals week, thermodynamics
    en brushing up my dutch before the placement test
    en want the piano piece by heart
    en going through past papers for a-level maths
    de ich büffle Anatomie
    fr apprendre mes tables de conjugaison
    hi परसों बोर्ड का पेपर है, रिवीज़न करना है`,
  creative_ideation: `
    en blank whiteboard, need sparks for the summer campaign
    en what if our app were a board game? riffing
    en coming up with a halloween costume nobody else will have
    en need a wild premise for game jam
    en mood boards and half-baked thoughts
    en tossing around titles for my podcast
    en how might we make commuting fun
    es quiero darle vueltas a posibles nombres para mi tienda
    ja 発想を広げたい`,
  creative_writing: `
    en nanowrimo, 1667 words to go
    en my protagonist is stuck in a lift and so am I
    en love letter, overdue
    en verses for a song about november
    en blog post on sourdough, first draft
    en eulogy for my aunt
    en fan fiction, slow burn, chapter 12
    en writing up my gap year as a memoir
    pt compor a letra de uma música
    zh 今晚想写几首诗`,
  design_visual: `
    en kerning a headline until my eyes bleed happily
    en wireframes for a banking dashboard
    en watercolours by the window
    en retouching portraits in lightroom
    en rendering an interior in blender
    en picking a palette for the nursery school website
    en embroidery pattern, trying out motifs
    fr maquette d'un site vitrine à peaufiner
    de Logo-Entwürfe für einen Kunden`,
  meetings_calls: `
    en standup, then retro, then planning
    en parent-teacher evening on zoom
    en pitching to investors at four
    en salary negotiation with HR
    en one-on-ones all day
    en hopping on the phone with a supplier in shenzhen
    en giving a webinar
    en first day at work, lots of faces to greet
    es videollamada con los de Madrid
    fr entretien d'embauche dans une heure
    pt vou dar uma palestra online`,
  routine_admin: `
    en inbox zero or bust
    en timesheets and mileage claims
    en reconciling bank statements
    en filing my VAT return
    en data entry, 400 business cards
    en folding laundry and clearing the dishes
    en scheduling dentist, plumber, vet
    en labelling jars in the pantry
    de Ablage machen und Rechnungen überweisen
    zh 填表、回邮件、做报销`,
  vigilance_trading: `
    en scalping nasdaq futures
    en night watch at the control room
    en proctoring an online exam
    en counting birds at the estuary for a survey
    en radar screen, eight hour shift
    en eyes on the dashboards while the release rolls out
    en lifeguard theory? no, I'm watching the pool cameras
    en valorant ranked, need quick reflexes
    es operar en bolsa esta mañana
    ja 為替の値動きを見張る`,
  relaxed_reading: `
    en tea, cat, jane austen
    en some fluffy romance on my kindle
    en a few pages of tolkien by the fire
    en catching up on my magazine pile
    en scrolling through long reads in the hammock
    en beach read
    de mit einem Krimi auf der Couch
    fr feuilleter un magazine tranquillement
    hi आराम से उपन्यास पढ़ना है`,
  meditation_calm: `
    en zazen, half an hour
    en loving-kindness practice
    en sitting still and letting everything settle
    en rosary time
    en box breathing, four four four four
    en yoga nidra tonight
    es respirar hondo y estar presente
    pt um tempo de oração e silêncio
    ja 呼吸に意識を向けたい`,
  sleep_winddown: `
    en can't drop off
    en counting sheep since midnight
    en in bed already, want to fade out
    en tomorrow starts at five, I need to be out cold soon
    en tossing and turning
    en drowsy mode for bedtime please
    en wean me off the day, pyjamas are on
    fr je vais me coucher
    zh 失眠了，想安稳睡一觉
    hi रात हो गई, अब सोना है`,
  nap_recovery: `
    en power nap on the train
    en forty winks
    en ten minutes with my feet up
    en lying down between shifts
    en brain fried after the exam, need a proper pause
    en recharge for half an hour then back at it
    de kurz wegdösen
    es cerrar los ojos un cuarto de hora`,
  energy_wakeup: `
    en monday, no coffee in the house
    en my head is full of cotton
    en can't get out of bed, pump me up
    en three pm slump
    en jet lagged and it's only noon
    en give me a jolt
    en feeling like a slug
    en need pep for the evening shift
    fr je somnole au bureau, réveille-moi
    pt estou caindo de sono e ainda é de manhã
    ja 眠気を吹き飛ばしたい`,
  stress_relief: `
    en my boss just tore into me
    en heart's racing before the results
    en I'm a bundle of nerves
    en everything's too much today
    en need to blow off steam after that row with my landlord
    en can't stop fretting about rent
    en deep breath, deep breath, deep breath
    en wound tight as a spring
    es tengo el corazón a mil por los nervios
    de der Stress frisst mich auf
    zh 心里很烦，想平静下来
    ja イライラを鎮めたい`,
  exercise_movement: `
    en hiit in the garage
    en couch to 5k, week three
    en kettlebells then core
    en zumba with my neighbour
    en spinning class at home
    en pilates mat is out
    en shadow boxing rounds
    en stationary bike, 45 min zone 2
    es saltar a la comba y hacer abdominales
    pt malhar em casa
    hi कसरत करनी है`,
};
