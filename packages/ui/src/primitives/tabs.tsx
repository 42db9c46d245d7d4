import './tabs.css';
import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface Tab<Value extends string> {
  readonly value: Value;
  readonly text: string;
  readonly panel: ReactNode;
  readonly isDisabled?: boolean;
}

interface TabsProps<Value extends string> {
  readonly name: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few views in the same place. */
export function Tabs<Value extends string>({ name, tabs, value, onChange }: TabsProps<Value>): ReactNode {
  return (
    <BaseTabs.Root value={value} onValueChange={(chosen: Value) => onChange(chosen)}>
      <BaseTabs.List className="v-tabs-list" aria-label={name} activateOnFocus>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} className="v-tab" value={tab.value} disabled={tab.isDisabled ?? false}>
            {tab.text}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} className="v-tabs-panel" value={tab.value}>
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
