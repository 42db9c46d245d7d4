import type { TaskQueries } from './query-shape.ts';

/** Written by a second person who had not seen the lists; counted before any list knew them, and used afterwards. */
export const USED_SIXTH_TASKS: TaskQueries = {
  deep_focus_coding: `
    en wiring up stripe webhooks til lunch
    en Porting our billing service from Python to Go, roughly four hours of uninterrupted work ahead of me.
    en migrating 40 react components off class syntax ugh. headphones on
    en sql migration script + unit tsets, dnd is on
    es voy a montar la API de reservas en Django de una sentada
    de Ich baue heute Nachmittag den Importer in Kotlin fertig, Tür ist zu
    zh 今晚要把支付模块的接口写完，谁也别来打扰
    hi आज पूरा login वाला backend Node में लिखना है, तीन घंटे कोई न टोके`,
  debugging: `
    en prod throws 500s only on tuesdays and nobody knows why. going in
    en stepping thru a segfault w gdb
    en The checkout page works on my machine and fails in CI; I have to find out why this afternoon.
    en memory keeps climbing till the pod gets killed, gotta find whos holding the refs
    fr le test passe une fois sur trois, je cherche d'où ça vient
    pt app crashando no android 12 e o stack trace não diz nada, bora caçar isso
    ja 本番だけ値がnullになる原因を追いかけます
    de Race Condition im Scheduler, ich sitz jetzt mit den Logs davor bis ich sie hab`,
  deep_reading_analysis: `
    en going through a 90 page merger contract clause by clause
    en peer review for a journal - 34 pages of methods and stats to pick apart
    en comparing three cohort papers, need to catch where their numbers disagree
    en I shall be going over the court's ruling line by line this evening; I plead on Thursday and cannot afford to miss a footnote.
    es tengo que desmenuzar el informe de auditoría, 120 páginas llenas de tablas
    fr éplucher le rapport annuel d'un concurrent, ligne par ligne
    zh 要逐条细读一份英文专利说明书，挑出权利要求的漏洞
    ja 判例を三件読み込んで論点を整理したい
    pt vou destrinchar um artigo de econometria, cada equação`,
  study_memorise: `
    en 300 anki cards overdue
    en cranial nerves. all twelve. must stick by friday
    en I'm learning my lines for act two, opening night is close and I still blank on the monologue
    de Vokabeln pauken, Kapitel 7 bis 9, morgen wird abgefragt
    es me tengo que aprender las fechas de la guerra civil para el parcial de mañana
    hi कल बोर्ड का पेपर है, periodic table रटनी है
    zh 背单词，雅思还有十天
    pt decorar os artigos da constituição pro concurso`,
  creative_ideation: `
    en names for a bakery that only sells savory things. want like 50 dumb ones
    en Blank whiteboard, need angles for the spring campaign
    en what-iffing twists for our next board game, no bad answers
    en I have to come up with a birthday surprise for my partner and my head is empty
    fr je cherche un concept pour l'expo de juin, je veux partir dans tous les sens
    ja 新商品のネーミング案を50個出したい
    hi दिवाली के विज्ञापन के लिए कुछ हटके सोचना है, दिमाग के घोड़े दौड़ाने हैं
    es sacar nombres para el podcast, cuantos más locos mejor`,
  creative_writing: `
    en chapter 11. she finally opens the letter.
    en haven't touched my novel in a month, going to get 800 words down even if theyre awful
    en toast for my brother's wedding, funny but not mean
    en lyrics for the bridge, chorus is already done
    de Ich will das Gedicht für Omas Achtzigsten zu Ende dichten
    pt escrever um conto de terror pro concurso, mínimo 5 páginas
    zh 更新小说第三十章，男女主终于重逢
    fr finir la scène de dispute de ma pièce de théâtre, les dialogues sonnent faux`,
  design_visual: `
    en nudging letterforms around in a logo
    en figma all day: 14 screens for the onboarding
    en Colour grading a short film, scene by scene.
    en laying out the school yearbook spreads, photos everywhere
    es retocar las fotos de la boda en Lightroom, unas 200
    ja カフェのメニュー表をイラレで組みます
    hi YouTube के लिए thumbnail बना रहा हूँ, रंग और font जम नहीं रहे
    de Plakat fürs Sommerfest in Illustrator setzen`,
  meetings_calls: `
    en back to back zooms 1 til 5, camera on
    en quarterly review w my boss in ten, want to come across sharp and not ramble
    en Interviewing four candidates this afternoon over video.
    en on the phone with the insurance ppl, i need patience and a clear head
    fr point hebdo avec le client à 14h, je dois écouter et prendre la parole sans m'emballer
    pt daqui a pouco tem daily e depois alinhamento com o time de vendas
    zh 两点要跟客户视频谈合同，想稳一点
    de Elternabend per Teams, ich moderiere`,
  routine_admin: `
    en 47 receipts into the expense thing
    en clearing out the inbox, 600 unread, just archive archive archive
    en Updating everyone's addresses in the spreadsheet, then printing labels.
    en renewing the car insurance, booking the dentist, paying the gas bill, all that stuff ive been dodging for weeks
    es pasar las facturas del trimestre al excel, menudo rollo
    ja 経費精算を片付ける
    hi महीने भर के बिल और रसीदें फाइल में लगानी हैं
    fr ranger mes dossiers sur le drive et renommer 300 fichiers`,
  vigilance_trading: `
    en NFP drops 8:30, got my finger on the ladder
    en night shift at the CCTV desk, twelve screens, nothing ever happens until it does
    en scalping ES futures at the open
    en I supervise the radar picture for the harbour until six and must not miss a contact.
    pt vou operar mini índice na abertura, não posso nem piscar
    zh 美股开盘头两小时盯盘
    de Leitwarte, Nachtschicht, ich muss acht Stunden die Anzeigen im Blick haben
    es de guardia mirando los paneles del centro de operaciones, por si salta una alarma`,
  relaxed_reading: `
    en tea, blanket, agatha christie
    en sunday paper on the balcony, no rush
    en a few chapters of that silly fantasy book before dinner
    en Leafing through old comics with my feet up.
    fr bouquiner un polar dans le hamac
    ja お茶を飲みながら漫画をのんびり読む
    hi चाय के साथ प्रेमचंद की दो-चार कहानियाँ, कोई जल्दी नहीं
    es me he comprado una revista de cotilleos y voy a hojearla en el sofá`,
  meditation_calm: `
    en sitting on the cushion for 20 min
    en body scan then just watching the breath
    en Evening prayer, rosary, quiet.
    en vipassana day 3 at home, mind like a monkey
    de zwanzig Minuten still sitzen und nur den Atem zählen
    zh 打坐半小时，观呼吸
    hi सुबह बीस मिनट ॐ का जाप करूँगा, मन को एक जगह टिकाना है
    pt quero ficar em silêncio, olhos fechados, só respirando`,
  sleep_winddown: `
    en its 1am and my brain wont shut up, lights off in 10
    en in my pyjamas, teeth brushed, want to drift off
    en Jet lagged in Singapore: my body believes it is noon and I need to be out cold by eleven.
    en end of the day, dimming everything before bed
    fr je suis au lit, je tourne en rond depuis une heure, j'aimerais sombrer
    es ya apagué la luz y no consigo pegar ojo
    ja 布団に入ったけど目が冴えてる
    zh 躺床上翻来覆去一个钟头了
    de Liege schon im Bett, will langsam wegdämmern`,
  nap_recovery: `
    en 20 min on the office couch then back at it
    en shutting my eyes between shifts, alarms set for 3
    en post lunch coma, gonna lie down for a quick one
    en I have just come off a double shift on the ward and get half an hour in the break room to recharge before I go again.
    pt cochilo de meia hora depois do almoço
    hi दोपहर में बीस मिनट की झपकी लेनी है
    ja 昼休みに15分だけ目を閉じたい
    fr petite sieste de 25 minutes avant de reprendre`,
  energy_wakeup: `
    en coffee isnt working. 6am. help
    en 3pm slump, eyelids like bricks, still four hours to go
    en just rolled out of bed and need to feel like a human
    en I'd like something to perk me up before the afternoon gets away from me.
    de komm heut nicht in die Gänge, brauch nen Tritt in den Hintern
    es recién levantada y zombi total, espabílame
    zh 下午犯困，给我提提神
    pt tô um caco hoje cedo, me dá um gás`,
  stress_relief: `
    en got chewed out by a customer, still fuming
    en shoulders up round my ears, three deadlines, need to come down a notch
    en my landlord just emailed. stomach in knots. five minutes to get a grip
    en The house is finally empty and I would like to unclench after that row with my ex.
    fr je sors d'une engueulade avec mon chef, faut que je redescende
    hi ऑफिस में बहुत झिकझिक हुई, मन हल्का करना है
    ja 締め切り続きで気が張りつめてる、少しほぐしたい
    zh 被老板骂了一顿，心里堵得慌，想缓一缓
    es tengo los nervios de punta, mañana salen las notas de la oposición`,
  exercise_movement: `
    en kettlebells in the garage, 5 rounds
    en about to hop on the spin bike for 40
    en treadmill intervals while it rains outside
    de gleich Burpees und Liegestütze im Wohnzimmer
    es zumba en el salón con las vecinas
    pt dia de agachamento e leg press, quero sair da academia sem andar
    hi सूर्य नमस्कार और दंड-बैठक, चालीस मिनट
    ja ローイングマシンで5キロ漕ぐ
    fr corde à sauter, dix séries`,
};
