import './tabs.css';
import type { ReactNode } from 'react';

interface TabLink {
  readonly href: string;
  readonly text: string;
  readonly isCurrent: boolean;
}

interface TabLinksProps {
  readonly name: string;
  readonly links: readonly TabLink[];
}

/** Looks like tabs, but each leads to an address of its own: links in a navigation. */
export function TabLinks({ name, links }: TabLinksProps): ReactNode {
  return (
    <nav className="v-tabs-list" aria-label={name}>
      {links.map(({ href, text, isCurrent }) => (
        <a key={href} className="v-tab" href={href} aria-current={isCurrent ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
