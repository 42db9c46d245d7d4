import './entry-frame.css';
import { Heading } from '@vayl/ui/primitives/heading';
import { useViewFocus } from '@vayl/ui/primitives/use-view-focus';
import type { ReactNode } from 'react';
import { NeedsScript } from './needs-script.tsx';

interface EntryFrameProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** The one instrument of the page. */
  readonly ornament?: ReactNode;
  /** Which of the page's views this is, once it is known: a change moves the focus to the title. */
  readonly view?: string | undefined;
  /** `false` while it is not known what the page will say: by its address, or by who has come. */
  readonly isReady?: boolean;
  readonly children: ReactNode;
}

/** Two columns: what this is about, and what there is to do. */
export function EntryFrame({ title, lead, ornament, view, isReady = true, children }: EntryFrameProps): ReactNode {
  const say = useViewFocus<HTMLDivElement>(view);
  return (
    <div className="wrap entry" data-waits={isReady ? undefined : ''}>
      <div className="entry-say" ref={say} tabIndex={-1}>
        <Heading level={1}>{title}</Heading>
        {lead !== undefined && <div className="entry-lead">{lead}</div>}
      </div>
      <div className="entry-do">
        {children}
        <NeedsScript />
      </div>
      {ornament !== undefined && <div className="entry-ornament">{ornament}</div>}
    </div>
  );
}
