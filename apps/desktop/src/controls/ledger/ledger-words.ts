import type { Departure } from '../../host/ledger-host.ts';
import { MOST_DEPARTURES } from './network-ledger.ts';

const PURPOSES: Readonly<Record<Departure['purpose'], string>> = {
  account: 'Your account',
  minutes: 'Today’s minutes',
  helios: 'A question to Helios',
  subscription: 'Your subscription',
  totals: 'Totals of sessions',
  update: 'A newer version',
  'calendar-sign-in': 'Opening your calendar',
  'calendar-events': 'Reading your calendar',
};

export const LEDGER = {
  title: 'What left this computer',
  text: `Every request that this app has made, the newest first. The list is kept on this computer, holds ${MOST_DEPARTURES} at most and is sent to nobody. Sizes are those of the content, without the envelope that every request has.`,
  nothing: 'Nothing so far.',
  sum: (requests: number, hosts: number, sent: string, received: string) =>
    `${requests} ${requests === 1 ? 'request' : 'requests'} to ${hosts} ${hosts === 1 ? 'address' : 'addresses'}: ${sent} sent, ${received} received.`,
  list: 'Requests',
  purpose: PURPOSES,
  sent: (size: string) => `${size} out`,
  received: (size: string) => `${size} in`,
  sizeUnknown: 'size not known',
  answered: 'answered',
  noAnswer: 'no answer',
  refused: (status: number) => `refused (${status})`,
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  clear: 'Clear the list',
  cleared: 'The list is empty.',
} as const;
