import type { InviteOutcome } from '@services/identity/contract/firm-invitations';
import { FindField } from '@suite/list/find-field';
import { ListMenu } from '@suite/list/list-menu';
import { NameText } from '@suite/list/name-text';
import { Pager } from '@suite/list/pager';
import { Toolbar } from '@suite/list/toolbar';
import { PAGE_ROWS } from '@suite/list/use-view';
import { ViewHead } from '@suite/list/view-head';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ButtonLink } from '@suite/ui/link';
import { Select } from '@suite/ui/select';
import { Stat, Stats } from '@suite/ui/stat';
import { type Column, type Sort, Table } from '@suite/ui/table';
import { hashOf } from '@suite/zones/zone-url';
import { useMemo, useState } from 'react';
import { copy } from './copy';
import type { Outcome } from './use-sending';

interface Props {
  outcomes: readonly Outcome[];
  onAgain: () => void;
}

const ANY = 'any';
const { done } = copy;
const options = [
  { value: ANY, label: done.anyOutcome },
  ...Object.entries(copy.outcomes).map(([value, label]) => ({ value, label })),
];

const columns: Column<Outcome>[] = [
  { id: 'email', text: done.columns.email, sortable: true, cell: ({ email }) => <NameText text={email} /> },
  { id: 'outcome', text: done.columns.outcome, sortable: true, cell: ({ outcome }) => copy.outcomes[outcome] },
];

/** The result for each address. */
export function Outcomes({ outcomes, onAgain }: Props) {
  const { number } = useFormats();
  const [find, setFind] = useState('');
  const [which, setWhich] = useState<string>(ANY);
  const [sort, setSort] = useState<Sort>();
  const [page, setPage] = useState(1);

  const found = useMemo(() => {
    const search = find.trim().toLowerCase();
    const rows = outcomes.filter(({ email, outcome }) => email.includes(search) && (which === ANY || outcome === which));
    return sort ? rows.sort((one, other) => orderOf(sort, one, other)) : rows;
  }, [outcomes, find, which, sort]);

  const countOf = (outcome: InviteOutcome) => outcomes.filter((row) => row.outcome === outcome).length;
  const known = (Object.keys(copy.outcomes) as InviteOutcome[]).filter((outcome) => countOf(outcome) > 0);

  return (
    <>
      <ViewHead
        title={done.heading}
        text={done.text}
        actions={
          <>
            <ButtonLink variant="quiet" href={hashOf('app-manager', '/invitations')}>
              {copy.all}
            </ButtonLink>
            <Button onClick={onAgain}>{done.again}</Button>
          </>
        }
      />
      <div className="mb-6">
        <Stats>
          {known.map((outcome) => (
            <Stat key={outcome} label={copy.outcomes[outcome]} value={number(countOf(outcome))} />
          ))}
        </Stats>
      </div>
      <Toolbar
        pager={<Pager page={page} total={found.length} onPage={setPage} />}
        actions={
          <ListMenu
            name="invited"
            heads={[done.columns.email, done.columns.outcome]}
            rows={() => found.map(({ email, outcome }) => [email, copy.outcomes[outcome]])}
            disabled={found.length === 0}
          />
        }
      >
        <FindField
          label={done.find}
          value={find}
          onChange={(text) => {
            setFind(text);
            setPage(1);
          }}
        />
        <div className="w-64 max-sm:w-full">
          <Select
            label={done.outcome}
            options={options}
            value={which}
            onChange={(value) => {
              setWhich(value);
              setPage(1);
            }}
          />
        </div>
      </Toolbar>
      <Table
        label={done.label}
        columns={columns}
        rows={found.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS)}
        rowId={({ email }) => email}
        sort={sort}
        onSort={setSort}
        className="table-fixed"
        empty={<EmptyState title={done.none} text={done.noneText} />}
      />
    </>
  );
}

function orderOf({ column, direction }: Sort, one: Outcome, other: Outcome): number {
  const textOf = ({ email, outcome }: Outcome) => (column === 'email' ? email : copy.outcomes[outcome]);
  return textOf(one).localeCompare(textOf(other)) * (direction === 'ascending' ? 1 : -1);
}
