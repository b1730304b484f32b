import { EmptyState } from '@suite/ui/empty-state';
import { type Segment, SegmentBadge } from '@suite/ui/segment-badge';
import { ChangeMark, Stat, Stats } from '@suite/ui/stat';
import { type Column, type Sort, Table } from '@suite/ui/table';
import { Tabs } from '@suite/ui/tabs';
import { useState } from 'react';
import { State, Widget } from './widget';

interface Client {
  name: string;
  segment: Segment;
  billed: number;
  daysLate?: number;
}

const clients: Client[] = [
  { name: 'Sample client 1', segment: 'champion', billed: 48_210, daysLate: -2 },
  { name: 'Sample client 2', segment: 'late-payer', billed: 21_840, daysLate: 31 },
  { name: 'Sample client 3', segment: 'good', billed: 18_600, daysLate: 3 },
  { name: 'Sample client 4', segment: 'limited-data', billed: 1200 },
];

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

const columns: Column<Client>[] = [
  { id: 'name', text: 'Client', cell: ({ name }) => name, sortable: true },
  { id: 'segment', text: 'Segment', cell: ({ segment }) => <SegmentBadge segment={segment} /> },
  { id: 'billed', text: 'Billed, 12 months', cell: ({ billed }) => dollars.format(billed), numeric: true, sortable: true },
  {
    id: 'days-late',
    text: 'Days late',
    cell: ({ daysLate }) => daysLate ?? <span className="text-faint">not available</span>,
    numeric: true,
  },
];

const table = { label: 'Sample clients', columns, rowId: ({ name }: Client) => name };

const empty = <EmptyState title="No clients yet" text="They appear once your ledger is connected." />;

export const Metrics = () => (
  <>
    <Widget name="table">
      <State name="Sortable" width="page">
        <SortableTable />
      </State>
      <State name="Loading" width="page">
        <Table {...table} label="Sample clients to come" rows={undefined} empty={empty} />
      </State>
      <State name="Empty" width="page">
        <Table {...table} label="No sample clients" rows={[]} empty={empty} />
      </State>
    </Widget>
    <Widget name="stat">
      <State name="With changes, and one that is not available" width="page">
        <Stats>
          <Stat label="Receivables" value="$184,210" note={<ChangeMark direction="up" text="6.2%" tone="bad" />} />
          <Stat label="Collection effectiveness" value="91.4%" note={<ChangeMark direction="up" text="2.1 pt" tone="good" />} />
          <Stat label="DSO" value="34.6 days" note={<ChangeMark direction="down" text="0.4 days" />} />
          <Stat label="Real price change" note="needs a price index" />
        </Stats>
      </State>
    </Widget>
    <Widget name="tabs">
      <State name="One is selected" width="page">
        <SampleTabs />
      </State>
    </Widget>
  </>
);

function SortableTable() {
  const [sort, setSort] = useState<Sort>({ column: 'billed', direction: 'descending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const compare = (one: Client, other: Client) =>
    sort.column === 'billed' ? one.billed - other.billed : one.name.localeCompare(other.name);
  const rows = clients.toSorted((one, other) => sign * compare(one, other));
  return <Table {...table} rows={rows} sort={sort} onSort={setSort} empty={empty} />;
}

const tabs = [
  { id: 'collection', text: 'Collection effectiveness', panel: 'How well invoices are collected.' },
  { id: 'pricing', text: 'Pricing', panel: 'Prices that have not moved for a year or more.' },
  { id: 'vendors', text: 'Vendor analysis', panel: 'Tools that do the same work.' },
] as const;

function SampleTabs() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('collection');
  return <Tabs label="Sample reports" tabs={tabs} selected={selected} onSelect={setSelected} />;
}
