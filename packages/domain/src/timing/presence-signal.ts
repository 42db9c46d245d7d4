/**
 * What a computer may know of a person's moment that light or sound would disturb, in the order in which they speak: where
 * several act, the first is named.
 */
export const PRESENCE_SIGNALS = [
  'microphone',
  'camera',
  'screen-share',
  'calendar',
  'full-screen-video',
  'do-not-disturb',
] as const;
export type PresenceSignal = (typeof PRESENCE_SIGNALS)[number];

/** Why nobody can say. It is shown, since a signal that is silent looks like one that says no. */
export const UNKNOWN_REASONS = [
  /** Not asked yet. */
  'not-asked',
  /** The system keeps it from apps. */
  'system-does-not-tell',
  /** The desktop has none who would say so. */
  'desktop-does-not-tell',
  /** On Wayland no app knows another's windows. */
  'wayland',
  /** The program that knows it is not installed. */
  'program-missing',
  'failed',
  'no-calendar',
] as const;
export type UnknownReason = (typeof UNKNOWN_REASONS)[number];

export type SignalReading =
  | { readonly is: 'yes' }
  | { readonly is: 'no' }
  | { readonly is: 'unknown'; readonly why: UnknownReason };

export type PresenceReadings = Readonly<Record<PresenceSignal, SignalReading>>;

/** What a signal does, by the person's own choice. */
export const PRESENCE_CHOICES = ['pause', 'duck', 'both', 'nothing'] as const;
export type PresenceChoice = (typeof PRESENCE_CHOICES)[number];
export type PresenceChoices = Readonly<Record<PresenceSignal, PresenceChoice>>;

/** Whoever asks not to be disturbed is often about to work: that alone changes nothing. */
export const DEFAULT_PRESENCE_CHOICES: PresenceChoices = {
  microphone: 'both',
  camera: 'both',
  'screen-share': 'pause',
  calendar: 'both',
  'full-screen-video': 'pause',
  'do-not-disturb': 'nothing',
};

/** Every signal with what is known of it; nothing is, where nothing is given. */
export function presenceReadings(known: Partial<PresenceReadings> = {}): PresenceReadings {
  const unasked: SignalReading = { is: 'unknown', why: 'not-asked' };
  return {
    microphone: unasked,
    camera: unasked,
    'screen-share': unasked,
    calendar: unasked,
    'full-screen-video': unasked,
    'do-not-disturb': unasked,
    ...known,
  };
}
