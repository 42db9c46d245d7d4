import { HeroWave } from '@vayl/ui/instruments/hero-wave';
import { Trace } from '@vayl/ui/instruments/trace';
import { type ReactNode, useState } from 'react';
import { Specimen } from './specimen.tsx';

export function SignalSheet(): ReactNode {
  const [isPaused, setIsPaused] = useState(false);
  const [spanSeconds, setSpanSeconds] = useState(10);
  return (
    <>
      <h2>Trace</h2>
      <div className="specimens">
        <Specimen name="Sine, 6 and 14 Hz">
          <Trace globalHz={6} centerHz={14} waveform="Sine" isOn />
        </Specimen>
        <Specimen name="Square, 1 and 4 Hz">
          <Trace globalHz={1} centerHz={4} waveform="Square" isOn />
        </Specimen>
        <Specimen name="Sawtooth, 2 and 5 Hz">
          <Trace globalHz={2} centerHz={5} waveform="Sawtooth" isOn />
        </Specimen>
        <Specimen name="Triangle, 8 and 12 Hz: a sine on 60 Hz">
          <Trace globalHz={8} centerHz={12} waveform="Triangle" isOn />
        </Specimen>
        <Specimen name="Loading, 1.4 s">
          <Trace globalHz={2} centerHz={9} waveform="Sine" isOn spanSeconds={1.4} />
        </Specimen>
        <Specimen name="Off">
          <Trace globalHz={6} centerHz={14} waveform="Sine" isOn={false} />
        </Specimen>
        <Specimen name={`Hero, last ${spanSeconds} s, real rate`} width="wide">
          <div className="instruments-hero">
            <HeroWave isPaused={isPaused} onSpanChange={setSpanSeconds} />
          </div>
          <button className="instruments-button" type="button" onClick={() => setIsPaused(!isPaused)}>
            {isPaused ? 'Play' : 'Pause'}
          </button>
        </Specimen>
      </div>
    </>
  );
}
