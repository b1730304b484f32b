import type { Aging } from '@services/insights/contract/metric-schemas';
import { ageBuckets, ageTones } from '@suite/charts/age-tones';
import { open as openName } from '@suite/insights/metrics/names';
import { ageNames, currentLessCredit } from '@suite/insights/receivables/age-names';
import { Bar } from '@suite/iq/bars';
import { Meanings } from '@suite/iq/meanings';
import { rowsUrl } from '@suite/iq/rows-view';
import { exported, type Metric, NOT_AVAILABLE, partOf, reasonOf, useMetricFormats, written } from '@suite/iq/use-metric-formats';
import { sortOf } from '@suite/list/known-values';
import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { useSuite } from '@suite/shell/start/suite-context';
import type { Sort } from '@suite/ui/table';
import { Amount } from './amount';

interface Props {
  /** Undefined while it loads. */
  aging: Metric<Aging> | undefined;
  unappliedCredit: Metric | undefined;
  currency: string;
  /** As-of date of the response. */
  shown: string | undefined;
  /** Client and as-of date for the links to rows, from the URL. */
  rows: { client?: string; asOf: string };
  sort: { sort: string; order: string };
  onSort: (sort: Sort) => void;
  /** Name of the exported file, without extension. */
  name: string;
}

interface Row {
  bucket: keyof Aging;
  /** From the youngest bucket. */
  age: number;
  /** The lowest possible amount. */
  least: number;
  open: Metric;
}

const sorts = ['age', 'open'] as const;

const measures = ['aging'] as const;

/** Open amounts by days past due; each links to its rows. */
export function AgingTable({ aging, unappliedCredit, currency, shown, rows, sort: requestedSort, onSort, name }: Props) {
  const { deployment } = useSuite();
  const { wholeMoney, major } = useMetricFormats();
  const sort = sortOf(requestedSort, sorts, { column: 'age', direction: 'ascending' });
  const amounts = aging?.available ? aging.value : aging?.range?.low;
  const counted =
    aging &&
    amounts &&
    ageBuckets.map((bucket, age): Row => ({ bucket, age, least: amounts[bucket], open: partOf(aging, bucket) }));
  const longest = Math.max(...(counted ?? []).map(({ least }) => least));
  const note = aging && reasonOf(aging);
  const credit = unappliedCredit?.available ? unappliedCredit.value : 0;
  const columns: ListColumn<Row>[] = [
    {
      id: 'age',
      text: 'Past due',
      className: 'w-[128px]',
      cell: ({ bucket }) => ageNames[bucket],
      value: ({ age }) => age,
      csv: ({ bucket }) => ageNames[bucket],
    },
    {
      id: 'open',
      text: openName,
      numeric: true,
      cell: ({ bucket, least, open }) => (
        <span className="flex items-center gap-3">
          <Bar value={least} longest={longest} tone={ageTones[bucket]} />
          <Amount href={rowsUrl(deployment, { metric: 'aging', bucket, ...rows })} isNothing={open.available && open.value === 0}>
            {written(open, (amount) => wholeMoney(amount, currency))}
          </Amount>
        </span>
      ),
      value: ({ least }) => least,
      csv: ({ open }) => exported(open, (amount) => major(amount, currency)) ?? NOT_AVAILABLE,
      csvText: `${openName} (${currency})`,
    },
  ];
  if (aging && !amounts) {
    return (
      <>
        <p className="text-pretty text-muted">
          {NOT_AVAILABLE}. {note}
        </p>
        <Meanings asOf={shown} measures={measures} />
      </>
    );
  }
  return (
    <>
      {note && <p className="mb-2 text-sm text-pretty text-muted">{note}</p>}
      <List
        label={`${openName} by days past due`}
        name={name}
        hasColumnChoices
        columns={columns}
        rows={counted}
        sort={sort}
        onSort={onSort}
        expectedRows={ageBuckets.length}
        empty={null}
      />
      {credit > 0 && <p className="mt-2 text-sm text-pretty text-muted">{currentLessCredit(wholeMoney(credit, currency))}</p>}
      <Meanings asOf={shown} measures={measures} />
    </>
  );
}
