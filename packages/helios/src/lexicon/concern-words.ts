import { wordSet } from '../text/word-set.ts';
/**
 * Words of what a danger is told with, in any language: a body, a mind that goes away, another person, light, a vehicle,
 * what happened before. None of them is a danger by itself; beside words that nobody knows they are a reason to ask.
 */
export const CONCERN_WORDS: ReadonlySet<string> = wordSet(`
  head heads skull brow forehead eye eyes eyelid eyelids sight vision ear ears mouth tongue lip lips jaw throat arm arms hand
  hands finger fingers wrist leg legs knee knees ankle toe toes feet body skin chest heart belly stomach gut nerve nerves
  muscle muscles limb limbs pulse breath blood bone bones balance
  blank vanish vanished fade faded drop dropped drops lose loses losing lost miss missing gap gaps stare stares staring
  freeze freezes froze frozen shake shakes shook shaking tremble jump jumps jolt jolts twitch spin spins spinning swim swims
  swimming blur blurs tilt sway slump slumped hit hits bump bumped bang banged knock knocked slip slipped trip tripped fell
  falls falling crack cracked bruise swell ache aches aching sore hurt hurts sting stings burn burns sweat sweats wake woke
  found unplugged unresponsive confused dazed foggy woozy funny weird odd strange wrong stiff limp floor ground pavement
  light lights lamp lamps bright brightness flash glare glow sunlight sunshine sunbeams shimmer sparkle sparkles stripe
  stripes stripy pattern patterns colours colors disco club clubs cinema concerts rave telly tv television game games gaming
  pixels monitor monitors screens
  car cars bus van truck lorry lane lanes road roads mile miles km kilometres wheel wheels seat pedal gear engine engines
  train tram bike scooter boat ship deck cabin cab cockpit plane flight passengers passenger fare fares traffic junction exit
  tunnel bridge tracks track rail rails machine machines machinery blade blades saw press belt crane ladder roof site
  scaffold controls throttle steering
  doctor doc nurse hospital clinic ward scan scans tablet tablets pill pills medicine dose neuro specialist surgeon
  diagnosed condition conditions history family genetic inherited since ago once whenever used prone allowed supposed warned
  told forbidden banned advised
  he she him her his hers they them their someone somebody anyone anybody stranger strangers kid kids child children son
  daughter boy boys girl girls teen twins niece nephew grandson pupils students class little tiny
  anyway regardless despite nevertheless though trotzdem dennoch igualmente
  end over gone goodbye anymore point nobody alone forever peace quiet pain suffer suffering burden worth reason
  cabeza ojo ojos vista cara mano manos brazo brazos pierna piernas cuerpo pecho corazon boca lengua suelo luz luces pantalla
  juego juegos coche carro moto bus autobus tren barco volante carretera kilometros maquina medico doctora pastillas tratamiento
  desde hace cuando el ella ellos hijo hija nino nina peque alguien perdi pierdo caigo cai quedo ido raro rara mal
  kopf auge augen blick gesicht hand hande arm arme bein beine korper brust herz mund zunge boden licht lichter lampe
  bildschirm spiel spiele auto bus bahn zug rad lenker strasse kilometer maschine arzt arztin tabletten medikament seit fruher
  damals er ihm ihn sein sohn tochter kind kinder kleine kleiner jemand jemanden weg umgefallen gesturzt komisch
  tete yeux oeil vue visage main mains bras jambe jambes corps poitrine coeur bouche langue sol lumiere lumieres ecran ecrans
  jeu jeux voiture camion bus train moto velo volant route kilometres machine medecin cachets traitement depuis quand petit
  il elle lui eux fils fille enfant enfants quelqu tombe tombee perds perdu bizarre
  cabeca olho olhos vista rosto mao maos braco bracos perna pernas corpo peito coracao boca lingua chao luz luzes tela jogo
  jogos carro moto onibus trem barco estrada quilometros maquina medico medica remedio tratamento desde quando ele ela eles
  filho filha crianca menino menina alguem caio cai perco perdi estranho estranha
`);

/** Who tells of themselves, or of somebody near. */
export const PERSON_WORDS: ReadonlySet<string> = wordSet(`
  i im ive id ill me my mine myself we our us weve were he she him her his they them their someone somebody
  mother father mum mom dad gran grandma grandpa sister brother wife husband partner friend cousin aunt uncle son daughter
  yo me mi mis mio nos nosotros ich mich mir mein meine meinem meinen meiner wir uns je j m me mon ma mes moi nous eu meu minha
  meus minhas mim nos
`);

/** What is said of medicine, also of one whose name nobody knows. */
export const INTAKE_WORDS: ReadonlySet<string> = wordSet(`
  take takes taking took on prescribed swallow swallowed dose started tomo toma tomando nehme nimmt bekomme prends prend uso
`);
