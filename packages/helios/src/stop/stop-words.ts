/** What may stand beside a wish to stop without changing it: politeness, hurry, and whom it is said to. */
export const BESIDE_A_STOP: ReadonlySet<string> = new Set(
  (
    '. , please pls now just right immediately can could you helios hey i want to need everything at once ' +
    'por favor ahora ya inmediatamente puedes quiero bitte jetzt sofort mal doch kannst du ich will ' +
    's il te vous plait maintenant tout de suite peux tu je veux agora ja logo voce pode eu quero'
  ).split(' '),
);

const IT =
  '(?:it|this|that|them|all|the|my|your|light|lights|flicker|flickering|flashing|pulsing|session|effect|overlay|screen|sound)';
const ES_IT = '(?:esto|eso|la|el|lo|las|luz|luces|parpadeo|sesion|todo)';
const DE_IT = '(?:es|das|dies|die|alles|licht|lichter|flackern|flimmern|sitzung)';
const FR_IT = '(?:ca|cela|la|le|les|l|lumiere|clignotement|seance|tout)';
const PT_IT = '(?:isso|isto|a|o|as|luz|luzes|sessao|tudo|pisca)';

/** A whole text that asks for nothing but an end, in the languages that put spaces between words. */
export const STOP_SPOKEN: readonly RegExp[] = [
  new RegExp(`^(?:stop|end|halt)(?: ${IT})*$|^off$|^${IT}(?: ${IT})* off$|^make(?: ${IT})* stop$`, 'u'),
  new RegExp(`^(?:turn|switch|shut)(?: ${IT})* (?:off|down)(?: ${IT})*$|^shutdown$`, 'u'),
  new RegExp(
    `^(?:para|paralo|parala|pare|parar|deten|detente|detenlo|detener|basta|apaga|apague|apagalo|apagala|apagar|quita|quitalo)(?: ${ES_IT})*$`,
    'u',
  ),
  new RegExp(
    `^(?:stopp|stoppe|stop|halt|anhalten|aufhoren|hor auf|aus|ausschalten|ausmachen|abschalten|beenden|beende)(?: ${DE_IT})*$`,
    'u',
  ),
  new RegExp(
    `^(?:schalt|schalte|schalten sie|mach|mache|machen sie|stell|dreh)(?: ${DE_IT})* (?:aus|ab)$|^${DE_IT}(?: ${DE_IT})* (?:aus|ausschalten|ausmachen|abschalten)$`,
    'u',
  ),
  new RegExp(
    `^(?:arrete|arretez|arreter|eteins|eteignez|eteindre|coupe|coupez|couper|stoppe|stop|assez)(?: ${FR_IT})*$`,
    'u',
  ),
  new RegExp(`^(?:para|pare|parar|desliga|desligue|desligar|apaga|apague|apagar|chega|interrompa)(?: ${PT_IT})*$`, 'u'),
];

/** The same in the others, where politeness is part of the word. */
export const STOP_WRITTEN: readonly RegExp[] = [
  /^(?:请|快|马上|立刻)*(?:把?(?:它|灯|光|灯光|这个|闪光)?)?(?:停|停止|停下|停下来|停一下|关掉|关闭|关了|关上|关灯|别闪了)(?:它|灯|光|灯光)?(?:吧|了|啊)*$/u,
  /^(?:今すぐ|早く|もう)?(?:(?:これ|それ|光|ライト|点滅|明かり|全部)を?)?(?:止めて|とめて|止めろ|止めたい|停止|ストップ|消して|けして|切って|オフ|オフにして|やめて|終了|終わり|中止)(?:して)?(?:くれ|ください|下さい|ね|よ)*$/u,
  /^(?:कृपया |अभी |तुरंत )*(?:(?:इसे|इसको|यह|ये|लाइट|रोशनी|बत्ती|सब) )*(?:को )?(?:रुको|रुक जाओ|रोको|रोकिए|रोक दो|बंद|बंद करो|बंद कर दो|बंद कीजिए|बंद करें|बस|बस करो|स्टॉप)$/u,
];
