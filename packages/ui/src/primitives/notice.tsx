import './notice.css';
import type { ReactNode } from 'react';

interface NoticeProps {
  /** `stop`: something failed. `caution`: something is missing or has to be known first. */
  readonly tone: 'stop' | 'caution';
  readonly title: string;
  readonly children: ReactNode;
  /** The particular of it, in one line. */
  readonly detail?: string | undefined;
  /** A failure is read out at once when it appears. */
  readonly isSpoken?: boolean;
}

export function Notice({ tone, title, children, detail, isSpoken = tone === 'stop' }: NoticeProps): ReactNode {
  return (
    <div className={`v-notice v-notice-${tone}`} role={isSpoken ? 'alert' : undefined}>
      <p className="v-notice-title">{title}</p>
      <div>{children}</div>
      {detail !== undefined && <p className="v-notice-detail">{detail}</p>}
    </div>
  );
}
