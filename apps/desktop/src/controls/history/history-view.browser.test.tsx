import { err, type HistorySession } from '@vayl/domain';
import { expectAccessible } from '@vayl/ui/test-helpers/axe';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KeptPreferences } from '../app-preferences.ts';
import { ControlWindow } from '../control-window.tsx';
import { Observed } from '../observed.ts';
import { holdWindow } from '../test-helpers/held-window.tsx';
import { memoryStorage } from '../test-helpers/memory-storage.ts';
import type { HistoryProblem } from './history-store.ts';
import { HistoryView } from './history-view.tsx';
import { RatingNotice } from './rating-notice.tsx';
import { HeldHistory } from './test-helpers/held-history.ts';
import { someSession, someSessions } from './test-helpers/some-sessions.ts';

const MONDAY_MS = Date.UTC(2026, 10, 16);
const DAY_MS = 86_400_000;
const FEW = someSessions({ days: 9, lastDayMs: MONDAY_MS });

interface Open {
  readonly sessions?: readonly HistorySession[];
  readonly problem?: HistoryProblem;
  readonly isSignedIn?: boolean;
}

/** The window, with the view of the history before somebody's eyes. */
async function open({ sessions = [], problem, isSignedIn = false }: Open = {}) {
  const history = new HeldHistory(sessions);
  history.problem = problem;
  const preferences = new KeptPreferences({ storage: memoryStorage(), logFailure: (what) => expect.fail(what) });
  const account = new Observed({ is: isSignedIn ? ('signed-in' as const) : ('signed-out' as const) });
  const { session, meter } = holdWindow();
  const view = (
    <HistoryView history={history} preferences={preferences} account={account} today={() => MONDAY_MS / DAY_MS} />
  );
  await render(
    <div data-surface="night">
      <ControlWindow
        session={session}
        meter={meter}
        views={{ history: view }}
        notices={<RatingNotice history={history} />}
      />
    </div>,
  );
  await page.getByRole('button', { name: 'History' }).click();
  return { history, preferences, account };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const table = (name: string) => page.getByRole('table', { name, exact: true });
const rowsOf = (name: string) =>
  [...table(name).element().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  );

beforeEach(() => page.viewport(420, 760));

describe('a history without a session', () => {
  it('is an empty ruler and a promise', async () => {
    await open();
    await expect.element(page.getByText('Your first session will be drawn here.')).toBeVisible();
    await expect.element(page.getByText('Kept on this computer, and nowhere else.')).toBeVisible();
    await expect.element(button('Delete everything')).not.toBeInTheDocument();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });
});

describe('a history', () => {
  it('says in tables what its plots show', async () => {
    await open({ sessions: FEW });
    await expect.element(page.getByText(/sessions in all, \d+ h \d+ min\.$/)).toBeVisible();
    const days = rowsOf('Minutes by day');
    expect(days).toHaveLength(28);
    expect(days.at(-1)?.[0]).toMatch(/^Monday,? 16 November 2026$/);
    expect(rowsOf('Hours of the day')).toHaveLength(24);
    expect(rowsOf('Bands on the ruler').map(([band]) => band)).toContain('Alpha');
    expect(rowsOf('How well you could focus')[0]?.[3]).toMatch(/^\d+% to \d+%$/);
    const sessions = rowsOf('The last days');
    expect(sessions.at(0)?.[0]).toMatch(/^Monday,? 16 November 2026, 10:00$/);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('goes further back when it is asked to', async () => {
    await open({ sessions: someSessions({ days: 500, lastDayMs: MONDAY_MS }) });
    await page.getByRole('radio', { name: 'A year' }).click({ force: true });
    await expect.element(table('Time by week')).toBeInTheDocument();
    expect(rowsOf('Time by week')).toHaveLength(52);
    await page.getByRole('radio', { name: 'All' }).click({ force: true });
    expect(
      rowsOf('Time by month')
        .map(([month]) => month)
        .slice(0, 2),
    ).toEqual(['July 2025', 'August 2025']);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('counts weeks in a row, and says by which rule', async () => {
    const weeks = [0, 1, 2, 4].map((week, index) => someSession(index, MONDAY_MS - week * 7 * DAY_MS));
    await open({ sessions: weeks.toReversed() });
    await expect.element(page.getByText('3 weeks', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^A week counts once there is a session in it\./)).toBeVisible();
  });

  it('tells of a session what was asked, what was delivered, its dose and its pauses', async () => {
    const session: HistorySession = {
      ...someSession(1, MONDAY_MS),
      task: 'write the quarterly report',
      usedSeconds: 1500,
      doseVeilSeconds: 141.8,
      pauses: [{ reason: 'locked', afterSeconds: 60, seconds: 300 }],
      delivered: {
        litSeconds: 1500,
        stillSeconds: 0,
        limitedSeconds: 600,
        askedLuminance: 0.0432,
        deliveredLuminance: 0.0391,
      },
    };
    await open({ sessions: [session] });
    await page.getByText('write the quarterly report').click();
    await expect.element(page.getByText('0.039 of 0.043 relative luminance, held back for 10 min')).toBeVisible();
    await expect.element(page.getByText('2.4 veil-minutes')).toBeVisible();
    await expect.element(page.getByText('5 min, locked')).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('keeps the secret of a self-test', async () => {
    await open({ sessions: [{ ...someSession(1, MONDAY_MS), task: 'blocks', delivered: null }] });
    await page.getByText('blocks').click();
    await expect.element(page.getByText('Kept secret until your self-test is over')).toBeVisible();
  });
});

describe('a rating', () => {
  it('is asked for after a session, and given with one tap', async () => {
    const session = { ...someSession(1, MONDAY_MS), usedSeconds: 1500, rating: null };
    const { history } = await open({ sessions: [session] });
    history.toRate.set(session);
    await expect.element(page.getByText('The session that just ended, 25 min.')).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await page.getByRole('button', { name: '4 of 5' }).first().click();
    await expect.element(page.getByText('The session that just ended, 25 min.')).not.toBeInTheDocument();
    expect(history.sessions[0]?.rating).toBe(4);
  });

  it('can be put off, changed and taken back', async () => {
    const session = { ...someSession(1, MONDAY_MS), task: 'blocks', rating: null };
    const { history } = await open({ sessions: [session] });
    history.toRate.set(session);
    await button('Not now').click();
    expect(history.sessions[0]?.rating).toBeNull();
    await page.getByText('blocks').click();
    await button('2 of 5').click();
    expect(history.sessions[0]?.rating).toBe(2);
    await expect.element(button('2 of 5')).toHaveAttribute('aria-pressed', 'true');
    await button('2 of 5').click();
    expect(history.sessions[0]?.rating).toBeNull();
  });
});

describe('your data', () => {
  it.each([
    ['Export as CSV', /^id,startedLocal,/],
    ['Export as JSON', /^\{\n {2}"version": 1,/],
  ])('%s says where the file is', async (name, text) => {
    const { history } = await open({ sessions: FEW });
    await button(name).click();
    await expect.element(page.getByText('Saved: /home/someone/Downloads/vayl-history.csv')).toBeVisible();
    expect(history.saved[0]).toMatch(text);
  });

  it('says that a file could not be saved', async () => {
    const { history } = await open({ sessions: FEW });
    history.saving = err('not-saved');
    await button('Export as CSV').click();
    await expect.element(page.getByText(/^The file could not be saved\./)).toBeVisible();
  });

  it('is deleted after a question, and not before', async () => {
    const { history } = await open({ sessions: FEW });
    await button('Delete everything').click();
    await expect.element(page.getByText(/^Every session and every rating is removed/)).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await button('Keep it').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(history.sessions).toHaveLength(FEW.length);
    await button('Delete everything').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
    await expect.element(page.getByText('Your first session will be drawn here.')).toBeVisible();
  });

  it('says why it could not be deleted', async () => {
    const { history } = await open({ sessions: FEW });
    history.deletion = err('history/full');
    await button('Delete everything').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
    await expect.element(page.getByText(/^The disk is full\./)).toBeVisible();
  });

  it('is remembered here unless that is switched off, and sent nowhere unless that is switched on', async () => {
    const { preferences, account } = await open();
    const keep = page.getByRole('checkbox', { name: /^Remember my sessions/ });
    const totals = page.getByRole('checkbox', { name: /^Keep totals in my account/ });
    await expect.element(keep).toBeChecked();
    await expect.element(totals).not.toBeChecked();
    await expect.element(totals).toBeDisabled();
    await keep.click();
    expect(preferences.getSnapshot().isHistoryKept).toBe(false);
    account.set({ is: 'signed-in' });
    await totals.click();
    expect(preferences.getSnapshot().areTotalsSent).toBe(true);
    await expect.element(page.getByText('Kept on this computer. Your account gets the totals.')).toBeVisible();
  });
});

describe('a history that cannot be opened', () => {
  it.each([
    ['history/not-opened', /Close that program, then try again\./],
    ['history/damaged', /history\.db .* is damaged\. Nothing in it was changed\./],
    ['history/newer', /Update the app/],
    ['history/full', /Make room/],
  ] as const)('says why, and what to do: %s', async (problem, text) => {
    const { history } = await open({ problem, sessions: FEW });
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
    history.problem = undefined;
    await button('Try again').click();
    await expect.element(page.getByText('Last sessions')).toBeVisible();
  });

  it('is said to be read until it is', async () => {
    const { history } = await open({ sessions: FEW });
    history.set({ is: 'reading' });
    await expect.element(page.getByRole('status').getByText('Reading your history…')).toBeVisible();
    await userEvent.keyboard('{Tab}');
  });
});
