import './anchor-tabs.css';
import type { ReactNode } from 'react';

interface AnchorTab {
  readonly name: string;
  readonly text: string;
  readonly panel: ReactNode;
}

interface AnchorTabsProps {
  readonly label: string;
  readonly tabs: readonly AnchorTab[];
}

/**
 * Tabs whose panels have addresses of their own. As the build writes them they are links to sections that stand below
 * each other; `prose/enhance/tabs.ts` makes tabs of them, and shows the one that the address names, else the first.
 */
export function AnchorTabs({ label, tabs }: AnchorTabsProps): ReactNode {
  return (
    <div className="anchor-tabs">
      <div className="anchor-tabs-list" data-label={label}>
        {tabs.map(({ name, text }) => (
          <a key={name} id={`tab-${name}`} href={`#${name}`}>
            {text}
          </a>
        ))}
      </div>
      <div className="anchor-tabs-panels">
        {tabs.map(({ name, panel }) => (
          <section key={name} id={name} className="anchor-tabs-panel" aria-labelledby={`tab-${name}`}>
            {panel}
          </section>
        ))}
      </div>
    </div>
  );
}
