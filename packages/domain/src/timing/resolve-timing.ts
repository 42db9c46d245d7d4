import { type HeldSignals, isHeld } from './held-signals.ts';
import { PRESENCE_SIGNALS, type PresenceChoice, type PresenceChoices, type PresenceSignal } from './presence-signal.ts';
import { fits, specificity, type TimingMoment, type TimingRule } from './timing-rule.ts';

/** Why it is as it is. There is always one. */
export type TimingReason =
  | { readonly is: 'locked' }
  | { readonly is: 'signal'; readonly signal: PresenceSignal }
  | { readonly is: 'rule'; readonly rule: TimingRule }
  /** A person said to go on all the same, for as long as this reason lasts. */
  | { readonly is: 'anyway'; readonly instead: TimingReason }
  | { readonly is: 'nothing-against' };

export interface TimingAnswer {
  readonly light: 'runs' | 'pauses';
  readonly lightReason: TimingReason;
  readonly sound: 'full' | 'ducked';
  readonly soundReason: TimingReason;
  /** Everything that asks for something now and that a person may set aside; safety is none of it. */
  readonly setAside: readonly string[];
}

export interface TimingQuestion {
  /** Locked, or about to sleep. It is asked first and cannot be set aside. */
  readonly isLocked: boolean;
  readonly signals: HeldSignals;
  readonly choices: PresenceChoices;
  readonly rules: readonly TimingRule[];
  readonly moment: TimingMoment;
  /** What a person has set aside, by `reasonKey`. */
  readonly anyway: ReadonlySet<string>;
}

const NOTHING_AGAINST: TimingReason = { is: 'nothing-against' };
const LOCKED: TimingReason = { is: 'locked' };
const PAUSES: readonly PresenceChoice[] = ['pause', 'both'];
const DUCKS: readonly PresenceChoice[] = ['duck', 'both'];

/**
 * Whether it runs, and why. The order is fixed: a locked machine, then signals in their order, then the rule that says most
 * of the moment (of two that say as much, the one that denies; of two of those, the first), then nothing against it.
 */
export function resolveTiming(question: TimingQuestion): TimingAnswer {
  if (question.isLocked) {
    return { light: 'pauses', lightReason: LOCKED, sound: 'ducked', soundReason: LOCKED, setAside: [] };
  }
  const { anyway } = question;
  const pausing = [...signalsThat(PAUSES, question), ...rulesAgainst(question)];
  const ducking = signalsThat(DUCKS, question);
  const lightReason = firstReason(pausing, anyway);
  const soundReason = firstReason(ducking, anyway);
  return {
    light: isAgainst(lightReason) ? 'pauses' : 'runs',
    lightReason: lightReason.is === 'nothing-against' ? forIt(question) : lightReason,
    sound: isAgainst(soundReason) ? 'ducked' : 'full',
    soundReason,
    setAside: [...new Set([...pausing, ...ducking].map(reasonKey))],
  };
}

/** The same for the same reason, also on another day. */
export function reasonKey(reason: TimingReason): string {
  if (reason.is === 'signal') return `signal:${reason.signal}`;
  if (reason.is === 'rule') return `rule:${reason.rule.id}`;
  return reason.is === 'anyway' ? reasonKey(reason.instead) : reason.is;
}

/** The one rule that speaks for a moment. */
function rulingRule(rules: readonly TimingRule[], moment: TimingMoment): TimingRule | undefined {
  const fitting = rules.filter((rule) => fits(rule, moment));
  // Sorting keeps the order of equals, so that the first of them stays the first.
  return fitting.toSorted((one, other) => specificity(other) - specificity(one) || severity(other) - severity(one))[0];
}

const severity = ({ verdict }: TimingRule) => (verdict === 'deny' ? 1 : 0);

function signalsThat(choices: readonly PresenceChoice[], { signals, choices: chosen }: TimingQuestion): TimingReason[] {
  return PRESENCE_SIGNALS.filter((signal) => isHeld(signals, signal) && choices.includes(chosen[signal])).map(
    (signal) => ({ is: 'signal', signal }),
  );
}

function rulesAgainst({ rules, moment }: TimingQuestion): TimingReason[] {
  const rule = rulingRule(rules, moment);
  return rule?.verdict === 'deny' ? [{ is: 'rule', rule }] : [];
}

function firstReason(reasons: readonly TimingReason[], anyway: ReadonlySet<string>): TimingReason {
  const standing = reasons.find((reason) => !anyway.has(reasonKey(reason)));
  const [setAside] = reasons;
  return standing ?? (setAside === undefined ? NOTHING_AGAINST : { is: 'anyway', instead: setAside });
}

function isAgainst(reason: TimingReason): boolean {
  return reason.is === 'signal' || reason.is === 'rule';
}

/** A rule that allows is a reason, too, where nothing speaks against it. */
function forIt({ rules, moment }: TimingQuestion): TimingReason {
  const rule = rulingRule(rules, moment);
  return rule?.verdict === 'allow' ? { is: 'rule', rule } : NOTHING_AGAINST;
}
