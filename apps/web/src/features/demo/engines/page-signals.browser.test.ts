import type { ScreeningAnswers } from '@vayl/session';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { createDemoSession, type DemoSession } from './create-demo-session.ts';

/** The page's own session has this; its types come only with the provider, which no page depends on. */
interface MediaEmulation {
  send(method: 'Emulation.setEmulatedMedia', media: object): Promise<unknown>;
}

const ALL_NO: ScreeningAnswers = { seizures: 'no', lightSickness: 'no', under18: 'no', unsure: 'no' };
const opened: DemoSession[] = [];

function open() {
  const demo = createDemoSession();
  opened.push(demo);
  return { session: demo.session, now: demo.session.getSnapshot };
}

function openRunning() {
  const demo = open();
  demo.session.answerScreening({ answers: ALL_NO, liftsBlock: true });
  demo.session.switchOn();
  return demo;
}

async function preferReducedMotion(isPreferred: boolean): Promise<void> {
  const value = isPreferred ? 'reduce' : 'no-preference';
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the runner's own type is an empty interface here
  const emulation = cdp() as MediaEmulation;
  await emulation.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  for (const { dispose } of opened.splice(0)) dispose();
  await preferReducedMotion(false);
});

describe('what the system says', () => {
  it('about less motion is known from the start, and makes the light stand still', async () => {
    await preferReducedMotion(true);
    const { now } = openRunning();
    expect(now()).toMatchObject({ isRunning: true, flicker: { is: 'refused', reason: 'reduced-motion' } });
  });

  it('of a page that goes away stops the session and keeps what was set', () => {
    const { session, now } = openRunning();
    session.change({ visualHue: 17 });
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(now()).toMatchObject({ settings: { isOn: false }, stoppedBy: 'hidden', isVisible: false });
    expect(localStorage.getItem('vayl.settings')).toContain('"visualHue":17');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(now()).toMatchObject({ settings: { isOn: false }, isVisible: true });
  });

  it('of another page on this device, where the light felt wrong, counts here at once', () => {
    const here = openRunning();
    open().session.lightFeltWrong();
    expect(here.now().flicker.is).toBe('allowed');
    window.dispatchEvent(new StorageEvent('storage', { key: 'vayl.screening' }));
    expect(here.now()).toMatchObject({ isRunning: true, flicker: { reason: 'felt-wrong' } });
  });

  it('is heard no longer once the session is over', async () => {
    const { session, now } = openRunning();
    for (const { dispose } of opened) dispose();
    const before = now();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await preferReducedMotion(true);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(session.getSnapshot()).toBe(before);
  });
});

describe('what is kept', () => {
  it('comes back on the next visit, and never the switch', () => {
    const { session } = openRunning();
    session.change({ visualHue: 33 });
    for (const { dispose } of opened.splice(0)) dispose();
    expect(open().now()).toMatchObject({ settings: { visualHue: 33, isOn: false }, isScreeningDue: false });
  });
});
