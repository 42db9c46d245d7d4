import './anchor-tabs.css';
import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { useHydrated } from '../../site/use-query.ts';
import { neighbourOf } from './neighbour.ts';
import { useAnchorTab } from './use-anchor-tab.ts';

interface AnchorTab<Name extends string> {
  readonly name: Name;
  readonly text: string;
  readonly panel: ReactNode;
}

interface AnchorTabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly [AnchorTab<Name>, ...AnchorTab<Name>[]];
}

/**
 * Tabs whose panels have addresses of their own. Without scripts they are links to four sections that stand below each
 * other; with them one is shown, the one that the address names, else the first.
 */
export function AnchorTabs<Name extends string>({ label, tabs }: AnchorTabsProps<Name>): ReactNode {
  const names = useMemo(() => namesOf(tabs), [tabs]);
  const [current, choose] = useAnchorTab(names);
  const isLive = useHydrated();

  function handleKey(event: KeyboardEvent): void {
    const next = neighbourOf(names, current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    document.getElementById(tabId(next))?.focus();
  }

  return (
    <div className="anchor-tabs" data-live={isLive || undefined}>
      <div className="anchor-tabs-list" {...(isLive && { role: 'tablist', 'aria-label': label })}>
        {tabs.map(({ name, text }) => (
          <a
            key={name}
            id={tabId(name)}
            href={`#${name}`}
            {...(isLive && tabRole(name, name === current))}
            onClick={(event) => {
              event.preventDefault();
              choose(name);
            }}
            onKeyDown={handleKey}
          >
            {text}
          </a>
        ))}
      </div>
      <div className="anchor-tabs-panels">
        {tabs.map(({ name, panel }) => (
          <section
            key={name}
            id={name}
            className="anchor-tabs-panel"
            {...(isLive && { role: 'tabpanel', tabIndex: 0 })}
            aria-labelledby={tabId(name)}
            hidden={isLive && name !== current}
          >
            {panel}
          </section>
        ))}
      </div>
    </div>
  );
}

function namesOf<Name extends string>([first, ...others]: AnchorTabsProps<Name>['tabs']): readonly [Name, ...Name[]] {
  return [first.name, ...others.map(({ name }) => name)];
}

function tabId(name: string): string {
  return `tab-${name}`;
}

function tabRole(name: string, isCurrent: boolean) {
  return { role: 'tab', 'aria-selected': isCurrent, 'aria-controls': name, tabIndex: isCurrent ? 0 : -1 };
}
