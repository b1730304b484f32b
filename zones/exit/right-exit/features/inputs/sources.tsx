import { figureKeys } from '@services/valuation/contract/terms';
import type { ValuationResult } from '@services/valuation/contract/valuation';
import { figureWords } from '@services/valuation/wording/words';
import { List } from '@suite/list/list';
import { useSourceWords } from '../frame/notes';
import { useCurrencyFormats } from '../frame/use-currency-formats';
import { copy } from './copy';

export function Sources({ valuation: { years, currency } }: { valuation: ValuationResult }) {
  const { money } = useCurrencyFormats(currency);
  const sourceWords = useSourceWords();
  const rows = years.flatMap(({ year, figures, adjustments }) => [
    ...figureKeys.flatMap((key) => {
      const figure = figures[key];
      return figure ? [{ id: `${year} ${key}`, year, what: figureWords[key], ...figure }] : [];
    }),
    ...adjustments.map(({ text, amount, source }, at) => ({ id: `${year} adjustment ${at}`, year, what: text, amount, source })),
  ]);
  if (!rows.length) return null;
  return (
    <section className="mt-8">
      <List
        label={copy.source}
        head={<h2>{copy.source}</h2>}
        name="figures-and-sources"
        columns={[
          { id: 'what', text: copy.what, value: ({ what }) => what },
          { id: 'year', text: copy.year, value: ({ year }) => String(year), narrow: 'below' },
          {
            id: 'amount',
            text: copy.amount,
            numeric: true,
            narrow: 'beside',
            value: ({ amount }) => amount,
            cell: ({ amount }) => money(amount),
          },
          { id: 'source', text: 'Source', value: ({ source }) => sourceWords(source), narrow: 'line' },
        ]}
        rows={rows}
        rowId={({ id }) => id}
      />
    </section>
  );
}
