import { describe, expect, it } from 'vitest';
import type { Departure, LedgerHost } from '../../host/ledger-host.ts';
import { memoryStorage } from '../test-helpers/memory-storage.ts';
import { MOST_DEPARTURES, NetworkLedger } from './network-ledger.ts';
import { sizeText } from './size-text.ts';

const departure = (number: number): Departure => ({
  atMs: number,
  host: 'vayl.example',
  purpose: 'minutes',
  sentBytes: 80,
  receivedBytes: 120,
  status: 200,
});

async function begin(kept = new Map<string, string>()) {
  let tell: (departures: readonly Departure[]) => void = () => undefined;
  const host: LedgerHost = {
    onDepartures: async (listener) => {
      tell = listener;
    },
  };
  const options = { host, storage: memoryStorage(kept), logFailure: (what: string) => expect.fail(what) };
  const ledger = new NetworkLedger(options);
  await ledger.begin();
  return { ledger, kept, tell: (...departures: readonly Departure[]) => tell(departures) };
}
const timesOf = ({ ledger }: { ledger: NetworkLedger }) => ledger.getSnapshot().map(({ atMs }) => atMs);

describe('the ledger of what left this computer', () => {
  it('has the newest first, and is there after a restart', async () => {
    const first = await begin();
    first.tell(departure(1), departure(2));
    first.tell(departure(3));
    expect(timesOf(first)).toEqual([3, 2, 1]);
    expect(timesOf(await begin(first.kept))).toEqual([3, 2, 1]);
  });

  it('is bounded: the oldest go', async () => {
    const world = await begin();
    world.tell(...Array.from({ length: MOST_DEPARTURES + 3 }, (_, number) => departure(number)));
    expect(world.ledger.getSnapshot()).toHaveLength(MOST_DEPARTURES);
    expect([timesOf(world).at(0), timesOf(world).at(-1)]).toEqual([MOST_DEPARTURES + 2, 3]);
  });

  it('can be cleared, and stays so', async () => {
    const world = await begin();
    world.tell(departure(1));
    world.ledger.clear();
    expect(timesOf(world)).toEqual([]);
    expect([...world.kept.values()].join('')).not.toContain('vayl.example');
    expect(timesOf(await begin(world.kept))).toEqual([]);
  });

  it('loses only what cannot be read', async () => {
    const text = JSON.stringify({ version: 0, fields: { departures: [{ host: 5 }, departure(7)] } });
    expect(timesOf(await begin(new Map([['vayl.departures', text]])))).toEqual([7]);
  });

  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1.0 kB'],
    [1449, '1.4 kB'],
    [23_400, '23 kB'],
    [23_400_000, '23 MB'],
  ])('says %d bytes as %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});
