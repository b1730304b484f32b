import type { FigureKey } from '@services/valuation/contract/terms';
import type { ValuationResult } from '@services/valuation/contract/valuation';
import { figureWords } from '@services/valuation/wording/words';
import type { NumberFormat } from '@suite/ui/number-field';
import { copy } from './copy';
import { cellKey, type Entries } from './entries';

export interface FieldsProps {
  valuation: ValuationResult;
  entries: Entries;
  amounts: NumberFormat;
  /** Whether invalid fields are marked, after the first attempt to save. */
  isSubmitted: boolean;
  isFixed: boolean;
  onChange: (part: Partial<Entries>) => void;
}

interface Props extends FieldsProps {
  title: string;
  keys: readonly FigureKey[];
}

const field =
  'h-9 w-full min-w-24 rounded-md border border-field bg-surface px-2 text-end tabular-nums read-only:border-transparent read-only:bg-sunken aria-invalid:border-bad';

/** Figures by year, as in a spreadsheet. */
export function Grid({ title, keys, valuation, entries, amounts, isSubmitted, isFixed, onChange }: Props) {
  const { years } = valuation;
  return (
    <section className="mt-6">
      <h2 className="mb-2">{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className="overflow-x-auto rounded-lg border border-line bg-surface" aria-label={title} tabIndex={0}>
        <table className="w-full text-[13px]">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="p-2 text-start font-medium">
                <span className="ui-visually-hidden">{title}</span>
              </th>
              {years.map(({ year }) => (
                <th key={year} scope="col" className="p-2 text-end font-medium">
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="min-w-44 p-2 text-start font-normal">
                  {figureWords[key]}
                </th>
                {years.map(({ year, figures }) => {
                  const name = cellKey(year, key);
                  const value = entries.cells[name] ?? '';
                  const isOfLedger = figures[key]?.source.kind === 'ledger';
                  return (
                    <td key={year} className="p-1">
                      <input
                        className={field}
                        aria-label={copy.cell(figureWords[key], year)}
                        inputMode="decimal"
                        autoComplete="off"
                        value={value}
                        maxLength={24}
                        readOnly={isOfLedger || isFixed}
                        aria-invalid={(isSubmitted && amounts.read(value).problem !== undefined) || undefined}
                        onChange={(event) => onChange({ cells: { ...entries.cells, [name]: event.currentTarget.value } })}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
