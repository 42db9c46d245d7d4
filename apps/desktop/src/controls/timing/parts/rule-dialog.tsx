import { TimingRule, WEEKDAYS, type Weekday } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { Checkbox } from '@vayl/ui/primitives/checkbox';
import { Dialog } from '@vayl/ui/primitives/dialog';
import { Segments } from '@vayl/ui/primitives/segments';
import { TextField } from '@vayl/ui/primitives/text-field';
import { type ReactNode, useId, useState } from 'react';
import { clockText, readClock, WEEKDAY_TEXT } from '../rule-text.ts';
import { TIMING } from '../timing-words.ts';
import { DisplaySelect } from './display-select.tsx';

interface RuleDialogProps {
  readonly rule: TimingRule;
  readonly isNew: boolean;
  readonly displays: readonly string[];
  readonly inFront: string | undefined;
  readonly onSave: (rule: TimingRule) => void;
  readonly onClose: () => void;
}

/** One rule, as it is written down. Whatever stays empty fits everything. */
export function RuleDialog({ rule, isNew, displays, inFront, onSave, onClose }: RuleDialogProps): ReactNode {
  const words = TIMING.form;
  const [verdict, setVerdict] = useState(rule.verdict);
  const [app, setApp] = useState(rule.app ?? '');
  const [display, setDisplay] = useState(rule.display);
  const [days, setDays] = useState<readonly Weekday[]>(rule.weekdays ?? WEEKDAYS);
  const [from, setFrom] = useState(rule.hours === undefined ? '' : clockText(rule.hours.fromMinute));
  const [to, setTo] = useState(rule.hours === undefined ? '' : clockText(rule.hours.toMinute));
  const [hasBadTime, setBadTime] = useState(false);
  const daysId = useId();

  function save(): void {
    const isAllDay = from.trim() === '' && to.trim() === '';
    const written = TimingRule.safeParse({
      id: rule.id,
      verdict,
      ...(app.trim() !== '' && { app }),
      ...(display !== undefined && { display }),
      // No day at all would be a rule that never speaks.
      ...(days.length > 0 && days.length < WEEKDAYS.length && { weekdays: days }),
      ...(!isAllDay && { hours: { fromMinute: readClock(from), toMinute: readClock(to) } }),
    });
    setBadTime(!written.success);
    if (written.success) onSave(written.data);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isNew ? words.add : words.edit}
      actions={
        <>
          <Button onClick={save}>{words.save}</Button>
          <Button look="line" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <div className="timing-form">
        <Segments
          name={words.verdict}
          options={[
            { value: 'deny', text: words.deny },
            { value: 'allow', text: words.allow },
          ]}
          value={verdict}
          onChange={setVerdict}
        />
        <TextField label={words.app} value={app} onChange={setApp} maxLength={100} hint={words.appHint(inFront)} />
        <DisplaySelect
          label={words.display}
          none={words.anyDisplay}
          displays={displays}
          value={display}
          onChange={setDisplay}
        />
        <div>
          <p id={daysId} className="timing-label">
            {words.days}
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a place of its own in every browser. */}
          <div role="group" aria-labelledby={daysId} className="timing-days">
            {WEEKDAYS.map((day) => (
              <Checkbox
                key={day}
                label={WEEKDAY_TEXT[day].short}
                isChecked={days.includes(day)}
                onChange={(isOn) => setDays(WEEKDAYS.filter((one) => (one === day ? isOn : days.includes(one))))}
              />
            ))}
          </div>
        </div>
        <div className="timing-hours">
          <TextField label={words.from} value={from} onChange={setFrom} placeholder="09:00" />
          <TextField label={words.to} value={to} onChange={setTo} placeholder="17:00" />
        </div>
        <p className="timing-note" role="status" data-bad={hasBadTime ? '' : undefined}>
          {hasBadTime ? words.badTime : words.time}
        </p>
      </div>
    </Dialog>
  );
}
