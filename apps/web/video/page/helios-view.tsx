import { FrequencyChange } from '@vayl/ui/instruments/frequency-change';
import { FrequencyRuler } from '@vayl/ui/instruments/frequency-ruler';
import { Button } from '@vayl/ui/primitives/button';
import type { ReactNode } from 'react';
import { CUES, SESSION, WORDS } from '../storyboard.ts';
import { shareOf, writtenPart } from '../timeline.ts';

const { before, after } = SESSION;
const BEFORE = { globalHz: before.globalModulationHz, centerHz: before.centerModulationHz };
const AFTER = { globalHz: after.globalModulationHz, centerHz: after.centerModulationHz };

/** A sentence to Helios, and what it does: the pins travel, and the reason stands above them. */
export function HeliosView({ seconds }: { readonly seconds: number }): ReactNode {
  return (
    <div className="film-helios">
      <h2 className="film-window-heading">{WORDS.ways.helios}</h2>
      {seconds < CUES.send ? (
        <p className="film-helios-unasked">{WORDS.unasked}</p>
      ) : (
        <p className="film-helios-asked">{WORDS.asked}</p>
      )}
      <Answer seconds={seconds} />
      {/* An answer needs the room: the field is below what is in view then. */}
      {seconds < CUES.answer && <AskField seconds={seconds} />}
    </div>
  );
}

function AskField({ seconds }: { readonly seconds: number }): ReactNode {
  const isSent = seconds >= CUES.send;
  const isEmpty = isSent || seconds < CUES.ask.from;
  return (
    <div className="film-helios-ask">
      <p data-empty={isEmpty}>
        {isEmpty ? WORDS.placeholder : writtenPart(WORDS.asked, seconds, CUES.ask)}
        {!isEmpty && <i className="film-caret" />}
      </p>
      <Button isDisabled={isSent}>{WORDS.send}</Button>
    </div>
  );
}

const FADE_SECONDS = 0.3;

function Answer({ seconds }: { readonly seconds: number }): ReactNode {
  if (seconds < CUES.send) return null;
  if (seconds < CUES.answer) return <p className="film-helios-wait">{WORDS.waiting}</p>;
  const hasMoved = seconds >= CUES.pins;
  return (
    <div style={{ opacity: shareOf(seconds, CUES.answer, CUES.answer + FADE_SECONDS) }}>
      <p className="film-helios-who">{WORDS.assistant}</p>
      <p className="film-helios-reason">
        {WORDS.reason} {WORDS.doubt}
      </p>
      <div className="film-helios-card">
        <FrequencyChange pin="global" fromHz={BEFORE.globalHz} toHz={AFTER.globalHz} />
        <FrequencyChange pin="center" fromHz={BEFORE.centerHz} toHz={AFTER.centerHz} />
        <FrequencyRuler {...(hasMoved ? AFTER : BEFORE)} before={hasMoved ? BEFORE : undefined} guard="watching" />
      </div>
    </div>
  );
}
