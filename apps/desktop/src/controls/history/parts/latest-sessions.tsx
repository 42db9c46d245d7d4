import { displayFrequency, type HistorySession, intensityText, type Rating } from '@vayl/domain';
import { Facts } from '@vayl/ui/primitives/facts';
import { Heading } from '@vayl/ui/primitives/heading';
import type { ReactNode } from 'react';
import { HISTORY } from '../history-words.ts';
import { durationText, startText } from '../time-text.ts';
import { RatingButtons } from './rating-buttons.tsx';

interface LatestSessionsProps {
  readonly sessions: readonly HistorySession[];
  readonly onRate: (id: string, rating: Rating | null) => void;
}

const words = HISTORY.latest;

/** The last few, with everything that is remembered of them. */
export function LatestSessions({ sessions, onRate }: LatestSessionsProps): ReactNode {
  return (
    <section className="history-section">
      <Heading level={2} size="small">
        {words.title}
      </Heading>
      <ul className="history-latest">
        {sessions.map((session) => (
          <li key={session.id}>
            <details>
              <summary>
                <span className="history-latest-task">{session.task ?? words.byHand}</span>
                <span className="history-latest-when">
                  {startText(session)} · {durationText(session.usedSeconds)}
                </span>
              </summary>
              <Facts facts={factsOf(session)} />
              <p className="history-rule">{words.doseRule}</p>
              <RatingButtons
                question={words.rating}
                rating={session.rating}
                onRate={(rating) => onRate(session.id, rating === session.rating ? null : rating)}
              />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf(session: HistorySession) {
  return [
    { name: words.asked, value: askedText(session) },
    { name: words.delivered, value: deliveredText(session) },
    { name: words.dose, value: words.doseText((session.doseVeilSeconds / 60).toFixed(1)) },
    { name: words.pauses, value: pausesText(session) },
  ];
}

function askedText({ asked }: HistorySession): string {
  const rates = `${displayFrequency(asked.globalModulationHz).text} → ${displayFrequency(asked.centerModulationHz).text}`;
  return `${rates}, ${intensityText(asked.globalModulationStrength)}, ${asked.waveform}`;
}

function deliveredText({ delivered }: HistorySession): string {
  if (delivered === null) return words.concealed;
  const { litSeconds, stillSeconds, limitedSeconds, askedLuminance, deliveredLuminance } = delivered;
  if (litSeconds === 0) return words.noLight;
  if (stillSeconds === litSeconds) return words.still;
  const depth = words.depth(deliveredLuminance.toFixed(3), askedLuminance.toFixed(3));
  return limitedSeconds === 0 ? depth : `${depth}${words.limited(durationText(limitedSeconds))}`;
}

function pausesText({ pauses }: HistorySession): string {
  if (pauses.length === 0) return words.noPauses;
  return pauses.map(({ reason, seconds }) => words.pause(reason, durationText(seconds))).join('; ');
}
