import type { TaskQueries } from './query-shape.ts';

/** Written by somebody who had not seen the lists; counted before any list knew them, and used afterwards. */
export const USED_FIFTH_TASKS: TaskQueries = {
  deep_focus_coding: `
    en wiring the webhook retries into the payments service before tomorrow
    en two hours to get the drag and drop kanban thing actually working in svelte
    en porting our old perl cron stuff to go, house is finally quiet
    en have to finsh the db migration script and the unit tests befor lunch
    es Toca montar la API de reservas con FastAPI, tengo la tarde entera para mí
    de Heute muss der Login-Flow in Kotlin stehen, Handy liegt in der Küche
    fr je m'attaque au module d'export PDF, faut que ça compile avant 18h
    pt bora escrever o back-end do carrinho em Node até a hora do almoço
    zh 今晚把推荐接口的后端写完，别让我刷手机`,
  debugging: `
    en the app freezes only on Samsung phones and nobody can tell me why
    en staring at a stack trace since 9, null somewhere it can't be null
    en bisecting commits to find out who broke the invoice totals
    en tests pass on my machine, red on CI, going in
    ja 本番だけ画面が真っ白になる原因を追ってる
    hi सर्वर हर दो घंटे में अपने आप बंद हो जाता है, वजह ढूंढनी है
    es Hay una fuga de memoria en el worker y no sé de dónde sale, voy a por ella
    de Warum zum Teufel kommt hier immer null zurück, ich geh jetzt die Logs durch
    fr le panier se vide tout seul au rafraîchissement, je cherche d'où ça vient`,
  deep_reading_analysis: `
    en going through a 60 page lease clause by clause
    en picking apart the methods section of three papers for journal club
    en comparing two annual reports line by line, where did the margin go
    en working through Kant, one paragraph every ten minutes lol
    pt preciso destrinchar um acórdão de 80 páginas e achar as contradições
    zh 在啃一篇关于注意力机制的论文，公式要一行一行推
    ja 判例を三本読み比べて論点を整理する
    hi सुप्रीम कोर्ट का 90 पन्नों का फैसला बारीकी से पढ़ना है
    es Revisando el informe de auditoría con lupa, hay algo que no cuadra`,
  study_memorise: `
    en pharmacology flashcards, 200 left, exam friday
    en trying to get the cranial nerves to stick
    en drilling irregular german verbs til I stop mixing them up
    en bar exam in 3 weeks, evidence rules again today
    de Morgen Bio-Klausur, der Zitronensäurezyklus will einfach nicht in den Kopf
    fr j'ai mon oral d'histoire jeudi, il me reste douze dates à retenir
    pt decorando a tabela de cátions pra prova de química de amanhã
    zh 考研单词还有三百个没背，今晚过一遍
    ja 明日の小テストに向けて漢字を五十個叩き込む`,
  creative_ideation: `
    en need a name for the bakery, twenty bad ones first is fine
    en sticky notes on the wall, what could our stall at the fair even be
    en thinking up wild birthday party themes for a 7 yr old who's over dinosaurs
    en how might we get ppl to return their coffee cups... letting my mind wander on it
    hi नए यूट्यूब चैनल के लिए हटके विषय सोच रहा हूँ
    es A ver si se me ocurre un eslogan para la heladería, de momento nada
    de Ich spinne ein bisschen rum, was man aus dem alten Bauwagen machen könnte
    fr on cherche un concept pour la vitrine de Noël, tout est permis
    pt quero juntar umas dez ideias malucas de presente pro amigo secreto`,
  creative_writing: `
    en chapter 12, she finally opens the letter
    en lyrics for the second verse, got the chorus already
    en my best man speech, want it funny but also make his mum cry
    en 500 words of my werewolf novella before the kids get up
    zh 小说写到男主离家那一段了，想把那种雨夜的感觉写出来
    ja 祖母との思い出をエッセイにまとめたい、書き出しが決まらない
    hi एक ग़ज़ल अधूरी है, आज आख़िरी दो शेर पूरे करने हैं
    es Le debo un cuento a la revista: una farera que habla con los barcos
    de Ich schreib an der Szene, wo der Kommissar merkt, dass er den Falschen hat`,
  design_visual: `
    en kerning the logo for the hundredth time
    en mocking up the onboarding screens in figma
    en color grading the wedding footage, skin tones look green
    en laying out the zine, 24 pages, two spot colours
    fr je retouche l'affiche du festival, la typo ne va pas du tout avec la photo
    pt montando a paleta e os ícones do aplicativo novo
    zh 给奶茶店画菜单插图，草稿已经有了，现在上色
    ja 名刺のレイアウトを詰めてる、余白がしっくりこない
    hi शादी के कार्ड का लेआउट बना रही हूँ, फ़ॉन्ट और बॉर्डर तय करने हैं`,
  meetings_calls: `
    en standup then the quarterly with the regional folks, back to back til 1
    en on zoom with the landlord's lawyer in ten, need to sound composed
    en interviewing four candidates this afternoon
    en hosting the webinar at 3, 80 people signed up, cam on
    es A las cinco videollamada con el cliente de Chile, y esta vez presento yo
    de Gleich Jour fixe mit dem Betriebsrat, zwei Stunden zuhören und nicht abschalten
    fr entretien annuel avec ma cheffe dans un quart d'heure, en visio
    pt daqui a pouco tenho uma call com o fornecedor pra negociar prazo
    zh 下午要跟三个客户轮流视频对需求`,
  routine_admin: `
    en receipts. shoebox of receipts. and the expense portal
    en clearing 340 unread emails
    en typing up the attendence sheets, mind numbing
    en renewing car insurance, booking the dentist, all the boring stuff in one go
    ja 溜まった領収書を経費システムに打ち込む
    hi बिजली, गैस और इंटरनेट के बिल भरने हैं और फ़ाइलें ठीक करनी हैं
    es Pasando facturas al Excel, qué aburrimiento más grande
    de Ablage vom letzten halben Jahr, alles lochen und abheften
    fr je remplis le dossier de la CAF et après je trie les mails en retard`,
  vigilance_trading: `
    en nasdaq opens in 5, watching the tape all morning
    en night shift at the security desk, twelve monitors and nothing happens
    en scalping eurusd until the fed statement drops
    en keeping an eye on the server dashboards during the launch
    pt de olho no book do mini índice até o fechamento
    zh 盯盘到收市，今天波动大，不能走神
    ja 夜勤で監視カメラの画面をずっと見てないといけない
    hi निफ्टी की एक्सपायरी है आज, चार्ट से नज़र नहीं हटानी`,
  relaxed_reading: `
    en cup of tea, cat on lap, the new Ishiguro
    en couple of chapters of a trashy thriller on the sofa
    en sunday paper in the garden, no rush
    en leafing thru old comics w a blanket
    es Me he pillado una novelita de misterio y el sofá es todo mío
    de Füße hoch, Tee, und endlich der Krimi von meiner Schwester
    fr un bon polar sous un plaid, il pleut dehors
    pt rede na varanda e um livro do Jorge Amado, sem pressa nenhuma`,
  meditation_calm: `
    en 20 min on the cushion, following the breath
    en body scan, want my thoughts to settle like mud in a pond
    en just want to sit still and do nothing for a bit, eyes half closed
    en doing my loving-kindness practice before the house wakes up
    zh 打坐半小时，数呼吸
    ja 座禅を組んで、ただ呼吸を数えたい
    hi सुबह की पूजा के बाद बीस मिनट प्राणायाम और मौन
    es Voy a sentarme en silencio con el mantra un rato`,
  sleep_winddown: `
    en it's 1am and my brain won't shut up, lights are already off
    en teeth brushed, in bed, want to drift off by 11
    en coming down from a late shift, need to be out cold in half an hour
    en jet lagged, body thinks it's noon, pillow time anyway
    de Liege im Bett und wälze mich hin und her, Wecker geht um fünf
    fr je suis déjà sous la couette, je voudrais que mes yeux se ferment tout seuls
    pt já apaguei a luz, agora é só desligar a cabeça até amanhã
    zh 躺床上翻来覆去一个小时了，明早还要早起`,
  nap_recovery: `
    en 20 minutes horizontal before the second half of my shift
    en gonna crash on the couch till 3, alarm set
    en quick snooze at my desk, fire alarm kept us up half the nigth
    ja 昼休みに15分だけ目を閉じて横になる
    hi दोपहर का खाना खाकर आधा घंटा झपकी लेनी है
    es Me echo una siestecita de veinte minutos y sigo
    de Kurz aufs Sofa, Viertelstunde Augen zu, dann geht's weiter
    fr je m'allonge un quart d'heure entre deux services, je suis vidé`,
  energy_wakeup: `
    en third coffee did nothing, I'm a zombie and it's only 10
    en 6am, dark outside, get me going
    en that 3pm slump hit hard, need a kick
    pt acordei agora, tô me arrastando, preciso pegar no tranco
    zh 刚起床，脑子还是糊的，帮我提提神
    ja 起きたばかりでまだぼーっとしてる、シャキッとしたい
    hi सुबह से सुस्ती छाई है, थोड़ी फुर्ती चाहिए
    es Después de comer me quedo frito en la silla, necesito espabilar`,
  stress_relief: `
    en boss just tore into me in front of everyone, jaw's still clenched
    en too many tabs in my head, everything's due at once, want to breathe
    en got off the phone with my ex, shoulders up round my ears
    de Nach dem Streit mit meinem Bruder bin ich total geladen, will wieder runterkommen
    fr j'ai une boule au ventre avant les résultats, faut que ça redescende
    pt dia infernal no trabalho, tô com os nervos à flor da pele
    zh 房租、甲方、爸妈，一件接一件，整个人绷得紧紧的，想缓一缓
    ja 締め切りに追われてイライラが止まらない、少し落ち着きたい`,
  exercise_movement: `
    en kettlebells in the garage, 5 rounds
    en on the rowing machine for 30, want to beat last week
    en leg day lets gooo
    hi छत पर रस्सी कूदनी है, सौ-सौ के पाँच सेट
    es Media hora de bici estática a tope
    de Gleich Zirkeltraining im Keller, Burpees und Liegestütze
    fr séance de pompes et de gainage dans le salon
    pt vou pra esteira fazer uns tiros de corrida`,
};
