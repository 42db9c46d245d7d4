import '@vayl/ui/styles.css';
import '../settings/settings-view.css';
import type { CalendarEvent } from '@vayl/domain';
import { expectAccessible } from '@vayl/ui/test-helpers/axe';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CalendarProvider } from '../../host/calendar-host.ts';
import { Observed } from '../observed.ts';
import { CalendarNotice } from './calendar-notice.tsx';
import { CalendarSection } from './calendar-section.tsx';
import type { CalendarChoices, CalendarSnapshot, ConnectionState } from './calendar-state.ts';

const NOW_MS = new Date('2026-11-16T09:00').getTime();
const HOUR_MS = 3_600_000;
const at = (hours: number) => NOW_MS + hours * HOUR_MS;
const event = (kind: CalendarEvent['kind'], title: string, from: number, to: number): CalendarEvent => ({
  id: title,
  title,
  kind,
  startMs: at(from),
  endMs: at(to),
  isAllDay: false,
});
const EVENTS = [
  event('meeting', 'Budget, with a title that is rather long for a narrow window', 1, 1.5),
  event('focus', 'Chapter two', 2, 4),
  event('free', '', 4, 5),
  event('meeting', 'Daily', 25, 25.5),
];
const NONE: ConnectionState = { is: 'not-connected' };
const CONNECTED: ConnectionState = { is: 'connected', isForThisRun: false, readAtMs: NOW_MS, problem: undefined };

class HeldCalendars extends Observed<CalendarSnapshot> {
  readonly asked: string[] = [];
  connect = (provider: CalendarProvider) => void this.asked.push(`connect ${provider}`);
  cancel = (provider: CalendarProvider) => void this.asked.push(`cancel ${provider}`);
  disconnect = (provider: CalendarProvider) => void this.asked.push(`disconnect ${provider}`);
  decline = () => void this.asked.push('decline');
  choose = (change: Partial<CalendarChoices>) => void this.asked.push(JSON.stringify(change));
}

async function open(given: Partial<CalendarSnapshot> & { readonly google?: ConnectionState } = {}, width = 420) {
  const { google = NONE, ...rest } = given;
  const calendars = new HeldCalendars({
    connections: { google, microsoft: NONE },
    choices: { proposes: true, windsDown: true },
    events: [],
    proposal: undefined,
    endedForMs: undefined,
    ...rest,
  });
  const session = { switchOn: () => void calendars.asked.push('on') };
  await page.viewport(width, 640);
  const { container } = await render(
    <main
      data-surface="night"
      style={{ padding: 20, minHeight: '100vh', background: 'var(--surface)', color: 'var(--ink)' }}
    >
      <CalendarNotice calendars={calendars} session={session} />
      <div className="settings">
        <CalendarSection calendars={calendars} nowMs={() => NOW_MS} />
      </div>
    </main>,
  );
  return { calendars, container };
}
const button = (name: string) => page.getByRole('button', { name });

describe('the calendar, in the settings', () => {
  it('[AUTH-08] is off until it is connected, and says that it is only read', async () => {
    const { calendars } = await open();
    await expect.element(page.getByText(/off until you connect one. It is only read, on this computer/)).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await button('Connect Google').click();
    await button('Connect Microsoft').click();
    expect(calendars.asked).toEqual(['connect google', 'connect microsoft']);
  });

  it('says that a build cannot connect one', async () => {
    await open({ google: { is: 'not-set-up' } });
    await expect.element(page.getByText('Google: not set up in this build.')).toBeVisible();
    await expect.element(button('Connect Google')).not.toBeInTheDocument();
    await expect.element(button('Connect Microsoft')).toBeVisible();
  });

  it('sends the person to their browser, and can be given up', async () => {
    const { calendars } = await open({ google: { is: 'connecting' } });
    await expect.element(page.getByText(/Go on in your browser: Google asks/)).toBeVisible();
    await button('Cancel').click();
    expect(calendars.asked).toEqual(['cancel google']);
  });

  it('[RD-58] shows what comes next, with its own times and titles', async () => {
    const { calendars, container } = await open({ google: CONNECTED, events: EVENTS });
    await expect.element(page.getByText('Google is connected')).toBeVisible();
    await expect.element(page.getByText('Chapter two')).toBeVisible();
    await expect.element(page.getByText('Without a title')).toBeVisible();
    await expect.element(page.getByText(/Next focus block: 11:00.*as your calendar says/)).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
    expect(container.scrollWidth).toBeLessThanOrEqual(420);
    await page.getByRole('checkbox', { name: /Propose a session/ }).click();
    await page.getByRole('checkbox', { name: /Wind down/ }).click();
    await button('Disconnect Google').click();
    expect(calendars.asked).toEqual(['{"proposes":false}', '{"windsDown":false}', 'disconnect google']);
  });

  it('has room in a wide window', async () => {
    await open({ google: CONNECTED, events: EVENTS }, 900);
    await expect.element(page.getByText('Chapter two')).toBeVisible();
  });

  it.each([
    [{ is: 'not-connected', problem: 'denied' }, /leave the calendar ticked/],
    [{ is: 'not-connected', problem: 'signed-out' }, /does not let this app in any more. Connect again/],
    [{ is: 'not-connected', problem: 'not-revoked' }, /gone from this computer. Google still lists this app/],
    [{ ...CONNECTED, problem: 'unreachable' }, /What was read before still counts/],
    [{ ...CONNECTED, problem: 'too-many' }, /asks for a pause/],
    [{ ...CONNECTED, isForThisRun: true }, /lasts until you quit/],
    [{ ...CONNECTED, readAtMs: undefined }, /Reading…/],
  ] as const)('says what to do where it is %o', async (google, text) => {
    await open({ google });
    await expect.element(page.getByText(text)).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });
});

describe('what the calendar has to say', () => {
  it('[RD-58] proposes a session, which the person begins or does not', async () => {
    const proposal = { because: 'focus-event', startMs: at(0), endMs: at(2) } as const;
    const { calendars } = await open({ proposal });
    await expect.element(page.getByText(/Time to focus until 11:00/)).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
    await button('Start the session').click();
    await button('Not now').click();
    expect(calendars.asked).toEqual(['on', 'decline']);
  });

  it('says why a session has ended', async () => {
    await open({ endedForMs: at(1) });
    await expect.element(page.getByRole('alert').getByText(/your 10:00.* is near/)).toBeVisible();
  });
});
