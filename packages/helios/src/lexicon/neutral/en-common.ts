/** Small words, times, amounts, and the verbs, adjectives and adverbs that fit any harmless sentence. */
export const EN_NEUTRAL_COMMON = `
  a an the and or but so if then than as at by for from in into of off on onto out over to up down with within without
  through throughout across around between among before during till til until per via about above below under behind beside
  besides beyond near inside outside upon toward towards along against despite except like unlike than versus vs plus minus
  i im id ill ive me my mine myself we us our ours ourselves you your yours yourself it its itself this that these those
  there here what whats how hows why where wheres which who whos whose whom whatever whichever wherever however
  nobody somebody everybody everyone anyone noone nothing something everything anything none somewhere everywhere nowhere
  anywhere other another others each every both half all any some few many much more most less least lot lots bit bits
  little own same such very really quite rather pretty fairly just only even still yet already again soon now nowadays
  today tonight tomorrow yesterday later finally eventually almost nearly maybe perhaps possibly probably actually
  basically literally simply exactly especially mostly mainly usually normally often sometimes always never ever once
  twice instead else too also either neither enough ahead together alone apart away back forth together well better best
  worse worst anyway though although because since while when whenever unless whether therefore thus hence meanwhile
  otherwise besides moreover first firstly second secondly third finally last next then afterwards afterward beforehand
  hopefully luckily sadly honestly seriously obviously clearly apparently definitely totally completely absolutely
  entirely fully partly properly slowly quickly quietly gently softly carefully nicely calmly happily early late long
  is are was were be been being am do does did done doing dont doesnt didnt isnt arent wasnt werent have has had having
  havent hasnt hadnt can could cant cannot couldnt will would wont wouldnt shall should shouldnt may might must mustnt
  gotta gonna wanna gimme lemme dunno kinda sorta ought
  get let go come make take put set give keep begin start finish complete end stop pause continue resume need want wish
  hope like love enjoy prefer hate try help use find know guess suppose reckon mean matter say talk tell ask answer call
  mention explain describe discuss suggest recommend see look watch listen hear read write type draw paint sing play win
  beat join leave arrive enter open close shut lock unlock move carry bring send receive share show hide add remove delete
  change swap switch turn fix build create design plan prepare prep organise organize arrange sort choose pick decide
  settle agree promise offer accept check test try review update upgrade install load save store print scan copy paste cut
  click press tap type scroll search browse download upload sign submit fill book order buy sell pay spend cost earn save
  rent lend borrow owe own belong happen seem appear become remain stay live sit stand lie walk visit meet greet invite
  welcome celebrate cook bake eat drink boil fry taste wash clean wipe sweep tidy iron fold hang wear knit sew
  learn teach train practise practice study revise remember forget think wonder imagine dream expect wait hold follow
  lead guide chase catch throw kick push pull lift pick fill empty grow plant water dig collect gather count measure
  weigh add compare match mix blend stir pour serve feed trim peel chop slice wrap pack unpack ship deliver
  work worked working job jobs task tasks shift project projects career business company firm agency department division
  product products service services customer customers market markets meeting meetings presentation report reports
  deadline deadlines due goal goals target targets plan plans idea ideas topic topics question questions answer answers
  problem problems issue issues reason reasons result results step steps part parts piece pieces section sections stage
  phase point points case cases example examples detail details fact facts kind kinds sort type types way ways thing things
  stuff place spot side top bottom middle centre center front rear left right end beginning start
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
  nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million billion dozen
  dozens couple several single double triple quarter quarterly annual yearly monthly weekly daily hourly zero
  time times minute minutes min mins hour hours hr hrs h day days week weeks weekend weekends month months year years
  decade century evening evenings morning mornings afternoon noon midday midnight night nights am pm oclock dawn dusk
  sunrise sunset today monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat
  january february march april may june july august september october november december jan feb mar apr jun jul aug sept
  oct nov dec
  new old big small large huge tiny tall short long wide narrow thick thin high low full empty good great nice fine fair
  cool proper whole entire deep hard easy simple tricky quick fast slow real true false wrong right correct perfect ideal
  main major key basic extra spare final initial original current recent latest former future past present ready able
  sure certain likely possible impossible important urgent necessary useful useless helpful interesting boring fun funny
  silly weird strange odd normal usual regular common rare special different similar various public private personal
  local regional national global international foreign official legal formal casual social digital online offline virtual
  cheap expensive free busy quiet silent loud noisy calm cosy cozy comfy comfortable soft warm hot cold chilly dry wet
  clean dirty messy neat tidy fresh stale sweet sour salty bitter spicy tasty delicious pretty beautiful lovely gorgeous
  ugly cute fancy plain modern classic vintage retro ancient traditional popular famous unknown secret open closed
  round flat straight curved sharp blunt smooth rough hollow solid liquid heavy light lightweight strong weak bold
  red blue green yellow pink purple violet brown black white grey gray beige turquoise navy teal crimson golden
  north south east west northern southern eastern western
  happy glad proud excited curious keen eager hopeful grateful thankful lucky brave bold polite kind friendly honest
  smart clever wise creative lazy stubborn patient composed confident
  please pls plz thanks thank ok okay yeah yep yup yes nope no not hey hi hello bye lol haha omg ugh argh meh wow oh ah
  hmm well right cheers sorry damn hell heck ppl bc cuz cos btw asap fyi imo tbh idk thx rn wip eod eta
  deadline due mood vibe vibes mode setting settings rhythm rhythms session focus concentration energy motivation effort
  attention mind thought thoughts head start home house flat apartment room people person man woman men women team group
  world country life living luck chance news rest break pause silence noise music sound background atmosphere ambience
  mess chaos order rush hurry pace speed limit limits fun joke laugh smile hug k s t re ve x etc
`;
