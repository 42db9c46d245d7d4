import { DEMO_DEFAULTS } from '@vayl/domain';
import type { Page } from 'playwright';

/** The settings that decide what is heard, as the page keeps and shows them. */
export interface HeardSettings {
  readonly isHeard: boolean;
  readonly globalHz: number;
  readonly centerHz: number;
  readonly pitchHz: number;
  readonly volume: number;
  readonly background: string;
}

export interface SettingsReading {
  /** All that is set, in one line, to be compared with another run. */
  readonly line: string;
  readonly heard: HeardSettings;
}

const KEPT = ['vayl.settings', 'vayl.preferences', 'vayl.presets', 'vayl.screening'];

/** When something was answered is no setting, and the server takes its own time. */
const TIMES = /("\w*[aA]tMs"):[\d.]+/g;

/** What this browser keeps, and what is of the moment, from the panel itself. */
export async function readSettings(page: Page): Promise<SettingsReading> {
  const { kept, shown } = await page.evaluate((keys) => {
    const chosen = document.querySelectorAll(
      'input[type=radio]:checked, [aria-checked=true], [aria-pressed=true], [aria-selected=true]',
    );
    return {
      kept: keys.map((key) => localStorage.getItem(key)),
      shown: [...chosen].map((part) => part.getAttribute('aria-label') ?? (part.closest('label') ?? part).textContent),
    };
  }, KEPT);
  const settings = fieldsOf(kept[0]);
  const numberOf = (field: string) => Number(settings.get(field) ?? Number.NaN);
  // As long as it is pressed, both rates are its own.
  const rateOf = (field: string) => (shown.includes('1 Hz test pulse') ? 1 : numberOf(field));
  return {
    line: JSON.stringify([kept.map((text) => text?.replaceAll(TIMES, '$1:0')), shown]),
    heard: {
      isHeard: shown.includes('Session') && !shown.includes('I listen to my own audio'),
      globalHz: rateOf('globalModulationHz'),
      centerHz: rateOf('centerModulationHz'),
      pitchHz: numberOf('isochronicPitch'),
      volume: numberOf('masterAudioVolume'),
      background: String(settings.get('backgroundSoundType')),
    },
  };
}

/** A visit that has changed nothing yet has kept nothing. */
function fieldsOf(text: string | null | undefined): ReadonlyMap<string, unknown> {
  const stored: unknown = text === null || text === undefined ? { fields: DEMO_DEFAULTS } : JSON.parse(text);
  if (typeof stored !== 'object' || stored === null || !('fields' in stored)) return new Map();
  const { fields } = stored;
  return new Map(Object.entries(typeof fields === 'object' && fields !== null ? fields : {}));
}
