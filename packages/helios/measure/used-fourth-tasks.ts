import type { TaskQueries } from './query-shape.ts';

/** Fresh wordings that were counted before any list knew them, and then used to find what the lists lacked. */
export const USED_FOURTH_TASKS: TaskQueries = {
  deep_focus_coding: `
    en nine to noon belongs to the rendering layer
    en stitching three csv exports into one tidy dataset with a loader
    en teach my drone to follow waypoints
    en swapping the auth provider without anyone noticing
    en I promised a working beta by teatime
    es quiero dejar la integración con el banco terminada
    de ich bastle an einer Erweiterung für den Browser
    zh 把支付模块写完`,
  debugging: `
    en orders vanish somewhere between cart and warehouse
    en the thermostat thinks it is 1970
    en why is the chart upside down since the update
    en my emulator dies on level three
    fr l'impression sort vide et je veux comprendre
    pt o relatório mostra valores errados, preciso achar a falha
    ja 昨日から画面が真っ白になる原因を調べる`,
  deep_reading_analysis: `
    en a stack of rental contracts and a highlighter
    en checking whether the minister's figures hold up
    en working out which pension is better over thirty years
    en chewing on a dense chapter of economics
    de den Prüfbericht Zeile für Zeile durchgehen
    es leer a fondo el pliego de condiciones
    zh 仔细看一份审计报告`,
  study_memorise: `
    en my sommelier test has forty grapes in it
    en quiz me on capitals until I can't miss
    en getting road signs into long-term memory
    en swedish numbers one to a hundred
    en chapter nine before the tutor arrives
    fr réciter mes cours avant l'interro
    hi इतिहास की तारीखें याद करनी हैं`,
  creative_ideation: `
    en ten weird uses for an old lighthouse
    en my shop needs a mascot and I have nothing
    en let's dream about the garden
    en sketching out business models on napkins
    es necesito una vuelta de tuerca para la fiesta
    de Einfälle für ein Straßenfest sammeln
    ja 新商品の名前を考えたい`,
  creative_writing: `
    en a ghost story for the campfire
    en letters from a fictional soldier
    en my column is due and the page is white
    en turning my gran's recipes into little stories
    en dialogue for two rival bakers
    pt escrever uma crônica sobre a cidade
    zh 给朋友写一封长信`,
  design_visual: `
    en arranging a gallery wall
    en a stop-motion with paper birds
    en icons for a weather widget
    en picking fabrics for a quilt
    en sanding the edges off a character model
    fr retoucher les photos du mariage
    de ein Muster für Geschenkpapier zeichnen`,
  meetings_calls: `
    en my first sprint review as lead
    en talking the supplier down five percent
    en panel at three, mic check at two
    en explaining the roadmap to sales
    es llamada con recursos humanos
    fr présenter mon projet à la mairie
    ja 顧客との電話会議が続く`,
  routine_admin: `
    en matching receipts to card lines
    en three loads of washing and the recycling
    en sending the same letter to forty parents
    en clearing voicemail, one by one
    en updating the stock sheet for the kiosk
    de Kontoauszüge abheften
    pt preencher o cadastro dos sócios`,
  vigilance_trading: `
    en copper is moving and so am I
    en minding the kiln sensors through the night
    en spotting typos on a live ticker
    en guarding the gate feed till six
    en twelve rounds of online blitz
    es vigilar las pantallas de la central
    zh 夜里守着服务器告警`,
  relaxed_reading: `
    en an old western on the veranda
    en dipping into essays with my feet on the radiator
    en three comics and a croissant
    en rereading moomins
    de am Kamin in einem alten Roman versinken
    pt ler crônicas na varanda
    hi शाम की चाय के साथ किताब`,
  meditation_calm: `
    en half an hour of nothing on my cushion
    en counting breaths from one to ten
    en a quiet psalm before the day
    en letting sounds come and go
    fr quelques minutes pour respirer et me poser
    es sentarme en calma y observar
    zh 静下心来打坐`,
  sleep_winddown: `
    en the pillow is calling
    en wired at midnight, need to power down
    en make the night shorter for me, I just lie there
    en last tram home, then straight under the blankets
    de ich liege seit Stunden wach
    fr je n'arrive pas à trouver le sommeil
    ja ベッドに入ったけど目が冴えている`,
  nap_recovery: `
    en a lie-down while the bread proves
    en quarter of an hour with closed eyes
    en worn out from the garden, resting a little
    en coffee nap
    es descansar un ratito en la hamaca
    pt deitar dez minutinhos
    zh 中午躺一下`,
  energy_wakeup: `
    en six am and my face says no
    en haul me out of this sofa
    en the afternoon has turned to syrup
    en start my engine
    de ich komme heute nicht hoch
    fr besoin d'énergie pour attaquer la journée
    ja 頭がぼんやりするのでしゃきっとしたい`,
  stress_relief: `
    en my phone keeps buzzing and I want to throw it
    en the exam is over but I can't come down
    en shoulders like concrete
    en everyone wants something from me today
    es estoy que muerdo
    de mir wächst alles über den Kopf
    hi काम का बोझ बहुत है, सुकून चाहिए`,
  exercise_movement: `
    en squats while the pasta boils
    en twenty minutes of shadow boxing
    en mobility for stiff hips
    en dance cardio in my socks
    fr faire des abdos dans le salon
    pt alongar e depois correr na esteira
    zh 在客厅跳绳`,
};
