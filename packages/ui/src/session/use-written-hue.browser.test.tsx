import '../styles/tokens.css';
import '../styles/accents.css';
import { afterEach, describe, expect, it } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { accentsAt } from './hue/accents.ts';
import { useWrittenHue } from './use-written-hue.tsx';

const SURFACES = ['night', 'paper'] as const;
const ACCENTS = ['--accent', '--accent-soft', '--accent-wash'] as const;
const HUES = Array.from({ length: 121 }, (_, step) => 3 * step);

const canvas = document.createElement('canvas');
canvas.width = canvas.height = 1;
const pixel = canvas.getContext('2d', { willReadFrequently: true });

/** What this browser shows of a colour, in bytes. */
function shown(colour: string): number[] {
  if (pixel === null) throw new Error('no canvas to look at colours');
  pixel.fillStyle = colour;
  pixel.fillRect(0, 0, 1, 1);
  return Array.from(pixel.getImageData(0, 0, 1, 1).data).slice(0, 3);
}

/** The accent as the style sheet makes it from the hue. */
function styledAccent(surface: string, accent: string, hueDegrees: number): string {
  const place = document.createElement('div');
  place.dataset['surface'] = surface;
  place.style.setProperty('--hue', String(hueDegrees));
  place.style.backgroundColor = `var(${accent})`;
  document.body.append(place);
  const { backgroundColor } = getComputedStyle(place);
  place.remove();
  return backgroundColor;
}

const written = () => {
  const { style } = document.documentElement;
  return accentsAt(0).map(([name]) => [name, style.getPropertyValue(name)]);
};

describe('accents that are worked out from the hue', () => {
  it.each(SURFACES)('are those of the style sheet on %s, at every hue', (surface) => {
    let farthest = 0;
    for (const hueDegrees of HUES) {
      const accents = new Map(accentsAt(hueDegrees));
      for (const accent of ACCENTS) {
        const ours = shown(accents.get(accent.replace('--', `--${surface}-`)) ?? '');
        const theirs = shown(styledAccent(surface, accent, hueDegrees));
        farthest = Math.max(farthest, ...ours.map((channel, index) => Math.abs(channel - (theirs[index] ?? 255))));
      }
    }
    expect(farthest).toBeLessThanOrEqual(1);
  });

  it('are no colour of this test’s own', () => {
    expect(shown(styledAccent('night', '--accent', 0))).not.toEqual(shown(styledAccent('night', '--accent', 120)));
  });
});

describe('a window that writes its hue', () => {
  afterEach(() => document.documentElement.removeAttribute('style'));

  it('has it at once, crosses to the next, and takes it back', async () => {
    // A crossing that a test can see: nobody who runs it has asked for less motion.
    document.documentElement.style.setProperty('--dur-hue', '300ms');
    const { rerender, unmount } = await renderHook((hueDegrees: number = 243) => useWrittenHue(hueDegrees));
    expect(written()).toEqual(accentsAt(243));
    await rerender(36);
    expect(written()).not.toEqual(accentsAt(36));
    await expect.poll(written).toEqual(accentsAt(36));
    await unmount();
    expect(written().every(([, colour]) => colour === '')).toBe(true);
  });

  it('jumps where less motion is wanted', async () => {
    document.documentElement.style.setProperty('--dur-hue', '0ms');
    const { rerender } = await renderHook((hueDegrees: number = 243) => useWrittenHue(hueDegrees));
    await rerender(36);
    expect(written()).toEqual(accentsAt(36));
  });
});
