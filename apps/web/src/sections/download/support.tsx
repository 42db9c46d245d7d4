import './support.css';
import type { ReactNode } from 'react';
import { DOWNLOAD } from '../../../content/download.content.ts';
import { SUPPORT_EMAIL } from '../../site/settings.ts';

export function Support(): ReactNode {
  return (
    <p className="download-support">
      {DOWNLOAD.support.before} <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>. {DOWNLOAD.support.after}
    </p>
  );
}
