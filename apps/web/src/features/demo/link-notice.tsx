import type { LinkError, Session } from '@vayl/session';
import { AppliedNotice } from '@vayl/ui/session/applied-notice';
import { type ReactNode, useEffect, useState } from 'react';

/** Whatever else an address may point to, settings begin with the version of their writing. */
const SHARED = /^#v\d/;

interface LinkNoticeProps {
  readonly session: Session;
  readonly isLive: boolean;
}

/** Takes over what the address brings, once, and says so. A link can neither switch on nor loosen anything. */
export function LinkNotice({ session, isLive }: LinkNoticeProps): ReactNode {
  const [outcome, setOutcome] = useState<LinkError | 'done'>();
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
  return <AppliedNotice session={session} outcome={outcome} />;
}
