import { FLICKER_REFUSAL_TEXT, type Session } from '@vayl/session';
import { Button } from '@vayl/ui/primitives/button';
import { Facts } from '@vayl/ui/primitives/facts';
import { Heading } from '@vayl/ui/primitives/heading';
import { Notice } from '@vayl/ui/primitives/notice';
import { Text } from '@vayl/ui/primitives/text';
import { useSession } from '@vayl/ui/session/use-session';
import type { ReactNode } from 'react';
import type { SelfTest } from '../self-test.ts';
import type { SelfTestState } from '../self-test-state.ts';
import { DELETE, END_EARLY, PROGRESS, REFUSED, REPEATED } from '../self-test-words.ts';
import { AskedFirst } from './asked-first.tsx';
import { BlockMarks } from './block-marks.tsx';
import { comparedText } from './compared-text.ts';

interface NextBlockProps {
  readonly session: Session;
  readonly test: SelfTest;
  readonly state: Extract<SelfTestState, { readonly is: 'between' }>;
}

/** Between two blocks: the next comes when somebody wants it. */
export function NextBlock({ session, test, state }: NextBlockProps): ReactNode {
  const { flicker } = useSession(session);
  const { record, refusal, repeatedBecause } = state;
  const done = record.blocks.length;
  const why = flicker.is === 'refused' && refusal === 'light-refused' ? FLICKER_REFUSAL_TEXT[flicker.reason] : '';
  return (
    <>
      <Heading level={2} size="small">
        {PROGRESS.title(done + 1, record.blockCount)}
      </Heading>
      <BlockMarks done={done} of={record.blockCount} />
      {repeatedBecause !== undefined && (
        <Notice tone="caution" title={REPEATED[repeatedBecause]}>
          {PROGRESS.repeats}
        </Notice>
      )}
      <Facts
        facts={[
          { name: PROGRESS.label, value: record.settingName },
          { name: PROGRESS.kind, value: PROGRESS.concealed },
        ]}
      />
      <Text look="small">{comparedText(record)}</Text>
      <Text look="small">{PROGRESS.nextText(record.blockMinutes)}</Text>
      <div className="self-test-acts">
        <Button isDisabled={refusal !== undefined} keepsFocus onClick={() => test.startBlock()}>
          {PROGRESS.next}
        </Button>
        <p role="status" className="self-test-status">
          {refusal === undefined ? '' : `${REFUSED[refusal]} ${why}`.trim()}
        </p>
      </div>
      <div className="self-test-ends">
        {done > 0 && <AskedFirst words={END_EARLY} onConfirm={() => test.endEarly()} />}
        <AskedFirst words={DELETE} onConfirm={() => test.delete()} />
      </div>
    </>
  );
}
