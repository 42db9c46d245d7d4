import { assertNever } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { FormProblem } from '@vayl/ui/primitives/form-problem';
import type { ReactNode } from 'react';
import type { CalendarProvider } from '../../../host/calendar-host.ts';
import type { ConnectionState } from '../calendar-state.ts';
import { CALENDAR } from '../calendar-words.ts';
import type { Calendars } from '../calendars.ts';

interface ProviderRowProps {
  readonly calendars: Pick<Calendars, 'connect' | 'cancel' | 'disconnect'>;
  readonly provider: CalendarProvider;
  readonly state: ConnectionState;
}

/** One provider: how it stands, and the one thing that can be done about it. */
export function ProviderRow({ calendars, provider, state }: ProviderRowProps): ReactNode {
  return (
    <li className="calendar-provider">
      <Now calendars={calendars} provider={provider} state={state} />
    </li>
  );
}

function Now({ calendars, provider, state }: ProviderRowProps): ReactNode {
  const name = CALENDAR.names[provider];
  switch (state.is) {
    case 'not-set-up':
      return <p className="calendar-note">{CALENDAR.notSetUp(name)}</p>;
    case 'not-connected':
      return (
        <>
          <Button look="line" size="small" onClick={() => calendars.connect(provider)}>
            {CALENDAR.connect(name)}
          </Button>
          <FormProblem>{state.problem && CALENDAR.problem[state.problem](name)}</FormProblem>
        </>
      );
    case 'connecting':
      return (
        <>
          <p className="calendar-note" role="status">
            {CALENDAR.connecting(name)}
          </p>
          <Button look="line" size="small" onClick={() => calendars.cancel(provider)}>
            {CALENDAR.cancel}
          </Button>
        </>
      );
    case 'connected':
      return (
        <>
          <p className="calendar-connected">
            <strong>{CALENDAR.connected(name)}</strong>
            <span className="calendar-kind">{CALENDAR.readOnly}</span>
          </p>
          <Button look="line" size="small" onClick={() => calendars.disconnect(provider)}>
            {CALENDAR.disconnect(name)}
          </Button>
          <p className="calendar-note" role="status">
            {noteOf(state, name)}
          </p>
        </>
      );
    default:
      return assertNever(state);
  }
}

function noteOf(
  { problem, readAtMs, isForThisRun }: Extract<ConnectionState, { is: 'connected' }>,
  name: string,
): string {
  if (problem !== undefined) return CALENDAR.readingProblem[problem](name);
  if (readAtMs === undefined) return CALENDAR.reading;
  return isForThisRun ? CALENDAR.forThisRun : '';
}
