import {
  NO_SIGNALS,
  PRESENCE_SIGNALS,
  type PresenceChoices,
  type PresenceSignal,
  resolveTiming,
  type TimingMoment,
  type TimingRule,
  WEEKDAYS,
  type Weekday,
} from '@vayl/domain';
import { Select } from '@vayl/ui/primitives/select';
import { Text } from '@vayl/ui/primitives/text';
import { TextField } from '@vayl/ui/primitives/text-field';
import { type ReactNode, useState } from 'react';
import { clockText, readClock, WEEKDAY_TEXT } from '../rule-text.ts';
import { SIGNAL_TEXT, TIMING } from '../timing-words.ts';
import { DisplaySelect } from './display-select.tsx';

interface DryRunProps {
  readonly choices: PresenceChoices;
  readonly rules: readonly TimingRule[];
  readonly displays: readonly string[];
  /** What it is now: the questions begin with it. */
  readonly moment: TimingMoment;
}

const NONE = 'none';
const DAYS = WEEKDAYS.map((day) => ({ value: String(day), text: WEEKDAY_TEXT[day].long }));
const SIGNALS: readonly { readonly value: PresenceSignal | typeof NONE; readonly text: string }[] = [
  { value: NONE, text: TIMING.dryRun.noSignal },
  ...PRESENCE_SIGNALS.map((value) => ({ value, text: SIGNAL_TEXT[value] })),
];

/** What the same resolver answers for a moment that is not now. */
export function DryRun({ choices, rules, displays, moment }: DryRunProps): ReactNode {
  const words = TIMING.dryRun;
  const [weekday, setWeekday] = useState<Weekday>(moment.weekday);
  const [time, setTime] = useState(clockText(moment.minuteOfDay));
  const [app, setApp] = useState(moment.app ?? '');
  const [display, setDisplay] = useState(moment.display);
  const [signal, setSignal] = useState<PresenceSignal | typeof NONE>(NONE);
  const minuteOfDay = readClock(time);
  const asked = { app: app.trim() === '' ? undefined : app, display, weekday, signal, choices, rules };
  return (
    <>
      <Text look="small">{words.text}</Text>
      <div className="timing-asked">
        <Select
          label={words.day}
          options={DAYS}
          value={String(weekday)}
          onChange={(day) => setWeekday(WEEKDAYS.find((one) => String(one) === day) ?? weekday)}
        />
        <TextField label={words.time} value={time} onChange={setTime} />
        <TextField label={words.app} value={app} onChange={setApp} maxLength={100} />
        <DisplaySelect
          label={words.display}
          none={words.noDisplay}
          displays={displays}
          value={display}
          onChange={setDisplay}
        />
        <Select label={words.signal} options={SIGNALS} value={signal} onChange={setSignal} />
      </div>
      <p className="timing-answer" role="status">
        {minuteOfDay === undefined ? words.noTime : answerText({ ...asked, minuteOfDay })}
      </p>
    </>
  );
}

interface Asked extends TimingMoment {
  readonly signal: PresenceSignal | typeof NONE;
  readonly choices: PresenceChoices;
  readonly rules: readonly TimingRule[];
}

function answerText({ signal, choices, rules, ...moment }: Asked): string {
  const signals = signal === NONE ? NO_SIGNALS : { [signal]: { lastSeenMs: 0 } };
  const { light, lightReason, sound } = resolveTiming({
    isLocked: false,
    signals,
    choices,
    rules,
    moment,
    anyway: new Set(),
  });
  const { runs, rests, ducked } = TIMING.dryRun;
  const first = light === 'runs' ? runs(lightReason) : rests(lightReason);
  return sound === 'ducked' ? `${first} ${ducked}` : first;
}
