import './slide.css';
import './helios.css';
import { FrequencyChange } from '@vayl/ui/instruments/frequency-change';
import { FrequencyRuler } from '@vayl/ui/instruments/frequency-ruler';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { HELIOS } from '../../../content/booklet.content.ts';
import { SlideTitle } from './slide-title.tsx';

export function Helios(): ReactNode {
  return (
    <div className="wrap slide">
      <SlideTitle title={HELIOS.title} />
      <div className="slide-two" data-align="end">
        <div>
          <Text look="caption">{HELIOS.youWrite}</Text>
          <p className="helios-said">{HELIOS.said}</p>
        </div>
        <div className="helios-change">
          <FrequencyChange pin="global" fromHz={8} toHz={6} />
          <FrequencyChange pin="center" fromHz={12} toHz={14} />
        </div>
      </div>
      <FrequencyRuler
        globalHz={6}
        centerHz={14}
        before={{ globalHz: 8, centerHz: 12 }}
        guard="watching"
        density="full"
      />
      <Text look="lead">{HELIOS.text}</Text>
    </div>
  );
}
