import type { TimingMoment, TimingRule } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { type ReactNode, useState } from 'react';
import { ruleText } from '../rule-text.ts';
import { TIMING } from '../timing-words.ts';
import { RuleDialog } from './rule-dialog.tsx';

interface RuleListProps {
  readonly rules: readonly TimingRule[];
  readonly displays: readonly string[];
  readonly moment: TimingMoment;
  readonly onPut: (rule: TimingRule) => void;
  readonly onRemove: (id: string) => void;
}

/** A rule that is being written, or one that is changed. */
type Writing = { readonly is: 'nothing' } | { readonly is: 'rule'; readonly rule: TimingRule; readonly isNew: boolean };

export function RuleList({ rules, displays, moment, onPut, onRemove }: RuleListProps): ReactNode {
  const [writing, setWriting] = useState<Writing>({ is: 'nothing' });
  const isAppMissing = moment.app === undefined && rules.some(({ app }) => app !== undefined);
  const { none, order, noApp, add, edit, editName, remove, removeName, list } = TIMING.rules;
  const close = () => setWriting({ is: 'nothing' });
  const begin = () => setWriting({ is: 'rule', rule: { id: crypto.randomUUID(), verdict: 'deny' }, isNew: true });
  return (
    <>
      {rules.length === 0 ? (
        <p className="timing-note">{none}</p>
      ) : (
        <ul className="timing-rows" aria-label={list}>
          {rules.map((rule) => (
            <li key={rule.id} className="timing-row">
              <p>{ruleText(rule)}</p>
              <div className="timing-acts">
                <Button
                  look="quiet"
                  size="small"
                  aria-label={editName(ruleText(rule))}
                  onClick={() => setWriting({ is: 'rule', rule, isNew: false })}
                >
                  {edit}
                </Button>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={removeName(ruleText(rule))}
                  onClick={() => onRemove(rule.id)}
                >
                  {remove}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {isAppMissing && <p className="timing-note">{noApp}</p>}
      {rules.length > 1 && <p className="timing-note">{order}</p>}
      <div>
        <Button look="line" size="small" onClick={begin}>
          {add}
        </Button>
      </div>
      {writing.is === 'rule' && (
        <RuleDialog
          key={writing.rule.id}
          rule={writing.rule}
          isNew={writing.isNew}
          displays={displays}
          inFront={moment.app}
          onSave={(rule) => {
            onPut(rule);
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
