import { FrequencyRuler } from '@vayl/ui/instruments/frequency-ruler';
import type { ReactNode } from 'react';
import { IDENTITY } from '../../../content/identity.content.ts';

/** The scale, with nothing set on it yet. */
export function EngravedScale(): ReactNode {
  return <FrequencyRuler label={IDENTITY.rulerLabel} />;
}
