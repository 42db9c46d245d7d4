import {
  AMBIENT_TRACKS,
  type ErrorCode,
  err,
  ok,
  type Result,
  readStoredSettings,
  SESSION_DEFAULTS,
  SLIDERS,
  type Slider,
  storeSettings,
  wrapHue,
} from '@vayl/domain';
import { type PresetSettings, presetSettings, type SharedSettings, sharedSettings } from './preset-settings.ts';

export type LinkError = Extract<ErrorCode, `link/${string}`>;

/** Longer than any link of ours, and short enough to look at every one. */
const MOST_LINK_CHARACTERS = 400;
const VERSION = 1;
/** A mark that no browser, mail or messenger rewrites inside an address. */
const SEPARATOR = '~';

interface LinkField {
  readonly field: keyof SharedSettings;
  readonly letter: string;
  /** From text to a value; undefined where the text is none. */
  readonly read: (text: string) => unknown;
}

/** A letter, once given, keeps its meaning for good. */
const FIELDS: readonly LinkField[] = [
  { field: 'globalModulationHz', letter: 'g', read: numberOf },
  { field: 'centerModulationHz', letter: 'c', read: numberOf },
  { field: 'globalModulationStrength', letter: 's', read: within(SLIDERS.globalModulationStrength) },
  { field: 'waveform', letter: 'w', read: (text) => text },
  { field: 'visualHue', letter: 'h', read: (text) => mapped(numberOf(text), wrapHue) },
  { field: 'isochronicPitch', letter: 'p', read: within(SLIDERS.isochronicPitch) },
  { field: 'backgroundSoundType', letter: 'b', read: (text) => text },
  // A stranger's address names no file of ours but those that there are.
  { field: 'ambientTrack', letter: 't', read: (text) => AMBIENT_TRACKS.find((track) => track === text) },
];

/** Settings as the fragment of an address, such as `v1~g8~c12~s0.45`. A fragment is never sent to a server. */
export function linkFragment(settings: PresetSettings): string {
  const shared = sharedSettings(settings);
  const parts = FIELDS.map(({ field, letter }) => `${letter}${encoded(String(shared[field]))}`);
  return [`v${VERSION}`, ...parts].join(SEPARATOR);
}

/**
 * Reads the fragment of an address that anybody may have written. What it holds is brought into its range and then
 * judged as stored settings are: rates in the wrong order are both replaced, and what is missing has its default.
 */
export function readLinkFragment(fragment: string): Result<SharedSettings, LinkError> {
  const text = fragment.startsWith('#') ? fragment.slice(1) : fragment;
  if (text.length > MOST_LINK_CHARACTERS) return err('link/unreadable');
  const [version = '', ...parts] = text.split(SEPARATOR);
  const versionNumber = /^v(\d{1,4})$/u.exec(version)?.[1];
  if (versionNumber === undefined || Number(versionNumber) < 1) return err('link/unreadable');
  if (Number(versionNumber) > VERSION) return err('link/from-newer-version');
  const fields = rawFields(parts);
  if (Object.keys(fields).length === 0) return err('link/unreadable');
  const judged = readStoredSettings({ ...storeSettings(SESSION_DEFAULTS), fields });
  return judged.ok ? ok(sharedSettings(presetSettings(judged.value))) : err('link/unreadable');
}

function rawFields(parts: readonly string[]): Readonly<Record<string, unknown>> {
  const found = FIELDS.flatMap(({ field, letter, read }) => {
    const text = decoded(parts.find((part) => part.startsWith(letter))?.slice(letter.length));
    const value = text === undefined ? undefined : read(text);
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(found);
}

function within({ min, max }: Slider): (text: string) => number | undefined {
  return (text) => mapped(numberOf(text), (value) => Math.min(Math.max(value, min), max));
}

/** Decimal numbers only: what JavaScript reads beyond them (blanks, hexadecimal, Infinity) no link of ours has. */
function numberOf(text: string): number | undefined {
  const value = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/u.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

function mapped(value: number | undefined, change: (value: number) => number): number | undefined {
  return value === undefined ? undefined : change(value);
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll(SEPARATOR, '%7E');
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    // A broken escape makes this one field unreadable, as any other bad value would.
    return undefined;
  }
}
