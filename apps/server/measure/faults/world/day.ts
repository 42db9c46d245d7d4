import { randomInt } from 'node:crypto';
import type { Acknowledged } from '../../../../../tools/load/acknowledged.ts';
import { type PlayedDay, playDay } from '../../../../../tools/load/play.ts';
import { postAsVisitor } from './post-as-visitor.ts';
import { PEOPLE, WEBHOOK_SECRET, type World } from './world.ts';

export interface Day {
  /** Every write that was acknowledged so far, with the moment on this process's clock. */
  readonly acknowledged: readonly Acknowledged[];
  /** Says of something that was done beside the day that it was acknowledged. */
  note(write: Omit<Acknowledged, 'atMs'>): void;
  /** When the last person is through. */
  readonly done: Promise<PlayedDay>;
}

export interface DayWish {
  readonly seconds: number;
  /** For how long the people keep trying what failed; nought is not at all. */
  readonly retryForMs: number;
}

const LINK_EVERY_MS = 400;

/** Lets a day of everybody begin. Each day has other numbers than the last. */
export function beginDay(world: World, { seconds, retryForMs }: DayWish): Day {
  const seed = randomInt(2 ** 31);
  const acknowledged: Acknowledged[] = [];
  const note = (write: Omit<Acknowledged, 'atMs'>): void => {
    acknowledged.push({ ...write, atMs: performance.now() });
  };
  const askForLinks = setInterval(() => void askForLink(world, seed, note), LINK_EVERY_MS);
  const done = playDay({
    people: PEOPLE,
    seconds,
    seed,
    origins: [world.url],
    publicUrl: world.url,
    webhookSecret: WEBHOOK_SECRET,
    retryForMs,
    onAck: note,
    terminal: { write: () => undefined },
  }).finally(() => clearInterval(askForLinks));
  // Whoever waits for it later must not find it broken unheard.
  done.catch(() => undefined);
  return { acknowledged, note, done };
}

let asked = 0;

/** A day has few mails; these are some more, each to an address of its own. Nobody tries twice. */
async function askForLink(world: World, seed: number, note: Day['note']): Promise<void> {
  asked += 1;
  const key = `link-${seed}-${asked}@load.example`;
  try {
    const response = await postAsVisitor(world, '/api/download_requests', { email: key, platform: 'mac' });
    await response.arrayBuffer();
    if (response.ok) note({ kind: 'download-request', key, userId: NOBODY, seconds: 0 });
  } catch {
    // Not acknowledged, so nothing was promised.
  }
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
