import './demo-top.css';
import type { Session } from '@vayl/session';
import { Logo } from '@vayl/ui/primitives/logo';
import { FeltWrongDialog } from '@vayl/ui/session/felt-wrong-dialog';
import { LightStatus } from '@vayl/ui/session/light-status';
import { StopLight } from '@vayl/ui/session/stop-light';
import { useSession } from '@vayl/ui/session/use-session';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DEMO } from '../../../content/demo.content.ts';
import { SkipLink } from '../../layouts/skip-link.tsx';

/** Always in sight: how it stands with the light, and the two ways to end it. */
export function DemoTop({ session }: { readonly session: Session }): ReactNode {
  const snapshot = useSession(session);
  return (
    <header className="demo-top">
      <SkipLink />
      <div className="wrap demo-top-row">
        <Link to="/" className="demo-top-home" aria-label={DEMO.home}>
          <Logo />
        </Link>
        <LightStatus snapshot={snapshot} />
        <div className="demo-top-ends">
          {(snapshot.settings.isOn || snapshot.stoppedBy !== undefined) && <FeltWrongDialog session={session} />}
          <StopLight session={session} />
        </div>
      </div>
    </header>
  );
}
