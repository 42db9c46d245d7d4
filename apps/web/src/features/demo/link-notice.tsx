import './link-notice.css';
import { ERROR_TEXT } from '@vayl/domain';
import type { LinkError, Session } from '@vayl/session';
import { Button } from '@vayl/ui/primitives/button';
import { useSession } from '@vayl/ui/session/use-session';
import { type ReactNode, useEffect, useState } from 'react';
import { DEMO } from '../../../content/demo.content.ts';

/** Whatever else an address may point to, settings begin with the version of their writing. */
const SHARED = /^#v\d/;

interface LinkNoticeProps {
  readonly session: Session;
  readonly isLive: boolean;
}

/** Takes over what the address brings, once, and says so. A link can neither switch on nor loosen anything. */
export function LinkNotice({ session, isLive }: LinkNoticeProps): ReactNode {
  const [outcome, setOutcome] = useState<LinkError | 'done'>();
  const { canUndo, applied, settings } = useSession(session);
  useEffect(() => {
    if (!isLive) return undefined;
    const takeOver = () => {
      const { hash, pathname, search } = window.location;
      if (!SHARED.test(hash)) return;
      setOutcome(session.applyLink(hash.slice(1)));
      // Once: whoever loads the page again has their own settings by then.
      window.history.replaceState(window.history.state, '', pathname + search);
    };
    takeOver();
    // A link that is opened where the page is open already changes nothing but this.
    window.addEventListener('hashchange', takeOver);
    return () => window.removeEventListener('hashchange', takeOver);
  }, [session, isLive]);
  const isApplied = outcome === 'done' && canUndo && applied?.source === 'link';
  const applying = settings.isOn ? DEMO.link.applied : `${DEMO.link.applied} ${DEMO.link.stillOff}`;
  const failing = outcome !== undefined && outcome !== 'done' ? ERROR_TEXT[outcome] : '';
  const said = isApplied ? applying : failing;
  return (
    <div className="demo-link">
      {/* There from the beginning, empty: what comes into it is read out. */}
      <p role="status">{said}</p>
      {isApplied && (
        <Button look="quiet" size="small" onClick={session.undo}>
          {DEMO.link.undo}
        </Button>
      )}
    </div>
  );
}
