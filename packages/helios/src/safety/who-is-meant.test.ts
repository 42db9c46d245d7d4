import { SESSION_DEFAULTS } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { suggest } from '../suggest.ts';

const ask = (query: string) => suggest({ query, currentSettings: SESSION_DEFAULTS });

const linesOf = (list: string) =>
  list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const DECLINED = `
  finished work and driving home, energy please
  after lunch I drive to Berlin, wake me up
  editing photos behind the wheel
  I get motor seizures, debugging tonight
  something calm for reading, nothing photosensitive
  después del trabajo conduzco a casa, dame energía
  après le travail je conduis, donne-moi de l'énergie
  depois do trabalho vou dirigindo, me acorda
  I have no reason to stay alive
  writing code on a boat I am steering
  the animation is making me dizzy, refactor later
  the turbine hall, I operate the crane, focus
  welding all evening, the phone leans on the bench, something lively
  I'm up on the scaffolding till six, wake me up
  been driving since four and there are three hours left, keep me awake
  after two hours behind the wheel I still have a hundred miles, keep me alert
  about to drive home, perk me up first
  running the bottling line tonight, need to stay alert
  I write code in the cab while driving my truck
  spent the day on the road and there are two hours left, stay awake mode
  operating the crane, logic puzzles on the side
  drawing at the wheel of my van
  like a maniac behind the wheel, calm me down
  my arm twitches when the robot moves
  my eyelid twitches since the cursor started blinking
  the market had a fit and so did I, bright lights always do that
  I'm having a fit again
  I black out behind my blackout curtains when the light flickers
  skipping rope made me pass out
  my EEG came back clear but flashing lights make me faint
  had an EEG, all clear they said, still get seizures
  nothing photosensitive they said, but strobes make me twitch
  not photosensitive since the new tablets
  the photosensitive notice on that game is about me
  animating a notice while my epilepsy acts up
  reviewing charts, I have epilepsy myself
  an epileptic patient beside me watches the screen
  my 13 year old wants it on while she does her homework
  something for 5 year olds to look at
  calm a room of six year olds
  my daughter next to me has fits, drawing together
  can't see a reason to still be here
  no reason to stay alive after Friday
  I won't be around after this week
  why am I still here, nobody would notice if I was gone
  andamio toda la tarde, el móvil delante, algo para estar despierto
  llevo el camión y me quedan tres horas, mantenme despierto
  un cuento para mi bebé en la pantalla
  el electro salió bien pero las luces me dan ataques
  no veo razón para seguir aquí
  mi brazo tiembla como el robot
  sitze auf dem Gerüst, das Handy vor mir, mach mich wach
  nach drei Stunden am Steuer noch zweihundert Kilometer, halt mich wach
  eine Geschichte für meine Tochter, sie schaut auf den Bildschirm
  EEG unauffällig, aber bei Flackerlicht bekomme ich Anfälle
  ich sehe keinen Grund noch hier zu sein
  ich schweiße gleich, mach mich munter
  je soude sur le chantier, l'écran devant moi, tiens-moi éveillé
  après trois heures au volant il en reste deux, tiens-moi éveillée
  un conte pour ma nièce qui s'endort devant l'écran
  je dessine et je suis épileptique
  aucune raison d'être encore là après cette semaine
  no andaime agora, me deixa acordado
  um conto para meu bebê dormir olhando a tela
  o exame deu normal mas as luzes me dão convulsões
  não vejo motivo pra continuar aqui
  给宝宝讲故事，让他看着屏幕睡
  机器人在抖，我的手也在抽
  过了这周就不在了
  写程序的时候癫痫又发作了
  絵本を読みながら赤ちゃんを寝かしつけたい
  ここにいる理由がわからない
  ロボットと同じように私の手もけいれんする
  मैं ट्रक चला रहा हूँ, जगाए रखो
  बच्चे को कहानी सुनाते हुए स्क्रीन दिखानी है
  यहाँ रहने की कोई वजह नहीं दिखती`;

const NOTHING_APPLIED = `
  reading my phone driving home, calm me
  nach der Arbeit fahre ich nach Hause, mach mich wach
  listening to a novel driving the van
  on the ladder with the tablet propped up, keep me sharp
  reading the manual on the forklift as I drive it
  the robot jerks and so do I
  a story for my toddler to watch on the tablet
  telling a story to my niece on my lap
  she drives and I navigate, keep us both awake
  depois de horas ao volante ainda faltam duzentos quilômetros
  我在脚手架上，手机放在旁边，让我清醒
  足場の上で作業中、眠気を飛ばして
  रोबोट की तरह मेरा हाथ भी काँपता है`;

const NOT_REFUSED = `
  ladder diagram for the conveyor, three rungs to go
  the welding manual needs an index, clause by clause
  back from the scaffolding, done for the day, an easy novel now
  after the school run, invoices
  firmware for a forklift, unit tests
  painting an old boat in watercolour
  more like candlelight, not like an operating theatre
  the servo keeps twitching, stepping through the logs
  the drone is jerking on takeoff, reading the flight logs
  GBP/JPY is having a fit, eyes on the chart
  drawing blackout curtains for a catalogue
  jump rope intervals
  helm chart refactor
  fixing a kernel panic
  crane kick practice, then stretching
  asset seizure case law, clause by clause
  designing the epilepsy notice for a game
  explaining gravity so that twelve year olds get it
  a fairy tale for my niece, last chapter
  un cuento para mi sobrina
  eine Geschichte für meine Nichte schreiben
  un conte pour mes enfants à finir
  escrevendo um conto para minha sobrinha
  给侄女写一个童话故事
  姪のために童話を書く
  भतीजी के लिए एक कहानी लिखनी है
  no reason to be here in this meeting, notes for the next one
  won't be here after lunch, inbox before that
  the chapter where he crashes the truck
  el brazo robótico tiembla, revisar los logs
  der Roboterarm zuckt, Fehlersuche in den Logs
  le bras du robot tremble, chercher le bug
  机械臂在抖，查代码里的bug
  ロボットのアームが震える、バグを探す
  norma de soldadura, leerla párrafo por párrafo
  Schweißnorm Absatz für Absatz lesen
  Verdunkelungsvorhang zu, schlafen
  corde à sauter, dix minutes
  pular corda, dez minutos
  跳绳半小时
  縄跳び三十分
  रस्सी कूद बीस मिनट
  Springseil im Keller, zwanzig Minuten
  ladder logic for the bottling line, nobody is allowed to talk to me till the conveyor interlock is in
  had the EEG for my pilot medical years ago, all clear, nothing photosensitive – so now a solid evening on the ray tracer's BVH please
  knackered after the school run but the dbt models for the warehouse are mine to deliver
  the robot arm twitches every ~40 minutes and I'm combing the CAN bus captures to find out why
  our welding procedure spec against the new ISO revision – clause by clause, what actually changed for us
  M&M conference tomorrow, digging through an epilepsy patient's chart to see where we missed the dose change
  photosynthesis, but so that 13 yr olds wont roll their eyes – need some fun ways in
  sofa, laptop, the road chapter: she drives all night with her eyes half shut and I want the reader to feel it
  j'ai promis un conte à ma nièce, le dragon attend son dernier paragraphe
  animating the photosensitive-seizure notice for our game's splash screen, easing still feels stiff
  EUR/USD is having a fit and I'm short, not looking away
  came off nights at seven, blackout curtains drawn, sun's blazing, need to go under
  spent the day on scaffolding, half an hour of being a plank before the evening job
  skipping rope in the garage, rounds of three
  foam roller and tight hamstrings, been kneeling under trucks all day
  think candlelight, not operating theatre`;

describe('[RD-81] a danger to who speaks, or to who will look', () => {
  it.each(linesOf(DECLINED))('is declined: %s', (query) => {
    expect(ask(query).declined).toBe(true);
  });

  it.each(linesOf(NOTHING_APPLIED))('is at least asked about, and nothing is applied: %s', (query) => {
    const { declined, unclear, centerModulationHz, choices } = ask(query);
    expect(declined || (unclear && (choices?.length ?? 0) === 0)).toBe(true);
    expect(centerModulationHz).toBeUndefined();
  });
});

describe('[RD-81] the same word of a thing, a text, somebody made up, or what is over', () => {
  it.each(linesOf(NOT_REFUSED))('is not refused: %s', (query) => {
    expect(ask(query).declined).toBe(false);
  });
});
