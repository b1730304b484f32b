import { oneOf } from '@suite/list/known-values';
import { useView } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { Tabs } from '@suite/ui/tabs';
import { Availability } from './availability';
import { Booked } from './booked';
import { copy } from './copy';
import { Types } from './types';

const defaults = { tab: 'booked', week: '' };

const tabs = ['booked', 'types', 'availability'] as const;

/** Booked appointments, appointment types, and availability. */
export function Appointments() {
  const [view, change] = useView('contact', '/appointments', defaults);
  const selected = oneOf(tabs, view.tab) ?? 'booked';
  const panels = {
    booked: <Booked week={view.week} onWeek={(week) => change({ week, tab: 'booked' })} />,
    types: <Types />,
    availability: <Availability />,
  };
  return (
    <>
      <ViewHead title={copy.heading} text={copy.text} />
      <Tabs
        label={copy.tabs}
        selected={selected}
        onSelect={(tab) => change({ tab })}
        tabs={tabs.map((id) => ({ id, text: copy.tab[id], panel: <div className="pt-4">{selected === id && panels[id]}</div> }))}
      />
    </>
  );
}
