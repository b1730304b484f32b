import { Combobox } from '@suite/ui/combobox';
import { Select } from '@suite/ui/select';
import { type ComponentProps, useState } from 'react';
import { State, Widget } from './widget';

const periods = [
  { value: '3', label: 'Last 3 months' },
  { value: '12', label: 'Last 12 months' },
  { value: '24', label: 'Last 24 months' },
];

const clients = Array.from({ length: 500 }, (_, index) => ({ value: `${index}`, label: `Sample client ${index + 1}` }));

export const Picks = () => (
  <>
    <Widget name="select">
      <State name="Chosen" width="field">
        <Period initial="12" />
      </State>
      <State name="Nothing chosen yet" width="field">
        <Period placeholder="Choose a period" hint="Amounts are summed over it." />
      </State>
      <State name="Invalid" width="field">
        <Period placeholder="Choose a period" error="Period is required." />
      </State>
      <State name="Disabled" width="field">
        <Period initial="12" disabled />
      </State>
    </Widget>
    <Widget name="combobox">
      <State name="One of 500" width="field">
        <Client placeholder="Type a name" />
      </State>
      <State name="Chosen" width="field">
        <Client initial="41" />
      </State>
      <State name="Invalid" width="field">
        <Client error="Client is required." />
      </State>
      <State name="Disabled" width="field">
        <Client initial="41" disabled />
      </State>
    </Widget>
  </>
);

type SelectState = Partial<ComponentProps<typeof Select>> & { initial?: string };

function Period({ initial, ...props }: SelectState) {
  const [value, setValue] = useState(initial ?? null);
  return <Select label="Period" options={periods} value={value} onChange={setValue} {...props} />;
}

type ComboboxState = Partial<ComponentProps<typeof Combobox>> & { initial?: string };

function Client({ initial, ...props }: ComboboxState) {
  const [value, setValue] = useState(initial ?? null);
  return <Combobox label="Client" options={clients} value={value} onChange={setValue} {...props} />;
}
