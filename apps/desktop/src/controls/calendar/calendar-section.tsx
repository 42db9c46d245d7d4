import './calendar-section.css';
import { type CalendarEvent, focusBlocks, nextEvents } from '@vayl/domain';
import { Checkbox } from '@vayl/ui/primitives/checkbox';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import { type ReactNode, useSyncExternalStore } from 'react';
import { CALENDAR_PROVIDERS } from '../../host/calendar-host.ts';
import { CALENDAR } from './calendar-words.ts';
import type { Calendars } from './calendars.ts';
import { dayText, spanText } from './clock-text.ts';
import { ProviderRow } from './parts/provider-row.tsx';

const MOST_SHOWN = 4;

interface CalendarSectionProps {
  readonly calendars: Pick<Calendars, 'subscribe' | 'getSnapshot' | 'connect' | 'cancel' | 'disconnect' | 'choose'>;
  readonly nowMs: () => number;
}

/** A person's calendars: connected or not, what comes next, and what they may do. */
export function CalendarSection({ calendars, nowMs }: CalendarSectionProps): ReactNode {
  const { connections, choices, events } = useSyncExternalStore(calendars.subscribe, calendars.getSnapshot);
  const connected = Object.values(connections).filter((state) => state.is === 'connected');
  const isRead = connected.some(({ readAtMs }) => readAtMs !== undefined);
  return (
    <section className="settings-section calendar">
      <Heading level={2} size="small">
        {CALENDAR.title}
      </Heading>
      <Text look="small">{CALENDAR.text}</Text>
      <ul className="calendar-providers">
        {CALENDAR_PROVIDERS.map((provider) => (
          <ProviderRow key={provider} calendars={calendars} provider={provider} state={connections[provider]} />
        ))}
      </ul>
      {isRead && <NextEvents events={events} nowMs={nowMs()} />}
      {connected.length > 0 && (
        <>
          <Checkbox
            label={CALENDAR.proposes.label}
            hint={CALENDAR.proposes.hint}
            isChecked={choices.proposes}
            onChange={(proposes) => calendars.choose({ proposes })}
          />
          <Checkbox
            label={CALENDAR.windsDown.label}
            hint={CALENDAR.windsDown.hint}
            isChecked={choices.windsDown}
            onChange={(windsDown) => calendars.choose({ windsDown })}
          />
        </>
      )}
    </section>
  );
}

interface NextEventsProps {
  readonly events: readonly CalendarEvent[];
  readonly nowMs: number;
}

function NextEvents({ events, nowMs }: NextEventsProps): ReactNode {
  const next = nextEvents(events, nowMs, MOST_SHOWN);
  if (next.length === 0) return <p className="calendar-note">{CALENDAR.nothingNext}</p>;
  return (
    <>
      <ol className="calendar-events" aria-label={CALENDAR.next}>
        {next.map(({ id, title, startMs, endMs, kind }) => (
          <li key={id} data-kind={kind}>
            <span className="calendar-time">
              {dayText(startMs, nowMs)}
              {spanText(startMs, endMs)}
            </span>
            <span className="calendar-title">{title === '' ? CALENDAR.untitled : title}</span>
            {CALENDAR.kinds[kind] !== '' && <span className="calendar-kind">{CALENDAR.kinds[kind]}</span>}
          </li>
        ))}
      </ol>
      <NextBlock events={events} nowMs={nowMs} />
    </>
  );
}

/** Which of it the app takes for time to focus, and why. */
function NextBlock({ events, nowMs }: NextEventsProps): ReactNode {
  const block = focusBlocks(events).find(({ startMs }) => startMs > nowMs);
  if (block === undefined) return null;
  const when = `${dayText(block.startMs, nowMs)}${spanText(block.startMs, block.endMs)}`;
  return <p className="calendar-note">{CALENDAR.nextBlock(when, block.because)}</p>;
}
