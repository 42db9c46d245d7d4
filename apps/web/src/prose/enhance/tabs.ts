import { neighbourOf } from './neighbour.ts';

interface Tab {
  readonly name: string;
  readonly link: HTMLAnchorElement;
  readonly panel: HTMLElement;
}

/** Makes tabs of links to sections: one section is shown, the one that the address names, else the first. */
export function openTabs(page: Document): void {
  for (const root of page.querySelectorAll<HTMLElement>('.anchor-tabs')) enliven(root, page);
}

function enliven(root: HTMLElement, page: Document): void {
  const list = root.querySelector<HTMLElement>('.anchor-tabs-list');
  const tabs = tabsOf(root, page);
  const names = tabs.map(({ name }) => name);
  let [current = ''] = names;

  const show = (name: string) => {
    current = name;
    for (const { link, panel, name: own } of tabs) {
      link.setAttribute('aria-selected', String(own === name));
      link.tabIndex = own === name ? 0 : -1;
      panel.hidden = own !== name;
    }
  };
  /** Writes the tab into the address without moving the page, and without a step back. */
  const choose = (name: string) => {
    show(name);
    window.history.replaceState(window.history.state, '', `#${name}`);
  };
  const follow = () => {
    const named = names.find((name) => window.location.hash === `#${name}`);
    if (named !== undefined) show(named);
  };

  list?.setAttribute('role', 'tablist');
  list?.setAttribute('aria-label', list.dataset['label'] ?? '');
  for (const { name, link, panel } of tabs) {
    link.setAttribute('role', 'tab');
    link.setAttribute('aria-controls', name);
    panel.setAttribute('role', 'tabpanel');
    panel.tabIndex = 0;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      choose(name);
    });
    link.addEventListener('keydown', (event) => {
      const next = neighbourOf(names, current, event.key);
      if (next === undefined) return;
      event.preventDefault();
      choose(next);
      page.getElementById(`tab-${next}`)?.focus();
    });
  }
  show(current);
  follow();
  root.dataset['live'] = '';
  window.addEventListener('hashchange', follow);
}

function tabsOf(root: HTMLElement, page: Document): readonly Tab[] {
  return [...root.querySelectorAll<HTMLAnchorElement>('.anchor-tabs-list > a')].flatMap((link) => {
    const name = link.hash.slice(1);
    const panel = page.getElementById(name);
    return panel === null ? [] : [{ name, link, panel }];
  });
}
