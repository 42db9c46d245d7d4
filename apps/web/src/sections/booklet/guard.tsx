import './slide.css';
import { readSafetyMeter, SESSION_PRESETS } from '@vayl/domain';
import { SafetyMeter } from '@vayl/ui/instruments/safety-meter';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { GUARD } from '../../../content/booklet.content.ts';
import { QuantityRows } from './quantity-rows.tsx';
import { SlideTitle } from './slide-title.tsx';

export function Guard(): ReactNode {
  const focus = SESSION_PRESETS.find(({ name }) => name === 'Focus');
  const reading =
    focus === undefined
      ? undefined
      : readSafetyMeter({
          strength: 1,
          visualHue: focus.visualHue,
          globalModulationHz: focus.globalModulationHz,
          centerModulationHz: focus.centerModulationHz,
          refreshHz: 60,
          isStrict: false,
        });
  return (
    <div className="wrap slide slide-two">
      <div className="slide-words">
        <SlideTitle title={GUARD.title} />
        <Text>{GUARD.text}</Text>
      </div>
      <div className="slide-words">
        {reading !== undefined && (
          <div>
            <SafetyMeter reading={reading} isStopped={false} />
            <p className="slide-caption">{GUARD.caption}</p>
          </div>
        )}
        <QuantityRows rows={GUARD.rows} />
      </div>
    </div>
  );
}
