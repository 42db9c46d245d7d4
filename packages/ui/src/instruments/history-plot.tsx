import './history-plot.css';
import { displayFrequency, type Hertz } from '@vayl/domain';
import type { ReactNode } from 'react';
import { ChartFigure } from './chart/chart-figure.tsx';
import { dotDiameterPx } from './chart/lane-place.ts';
import { FrequencyRuler } from './frequency-ruler.tsx';
import { percentAt, percentBetween } from './ruler/position.ts';

export interface PastSession {
  readonly id: string;
  readonly globalHz: Hertz;
  readonly centerHz: Hertz;
  readonly minutes: number;
  /** `09:30`, in the table. */
  readonly at?: string;
}

export interface HistoryDay {
  /** `Mo 3`, beside its row. */
  readonly label: string;
  /** `Monday, 3 March`, in the table. */
  readonly name: string;
  readonly sessions: readonly PastSession[];
}

interface HistoryPlotProps {
  readonly title: string;
  readonly days: readonly HistoryDay[];
}

const EMPTY_TEXT = 'Your first session will be drawn here.';
const CAPTION =
  'Each line is one session, from the global rate to the centre rate. The area of its dot stands for minutes.';

/** Past sessions on the ruler: days go down, a hairline joins ring and dot. */
export function HistoryPlot({ title, days }: HistoryPlotProps): ReactNode {
  const sessions = days.flatMap(({ name, sessions: own }) =>
    own.map((session) => ({ ...session, day: dayText(name, session) })),
  );
  if (sessions.length === 0) {
    return (
      <div className="v-history">
        <FrequencyRuler />
        <p className="v-history-empty">{EMPTY_TEXT}</p>
      </div>
    );
  }
  const table = {
    caption: title,
    columns: ['Day', 'Global', 'Centre', 'Minutes'],
    rows: sessions.map(({ day, globalHz, centerHz, minutes }) => [
      day,
      displayFrequency(globalHz).text,
      displayFrequency(centerHz).text,
      `${minutes}`,
    ]),
  };
  return (
    <ChartFigure caption={CAPTION} table={table}>
      <div className="v-history">
        <div className="v-history-axis">
          <FrequencyRuler hasNumerals={false} />
        </div>
        {days.map((day) => (
          <div key={day.name} className="v-history-day">
            <span>{day.label}</span>
            <div>
              {day.sessions.map((session) => (
                <SessionLine key={session.id} session={session} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </ChartFigure>
  );
}

function dayText(name: string, { at }: PastSession): string {
  return at === undefined ? name : `${name}, ${at}`;
}

function SessionLine({ session }: { readonly session: PastSession }): ReactNode {
  const { globalHz, centerHz, minutes } = session;
  return (
    <i
      className="v-history-session"
      style={{
        '--dot': `${dotDiameterPx(minutes)}px`,
        marginLeft: percentAt(globalHz),
        width: percentBetween(globalHz, centerHz),
      }}
    />
  );
}
