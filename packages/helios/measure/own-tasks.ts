import type { TaskQueries } from './query-shape.ts';

/** Our own sentences for each task, in words of our own. Each line is a language and what somebody might type. */
export const OWN_TASKS: TaskQueries = {
  deep_focus_coding: `
    en migrating our billing service off the old ORM this afternoon
    en rewriting the scheduler so it stops blocking the main thread
    en three hours to wire the payment gateway into the shop
    en finally splitting that 2000-line class into modules
    en adding dark mode to my flutter app
    en writing a parser for log lines in go
    en need tunnel vision, the sprint ends tonight
    es voy a programar toda la tarde sin interrupciones
    de ich baue heute die Schnittstelle für unser Backend
    fr je développe une application mobile ce soir
    pt vou escrever código para o novo serviço
    zh 今晚要把后端接口写完
    ja アプリの新機能を実装する
    hi मुझे वेबसाइट का कोड लिखना है`,
  debugging: `
    en the nightly job dies at two and nobody knows why
    en users get logged out at random, gotta find what does it
    en stepping through a segfault with gdb
    en our tests go red only on tuesdays
    en the deploy went sideways and I'm reading logs
    en something eats all the RAM on the staging box
    es llevo horas buscando un error que solo aparece en producción
    de der Server stürzt ständig ab, ich suche die Ursache
    fr je cherche pourquoi mon programme plante
    zh 程序老是崩溃，我在找原因
    ja 原因不明のエラーを調べている`,
  deep_reading_analysis: `
    en going line by line through the merger agreement
    en have to make sense of a 90 page tender before noon
    en working through wittgenstein, slowly
    en checking the assumptions in a cash flow forecast
    en reviewing a grant application for the council
    en comparing three vendor offers point by point
    en peer reviewing a manuscript on coral genetics
    es tengo que estudiar a fondo un informe jurídico
    de ich arbeite mich durch einen langen Vertrag
    fr analyser les résultats de notre enquête
    pt preciso analisar um relatório técnico denso
    zh 我要仔细读一篇英文论文
    ja 契約書を細かく読み込む必要がある`,
  study_memorise: `
    en biology midterm on friday and I know nothing
    en drilling french irregular verbs
    en getting the cranial nerves into my head
    en going over last week's lecture slides
    en need these 200 chinese characters to stick
    en prepping for my citizenship test
    en rehearsing my lines for the school play
    es mañana tengo examen de historia
    de Vokabeln lernen für die Prüfung
    fr je révise pour le bac
    pt preciso decorar a matéria da prova
    zh 明天考试，今晚复习
    ja 英単語を覚えたい
    hi कल मेरी परीक्षा है, याद करना है`,
  creative_ideation: `
    en need twenty names for a coffee brand
    en what could our museum do for its centenary? thinking wide
    en dreaming up puzzles for an escape room
    en hunting for a fresh angle on an old product
    en sticky notes and a blank wall, let's see what comes
    en jamming on a tune with no plan
    en cooking up a surprise for my sister's fortieth
    es busco ideas nuevas para una campaña
    de Brainstorming für ein neues Produkt
    fr trouver des idées pour notre prochain spectacle
    pt quero ter ideias diferentes para a festa
    zh 想一些新点子做活动策划
    ja 新しい企画のアイデアを出したい`,
  creative_writing: `
    en chapter seven won't write itself
    en a villanelle for my father's birthday
    en polishing the dialogue between two sisters in my play
    en I owe my readers a newsletter
    en putting my grandmother's life on paper
    en best man speech, two weeks left
    en morning pages before the house wakes
    es estoy escribiendo un cuento corto
    de ich schreibe an meinem Roman weiter
    fr écrire quelques vers ce matin
    pt escrever o próximo capítulo do meu livro
    zh 写小说，想要灵感
    ja 短編小説を書いている`,
  design_visual: `
    en choosing type for a wine label
    en touching up wedding pictures
    en a logo for a bike repair shop
    en pushing pixels in figma until it feels right
    en inking a two-page spread
    en cutting a trailer for our documentary
    en laying out a photo book
    en sculpting a dragon in zbrush
    es estoy diseñando el cartel del festival
    de ich gestalte ein Plakat
    fr je dessine des croquis pour une affiche
    pt editando fotos de um casamento
    zh 在做海报设计
    ja イラストを描いています`,
  meetings_calls: `
    en one video chat after another until five
    en defending my budget in front of the directors
    en hosting a panel with three economists
    en quick check-in with my manager, then a client
    en interviewing two candidates after lunch
    en moderating an online workshop for sixty people
    en awkward talk with my landlord in ten minutes
    es tengo una reunión con el equipo en media hora
    de gleich habe ich ein Vorstellungsgespräch
    fr réunion avec un client important cet après-midi
    pt vou apresentar o projeto para a diretoria
    zh 下午要跟客户开会
    ja これから面接があります
    hi थोड़ी देर में मीटिंग है`,
  routine_admin: `
    en chewing through 300 unread messages
    en renewing insurance and paying the electricity people
    en naming and sorting ten years of holiday pictures
    en copying addresses from paper into the system
    en monthly reimbursement forms, yay
    en packing forty parcels for the shop
    en booking trains and hotels for the team trip
    en tidying up the shared folder
    es ordenar facturas y contestar correos
    de Steuererklärung machen, leider
    fr remplir des formulaires administratifs
    pt responder e-mails e organizar planilhas
    zh 整理发票和报销单
    ja メールの返信と書類整理
    hi ईमेल का जवाब देना और बिल भरना`,
  vigilance_trading: `
    en staring at candles until the new york close
    en eight hours at the monitoring desk, nothing may slip past me
    en checking welds on a conveyor for hairline cracks
    en on watch for intruders tonight, twelve camera feeds
    en ranked ladder in starcraft, fast fingers needed
    en refereeing an online chess blitz event
    en waiting for the ticket sale to open, have to be quick
    es vigilar los mercados durante la apertura
    de ich überwache heute Nacht die Anlagen
    fr surveiller les écrans de contrôle toute la nuit
    pt acompanhar a bolsa na abertura do pregão
    zh 今天要盯盘
    ja 監視カメラを見張る夜勤`,
  relaxed_reading: `
    en me, a blanket and a whodunit
    en thumbing through old comic strips
    en finally starting that thousand-page family saga for fun
    en leafing through a travel magazine on the balcony
    en a couple of chapters before dinner, no hurry
    en sunday paper and toast
    en revisiting my favourite children's classics on the couch
    es leer una novela tranquilamente en el sofá
    de gemütlich ein Buch lesen
    fr bouquiner au coin du feu
    pt ler um romance sem pressa
    zh 躺在沙发上看小说
    ja のんびり漫画を読む`,
  meditation_calm: `
    en twenty minutes on the cushion
    en following the in and out of the breath
    en kneeling for evening prayer
    en want to watch thoughts float by and let them go
    en a slow body scan from toes to crown
    en chanting for a while
    en just sitting, nothing else
    es hacer un rato de meditación
    de ich möchte in Stille sitzen und atmen
    fr un moment de pleine conscience
    pt meditar em silêncio
    zh 想静坐冥想
    ja 瞑想したい
    hi शांति से प्राणायाम करना है`,
  sleep_winddown: `
    en teeth brushed, phone away, now make me nod off
    en three in the morning and I'm staring at the ceiling
    en it's been a long one, time to hit the pillow
    en my flight landed at dawn and my body clock is upside down, want to sleep
    en easing out of the day before I turn in
    en head won't shut up and I have to be up at six
    en lights low, pyjamas on
    es no puedo dormir
    de ich will endlich einschlafen
    fr j'ai du mal à m'endormir
    pt quero dormir logo
    zh 睡不着，想快点入睡
    ja なかなか眠れない
    hi नींद नहीं आ रही, सोना चाहता हूँ`,
  nap_recovery: `
    en twenty minutes flat on the office couch
    en legs are jelly after the half marathon, want to recuperate
    en a snooze between two lectures
    en I'd like to shut my eyes for a quarter of an hour
    en siesta time
    en my brain is toast, ten minutes off please
    en breather before round two
    es una siesta corta después de comer
    de kurzes Nickerchen in der Mittagspause
    fr petite sieste de vingt minutes
    pt vou tirar um cochilo rápido
    zh 午睡二十分钟
    ja 少し昼寝したい`,
  energy_wakeup: `
    en eyelids at half mast and it's only ten
    en post-lasagna coma, must function
    en I need rocket fuel this morning
    en dragging myself through the afternoon
    en snap me out of this haze
    en two hours of sleep and a full day ahead
    es necesito despertarme de una vez
    de ich brauche einen Energieschub
    fr j'ai besoin d'un coup de fouet ce matin
    pt preciso acordar de verdade
    zh 好困，想提神
    ja 目を覚ましたい
    hi सुस्ती भगानी है, ताज़गी चाहिए`,
  stress_relief: `
    en my shoulders are up at my ears
    en everything is due at once and I could scream
    en just had a shouting match with my brother
    en waiting for the biopsy call, stomach in knots
    en the news has me spiralling
    en I need to come down after that customer
    en butterflies everywhere, wedding is tomorrow
    es estoy muy agobiada y necesito calmarme
    de ich bin völlig überfordert und angespannt
    fr je suis à bout de nerfs
    pt estou uma pilha de nervos
    zh 压力太大了，想放松一下
    ja ストレスで頭がいっぱい
    hi बहुत तनाव है, मन शांत करना है`,
  exercise_movement: `
    en thirty minutes on the rowing machine
    en leg day, let's go
    en following an aerobics video in the living room
    en rope skipping and push-ups
    en footwork drills for badminton
    en practising the choreography for saturday
    en hour of hill repeats on the turbo
    es voy a entrenar con pesas
    de Krafttraining im Wohnzimmer
    fr séance de musculation à la maison
    pt treino de corrida na esteira
    zh 在家健身跳操
    ja これから筋トレします`,
};
