import '@vayl/ui/styles.css';
import '../settings/settings-view.css';
import { expectAccessible } from '@vayl/ui/test-helpers/axe';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Departure } from '../../host/ledger-host.ts';
import { Observed } from '../observed.ts';
import { LedgerSection } from './ledger-section.tsx';

const NOON_MS = new Date('2026-11-16T12:00').getTime();
const departure = (change: Partial<Departure> = {}): Departure => ({
  atMs: NOON_MS,
  host: 'vayl.example',
  purpose: 'minutes',
  sentBytes: 84,
  receivedBytes: 1320,
  status: 200,
  ...change,
});
const DAY = [
  departure(),
  departure({ host: 'www.googleapis.com', purpose: 'calendar-events', sentBytes: 0, receivedBytes: 23_400 }),
  departure({ host: 'oauth2.googleapis.com', purpose: 'calendar-sign-in', status: 400 }),
  departure({ purpose: 'update', sentBytes: 0, receivedBytes: null }),
  departure({ purpose: 'helios', sentBytes: 0, receivedBytes: 0, status: null }),
];

class HeldLedger extends Observed<readonly Departure[]> {
  clear = () => this.set([]);
}

async function open(departures: readonly Departure[], width = 420) {
  await page.viewport(width, 640);
  const { container } = await render(
    <main
      data-surface="night"
      style={{ padding: 20, minHeight: '100vh', background: 'var(--surface)', color: 'var(--ink)' }}
    >
      <div className="settings">
        <LedgerSection ledger={new HeldLedger(departures)} />
      </div>
    </main>,
  );
  return { container };
}
const rows = page.getByRole('list', { name: 'Requests' }).getByRole('listitem');

describe('what left this computer, in the settings', () => {
  it('says that nothing did', async () => {
    await open([]);
    await expect.element(page.getByText('Nothing so far.')).toBeVisible();
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });

  it.each([420, 900])('names host, purpose, size, time and result of each, %d px wide', async (width) => {
    const { container } = await open(DAY, width);
    expect(rows.elements().map((row) => row.textContent?.replace(/\d+.*12:00:00( PM)?/, ' '))).toEqual([
      expect.stringMatching(/Today’s minutes.*vayl\.example84 B out, 1\.3 kB in, answered/),
      expect.stringMatching(/Reading your calendar.*www\.googleapis\.com0 B out, 23 kB in, answered/),
      expect.stringMatching(/Opening your calendar.*oauth2\.googleapis\.com.*refused \(400\)/),
      expect.stringMatching(/A newer version.*size not known, answered/),
      expect.stringMatching(/A question to Helios.*no answer/),
    ]);
    await expect.element(page.getByText('5 requests to 3 addresses: 168 B sent, 26 kB received.')).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
    expect(container.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('shows the newest first, and all when they are wanted', async () => {
    await open(Array.from({ length: 30 }, (_, number) => departure({ atMs: NOON_MS - number * 1000 })));
    expect(rows.elements()).toHaveLength(8);
    await page.getByRole('button', { name: 'Show all 30' }).click();
    expect(rows.elements()).toHaveLength(30);
    await page.getByRole('button', { name: 'Show fewer' }).click();
    expect(rows.elements()).toHaveLength(8);
  });

  it('is empty when the person clears it', async () => {
    await open(DAY);
    await page.getByRole('button', { name: 'Clear the list' }).click();
    await expect.element(page.getByText('The list is empty.')).toBeVisible();
    expect(rows.elements()).toEqual([]);
  });
});
