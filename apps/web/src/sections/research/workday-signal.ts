/** A working day as a line: it swings wide where focus is deep, and comes back slowly after each interruption. */
export const WORKDAY_HOURS = { from: 9, to: 17, lunchFrom: 12.25, lunchTo: 13 } as const;

export const WORKDAY_BOX = { width: 1240, height: 144 } as const;

/** The figure of the interviews, 23 min 15 s. The claim that the page cites says the same in words; a test compares. */
export const RETURN_MINUTES = 23.25;

const DEEP = 0.94;
const SHALLOW = 0.04;
/** How far a wave may differ from the one before it: nothing in a day is a cliff. */
const FOLLOWING = 0.55;
const LARGEST_SWING = 66;
/** Where the control point of a curve lies between two turns for it to pass for a sine. */
const SINE_HANDLE = 0.3642;

export interface WorkdayQuestion {
  readonly interruptionHours: readonly number[];
  /** How many waves the day has; fewer where it is drawn narrow. */
  readonly waves: number;
}

/**
 * Depth of focus, 0 to 1: full, and after an interruption back in as many minutes as the figure says.
 *
 * @internal
 */
export function depthAt(hour: number, interruptionHours: readonly number[]): number {
  if (hour > WORKDAY_HOURS.lunchFrom && hour < WORKDAY_HOURS.lunchTo) return SHALLOW;
  const last = interruptionHours.findLast((atHour) => atHour <= hour);
  if (last === undefined) return DEEP;
  const share = Math.min(1, ((hour - last) * 60) / RETURN_MINUTES);
  return SHALLOW + (DEEP - SHALLOW) * share * share;
}

/** The line of the day, one curve from each turn to the next. */
export function workdayPath({ interruptionHours, waves }: WorkdayQuestion): string {
  const { from, to } = WORKDAY_HOURS;
  const turns = waves * 2;
  const middle = WORKDAY_BOX.height / 2;
  const step = WORKDAY_BOX.width / turns;
  let depth = DEEP;
  let path = `M0 ${middle}`;
  for (let turn = 0; turn < turns; turn += 1) {
    const x = (turn + 0.5) * step;
    const wanted = depthAt(from + (x / WORKDAY_BOX.width) * (to - from), interruptionHours);
    depth += (wanted - depth) * FOLLOWING;
    const y = middle + (turn % 2 === 0 ? -1 : 1) * depth * LARGEST_SWING;
    path += `S${fixed(x - SINE_HANDLE * step)} ${fixed(y)} ${fixed(x)} ${fixed(y)}`;
  }
  return path;
}

/** Where an hour lies, as a share of the day. */
export function hourShare(hour: number): number {
  return (hour - WORKDAY_HOURS.from) / (WORKDAY_HOURS.to - WORKDAY_HOURS.from);
}

/** `2 h 20 min`: what all the returns of a day come to. */
export function returnsText(count: number): string {
  const minutes = Math.round(count * RETURN_MINUTES);
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

function fixed(value: number): number {
  return Math.round(value * 10) / 10;
}
