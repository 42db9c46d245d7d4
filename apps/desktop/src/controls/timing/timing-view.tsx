import './timing-view.css';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { KeptTiming } from './kept-timing.ts';
import { DryRun } from './parts/dry-run.tsx';
import { RuleList } from './parts/rule-list.tsx';
import { SignalRows } from './parts/signal-rows.tsx';
import type { Timing } from './timing.ts';
import { TIMING } from './timing-words.ts';

interface TimingViewProps {
  readonly timing: Pick<Timing, 'subscribe' | 'getSnapshot'>;
  readonly kept: KeptTiming;
}

/** When it runs: what this computer notices, what the person has decided, and what that would mean at another moment. */
export function TimingView({ timing, kept }: TimingViewProps): ReactNode {
  const { readings, moment, displays, answer } = useSyncExternalStore(timing.subscribe, timing.getSnapshot);
  const { choices, rules } = useSyncExternalStore(kept.subscribe, kept.getSnapshot);
  return (
    <div className="timing">
      <div className="timing-section">
        <Text look="small">{TIMING.lead}</Text>
        <p className="timing-now" role="status" data-rests={answer.light === 'pauses' ? '' : undefined}>
          <i aria-hidden="true" />
          {TIMING.now(answer)}
        </p>
      </div>
      <Section title={TIMING.signals}>
        <SignalRows readings={readings} choices={choices} onChoose={(change) => kept.choose(change)} />
      </Section>
      <Section title={TIMING.rules.title}>
        <RuleList
          {...{ rules, displays, moment }}
          onPut={(rule) => kept.putRule(rule)}
          onRemove={(id) => kept.removeRule(id)}
        />
      </Section>
      <Section title={TIMING.dryRun.title}>
        <DryRun {...{ choices, rules, displays, moment }} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className="timing-section">
      <Heading level={2} size="small">
        {title}
      </Heading>
      {children}
    </section>
  );
}
