import type { Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
// The door that reads the file by itself: as a module, its twenty megabytes take a test seconds.
import data from '@mdn/browser-compat-data/forLegacyNode';

// The last Safari of macOS 10.15 comes after this one, but whoever never updated it has this.
const OLDEST = { major: 15, minor: 0 };

export const COMPATIBILITY = data;

/**
 * Since when Safari has something, where that is after our oldest: its version, or `never`. Undefined where the oldest
 * has it, or where nothing is known of it. What it only has under another name or behind a flag it does not have.
 */
export function newerSince(what: Identifier | undefined): string | undefined {
  const support = what?.['__compat']?.support.safari;
  if (support === undefined) return undefined;
  const statements = [support]
    .flat()
    .filter(({ prefix, alternative_name, flags }) => !(prefix ?? alternative_name ?? flags));
  if (statements.some(isInOldest)) return undefined;
  return statements.map(({ version_added: since }) => since).find((since) => since !== false) ?? NEVER;
}

export const NEVER = 'never';

export function isOld(what: Identifier | undefined): boolean {
  return what?.['__compat'] !== undefined && newerSince(what) === undefined;
}

/** What stands under a name: everything of it but the statement about itself. */
export function partsOf(what: Identifier | undefined): [name: string, part: Identifier][] {
  const { ['__compat']: _, ...parts } = what ?? {};
  return Object.entries(parts);
}

function isInOldest({ version_added: added, version_removed: removed }: SimpleSupportStatement): boolean {
  return added !== false && isUpToOldest(added) && (removed === undefined || !isUpToOldest(removed));
}

function isUpToOldest(version: string): boolean {
  const [major = Number.NaN, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return major < OLDEST.major || (major === OLDEST.major && minor <= OLDEST.minor);
}
