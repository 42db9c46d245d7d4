import './timeline-chooser.css';
import type { Session, SessionSnapshot } from '@vayl/session';
import type { ReactNode } from 'react';
import { ChoiceRow } from './parts/choice-row.tsx';
import { optionsOf } from './parts/options.ts';
import { useSession } from './use-session.tsx';
import { PLAN_KINDS, PLAN_NAME, PLAN_OF, planKind, planText, stageText, timeLeft } from './words/timeline-text.ts';

export function TimelineChooser({ session }: { readonly session: Session }): ReactNode {
  return <TimelineChooserView snapshot={useSession(session)} actions={session} />;
}

interface TimelineChooserViewProps {
  readonly snapshot: Pick<SessionSnapshot, 'settings' | 'plan' | 'timeline'>;
  readonly actions: Pick<Session, 'choosePlan'>;
}

const PLANS = optionsOf(PLAN_KINDS, PLAN_NAME);

/** How long a session lasts, and how far it is. */
export function TimelineChooserView({ snapshot, actions }: TimelineChooserViewProps): ReactNode {
  const { settings, plan, timeline } = snapshot;
  const isShown = timeline.stage !== 'open' && (settings.isOn || timeline.stage === 'ended');
  return (
    <div className="v-timeline">
      <ChoiceRow
        name="Session length"
        options={PLANS}
        value={planKind(plan)}
        onChange={(kind) => actions.choosePlan(PLAN_OF[kind])}
      />
      {/* The place is there before the stage is, so that its changes are read out. The time is not: it never rests. */}
      <div className="v-timeline-now" data-empty={isShown ? undefined : ''}>
        <p role="status">{isShown ? stageText(timeline) : ''}</p>
        {isShown && <Left timeline={timeline} />}
      </div>
      <p className="v-control-note">{planText(plan)}</p>
    </div>
  );
}

function Left({ timeline }: Pick<SessionSnapshot, 'timeline'>): ReactNode {
  const { near, inAll } = timeLeft(timeline);
  if (near === undefined) return null;
  return (
    <p className="v-timeline-left">
      {near} <span>left{inAll === undefined ? '' : `, ${inAll} in all`}</span>
    </p>
  );
}
