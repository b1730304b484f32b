import type { VendorAnalysis } from '@services/insights/contract/vendors';
import { Meanings } from '@suite/iq/meanings';
import { rowsUrl } from '@suite/iq/rows-view';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { Choice } from '@suite/list/choice';
import { sortOf } from '@suite/list/known-values';
import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { NameText } from '@suite/list/name-text';
import { useSuite } from '@suite/shell/start/suite-context';
import { EmptyState } from '@suite/ui/empty-state';
import { TitledSection } from '../frame/titled-section';
import { Amount } from '../metrics/amount';
import { categoryText } from './category-text';
import { copy } from './copy';
import type { ChangeVendors, VendorsView } from './vendors-view';

interface Props {
  data: VendorAnalysis;
  view: VendorsView;
  change: ChangeVendors;
}

/** A tool that overlaps with others. */
interface Row {
  vendor: string;
  name: string;
  category: string;
  spend: number;
  /** Spend on all tools of the category. */
  together: number;
}

const sorts = ['name', 'category', 'spend', 'together'] as const;
const measures = ['overlap'] as const;

/** Tools of categories that have more than one. */
export function Overlaps({ data: { overlaps, currency, asOf }, view, change }: Props) {
  const { deployment } = useSuite();
  const { wholeMoney, major } = useMetricFormats();
  const sort = sortOf({ sort: view.overlapSort, order: view.overlapOrder }, sorts, {
    column: 'together',
    direction: 'descending',
  });
  const texts = Object.fromEntries(overlaps.map(({ category }) => [category, categoryText(category)]));
  const rows = overlaps
    .filter(({ category }) => !(view.overlap in texts) || category === view.overlap)
    .flatMap(({ category, spend, vendors }) => vendors.map((vendor): Row => ({ ...vendor, category, together: spend })));
  const amount = (id: 'spend' | 'together', text: string): ListColumn<Row> => ({
    id,
    text,
    numeric: true,
    className: id === 'together' ? 'w-[128px]' : 'w-[104px]',
    narrow: id === 'together' ? 'corner' : 'beside',
    cell: (row) =>
      id === 'together' ? (
        wholeMoney(row.together, currency)
      ) : (
        <Amount href={rowsUrl(deployment, { metric: 'spend', vendor: row.vendor, asOf: view.asOf })}>
          {wholeMoney(row.spend, currency)}
        </Amount>
      ),
    value: (row) => major(row[id], currency),
    csvText: `${text} (${currency})`,
  });
  const columns: ListColumn<Row>[] = [
    {
      id: 'name',
      text: copy.columns.name,
      cell: ({ name }) => <NameText text={name} />,
      value: ({ name }) => name,
    },
    {
      id: 'category',
      text: copy.columns.category,
      narrow: 'below',
      value: ({ category }) => categoryText(category),
    },
    amount('spend', copy.columns.spend),
    amount('together', copy.together),
  ];
  return (
    <TitledSection title={copy.overlaps} text={copy.overlapsText} className="">
      <List
        label={copy.overlapsLabel}
        name="overlapping-tools"
        hasColumnChoices
        columns={columns}
        rows={rows}
        sort={sort}
        onSort={({ column, direction }) => change({ overlapSort: column, overlapOrder: direction })}
        filters={
          overlaps.length > 1 && (
            <Choice
              label={copy.columns.category}
              any={copy.anyCategory}
              texts={texts}
              value={view.overlap}
              onChange={(overlap) => change({ overlap })}
            />
          )
        }
        expectedRows={rows.length}
        empty={<EmptyState title={copy.noOverlaps} text={copy.noOverlapsText} />}
      />
      <Meanings asOf={asOf} measures={measures} />
    </TitledSection>
  );
}
