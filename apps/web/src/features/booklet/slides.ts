import { Evidence } from '../../sections/booklet/evidence.tsx';
import { Guard } from '../../sections/booklet/guard.tsx';
import { Helios } from '../../sections/booklet/helios.tsx';
import { NextSteps } from '../../sections/booklet/next-steps.tsx';
import { NotFor } from '../../sections/booklet/not-for.tsx';
import { Prices } from '../../sections/booklet/prices.tsx';
import { Problem } from '../../sections/booklet/problem.tsx';
import { Tones } from '../../sections/booklet/tones.tsx';
import { TwoFrequencies } from '../../sections/booklet/two-frequencies.tsx';
import { Veil } from '../../sections/booklet/veil.tsx';
import { WhatItIs } from '../../sections/booklet/what-it-is.tsx';
import { YourData } from '../../sections/booklet/your-data.tsx';
import type { Slide } from './deck.tsx';

/** The booklet, in its order. */
export const SLIDES: readonly Slide[] = [
  { name: 'What it is', Part: WhatItIs },
  { name: 'The problem', Part: Problem },
  { name: 'The veil', Part: Veil },
  { name: 'Two frequencies', Part: TwoFrequencies },
  { name: 'Tones', Part: Tones },
  { name: 'Helios', Part: Helios },
  { name: 'The guard', Part: Guard },
  { name: 'Evidence', Part: Evidence },
  { name: 'Your data', Part: YourData },
  { name: 'Prices', Part: Prices },
  { name: 'Not for everyone', Part: NotFor },
  { name: 'What comes next', Part: NextSteps },
];
