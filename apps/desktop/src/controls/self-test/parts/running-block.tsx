import { Button } from '@vayl/ui/primitives/button';
import { Heading } from '@vayl/ui/primitives/heading';
import { Quantity } from '@vayl/ui/primitives/quantity';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import type { SelfTest } from '../self-test.ts';
import type { SelfTestState } from '../self-test-state.ts';
import { PROGRESS, SESSION_BLOCK } from '../self-test-words.ts';
import { BlockMarks } from './block-marks.tsx';

interface RunningBlockProps {
  readonly test: Pick<SelfTest, 'giveUpBlock'>;
  readonly state: Extract<SelfTestState, { readonly is: 'session' }>;
}

export function RunningBlock({ test, state }: RunningBlockProps): ReactNode {
  const { record, secondsLeft, isPaused } = state;
  const done = record.blocks.length;
  return (
    <>
      <Heading level={2} size="small">
        {PROGRESS.title(done + 1, record.blockCount)}
      </Heading>
      <BlockMarks done={done} of={record.blockCount} />
      <p className="self-test-left">
        <Quantity value={clockText(secondsLeft)} size="display" /> {SESSION_BLOCK.left}
      </p>
      <p role="status" className="self-test-status">
        {isPaused ? SESSION_BLOCK.paused : ''}
      </p>
      <Text look="small">{SESSION_BLOCK.text}</Text>
      <div className="self-test-ends">
        <Button look="quiet" size="small" onClick={() => test.giveUpBlock()}>
          {SESSION_BLOCK.leave}
        </Button>
      </div>
    </>
  );
}

/** `4:05`. */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
