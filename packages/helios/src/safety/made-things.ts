import { englishForms } from '../text/word-forms.ts';
import { wordSet } from '../text/word-set.ts';

/** What is done to something that is only shown, told, bought or looked into. */
const MAKING: ReadonlySet<string> = new Set([
  ...(
    'draw sketch paint design animate illustrate render model draft write code program film translate proofread review read ' +
    'research describe brand simulate document specify mark grade edit typeset photograph sculpt book buy sell insure price ' +
    'quote compare storyboard embroider knit crochet retouch letter'
  )
    .split(' ')
    .flatMap((word) => englishForms(word)),
  ...wordSet(
    'dibujo dibujar dibujando disenar disenando disenando pintar pintando animar animando escribir escribiendo traducir corregir ' +
      'zeichne zeichnen entwerfe entwerfen male malen animiere animieren schreibe schreiben ubersetze korrigiere gestalte gestalten ' +
      'dessine dessiner dessins anime animer ecris ecrire traduis traduire corrige corriger peins peindre ' +
      'desenho desenhar desenhando animo animar animando escrevo escrever escrevendo traduzir traduzindo revisar pintar',
  ),
]);

/** With one of these between, the thing is where somebody is, or what they are about to do, and not what they make. */
const NOT_ITS_OBJECT = wordSet(
  'to while when in on at from behind inside aboard with during as and then before by despite though until after beside near ' +
    'mientras cuando en con desde y a al wahrend wenn im am mit auf und beim trotz pendant quand dans avec et au en malgre ' +
    'enquanto quando com no na e ao dentro apesar',
);

/** Where more than a word stands between, the object must begin there: "editing photos, a van" is no photo of a van. */
const DETERMINER = wordSet(
  'a an the our some this that about of el la los las un una sobre der die das den ein eine einen uber le les une des sur o os as um uma',
);

/** "Animating the seizure notice", "painting an old boat": the words before end in making, and what follows is its object. */
export function isObjectOfMaking(before: readonly string[]): boolean {
  const making = before.findLastIndex((word) => MAKING.has(word));
  const between = before.slice(making + 1);
  if (making < 0 || between.some((word) => NOT_ITS_OBJECT.has(word))) return false;
  return between.length <= 1 || (between.length <= 4 && DETERMINER.has(between[0] ?? ''));
}
