import type { MethodResult, ValuationResult } from '@services/valuation/contract/valuation';
import { methodTexts, methodWords } from '@services/valuation/wording/words';
import { Badge } from '@suite/ui/badge';
import { Link } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import type { ReactNode } from 'react';
import { useSourceWords } from '../frame/notes';
import { useCurrencyFormats } from '../frame/use-currency-formats';
import { copy } from './copy';

interface Props {
  valuation: ValuationResult;
}

/** Each method with its amount, its multiple or rates, and its result. */
export const Steps = ({ valuation }: Props) => (
  <section className="mt-8">
    <h2 className="mb-3">{copy.steps}</h2>
    <ul className="grid gap-4 xl:grid-cols-2">
      {valuation.methods.map((result) => (
        <MethodCard key={result.method} result={result} valuation={valuation} />
      ))}
    </ul>
  </section>
);

function MethodCard({ result, valuation }: Props & { result: MethodResult }) {
  const { method, amount, multiple, value, weight, missing, source } = result;
  const { money, percent, multiple: times } = useCurrencyFormats(valuation.currency);
  const sourceWords = useSourceWords();
  const needsMultiple = amount !== null && multiple === null && method !== 'excess';
  return (
    <li className="min-w-0 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{methodWords[method]}</h3>
        <Badge
          size="sm"
          tone={value ? (weight > 0 ? 'good' : 'neutral') : 'warn'}
          text={value ? copy.weight(percent(weight)) : copy.stats.noValue}
        />
      </div>
      <p className="mt-1 text-[13px] text-muted">{methodTexts[method]}</p>
      {missing && (
        <p className="mt-2">
          {missing} {needsMultiple && <Link href={hashOf('right-exit', '/multiples')}>{copy.multiples}</Link>}
        </p>
      )}
      {amount !== null && (
        <table className="mt-3 w-full table-fixed text-[13px] tabular-nums">
          <thead>
            <tr className="text-muted">
              <th className="pb-1 text-start font-normal">
                <span className="ui-visually-hidden">{copy.steps}</span>
              </th>
              <th scope="col" className="pb-1 text-end font-normal">
                {copy.low}
              </th>
              <th scope="col" className="pb-1 text-end font-normal">
                {copy.mid}
              </th>
              <th scope="col" className="pb-1 text-end font-normal">
                {copy.high}
              </th>
            </tr>
          </thead>
          <tbody>
            <Row text={copy.amounts[method]} cells={[money(amount), money(amount), money(amount)]} />
            {multiple && <Row text={copy.multiple} cells={[times(multiple.low), times(multiple.mid), times(multiple.high)]} />}
            {method === 'excess' && <FormulaRows valuation={valuation} />}
            {value && method !== 'excess' && (
              <Row text={copy.value} cells={[money(value.low), money(value.mid), money(value.high)]} isResult />
            )}
          </tbody>
        </table>
      )}
      {source && (
        <p className="mt-2 text-xs text-muted">
          {copy.source}: {sourceWords(source)}
        </p>
      )}
    </li>
  );
}

function FormulaRows({ valuation: { formula, settings, means, currency, years } }: Props) {
  const { money, percent } = useCurrencyFormats(currency);
  if (!formula) return null;
  const ends = ['low', 'mid', 'high'] as const;
  const tangible = means.tangible ?? 0;
  const known = years.filter((year) => year.tangible !== null).map(({ year }) => year);
  return (
    <>
      <Row text={copy.formula.tangible(known)} cells={ends.map(() => money(tangible))} />
      <Row
        text={copy.formula.returnOnTangible}
        cells={ends.map((end) => (
          <WithRate
            key={end}
            amount={money(formula[end].returnOnTangible)}
            rate={percent(settings.rates[end].returnOnTangible)}
          />
        ))}
      />
      <Row text={copy.formula.excess} cells={ends.map((end) => money(formula[end].excess))} />
      <Row
        text={copy.formula.intangible}
        cells={ends.map((end) => (
          <WithRate key={end} amount={money(formula[end].intangible)} rate={percent(settings.rates[end].capitalization)} />
        ))}
      />
      <Row text={copy.formula.value} cells={ends.map((end) => money(formula[end].value))} isResult />
    </>
  );
}

const WithRate = ({ amount, rate }: { amount: string; rate: string }) => (
  <>
    {amount}
    <span className="block text-xs text-muted">{copy.formula.rate(rate)}</span>
  </>
);

function Row({ text, cells, isResult = false }: { text: string; cells: readonly ReactNode[]; isResult?: boolean }) {
  const [low, mid, high] = cells;
  const cell = `py-1 ps-2 text-end align-top ${isResult ? 'font-semibold' : ''}`;
  return (
    <tr className="border-t border-line">
      <th scope="row" className={`py-1 text-start align-top ${isResult ? 'font-semibold' : 'font-normal'}`}>
        {text}
      </th>
      <td className={cell}>{low}</td>
      <td className={cell}>{mid}</td>
      <td className={cell}>{high}</td>
    </tr>
  );
}
