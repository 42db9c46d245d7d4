import { PRACTICE_TABS, type PracticeTab } from '@vayl/domain';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { Accordion } from './accordion.tsx';
import { TabLinks } from './tab-links.tsx';
import { Tabs } from './tabs.tsx';

describe('tabs', () => {
  it('are accessible, as tabs and as links', async () => {
    await render(
      <>
        <Practice />
        <TabLinks
          name="Research"
          links={[
            { href: '#teams', text: 'For teams', isCurrent: true },
            { href: '#developers', text: 'For developers', isCurrent: false },
          ]}
        />
      </>,
    );
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('change their panel with the arrow keys', async () => {
    const { getByRole } = await render(<Practice />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(getByRole('tab', { name: PRACTICE_TABS[1] })).toHaveAttribute('aria-selected', 'true');
    await expect.element(getByRole('tabpanel', { name: PRACTICE_TABS[1] })).toHaveTextContent(`In ${PRACTICE_TABS[1]}`);
    await userEvent.keyboard('{End}');
    await expect.element(getByRole('tabpanel')).toHaveTextContent(`In ${PRACTICE_TABS[2]}`);
  });

  it('say which link is the page one is on', async () => {
    const links = [
      { href: '#teams', text: 'For teams', isCurrent: true },
      { href: '#developers', text: 'For developers', isCurrent: false },
    ];
    const { getByRole } = await render(<TabLinks name="Research" links={links} />);
    await expect.element(getByRole('link', { name: 'For teams' })).toHaveAttribute('aria-current', 'page');
    await expect.element(getByRole('link', { name: 'For developers' })).not.toHaveAttribute('aria-current');
  });
});

describe('an accordion', () => {
  const parts = [
    { id: 'free', title: 'Is it free?', content: 'Fifteen minutes a day.' },
    { id: 'linux', title: 'Is there a Linux build?', content: 'Not yet.' },
  ];

  it('is accessible, open and closed, under a heading of any level', async () => {
    const { getByRole } = await render(
      <>
        <h1>Questions</h1>
        <Accordion parts={parts} headingLevel={2} initiallyOpen={['free']} />
      </>,
    );
    await expect.element(getByRole('heading', { level: 2, name: 'Is it free?' })).toBeVisible();
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('opens by key, and keeps what is closed in the page for whoever searches it', async () => {
    const { getByRole, getByText } = await render(<Accordion parts={parts} headingLevel={2} />);
    const panel = document.querySelectorAll('.v-accordion-panel')[1];
    expect(panel?.getAttribute('hidden')).toBe('until-found');
    expect(panel?.textContent).toBe('Not yet.');
    getByRole('button', { name: 'Is there a Linux build?' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(getByRole('button', { name: 'Is there a Linux build?' }))
      .toHaveAttribute('aria-expanded', 'true');
    await expect.element(getByText('Not yet.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(getByText('Not yet.')).not.toBeVisible();
  });
});

function Practice(): ReactNode {
  const [tab, setTab] = useState<PracticeTab>(PRACTICE_TABS[0]);
  const tabs = PRACTICE_TABS.map((value) => ({ value, text: value, panel: `In ${value}` }));
  return <Tabs name="Practice area" tabs={tabs} value={tab} onChange={setTab} />;
}
