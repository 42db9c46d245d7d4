import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { SIGNUP } from '../../../content/signup.content.ts';
import { WatchDemo } from '../../features/video-modal/watch-demo.tsx';

export function InvitedLead({ isRefused }: { readonly isRefused: boolean }): ReactNode {
  const { pitch, pitchIfRefused, days, watch } = SIGNUP.invited;
  return (
    <>
      <p>{isRefused ? pitchIfRefused : pitch}</p>
      <Text look="small">{days}</Text>
      <div>
        <WatchDemo label={watch} look="line" />
      </div>
    </>
  );
}
