import type { PresenceSignal, SignalReading } from '@vayl/domain';

/** What the person works in. Our own window says nothing of it. */
export interface FrontWindow {
  readonly app: string | undefined;
  /** Somewhere on the display that it is on, in pixels. */
  readonly point: { readonly x: number; readonly y: number } | undefined;
  readonly isOwn: boolean;
}

export interface Presence {
  /** The calendar is none of the system's business. */
  readonly signals: Readonly<Record<Exclude<PresenceSignal, 'calendar'>, SignalReading>>;
  readonly front: FrontWindow;
  readonly isLocked: boolean;
}

/** The shell, as it looks around: nothing is changed, nothing is listened to, and none of it is kept. */
export interface PresenceHost {
  readPresence(): Promise<Presence>;
}
