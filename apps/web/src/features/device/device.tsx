import { Button } from '@vayl/ui/primitives/button';
import { type ReactNode, useState } from 'react';
import { DEVICE } from '../../../content/device.content.ts';
import { EntryFrame } from '../../sections/entry/entry-frame.tsx';
import { QuietTrace } from '../../sections/entry/quiet-trace.tsx';
import { SignedIn } from '../identity/signed-in.tsx';
import { useSession } from '../identity/use-session.ts';
import { type AskingDevice, DecideDevice } from './decide-device.tsx';
import { TypeCode } from './type-code.tsx';

type View =
  | { readonly is: 'type' | 'approved' | 'denied' }
  | { readonly is: 'decide'; readonly userCode: string; readonly device: AskingDevice };

/** Signing an app in by a code that it shows, where no link can lead back to it (RFC 8628). */
export function Device(): ReactNode {
  const control = useSession();
  const { session } = control;
  const [view, setView] = useState<View>({ is: 'type' });
  const { title, lead } = DEVICE[view.is];
  const isSignedOut = session.is === 'signed-out';
  return (
    <EntryFrame
      title={title}
      lead={<p>{isSignedOut ? DEVICE.type.leadSignedOut : lead}</p>}
      ornament={<QuietTrace isOn={view.is === 'approved'} />}
      isReady={session.is !== 'asking'}
      view={session.is === 'signed-in' ? view.is : isSignedOut ? 'sign-in' : undefined}
    >
      <SignedIn {...control}>
        {(me) => (
          <>
            {view.is === 'type' && (
              <TypeCode onFound={(userCode, device) => setView({ is: 'decide', userCode, device })} />
            )}
            {view.is === 'decide' && (
              <DecideDevice
                userCode={view.userCode}
                device={view.device}
                me={me}
                onDecided={(isApproved) => setView({ is: isApproved ? 'approved' : 'denied' })}
              />
            )}
            {(view.is === 'approved' || view.is === 'denied') && (
              <Button look="line" onClick={() => setView({ is: 'type' })}>
                {DEVICE.another}
              </Button>
            )}
          </>
        )}
      </SignedIn>
    </EntryFrame>
  );
}
