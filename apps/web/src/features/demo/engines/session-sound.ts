import type { LogFailure } from '@vayl/session';
import { SessionSound } from '@vayl/sound';

/** Fetched when sound is first wanted, and with it all that plays. */
export function soundThrough(context: AudioContext, logFailure: LogFailure): SessionSound {
  return new SessionSound({ createContext: () => context, chance: Math.random, logFailure });
}
