import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { lightSignals, prefersReducedMotion } from './light-signals.tsx';
import { holdSession } from './test-helpers/held-session.ts';

const opened: (() => void)[] = [];

function open() {
  const { session } = holdSession();
  opened.push(lightSignals(session));
  return { session, now: session.getSnapshot };
}

function openRunning() {
  const held = open();
  held.session.switchOn();
  return held;
}

async function preferReducedMotion(isPreferred: boolean): Promise<void> {
  const value = isPreferred ? 'reduce' : 'no-preference';
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}

afterEach(async () => {
  for (const forget of opened.splice(0)) forget();
  await preferReducedMotion(false);
});

describe('what a window and its system say', () => {
  it('about less motion stops light that flickers, and the person may allow it again', async () => {
    const { session, now } = openRunning();
    expect([now().flicker.is, prefersReducedMotion()]).toEqual(['allowed', false]);
    await preferReducedMotion(true);
    await expect.poll(() => now().stoppedBy).toBe('reduced-motion');
    expect(prefersReducedMotion()).toBe(true);
    expect(now()).toMatchObject({ settings: { isOn: false }, flicker: { reason: 'reduced-motion' } });
    session.allowMotion();
    expect(now().flicker.is).toBe('allowed');
  });

  it.each([
    ['as it is', { key: 'Escape' }],
    ['while a character is being composed, too', { key: 'Process', code: 'Escape' }],
  ])('by the stop key counts %s', (_how, key) => {
    const { now } = openRunning();
    window.dispatchEvent(new KeyboardEvent('keydown', key));
    expect(now()).toMatchObject({ settings: { isOn: false }, stoppedBy: 'key' });
  });

  it('by another key changes nothing', () => {
    const { now } = openRunning();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', code: 'KeyE' }));
    expect(now().settings.isOn).toBe(true);
  });

  it('about a display of high range asks for the strict guard', () => {
    expect(open().now().isStrict).toBe(false);
    // Chromium cannot play such a display, so the one question about it is answered here.
    const ask = window.matchMedia.bind(window);
    const asked = vi.spyOn(window, 'matchMedia');
    asked.mockImplementation((query) => ask(query === '(dynamic-range: high)' ? 'all' : query));
    expect(open().now()).toMatchObject({ isStrict: true, strictDemands: ['bright-display'] });
    asked.mockRestore();
  });

  it('is no matter of whether the window is seen: its light may be in another', () => {
    const { now } = openRunning();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(now()).toMatchObject({ settings: { isOn: true }, isVisible: true });
  });

  it('is heard no longer once nobody listens', async () => {
    const { now } = openRunning();
    for (const forget of opened) forget();
    const before = now();
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await preferReducedMotion(true);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(now()).toBe(before);
  });
});
