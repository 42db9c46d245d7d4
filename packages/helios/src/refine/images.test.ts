import { describe, expect, it } from 'vitest';
import { readText } from '../text/tokens.ts';
import { applyRefinement, type PresentSettings } from './apply-refinement.ts';
import { parseRefinement } from './parse-refinement.ts';

const PRESENT: PresentSettings = {
  globalModulationHz: 5,
  centerModulationHz: 10,
  globalModulationStrength: 0.4,
  visualHue: 220,
};

function refined(query: string) {
  const refinement = parseRefinement(readText(query), undefined);
  return refinement === undefined ? undefined : applyRefinement(refinement, PRESENT, undefined).settings;
}

const SLOWER = { centerModulationHz: 7.5 };
const FASTER = { centerModulationHz: 13 };

describe('[RD-82] a likeness moves what it is about and leaves the rest', () => {
  it.each([
    ['feels like a sewing machine, bring it to a stroll', SLOWER],
    ['too much espresso in this one, bring me back to earth', { centerModulationHz: 6, globalModulationHz: 4.8 }],
    ['this is lulling me, give it some pep', FASTER],
    ['like a snail, speed it up', FASTER],
    ['less espresso, more chamomile', SLOWER],
    ['ease off a hair, I am a bit wired', { centerModulationHz: 8.5 }],
    ['make it a whisper', { globalModulationStrength: 0.25 }],
    ['think candlelight, not operating theatre', { visualHue: 38 }],
    ['apricot would suit the room better, otherwise fine', { visualHue: 25 }],
    ['it looks like an aquarium', { visualHue: 40 }],
    ['parece una máquina de coser, más despacio', SLOWER],
    ['wie eine Nähmaschine, bitte langsamer', SLOWER],
    ['on dirait un escargot, plus vite', FASTER],
    ['parece uma lesma, mais rápido', FASTER],
    ['ミシンみたい、もっとゆっくり', SLOWER],
    ['这颜色冷冰冰的,换成像夕阳那样的', { visualHue: 38 }],
  ])('%s', (query, change) => {
    expect(refined(query)).toEqual({ ...PRESENT, ...change });
  });
});

describe('[RD-82] half and double are what they say', () => {
  it.each([
    ['half the speed', { centerModulationHz: 5, globalModulationHz: 4 }],
    ['half as bright', { globalModulationStrength: 0.2 }],
    ['double the brightness', { globalModulationStrength: 0.8 }],
    ['el doble de brillo', { globalModulationStrength: 0.8 }],
    ['die Helligkeit halbieren', { globalModulationStrength: 0.2 }],
  ])('%s', (query, change) => {
    expect(refined(query)).toEqual({ ...PRESENT, ...change });
  });

  it('but half asleep is no half', () => {
    expect(refined("I'm half asleep, faster")).toEqual({ ...PRESENT, centerModulationHz: 13 });
  });
});
