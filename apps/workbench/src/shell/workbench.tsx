import { type ReactNode, useSyncExternalStore } from 'react';
import type { WorkbenchSection } from './workbench-section.ts';

interface WorkbenchProps {
  readonly sections: readonly [WorkbenchSection, ...WorkbenchSection[]];
}

/** One section at a time, so that an engine runs only while it is looked at. */
export function Workbench({ sections }: WorkbenchProps): ReactNode {
  const hash = useSyncExternalStore(followHash, () => window.location.hash);
  const current = sections.find(({ id }) => hash === `#${id}`) ?? sections[0];
  const nav = (
    <nav className="top-nav" aria-label="Sections">
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`} aria-current={id === current.id ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
  return <current.Section key={current.id} nav={nav} />;
}

function followHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}
