import { err, ok, type Result } from '@vayl/domain';

type Platform = 'mac' | 'windows';
export type Part = 'installer' | 'update' | 'signature';

interface Rule {
  readonly ending: string;
  readonly parts: readonly Part[];
  readonly platform: Platform;
  /** The end of the name under which it is published. */
  readonly published: string;
}

/** What the bundler leaves, longest ending first. On Windows the installer is the update, too. */
const RULES: readonly Rule[] = [
  { ending: '.app.tar.gz.sig', parts: ['signature'], platform: 'mac', published: '' },
  { ending: '.app.tar.gz', parts: ['update'], platform: 'mac', published: '.app.tar.gz' },
  { ending: '.dmg', parts: ['installer'], platform: 'mac', published: '.dmg' },
  { ending: '-setup.exe.sig', parts: ['signature'], platform: 'windows', published: '' },
  { ending: '-setup.exe', parts: ['installer', 'update'], platform: 'windows', published: '.exe' },
];

/** For these there is no release: one of them is how an installed app is tested, and nothing more (RD-62). */
const LINUX = /[.](deb|rpm|appimage)$/i;

export interface BuiltFile {
  readonly name: string;
  readonly publishedName: string;
}
export type BuiltFiles = Readonly<Record<Platform, Readonly<Record<Part, BuiltFile>>>>;

/** Which of the built files is what. Whatever is missing, twice there, or not known stops a release. */
export function sortFiles(names: readonly string[], version: string): Result<BuiltFiles, string> {
  const found: Record<Platform, Partial<Record<Part, BuiltFile>>> = { mac: {}, windows: {} };
  for (const name of names) {
    if (LINUX.test(name)) return err(`${name} is for Linux, for which there is no release`);
    const rule = RULES.find(({ ending }) => name.endsWith(ending));
    if (rule === undefined) return err(`${name} is none of the files of a release`);
    // An update for macOS carries no version in its name; its signature does.
    if (rule.parts.includes('installer') && !name.split('_').includes(version)) {
      return err(`${name} is not of version ${version}`);
    }
    for (const part of rule.parts) {
      if (found[rule.platform][part] !== undefined) return err(`there are two files for the ${rule.platform} ${part}`);
      found[rule.platform][part] = { name, publishedName: `Vayl-${version}${rule.published}` };
    }
  }
  const mac = complete(found.mac);
  const windows = complete(found.windows);
  if (mac === undefined || windows === undefined) {
    return err(`files of the ${mac === undefined ? 'mac' : 'windows'} release are missing`);
  }
  return ok({ mac, windows });
}

function complete({ installer, update, signature }: Partial<Record<Part, BuiltFile>>) {
  if (installer === undefined || update === undefined || signature === undefined) return undefined;
  return { installer, update, signature };
}
