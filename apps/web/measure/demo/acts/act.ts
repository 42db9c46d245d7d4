import type { Locator, Page } from 'playwright';
import type { Chance } from '../visit/chance.ts';
import type { HeldVisit } from '../visit/held-visit.ts';

/** Who does something at the page: what comes next is drawn from a seed. */
export interface Actor {
  readonly visit: HeldVisit;
  readonly page: Page;
  readonly chance: Chance;
}

/** One thing that a person can do by the page's own controls. */
export interface Act {
  readonly name: string;
  /** How often it is drawn, against the others. */
  readonly weight: number;
  /** Whether the page offers it now; without it, always. */
  readonly isOffered?: (actor: Actor) => Promise<boolean>;
  /** Does it, and says what exactly was done. */
  readonly run: (actor: Actor) => Promise<string>;
}

/** Frames for what opens, closes or arrives: a page whose time stands still can do none of it. */
const SETTLE_FRAMES = 8;

export function settle({ visit }: Actor, frames: number = SETTLE_FRAMES): Promise<void> {
  return visit.advance(frames);
}

export function button({ page }: Actor, name: string | RegExp): Locator {
  return page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
}

export async function isThere(locator: Locator): Promise<boolean> {
  return (await locator.count()) > 0 && (await locator.first().isVisible());
}

/** Something that the machine's own clock decides, and not the page's. */
export const BY_ITS_OWN_CLOCK = { mostMs: 20_000, everyMs: 20 };

export function isSessionOn({ page }: Actor): Promise<boolean> {
  return page.getByRole('switch', { name: 'Session', exact: true }).isChecked();
}
