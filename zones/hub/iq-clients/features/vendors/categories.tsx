import type { VendorAnalysis } from '@services/insights/contract/vendors';
import { Bar } from '@suite/iq/bars';
import { Meanings } from '@suite/iq/meanings';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { sortOf } from '@suite/list/known-values';
import { List } from '@suite/list/list';
import type { ListColumn } from '@suite/list/list-column';
import { Button } from '@suite/ui/button';
import { useState } from 'react';
import { TitledSection } from '../frame/titled-section';
import { Amount } from '../metrics/amount';
import { categoryText } from './category-text';
import { copy } from './copy';
import { type ChangeVendors, categoryHash, type VendorsView } from './vendors-view';

interface Props {
  data: VendorAnalysis;
  view: VendorsView;
  change: ChangeVendors;
}

type Row = VendorAnalysis['categories'][number];

const sorts = ['category', 'vendors', 'spend'] as const;
const measures = ['categories'] as const;

/** Rows to show until all are requested. */
const FIRST = 8;

export function Categories({ data: { categories, currency, asOf }, view, change }: Props) {
  const { wholeMoney, major, number } = useMetricFormats();
  const [areAllShown, setAllShown] = useState(false);
  const sort = sortOf({ sort: view.categorySort, order: view.categoryOrder }, sorts, {
    column: 'spend',
    direction: 'descending',
  });
  const longest = Math.max(...categories.map(({ spend }) => spend));
  const columns: ListColumn<Row>[] = [
    {
      id: 'category',
      text: copy.columns.category,
      value: ({ category }) => categoryText(category),
    },
    {
      id: 'vendors',
      text: copy.count,
      numeric: true,
      className: 'w-[84px]',
      narrow: 'corner',
      cell: ({ vendors }) => number(vendors),
      value: ({ vendors }) => vendors,
    },
    {
      id: 'spend',
      text: copy.columns.spend,
      numeric: true,
      className: 'w-[45%]',
      narrow: 'beside',
      cell: ({ category, spend }) => (
        <span className="flex items-center gap-3">
          <span className="w-full max-sm:hidden">
            <Bar value={spend} longest={longest} />
          </span>
          {category === null ? (
            wholeMoney(spend, currency)
          ) : (
            <Amount href={categoryHash(category, view.asOf)}>{wholeMoney(spend, currency)}</Amount>
          )}
        </span>
      ),
      value: ({ spend }) => major(spend, currency),
      csvText: `${copy.columns.spend} (${currency})`,
    },
  ];
  return (
    <TitledSection title={copy.categories} text={copy.categoriesText} className="">
      <List
        label={copy.categoriesLabel}
        name="vendor-categories"
        hasColumnChoices
        columns={columns}
        rows={categories}
        first={areAllShown ? undefined : FIRST}
        sort={sort}
        onSort={({ column, direction }) => change({ categorySort: column, categoryOrder: direction })}
        expectedRows={FIRST}
        empty={null}
      />
      <div>
        {categories.length > FIRST && (
          <Button variant="quiet" size="sm" className="mt-3" onClick={() => setAllShown(!areAllShown)}>
            {areAllShown ? copy.fewerCategories : copy.allCategories(number(categories.length))}
          </Button>
        )}
        <Meanings asOf={asOf} measures={measures} />
      </div>
    </TitledSection>
  );
}
