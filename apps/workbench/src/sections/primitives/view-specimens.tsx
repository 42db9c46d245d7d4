import { PRACTICE_TABS, type PracticeTab } from '@vayl/domain';
import { Accordion } from '@vayl/ui/primitives/accordion';
import { TabLinks } from '@vayl/ui/primitives/tab-links';
import { Table } from '@vayl/ui/primitives/table';
import { Tabs } from '@vayl/ui/primitives/tabs';
import { type ReactNode, useState } from 'react';
import { Specimen } from './specimen.tsx';

const LINKS = [
  { href: '#primitives', text: 'For teams', isCurrent: true },
  { href: '#light', text: 'For developers', isCurrent: false },
];
const PARTS = [
  { id: 'free', title: 'Is it free?', content: 'Fifteen minutes a day, without a card. They return at midnight.' },
  { id: 'linux', title: 'Is there a build for Linux?', content: 'Not yet. Leave an address and we will write once.' },
];
const COLUMNS = ['Focus music', 'Site blockers', 'Meditation', 'Coffee'] as const;
const ROWS = [
  ['Works while you work', 'Yes, click-through', 'Yes', 'Yes', 'No', 'Yes'],
  ['Acts on', 'Sight and hearing', 'Hearing', 'Your options', 'Practice', 'Chemistry'],
  ['Evidence for focus at work', 'Early and mixed', 'Mixed', 'Some', 'Moderate', 'Strong'],
] as const;

export function ViewSpecimens(): ReactNode {
  const [tab, setTab] = useState<PracticeTab>(PRACTICE_TABS[0]);
  const tabs = PRACTICE_TABS.map((value) => ({ value, text: value, panel: `What ${value} shows.` }));
  return (
    <>
      <Specimen name="Tabs">
        <Tabs name="Practice area" tabs={tabs} value={tab} onChange={setTab} />
      </Specimen>
      <Specimen name="Tabs that are links">
        <TabLinks name="Research" links={LINKS} />
      </Specimen>
      <Specimen name="Accordion, one part open">
        <Accordion parts={PARTS} headingLevel={3} initiallyOpen={['free']} />
      </Specimen>
      <Specimen name="Table, wider than its place">
        <Table caption="Beside what you already use" minWidth="46rem">
          <thead>
            <tr>
              <td />
              <th scope="col" data-ours="">
                Vayl
              </th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([name, ours, ...others]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-ours="">{ours}</td>
                {COLUMNS.map((column, index) => (
                  <td key={column}>{others[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Specimen>
    </>
  );
}
