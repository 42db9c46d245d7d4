import type { MeterReading } from '@vayl/domain';
import type { DepthReport } from '@vayl/light';
import { FrequencyReadout } from '@vayl/ui/instruments/frequency-readout';
import { SafetyMeter } from '@vayl/ui/instruments/safety-meter';
import { Trace } from '@vayl/ui/instruments/trace';
import type { ReactNode } from 'react';
import { FILM, SESSION } from '../storyboard.ts';
import type { FilmMoment } from './film-moment.ts';

interface LiveViewProps {
  readonly moment: FilmMoment;
  readonly isOn: boolean;
}

const { globalModulationHz, centerModulationHz, waveform } = SESSION.after;

/** While the light is on: its rates, its line, and how far it is from the limit. */
export function LiveView({ moment: { clock, light }, isOn }: LiveViewProps): ReactNode {
  return (
    <div className="film-live">
      <FrequencyReadout pin="global" hz={globalModulationHz} isOn={isOn} />
      <FrequencyReadout pin="center" hz={centerModulationHz} isOn={isOn} />
      <Trace
        globalHz={globalModulationHz}
        centerHz={centerModulationHz}
        waveform={waveform}
        isOn={isOn}
        refreshHz={FILM.framesPerSecond}
        clock={clock}
      />
      {light !== undefined && (
        <div className="film-meter">
          <SafetyMeter reading={readingOf(light)} isStopped={!isOn} />
          <span className="film-meter-limit">limit {light.limitLuminance.toFixed(3)}</span>
        </div>
      )}
    </div>
  );
}

function readingOf({ reason, ...luminances }: DepthReport): MeterReading {
  return { ...luminances, isLimiting: reason === 'guard' || reason === 'strict' };
}
