import type { SessionSnapshot } from '@vayl/session';
import type { MeterSnapshot } from '../meter/meter-snapshot.ts';
import type { TestRecord } from './record/test-record.ts';

/** Why a block cannot begin now. */
export type BlockRefusal =
  | 'screening-due'
  | 'session-on'
  | 'minutes-used'
  | 'minutes-short'
  /** The test compares light, which may not flicker now. */
  | 'light-refused'
  /** The test compares sound alone, beside a still tint, and light would flicker now. */
  | 'light-allowed';

export interface BlockFacts {
  readonly session: Pick<SessionSnapshot, 'settings' | 'isScreeningDue' | 'flicker'>;
  readonly minutes: MeterSnapshot;
  readonly record: Pick<TestRecord, 'comparesLight' | 'blockMinutes' | 'settings'>;
}

export function blockRefusal({ session, minutes, record }: BlockFacts): BlockRefusal | undefined {
  if (session.isScreeningDue) return 'screening-due';
  if (session.settings.isOn) return 'session-on';
  if (!minutes.mayHaveLight) return 'minutes-used';
  if (minutes.minutesLeft !== undefined && minutes.minutesLeft < record.blockMinutes) return 'minutes-short';
  const mayFlicker = session.flicker.is === 'allowed';
  if (record.comparesLight && !mayFlicker) return 'light-refused';
  const hasLight = record.settings.globalModulationStrength > 0;
  return !record.comparesLight && mayFlicker && hasLight ? 'light-allowed' : undefined;
}

/** What a sham would take away: light that flickers, and a tone that pulses. */
export function comparedBy({ settings, flicker }: Pick<SessionSnapshot, 'settings' | 'flicker'>): {
  readonly comparesLight: boolean;
  readonly comparesSound: boolean;
} {
  return {
    comparesLight: flicker.is === 'allowed' && settings.globalModulationStrength > 0,
    comparesSound: !settings.hasOwnAudio && settings.masterAudioVolume > 0,
  };
}
