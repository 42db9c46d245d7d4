import { FrequencyReadout } from '@vayl/ui/instruments/frequency-readout';
import { FrequencyRuler } from '@vayl/ui/instruments/frequency-ruler';
import type { ReactNode } from 'react';
import { CUES, SESSION, WORDS } from '../storyboard.ts';
import { shareOf, writtenPart } from '../timeline.ts';

const { before, after } = SESSION;
const BEFORE = { globalHz: before.globalModulationHz, centerHz: before.centerModulationHz };
const AFTER = { globalHz: after.globalModulationHz, centerHz: after.centerModulationHz };

/** A sentence to Helios, and what it does: the pins travel, and the reason stands beside them. */
export function HeliosView({ seconds }: { readonly seconds: number }): ReactNode {
  const isAnswered = seconds >= CUES.answer;
  const pins = isAnswered ? AFTER : BEFORE;
  return (
    <div className="film-helios">
      <div className="film-helios-talk">
        <p className="film-key">You write</p>
        <p className="v-text-said">
          {writtenPart(WORDS.asked, seconds, CUES.ask)}
          {seconds < CUES.send && <i className="film-caret" />}
        </p>
        <Answer seconds={seconds} />
      </div>
      <FrequencyReadout pin="global" label="Global, the edges" hz={pins.globalHz} size="section" layout="stacked" />
      <FrequencyReadout pin="center" hz={pins.centerHz} size="section" layout="stacked" />
      <FrequencyRuler {...pins} before={isAnswered ? BEFORE : undefined} guard="watching" density="full" />
    </div>
  );
}

const FADE_SECONDS = 0.3;

function Answer({ seconds }: { readonly seconds: number }): ReactNode {
  if (seconds < CUES.send) return null;
  if (seconds < CUES.answer) return <p className="film-helios-wait">{WORDS.waiting}</p>;
  return (
    <div style={{ opacity: shareOf(seconds, CUES.answer, CUES.answer + FADE_SECONDS) }}>
      <p className="film-helios-reason">{WORDS.reason}</p>
      <p className="film-helios-doubt">{WORDS.doubt}</p>
    </div>
  );
}
