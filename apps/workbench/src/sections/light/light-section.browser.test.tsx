import '@vayl/ui/styles.css';
import '../../workbench.css';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LightSection } from './light-section.tsx';

const CONTROLS = ':is(button, input, fieldset, a[href], [tabindex]):not([aria-hidden])';
const SLOW_MACHINE = { timeout: 20_000, interval: 50 };

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(() => {
  root.unmount();
  host.remove();
  vi.restoreAllMocks();
});

function show(): void {
  flushSync(() => root.render(<LightSection nav={null} />));
}

function theSwitch(): HTMLElement {
  const found = host.querySelector<HTMLElement>('[role=switch][aria-label=Light]');
  if (found === null) throw new Error('no switch');
  return found;
}

/** The highest alpha byte of the veil. Our callback comes after the veil's, in the frame that it has just drawn. */
function alphaInNextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const canvas = document.querySelector('canvas');
      const gl = canvas?.getContext('webgl2');
      if (!canvas || !gl) throw new Error('no veil');
      const pixels = new Uint8Array(4 * canvas.width * canvas.height);
      gl.readPixels(0, 0, canvas.width, canvas.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
      resolve(pixels.reduce((highest, byte, index) => (index % 4 === 3 ? Math.max(highest, byte) : highest), 0));
    });
  });
}

describe('the light on the workbench', () => {
  it('lights and animates nothing before the switch is pressed', async () => {
    const frames = vi.spyOn(window, 'requestAnimationFrame');
    show();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(theSwitch().ariaChecked).toBe('false');
    expect(frames).not.toHaveBeenCalled();
    // The accent may still be crossing to the hue of the settings: that is colour at one lightness, no light.
    expect(document.getAnimations().filter((motion) => !isHueCrossing(motion))).toEqual([]);
    expect(await alphaInNextFrame()).toBe(0);
  });

  it('comes on with the switch and is dark after Esc', async () => {
    show();
    await userEvent.click(theSwitch());
    await expect.poll(() => theSwitch().ariaChecked).toBe('true');
    await expect.poll(alphaInNextFrame, SLOW_MACHINE).toBeGreaterThan(0);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => theSwitch().ariaChecked).toBe('false');
    await expect.poll(alphaInNextFrame, SLOW_MACHINE).toBe(0);
    await expect.poll(() => host.querySelector('[role=status]')?.textContent).toBe('Light stopped');
  });

  it('has a name for every control, also for those of the clear window', async () => {
    show();
    choose('Window');
    await expect.poll(() => host.querySelector('[aria-label="Clear window"]')).not.toBeNull();
    const controls = [...host.querySelectorAll<HTMLElement>(CONTROLS)];
    expect(controls.length).toBeGreaterThan(25);
    for (const control of controls) expect(control).toHaveAccessibleName();
  });

  it('takes its veil away with it', () => {
    show();
    expect(document.querySelectorAll('canvas')).toHaveLength(1);
    flushSync(() => root.unmount());
    expect(document.querySelector('canvas')).toBeNull();
  });
});

function isHueCrossing(motion: Animation): boolean {
  return motion instanceof CSSTransition && motion.transitionProperty === '--hue';
}

function choose(text: string): void {
  [...host.querySelectorAll('label')].find((label) => label.textContent === text)?.click();
}
