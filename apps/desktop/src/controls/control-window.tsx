import './control-window.css';
import type { Session } from '@vayl/session';
import { CompactControls } from '@vayl/ui/session/compact-controls';
import { LightQuestionsDialog } from '@vayl/ui/session/light-questions-dialog';
import { useSession } from '@vayl/ui/session/use-session';
import { useWrittenHue } from '@vayl/ui/session/use-written-hue';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { Meter } from './meter/meter.ts';
import { MinutesLeft, MinutesUsedUp } from './minutes-left.tsx';
import type { Followed } from './observed.ts';
import { ConcealableMeter, ConcealedSession } from './self-test/parts/concealed.tsx';
import { TimingDock, type TimingDockProps } from './timing/timing-dock.tsx';
import { FirstQuestions } from './views/first-questions.tsx';
import { ViewHeading } from './views/view-heading.tsx';
import { type OtherViews, type ViewName, viewsGiven } from './views/view-name.ts';
import { WindowBar } from './views/window-bar.tsx';
import { WindowDock } from './views/window-dock.tsx';
import { WINDOW } from './words.ts';

export interface ControlWindowProps {
  readonly session: Session;
  readonly meter: Pick<Meter, 'subscribe' | 'getSnapshot'>;
  /** Each begins with a heading of the second level: the window has named it already. */
  readonly views?: OtherViews;
  /** Short notices that stand over every view. */
  readonly notices?: ReactNode;
  /** A view that has to be seen now: it comes to the front. */
  readonly called?: Followed<ViewName | undefined>;
  /** What decides when it runs, where a host has that. */
  readonly timing?: TimingDockProps['timing'] | undefined;
}

/** The window that people see: one view at a time, and always how it stands with the light. */
export function ControlWindow({ session, meter, views = {}, notices, timing, called }: ControlWindowProps): ReactNode {
  const snapshot = useSession(session);
  const minutes = useSyncExternalStore(meter.subscribe, meter.getSnapshot);
  const [isAsking, setAsking] = useState(false);
  const [{ view, hasMoved }, setPlace] = useState<{ view: ViewName; hasMoved: boolean }>({
    view: 'session',
    hasMoved: false,
  });
  useWrittenHue(snapshot.settings.visualHue);
  useEffect(
    () =>
      called?.subscribe(() => {
        const next = called.getSnapshot();
        if (next !== undefined) setPlace({ view: next, hasMoved: true });
      }),
    [called],
  );
  const isConcealed = snapshot.concealedBlock !== undefined;
  const heading = <ViewHeading key={view} view={view} takesFocus={hasMoved} />;
  return (
    <div className="control">
      <WindowBar
        isOn={snapshot.settings.isOn}
        views={viewsGiven(views)}
        view={view}
        onView={(next) => setPlace({ view: next, hasMoved: true })}
      />
      <main className="control-main">
        <div className="control-notices">
          {notices}
          <MinutesUsedUp minutes={minutes} />
        </div>
        <div className="control-body">
          {view !== 'session' && heading}
          {view === 'session' && isConcealed && <ConcealedSession heading={heading} />}
          {view === 'session' && !isConcealed && (
            <CompactControls session={session} heading={heading} onOpenQuestions={() => setAsking(true)} />
          )}
          {/* Helios goes on answering while another view is shown. */}
          <div className="control-view" hidden={view !== 'helios'}>
            {views.helios}
          </div>
          {view !== 'session' && view !== 'helios' && <div className="control-view">{views[view]}</div>}
        </div>
      </main>
      {view === 'session' && (
        <div className="control-meter">
          <ConcealableMeter snapshot={snapshot} />
        </div>
      )}
      {timing === undefined ? <WindowDock session={session} /> : <TimingDock session={session} timing={timing} />}
      <footer className="control-foot">
        <MinutesLeft minutes={minutes} />
        <p>{WINDOW.statement}</p>
      </footer>
      <LightQuestionsDialog session={session} isOpen={isAsking} onClose={() => setAsking(false)} />
      <FirstQuestions session={session} />
    </div>
  );
}
