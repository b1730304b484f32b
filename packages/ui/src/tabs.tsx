'use client';

import './tabs.css';
import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface Tab<Id extends string> {
  id: Id;
  text: string;
  panel: ReactNode;
}

interface Props<Id extends string> {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
}

/** WAI-ARIA tabs pattern: arrows, Home and End move the focus, Enter or Space selects. */
export const Tabs = <Id extends string>({ label, tabs, selected, onSelect }: Props<Id>) => (
  <BaseTabs.Root value={selected} onValueChange={(id: Id) => onSelect(id)}>
    <BaseTabs.List aria-label={label} className="ui-tabs">
      {tabs.map(({ id, text }) => (
        <BaseTabs.Tab key={id} value={id} className="ui-tab">
          {text}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
    {tabs.map(({ id, panel }) => (
      <BaseTabs.Panel key={id} value={id} className="ui-tab-panel">
        {panel}
      </BaseTabs.Panel>
    ))}
  </BaseTabs.Root>
);
