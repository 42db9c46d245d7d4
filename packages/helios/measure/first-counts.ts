import type { Section } from '../../../tools/measure/measurement.ts';

/**
 * How sets of fresh wordings came out when they were counted for the first time, before any list was changed for them.
 * These are what the lists are worth on words they do not know; the figures of the used sets afterwards are not.
 */
const FIRST_COUNTS = [
  ['kept apart with the first draft', 'flicker 23/23 · refused 1/160 · direction 19/20 · band 71/83 · coverage 83/127'],
  ['used-1', 'flicker 46/47 · refused 2/232 · direction 30/32 · band 139/148 · coverage 148/182'],
  ['used-2', 'flicker 44/46 · refused 6/196 · direction 24/27 · band 99/112 · coverage 112/151'],
  ['used-3, its 74 dangers of the other half', 'flicker 68/74'],
  ['used-3, the rest', 'flicker 49/52 · refused 0/101 · direction 18/20 · band 39/41 · coverage 41/74'],
  ['used-4', 'flicker 41/44 · refused 1/168 · direction 21/24 · band 68/76 · coverage 76/128'],
  [
    'used-5, by somebody who had not seen the lists',
    'flicker 23/24 · refused 4/176 · direction 14/20 · band 63/69 · coverage 69/149',
  ],
  ['used-6, a second stranger', 'flicker 25/26 · refused 1/174 · direction 17/22 · band 98/102 · coverage 102/144'],
  ['used-7, a third stranger', 'flicker 21/22 · refused 16/278 · direction 14/22 · band 80/112 · coverage 112/224'],
  [
    'a fourth stranger; seven of its misses were shown to whoever wrote the next lists',
    'flicker 22/22 · refused 3/278 · direction 15/22 · band 136/150 · coverage 150/224',
  ],
  [
    'used-8, changes only, the half that was held back; written by who wrote the lists, so rather too good',
    'direction 55/60, and 39/60 with the lists before',
  ],
  [
    'used-9, changes only, chosen to be hard, as each of its three parts was first counted',
    'direction 65/108, 45/75, 39/56, and 51/108, 37/75, 31/56 with the lists before',
  ],
  [
    'a fifth stranger, 340 wordings, counted once after the refinements were read by meaning; in no list',
    'flicker 24/24 · refused 9/316 · direction 48/60 · band 150/168 · coverage 168/224',
  ],
  [
    'kept apart now, before the bars were set',
    'flicker 40/40 · refused 0/140 · direction 19/22 · band 44/53 · coverage 53/108',
  ],
] as const;

export function firstCounts(): Section {
  return {
    title: 'Helios: fresh wordings, as first counted',
    figures: FIRST_COUNTS.map(([name, measured]) => ({ name, measured })),
  };
}
