import './slide.css';
import './two-frequencies.css';
import { FrequencyReadout } from '@vayl/ui/instruments/frequency-readout';
import { FrequencyRuler } from '@vayl/ui/instruments/frequency-ruler';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { TWO_FREQUENCIES } from '../../../content/booklet.content.ts';
import { SlideTitle } from './slide-title.tsx';

export function TwoFrequencies(): ReactNode {
  return (
    <div className="wrap slide">
      <div className="slide-two two-frequencies-top" data-align="end">
        <SlideTitle title={TWO_FREQUENCIES.title} />
        <div className="two-frequencies-read">
          <FrequencyReadout pin="global" hz={6} label={TWO_FREQUENCIES.edges} size="section" />
          <FrequencyReadout pin="center" hz={14} label={TWO_FREQUENCIES.centre} size="section" />
        </div>
      </div>
      <FrequencyRuler globalHz={6} centerHz={14} guard="watching" density="full" />
      <Text look="lead">{TWO_FREQUENCIES.text}</Text>
    </div>
  );
}
