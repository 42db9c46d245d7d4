import { restingSession, type Session } from '@vayl/session';
import { useEffect, useState } from 'react';
import { createDemoSession, type DemoSession } from './engines/create-demo-session.ts';

interface PageSession {
  readonly session: Session;
  readonly demo: DemoSession | undefined;
}

/** The page's session. Until the browser has taken the page over it is nobody's: it shows, and does nothing. */
export function useDemoSession(): PageSession {
  const [demo, setDemo] = useState<DemoSession>();
  useEffect(() => {
    const made = createDemoSession();
    setDemo(made);
    return made.dispose;
  }, []);
  return { session: demo?.session ?? restingSession(), demo };
}
