import { hueFamilyOf, intensityText, type Suggestion } from '@vayl/domain';
import type { ReactNode } from 'react';
import { FrequencyChange } from '../../instruments/frequency-change.tsx';
import { wordAndNumber } from '../../primitives/word-and-number.ts';
import type { AppliedChange } from '../conversation/applied-change.ts';
import { ChangeRow } from './change-row.tsx';

/** Before and after of one reply: both frequencies in any case, and whatever else it changed. */
export function ChangeRows({ before, after }: Pick<AppliedChange, 'before' | 'after'>): ReactNode {
  return (
    <div className="v-chat-rows">
      <FrequencyChange pin="global" fromHz={before.globalModulationHz} toHz={after.globalModulationHz} />
      <FrequencyChange pin="center" fromHz={before.centerModulationHz} toHz={after.centerModulationHz} />
      {before.visualHue !== after.visualHue && (
        <ChangeRow
          name="Hue"
          swatchHue={after.visualHue}
          meaning={capitalised(fromTo(hueFamilyOf(before.visualHue), hueFamilyOf(after.visualHue)))}
          before={`${Math.round(before.visualHue)}°`}
          after={`${Math.round(after.visualHue)}°`}
        />
      )}
      {before.globalModulationStrength !== after.globalModulationStrength && (
        <ChangeRow name="Intensity" {...intensitySteps(before, after)} />
      )}
      {before.masterAudioVolume !== after.masterAudioVolume && (
        <ChangeRow name="Audio" before={percent(before.masterAudioVolume)} after={percent(after.masterAudioVolume)} />
      )}
      {before.waveform !== after.waveform && <ChangeRow name="Wave" before={before.waveform} after={after.waveform} />}
    </div>
  );
}

function intensitySteps(before: Suggestion, after: Suggestion) {
  const from = wordAndNumber(intensityText(before.globalModulationStrength));
  const to = wordAndNumber(intensityText(after.globalModulationStrength));
  return { meaning: fromTo(from.word, to.word), before: from.number, after: to.number };
}

function fromTo(before: string, after: string): string {
  return before === after ? after : `${before} to ${after}`;
}

/** As the names of the bands begin. */
function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function percent(share: number): string {
  return `${Math.round(100 * share)}%`;
}
