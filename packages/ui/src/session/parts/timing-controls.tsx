import { type Slider as SliderScale, SOUND_OFFSET_RANGE_MS } from '@vayl/domain';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button.tsx';
import { Slider } from '../../primitives/slider.tsx';
import { CONTROL_WORDS } from '../words/control-words.ts';
import { offsetText } from '../words/number-text.ts';

/** A click and a flash once a second, to set the offset by. */
export interface TestPulse {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

interface TimingControlsProps {
  readonly soundOffsetMs: number;
  readonly onChange: (soundOffsetMs: number) => void;
  readonly testPulse: TestPulse | undefined;
  /** Only what is on can pulse. */
  readonly isSessionOn: boolean;
  /** There is nothing then to set the sound by. */
  readonly isLightStill: boolean;
}

/** Less than this nobody can tell apart, by eye and ear together. */
const OFFSET_STEP_MS = 5;
const SCALE: SliderScale = { ...SOUND_OFFSET_RANGE_MS, step: OFFSET_STEP_MS, marks: [] };

/** How much later the sound comes than the light, on this machine with these headphones. */
export function TimingControls(props: TimingControlsProps): ReactNode {
  const { soundOffsetMs, onChange, testPulse, isSessionOn, isLightStill } = props;
  const note = isLightStill ? CONTROL_WORDS.offsetStillNote : CONTROL_WORDS.offsetNote;
  return (
    <div className="v-controls-timing">
      <Slider
        name="Sound offset"
        scale={SCALE}
        value={soundOffsetMs}
        text={offsetText(soundOffsetMs)}
        onChange={onChange}
      />
      {testPulse !== undefined && (
        <div className="v-control-switch">
          <p className="v-control-note">{isSessionOn ? note : CONTROL_WORDS.offsetOffNote}</p>
          <Button
            look="line"
            size="small"
            aria-pressed={testPulse.isOn}
            isDisabled={!isSessionOn}
            onClick={() => testPulse.onChange(!testPulse.isOn)}
          >
            {CONTROL_WORDS.testPulse}
          </Button>
        </div>
      )}
    </div>
  );
}
