import { expect, it } from 'vitest';
import { neighbourOf } from './neighbour.ts';

const NAMES = ['perceptual', 'entrainment', 'network', 'neuroplastic'] as const;

it.each([
  { from: 'perceptual', key: 'ArrowRight', to: 'entrainment' },
  { from: 'neuroplastic', key: 'ArrowRight', to: 'perceptual' },
  { from: 'perceptual', key: 'ArrowLeft', to: 'neuroplastic' },
  { from: 'network', key: 'Home', to: 'perceptual' },
  { from: 'network', key: 'End', to: 'neuroplastic' },
  { from: 'network', key: 'a', to: undefined },
] as const)('$key leads from $from to $to', ({ from, key, to }) => {
  expect(neighbourOf(NAMES, from, key)).toBe(to);
});
