import type { SignalReading } from '@vayl/domain';

/** What the calendar says of this moment, as presence takes it. */
export function meetingSignal(isInMeeting: boolean | undefined): SignalReading {
  if (isInMeeting === undefined) return { is: 'unknown', why: 'no-calendar' };
  return { is: isInMeeting ? 'yes' : 'no' };
}
