import { SCRIPTS, type Script } from '../test-helpers/scripted-answers.ts';

const OPTION = '--provider=';
const NAMES = Object.keys(SCRIPTS).filter((name): name is Script => name in SCRIPTS);

/** How the stand-in for an AI provider answers; undefined is no provider at all. */
export function askedProvider(options: readonly string[]): Script | undefined {
  const asked = options.find((option) => option.startsWith(OPTION))?.slice(OPTION.length);
  if (asked === undefined) return 'understanding';
  if (asked === 'none') return undefined;
  const script = NAMES.find((name) => name === asked);
  if (script === undefined) throw new Error(`there is no provider ${asked}; there are none, ${NAMES.join(', ')}`);
  return script;
}
