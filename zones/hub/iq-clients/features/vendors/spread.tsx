import type { VendorAnalysis } from '@suite/contract/figures';
import { Bars } from '@suite/iq/bars';
import { rowsUrl } from '@suite/iq/rows-view';
import { useFigureFormats } from '@suite/iq/use-figure-formats';
import { ExportButton } from '@suite/list/export-button';
import { useSuite } from '@suite/shell/suite-context';
import { Amount } from '../figures/amount';
import { Meanings } from '../figures/meanings';
import { Part } from '../frame/part';
import { categoryText } from './category-text';
import { copy } from './copy';
import { categoryHash } from './vendors-view';

interface Props {
  data: VendorAnalysis;
  /** The day that the address asks for, empty for the latest. */
  asOf: string;
}

const measures = [
  ['categories', 'Category'],
  ['overlap', 'Overlap'],
] as const;

/** Spend by category, and the categories in which tools overlap. */
export function Spread({ data, asOf }: Props) {
  const { place } = useSuite();
  const { wholeMoney, major } = useFigureFormats();
  const money = (amount: number) => wholeMoney(amount, data.currency);
  return (
    <div className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-2">
      <Part title={copy.categories} text={copy.categoriesText} className="">
        <Bars
          label={copy.categories}
          bars={data.categories.map(({ category, spend }) => ({
            id: category ?? '',
            label: categoryText(category),
            value: spend,
            text: category === null ? money(spend) : <Amount href={categoryHash(category, asOf)}>{money(spend)}</Amount>,
          }))}
        />
        <div className="mt-2 flex min-h-10 flex-wrap items-center justify-between gap-3">
          <Meanings asOf={data.asOf} measures={measures} />
          <ExportButton
            name="vendor-categories"
            heads={['Category', 'Vendors', `Spend (${data.currency})`]}
            rows={() =>
              data.categories.map(({ category, vendors, spend }) => [
                categoryText(category),
                vendors,
                major(spend, data.currency),
              ])
            }
          />
        </div>
      </Part>
      <Part title={copy.overlaps} text={copy.overlapsText} className="">
        {data.overlaps.length === 0 && <p className="text-muted">{copy.noOverlaps}</p>}
        <ul className="grid gap-4">
          {data.overlaps.map(({ category, spend, vendors }) => (
            <li key={category}>
              <h3 className="flex justify-between gap-3">
                {categoryText(category)} <span>{money(spend)}</span>
              </h3>
              <ul className="mt-1 grid gap-1">
                {vendors.map(({ vendor, name, spend: own }) => (
                  <li key={vendor} className="flex justify-between gap-3 text-muted">
                    <bdi className="min-w-0 truncate" title={name}>
                      {name}
                    </bdi>
                    <Amount href={rowsUrl(place, { figure: 'spend', vendor, asOf })}>{money(own)}</Amount>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}
