import './ledger-section.css';
import { Button } from '@vayl/ui/primitives/button';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Departure } from '../../host/ledger-host.ts';
import { LEDGER } from './ledger-words.ts';
import type { NetworkLedger } from './network-ledger.ts';
import { sizeText } from './size-text.ts';

/** As many as can be taken in at once. */
const SHOWN_AT_FIRST = 8;
const WHEN = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

interface LedgerSectionProps {
  readonly ledger: Pick<NetworkLedger, 'subscribe' | 'getSnapshot' | 'clear'>;
}

/** Every request that the app has made, for whoever wants to know. */
export function LedgerSection({ ledger }: LedgerSectionProps): ReactNode {
  const departures = useSyncExternalStore(ledger.subscribe, ledger.getSnapshot);
  const [showsAll, setShowsAll] = useState(false);
  const [isCleared, setCleared] = useState(false);
  const hasMore = departures.length > SHOWN_AT_FIRST;
  const shown = showsAll ? departures : departures.slice(0, SHOWN_AT_FIRST);
  return (
    <section className="settings-section ledger">
      <Heading level={2} size="small">
        {LEDGER.title}
      </Heading>
      <Text look="small">{LEDGER.text}</Text>
      <p className="ledger-sum" role="status">
        {departures.length > 0 ? sumOf(departures) : isCleared ? LEDGER.cleared : LEDGER.nothing}
      </p>
      {shown.length > 0 && (
        <ol className="ledger-list" aria-label={LEDGER.list}>
          {shown.map((departure, index) => (
            <Row key={`${departure.atMs} ${departures.length - index}`} departure={departure} />
          ))}
        </ol>
      )}
      {departures.length > 0 && (
        <div className="ledger-acts">
          {hasMore && (
            <Button look="line" size="small" onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? LEDGER.showFewer : LEDGER.showAll(departures.length)}
            </Button>
          )}
          <Button
            look="line"
            size="small"
            onClick={() => {
              ledger.clear();
              setCleared(true);
            }}
          >
            {LEDGER.clear}
          </Button>
        </div>
      )}
    </section>
  );
}

function Row({ departure }: { readonly departure: Departure }): ReactNode {
  const { atMs, host, purpose, sentBytes, receivedBytes, status } = departure;
  const received = receivedBytes === null ? LEDGER.sizeUnknown : LEDGER.received(sizeText(receivedBytes));
  return (
    <li className="ledger-row">
      <span className="ledger-purpose">{LEDGER.purpose[purpose]}</span>
      <time className="ledger-when" dateTime={new Date(atMs).toISOString()}>
        {WHEN.format(atMs)}
      </time>
      <span className="ledger-host">{host}</span>
      <span className="ledger-size">{[LEDGER.sent(sizeText(sentBytes)), received, resultOf(status)].join(', ')}</span>
    </li>
  );
}

function resultOf(status: number | null): string {
  if (status === null) return LEDGER.noAnswer;
  return status < 400 ? LEDGER.answered : LEDGER.refused(status);
}

function sumOf(departures: readonly Departure[]): string {
  const sent = departures.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
  const received = departures.reduce((sum, { receivedBytes }) => sum + (receivedBytes ?? 0), 0);
  const hosts = new Set(departures.map(({ host }) => host)).size;
  return LEDGER.sum(departures.length, hosts, sizeText(sent), sizeText(received));
}
