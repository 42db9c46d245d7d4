/** Time series as promtool writes them (`start+stepxtimes`, a step is `step` long), and what comes of them. */
export interface AlertCase {
  readonly says: string;
  readonly alert: string;
  readonly severity: 'page' | 'ticket';
  readonly series: Readonly<Record<string, string>>;
  readonly at: string;
  /** Days are played in longer steps. */
  readonly step?: '30m';
  readonly isFiring: boolean;
}

interface Situation {
  readonly says: string;
  readonly series: Readonly<Record<string, string>>;
  readonly at?: string;
  readonly step?: '30m';
}

/** One situation in which an alert fires, and one, much like it, in which it does not. */
export function pair(
  alert: string,
  severity: AlertCase['severity'],
  fires: Situation,
  stays: Situation,
): readonly AlertCase[] {
  return [
    { alert, severity, at: '2h', ...fires, isFiring: true },
    { alert, severity, at: '2h', ...stays, isFiring: false },
  ];
}
