import { DEMO_DEFAULTS, intensityText, PITCH_PRESETS, SLIDERS } from '@vayl/domain';
import { Slider } from '@vayl/ui/primitives/slider';
import { type ReactNode, useState } from 'react';
import { Specimen } from './specimen.tsx';

const [DEEP_FOCUS] = PITCH_PRESETS;

export function SliderSpecimens(): ReactNode {
  const [strength, setStrength] = useState(0.45);
  const [hue, setHue] = useState(205);
  const [pitch, setPitch] = useState<number>(DEEP_FOCUS?.isochronicPitchHz ?? 0);
  const [volume, setVolume] = useState<number>(DEMO_DEFAULTS.backgroundVolume);
  const intensity = { value: strength, text: intensityText(strength), onChange: setStrength };
  const colour = { value: hue, text: `${hue}°`, onChange: setHue };
  const tone = { value: pitch, text: `${pitch} Hz`, onChange: setPitch };
  const level = { value: volume, text: `${Number((100 * volume).toFixed(1))}%`, onChange: setVolume };
  return (
    <>
      {(['stacked', 'row'] as const).map((layout) => (
        <Specimen key={layout} name={`${layout}: plain, hue, marks with a value between two steps, disabled`}>
          <div>
            <Slider name="Intensity" scale={SLIDERS.globalModulationStrength} layout={layout} {...intensity} />
            <Slider name="Hue" scale={SLIDERS.visualHue} look="hue" layout={layout} {...colour} />
            <Slider name="Isochronic pitch" scale={SLIDERS.isochronicPitch} layout={layout} {...tone} />
            <Slider name="Volume" scale={SLIDERS.backgroundVolume} layout={layout} {...level} />
            <Slider name="Volume, off" scale={SLIDERS.backgroundVolume} layout={layout} {...level} isDisabled />
          </div>
        </Specimen>
      ))}
    </>
  );
}
