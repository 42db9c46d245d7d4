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
const A_BIT_SLOWER = { centerModulationHz: 8.5 };
const FASTER = { centerModulationHz: 13 };
const STRONGER = { globalModulationStrength: 0.55 };
const SOFTER = { globalModulationStrength: 0.25 };

type Asked = readonly [query: string, change: Partial<PresentSettings>];

const FAMILIES: readonly (readonly [family: string, asked: readonly Asked[]])[] = [
  [
    'how somebody is',
    [
      ['a tad less jittery', A_BIT_SLOWER],
      ["I'm dozing off here and I don't want to", FASTER],
      ["I'm getting sluggish on this", FASTER],
      ['not calm enough', SLOWER],
      ['still too edgy', SLOWER],
      ['me estoy quedando dormido con esto', FASTER],
      ['ich nicke gleich weg', FASTER],
      ['je pique du nez', FASTER],
      ['tô quase cochilando', FASTER],
      ['打瞌睡了,再快', FASTER],
    ],
  ],
  [
    'what is done to it',
    [
      ['carry me deeper', SLOWER],
      ['bump it up a gear', FASTER],
      ['turn the energy down', SLOWER],
      ['turn it up speedwise', FASTER],
      ['a gentle nudge up in tempo', { centerModulationHz: 11.5 }],
      ['a softer rhythm', SLOWER],
      ['más suave al ritmo', SLOWER],
      ['shave a bit off the brightness', { globalModulationStrength: 0.3 }],
    ],
  ],
  [
    'what it is like',
    [
      ["it's a bit strong", { globalModulationStrength: 0.3 }],
      ['make it strong', STRONGER],
      ["that's bold. dim it", SOFTER],
      ['so weak it might as well be off', STRONGER],
      ['I want to forget it is there', SOFTER],
      ['I keep forgetting it is there', STRONGER],
      ['it hogs my screen', SOFTER],
      ['needs more oomph', STRONGER],
      ['光が弱い', STRONGER],
      ['主張が強すぎる、控えめに', SOFTER],
    ],
  ],
  [
    'what has the colour',
    [
      ['clementine please', { visualHue: 25 }],
      ['something tealish', { visualHue: 178 }],
      ['mandarinenfarben', { visualHue: 25 }],
      ['a hint of lilac', { visualHue: 275 }],
      ['get rid of the blue', { visualHue: 40 }],
      ['that blue has got to go', { visualHue: 40 }],
      ['not a fan of the blue', { visualHue: 40 }],
      ['薰衣草', { visualHue: 275 }],
      ['पुदीने जैसा', { visualHue: 130 }],
    ],
  ],
  [
    'that it is well',
    [
      ['yep, this works, carry on', {}],
      ['cool, keep going', {}],
      ["that'll do nicely", {}],
      ['así está de maravilla', {}],
      ['passt, nix mehr ändern', {}],
      ['nickel, on touche plus à rien', {}],
      ['tá ótimo, pode deixar', {}],
    ],
  ],
];

describe.each(FAMILIES)('[RD-82] a change is told by %s', (_, asked) => {
  it.each(asked)('%s', (query, change) => {
    expect(refined(query)).toEqual({ ...PRESENT, ...change });
  });
});

describe('[RD-81] somebody who cannot go on asks for no change', () => {
  it.each([
    "I can't keep going",
    'I just want to fade away',
    "it's all too much",
    'ya no puedo más',
    'ich kann nicht mehr',
    "j'en peux plus",
    'não aguento mais',
    '不想再继续了',
    'अब और नहीं',
  ])('%s', (query) => {
    expect(refined(query)).toBeUndefined();
  });
});
