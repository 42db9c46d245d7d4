import './demo-top.css';
import { isLimiting, type Session, type SessionSnapshot } from '@vayl/session';
import { Logo } from '@vayl/ui/primitives/logo';
import { FeltWrongDialog } from '@vayl/ui/session/felt-wrong-dialog';
import { StopLight } from '@vayl/ui/session/stop-light';
import { useSession } from '@vayl/ui/session/use-session';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DEMO } from '../../../content/demo.content.ts';
import { SkipLink } from '../../layouts/skip-link.tsx';

/** Always in sight: how it stands with the light, and the two ways to end it. */
export function DemoTop({ session }: { readonly session: Session }): ReactNode {
  const snapshot = useSession(session);
  const { isOn } = snapshot.settings;
  const { state, more } = veilStatus(snapshot);
  return (
    <header className="demo-top">
      <SkipLink />
      <div className="wrap demo-top-row">
        <Link to="/" className="demo-top-home" aria-label={DEMO.home}>
          <Logo />
        </Link>
        <p className="demo-top-status" role="status" data-on={isOn}>
          <i aria-hidden="true" />
          <span>
            {state}
            {more !== undefined && <span className="demo-top-more">, {more}</span>}
          </span>
        </p>
        <div className="demo-top-ends">
          {(isOn || snapshot.stoppedBy !== undefined) && <FeltWrongDialog session={session} />}
          <StopLight session={session} />
        </div>
      </div>
    </header>
  );
}

interface VeilStatus {
  readonly state: string;
  readonly more?: string;
}

/** What is on the screen now, in two or three words. */
function veilStatus({ settings, isRearming, timeline, flicker, light }: SessionSnapshot): VeilStatus {
  const { status } = DEMO;
  if (isRearming) return { state: status.rearming };
  if (!settings.isOn) return { state: status.off };
  if (light === undefined) return { state: status.soundOnly };
  if (timeline.stage === 'break') return { state: status.resting };
  if (flicker.is === 'refused') return { state: status.still };
  if (light.report.reason === 'display-unknown') return { state: status.on, more: status.measuring };
  return { state: status.on, more: isLimiting(light.report) ? status.held : status.within };
}
