import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from '../text/tokens.ts';
import { applyRefinement, type PresentSettings } from './apply-refinement.ts';
import { isGentler, parseRefinement } from './parse-refinement.ts';

const PRESENT: PresentSettings = {
  globalModulationHz: 5,
  centerModulationHz: 10,
  globalModulationStrength: 0.45,
  visualHue: 220,
};

const parsed = (query: string) => parseRefinement(readText(query), undefined);

function refined(query: string, change: Partial<PresentSettings> = {}, refreshHz?: number) {
  const refinement = parsed(query);
  if (refinement === undefined) return undefined;
  return applyRefinement(refinement, { ...PRESENT, ...change }, refreshHz).settings;
}

describe('a change moves what it names and leaves the rest', () => {
  it.each([
    ['a bit calmer', { centerModulationHz: 8.5 }],
    ['slower', { centerModulationHz: 7.5 }],
    ['much slower', { centerModulationHz: 6, globalModulationHz: 4.8 }],
    ['faster please', { centerModulationHz: 13 }],
    ['too fast', { centerModulationHz: 7.5 }],
    ['not fast enough', { centerModulationHz: 13 }],
    ['this makes me drowsy, livelier', { centerModulationHz: 13 }],
    ['stronger', { globalModulationStrength: 0.6 }],
    ['a little gentler', { globalModulationStrength: 0.35 }],
    ['way too bright', { globalModulationStrength: 0.2 }],
    ['turn the brightness down', { globalModulationStrength: 0.3 }],
    ['I can barely see it', { globalModulationStrength: 0.55 }],
    ['less blue', { visualHue: 40 }],
    ['green instead of blue', { visualHue: 130 }],
    ['warmer', { visualHue: 38 }],
    ['más lento', { centerModulationHz: 7.5 }],
    ['menos azul', { visualHue: 40 }],
    ['etwas schneller', { centerModulationHz: 11.5 }],
    ['zu hell', { globalModulationStrength: 0.3 }],
    ['moins vite', { centerModulationHz: 7.5 }],
    ["c'est trop intense", { globalModulationStrength: 0.3 }],
    ['mais devagar', { centerModulationHz: 7.5 }],
    ['mais forte', { globalModulationStrength: 0.6 }],
    ['再慢一点', { centerModulationHz: 8.5 }],
    ['太亮了', { globalModulationStrength: 0.3 }],
    ['もっと速く', { centerModulationHz: 13 }],
    ['青を減らして', { visualHue: 40 }],
    ['थोड़ा धीमा करो', { centerModulationHz: 8.5 }],
    ['रोशनी कम करो', { globalModulationStrength: 0.3 }],
    ['más despacito', { centerModulationHz: 7.5 }],
    ['mais devagarinho', { centerModulationHz: 7.5 }],
    ['bien fresquito', { visualHue: 200 }],
    ['half the pulse rate', { centerModulationHz: 5, globalModulationHz: 4 }],
    ['halb so schnell', { centerModulationHz: 5, globalModulationHz: 4 }],
    ['doppelt so schnell', { centerModulationHz: 14.9 }],
    ['el doble de intensidad', { globalModulationStrength: 0.9 }],
    ['corta o brilho pela metade', { globalModulationStrength: 0.23 }],
    ['divise le rythme par deux', { centerModulationHz: 5, globalModulationHz: 4 }],
    ['亮度减半', { globalModulationStrength: 0.23 }],
    ['速さを半分にして', { centerModulationHz: 5, globalModulationHz: 4 }],
    ['रोशनी दोगुनी कर दो', { globalModulationStrength: 0.9 }],
    ['it keeps pulling my eye off the page', { globalModulationStrength: 0.3 }],
    ['das lenkt mich ab', { globalModulationStrength: 0.3 }],
    ['bota um rosinha aí no lugar dessa cor', { visualHue: 322 }],
  ])('%s', (query, change) => {
    expect(refined(query)).toEqual({ ...PRESENT, ...change });
  });

  it('may name two things', () => {
    expect(refined('slower and greener')).toEqual({ ...PRESENT, centerModulationHz: 7.5, visualHue: 130 });
  });

  it.each([
    'perfect, keep it',
    'leave it',
    'undo',
    'louder',
    'déjalo así',
    'lass es so wie es ist',
    'このまま',
    '就这样',
    'deixa do jeito que tá',
    "laisse comme c'est",
    'जैसा है वैसा ही रहने दो',
  ])('changes nothing for %s', (query) => {
    expect(refined(query)).toEqual(PRESENT);
  });
});

describe('a change has its ends', () => {
  it('goes no slower than the floor, and lowers the global rate with it', () => {
    expect(refined('slower', { centerModulationHz: 0.2, globalModulationHz: 0.1 })).toMatchObject({
      centerModulationHz: 0.2,
    });
    expect(refined('slower', { globalModulationHz: 9 })).toMatchObject({
      centerModulationHz: 7.5,
      globalModulationHz: 6,
    });
  });

  it('never moves a rate into 15 to 25 Hz', () => {
    expect(refined('faster', { centerModulationHz: 14 })?.centerModulationHz).toBe(14.9);
    expect(refined('slower', { centerModulationHz: 30 }, 240)?.centerModulationHz).toBe(25.1);
  });

  it('never makes slower what was asked to be faster', () => {
    expect(refined('faster', { centerModulationHz: 40 }, 60)?.centerModulationHz).toBe(40);
  });

  it('keeps a rate and a hue that nobody would suggest, where they are not spoken of', () => {
    expect(refined('stronger', { centerModulationHz: 40, visualHue: 2 }, 60)).toMatchObject({
      centerModulationHz: 40,
      visualHue: 2,
    });
  });

  it('offers the nearest hue for red', () => {
    expect(refined('make it red')?.visualHue).toBe(15);
  });

  it('holds the strength between its ends', () => {
    expect(refined('stronger', { globalModulationStrength: 0.95 })?.globalModulationStrength).toBe(1);
    expect(refined('softer', { globalModulationStrength: 0.1 })?.globalModulationStrength).toBe(0.05);
    expect(refined('softer', { globalModulationStrength: 0 })?.globalModulationStrength).toBe(0);
  });

  it('is exactly what was there where it shall stay', () => {
    const odd = {
      globalModulationHz: 0.1,
      centerModulationHz: 0.123_456,
      visualHue: 359.5,
      globalModulationStrength: 0.123,
    };
    for (const query of ['keep it', 'undo']) expect(refined(query, odd)).toEqual(odd);
  });

  it('never makes the light stronger at 15 to 25 Hz: the rate gives way', () => {
    const at = { centerModulationHz: 20, globalModulationHz: 18, globalModulationStrength: 0.3 };
    expect(refined('stronger', at, 240)).toMatchObject({ centerModulationHz: 14.9, globalModulationStrength: 0.45 });
    expect(refined('stronger', { ...at, centerModulationHz: 40 }, 240)).toMatchObject({
      centerModulationHz: 40,
      globalModulationHz: 14.9,
    });
    expect(refined('softer', at, 240)).toMatchObject({ centerModulationHz: 20, globalModulationHz: 18 });
  });

  it('is valid from any settings', () => {
    const anyPresent = fc.record({
      globalModulationHz: fc.double({ min: 0.001, max: 500, noNaN: true }),
      centerModulationHz: fc.double({ min: 0.001, max: 500, noNaN: true }),
      globalModulationStrength: fc.double({ min: 0, max: 1, noNaN: true }),
      visualHue: fc.double({ min: 0, max: 360, noNaN: true }),
    });
    const anyAsk = fc.constantFrom(
      'slower',
      'much faster',
      'softer',
      'stronger',
      'less blue',
      'keep it',
      'a bit calmer',
    );
    fc.assert(
      fc.property(anyPresent, anyAsk, fc.constantFrom(undefined, 60, 144), (present, ask, refreshHz) => {
        const settings = refined(ask, present, refreshHz);
        expect(settings?.globalModulationHz).toBeGreaterThanOrEqual(0.1);
        expect(settings?.centerModulationHz).toBeLessThanOrEqual(100);
        expect(settings?.globalModulationHz).toBeLessThan(settings?.centerModulationHz ?? 0);
      }),
    );
  });
});

describe('it is no change', () => {
  it.each([
    'wake me up',
    'calm me down after work',
    'I need more energy for my workout',
    'our tests go red on tuesdays',
    'quick nap',
    'a strong coffee and my inbox',
    'slow morning with a novel',
    '想快点入睡',
    'hello',
  ])('%s', (query) => {
    expect(parsed(query)).toBeUndefined();
  });
});

describe('a change is gentler', () => {
  it.each([
    ['softer and slower', true],
    ['softer but faster', false],
    ['stronger', false],
    ['less blue', false],
    ['keep it', false],
  ])('%s: %s', (query, isSo) => {
    const refinement = parsed(query);
    expect(refinement !== undefined && isGentler(refinement)).toBe(isSo);
  });
});
