import type { Browser } from 'playwright';
import type { Sites } from '../../../tools/site/start-sites.ts';

/** What every section works with. */
export interface Bench {
  readonly browser: Browser;
  readonly sites: Sites;
  readonly isQuick: boolean;
}

/** Nothing here is a race: a machine that is busy with other things may take its time to show a page. */
export const PATIENT_MS = 90_000;

/** Two pages at a time: while one loads, the other is looked at. */
export async function inTwoLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const lane = async (): Promise<void> => {
    for (const item of waiting) await work(item);
  };
  await Promise.all([lane(), lane()]);
}

/** Says on the terminal what a figure only counts. */
export function tell(lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`  ${line}\n`);
}
