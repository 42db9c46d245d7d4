import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { FONT_FACES, type FontFace, faceName } from './font-faces.ts';
import { NAME_CHARACTERS, siteCharacters } from './site-characters.ts';

const CACHE = join(import.meta.dirname, '../../../.cache/fonts');
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'];
/** Goes up when fonts are cut in another way, so that none of the old way is found again. */
const WAY_OF_CUTTING = 2;
/** The fonts belong to the components; from there they are found. */
const fromUi = createRequire(join(import.meta.dirname, '../../../packages/ui/package.json'));

/** The folder with the site's fonts, cut to what it uses; made anew whenever the site's words need another letter. */
export async function cutFonts(): Promise<string> {
  const characters = siteCharacters();
  const key = createHash('sha256')
    .update(JSON.stringify([WAY_OF_CUTTING, characters, FONT_FACES]))
    .digest('hex')
    .slice(0, 16);
  const folder = join(CACHE, key);
  if (existsSync(join(folder, 'done'))) return folder;
  mkdirSync(folder, { recursive: true });
  for (const face of FONT_FACES) await cut(face, characters, folder);
  writeFileSync(join(folder, 'done'), '');
  return folder;
}

async function cut(face: FontFace, characters: string, folder: string): Promise<void> {
  const name = faceName(face);
  const whole = readFileSync(fromUi.resolve(face.file));
  const woff2 = await subsetFont(whole, face.holdsNames ? characters + NAME_CHARACTERS : characters, {
    targetFormat: 'woff2',
    variationAxes: face.axes,
    keepFeatures: FEATURES,
  });
  writeFileSync(join(folder, `${name}.woff2`), woff2);
  const further =
    face.furtherLetters === undefined ? '' : await cutFurther(face, face.furtherLetters, characters, folder);
  writeFileSync(join(folder, `${name}.css`), `${styleSheet(face, name)}${further}`);
}

/** Letters like those of Łabęcki lie in a file of their own, which a browser loads only for a page that has them. */
async function cutFurther(face: FontFace, file: string, characters: string, folder: string): Promise<string> {
  const letters = characters.match(/[\u0100-\u024f]/g) ?? [];
  if (letters.length === 0) return '';
  const name = `${faceName(face)}-further`;
  const options = { targetFormat: 'woff2', variationAxes: face.axes } as const;
  writeFileSync(
    join(folder, `${name}.woff2`),
    await subsetFont(readFileSync(fromUi.resolve(file)), letters.join(''), options),
  );
  return styleSheet(face, name, letters);
}

function styleSheet({ family, style, axes }: FontFace, name: string, letters: readonly string[] = []): string {
  const weight = axes['wght'];
  const weights = typeof weight === 'object' ? `${weight.min} ${weight.max}` : `${weight ?? 400}`;
  return `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-display: swap;
  font-weight: ${weights};
  src: url("./${name}.woff2") format("woff2-variations");
${letters.length === 0 ? '' : `  unicode-range: ${letters.map(codePoint).join(', ')};\n`}}
`;
}

function codePoint(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16)}`;
}
