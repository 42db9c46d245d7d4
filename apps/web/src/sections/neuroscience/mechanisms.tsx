import { Heading } from '@vayl/ui/primitives/heading';
import type { ReactNode } from 'react';
import { MECHANISMS, type Mechanism } from '../../../content/neuroscience.content.ts';
import { AnchorTabs } from '../../features/anchor-tabs/anchor-tabs.tsx';
import { MechanismPanel } from './mechanism-panel.tsx';

const TABS = MECHANISMS.rows.map(tabOf);

export function Mechanisms(): ReactNode {
  return (
    <section id="mechanisms" className="section section-joined">
      <div className="wrap">
        <Heading level={2}>{MECHANISMS.title}</Heading>
        <div className="neuro-tabs">
          <AnchorTabs label={MECHANISMS.title} tabs={TABS} />
        </div>
      </div>
    </section>
  );
}

function tabOf(mechanism: Mechanism) {
  return { name: mechanism.name, text: mechanism.tab, panel: <MechanismPanel {...mechanism} /> };
}
