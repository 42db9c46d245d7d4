import { BACKGROUND_SOUND_TYPES, type BackgroundSoundType, WAVEFORMS, type Waveform } from '@vayl/domain';
import { Checkbox } from '@vayl/ui/primitives/checkbox';
import { RadioGroup } from '@vayl/ui/primitives/radio-group';
import { Rocker } from '@vayl/ui/primitives/rocker';
import { Segments } from '@vayl/ui/primitives/segments';
import { type ReactNode, useState } from 'react';
import { Specimen } from './specimen.tsx';

const ANSWERS = [
  { value: 'yes', text: 'Yes' },
  { value: 'no', text: 'No' },
  { value: 'unsure', text: 'I am not sure' },
] as const;
const WAVES = WAVEFORMS.map((value) => ({ value, text: value }));
const SOUNDS = BACKGROUND_SOUND_TYPES.map((value) => ({ value, text: value }));
const QUESTION = 'Have you, or has a close relative, ever had a seizure that light may have caused?';

export function ChoiceSpecimens(): ReactNode {
  const [isChecked, setChecked] = useState(true);
  const [answer, setAnswer] = useState<'yes' | 'no' | 'unsure'>();
  const [waveform, setWaveform] = useState<Waveform>(WAVEFORMS[0]);
  const [sound, setSound] = useState<BackgroundSoundType>('ambient');
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Specimen name="Checkbox: on, off, with an error, disabled">
        <div>
          <Checkbox label="Keep me signed in" isChecked={isChecked} onChange={setChecked} hint="On this device only" />
          <Checkbox label="I have read the safety note" isChecked={!isChecked} onChange={(on) => setChecked(!on)} />
          <Checkbox
            label="I accept the terms"
            isChecked={false}
            onChange={setChecked}
            error="Please accept the terms"
          />
          <Checkbox label="Not to be changed" isChecked onChange={setChecked} isDisabled />
        </div>
      </Specimen>
      <Specimen name="Radio group: nothing chosen at first; in a row">
        <RadioGroup legend={QUESTION} options={ANSWERS} value={answer} onChange={setAnswer} />
        <RadioGroup
          legend="Do you get migraines?"
          hint="Unanswered counts as unsure."
          options={ANSWERS}
          value="no"
          onChange={setAnswer}
          layout="row"
        />
      </Specimen>
      <Specimen name="Segments, and disabled">
        <Segments name="Waveform" options={WAVES} value={waveform} onChange={setWaveform} />
        <Segments name="Background sound" options={SOUNDS} value={sound} onChange={setSound} isDisabled />
      </Specimen>
      <Specimen name="Rocker: on, off, disabled" isLine>
        <Rocker name="Session" isOn={isOn} onChange={setOn} />
        <Rocker name="Session, the other way" isOn={!isOn} onChange={(on) => setOn(!on)} />
        <Rocker name="No light" isOn={false} onChange={setOn} isDisabled />
      </Specimen>
    </>
  );
}
