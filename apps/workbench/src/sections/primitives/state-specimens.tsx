import { ERROR_LABEL, ERROR_TEXT } from '@vayl/domain';
import { Notice } from '@vayl/ui/primitives/notice';
import { Progress } from '@vayl/ui/primitives/progress';
import type { ReactNode } from 'react';
import { Specimen } from './specimen.tsx';

export function StateSpecimens(): ReactNode {
  return (
    <>
      <Specimen name="Notices">
        <Notice tone="stop" title={ERROR_LABEL} detail="Invalid frequency relationship" isSpoken={false}>
          {ERROR_TEXT['light/unavailable']}
        </Notice>
        <Notice tone="caution" title="API Key Required">
          Set a key in the server configuration, then ask again.
        </Notice>
      </Specimen>
      <Specimen name="Progress: nothing, a third, all">
        <Progress label="Downloading Vayl for macOS" value={0} max={120} text="0 of 120 MB" />
        <Progress label="Downloading Vayl for macOS" value={40} max={120} text="40 of 120 MB" />
        <Progress label="Download finished" value={120} max={120} text="120 of 120 MB" />
      </Specimen>
    </>
  );
}
