import { type MeterReading, readSafetyMeter } from '@vayl/domain';
import { FifteenMarks } from '@vayl/ui/instruments/fifteen-marks';
import { SafetyMeter } from '@vayl/ui/instruments/safety-meter';
import type { ReactNode } from 'react';
import { Specimen } from './specimen.tsx';

const QUESTION = {
  strength: 0.45,
  visualHue: 240,
  globalModulationHz: 8,
  centerModulationHz: 12,
  refreshHz: 60,
  isStrict: false,
};
const LIMITING = readSafetyMeter(QUESTION);
const SLOW = readSafetyMeter({ ...QUESTION, globalModulationHz: 0.1, centerModulationHz: 1 });
const WITHIN: MeterReading = { ...LIMITING, askedLuminance: 0.062, deliveredLuminance: 0.062, isLimiting: false };

export function MeterSheet(): ReactNode {
  return (
    <>
      <h2>Safety meter, fifteen marks</h2>
      <div className="specimens">
        <Specimen name="Within limit">
          <SafetyMeter reading={WITHIN} isStopped={false} />
        </Specimen>
        <Specimen name="Limiting">
          <SafetyMeter reading={LIMITING} isStopped={false} hasNote />
        </Specimen>
        <Specimen name="Slow light, full depth">
          <SafetyMeter reading={SLOW} isStopped={false} hasNote />
        </Specimen>
        <Specimen name="Stopped">
          <SafetyMeter reading={LIMITING} isStopped hasNote />
        </Specimen>
        <Specimen name="Fifteen marks: all, eleven, half a minute, none">
          <p className="instruments-marks">
            {[15, 11, 0.5, 0].map((minutesLeft) => (
              <FifteenMarks key={minutesLeft} minutesLeft={minutesLeft} />
            ))}
          </p>
        </Specimen>
      </div>
    </>
  );
}
