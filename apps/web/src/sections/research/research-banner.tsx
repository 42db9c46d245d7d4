import './research-banner.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ResearchContent } from '../../../content/research-page.content.ts';

/** The way to the same page for somebody else. */
export function ResearchBanner({ text, link, path }: ResearchContent['banner']): ReactNode {
  return (
    <p className="research-banner">
      {text} <Link to={path}>{link}</Link>
    </p>
  );
}
