import { billings, type Line, line as lineSchema } from '@suite/pricing/line';
import { type Amounts, noAmounts, sumOf } from '@suite/pricing/line-amounts';
import { type Totals, totalsOf } from '@suite/pricing/totals';
import * as v from 'valibot';

const valid = new WeakMap<Line, boolean>();

/** Whether a line is complete enough to be saved and totaled. */
export function isValidLine(line: Line): boolean {
  const known = valid.get(line) ?? v.is(lineSchema, line);
  valid.set(line, known);
  return known;
}

type Terms = Parameters<typeof totalsOf>[1];

const made = new WeakMap<Line, { of: string; totals: Totals }>();

/** Returns the totals of one line, cached while the line is unchanged. */
function totalsOfLine(line: Line, terms: Terms): Totals {
  const of = `${terms.acceptedOn} ${terms.billingDay}`;
  const known = made.get(line);
  if (known?.of === of) return known.totals;
  const totals = totalsOf([line], terms);
  made.set(line, { of, totals });
  return totals;
}

/** Returns the totals of lines, as `totalsOf` defines them; undefined while one of them is invalid. */
export function totalsOfLines(lines: readonly Line[], terms: Terms): Totals | undefined {
  if (!lines.every(isValidLine)) return undefined;
  const each = lines.map((line) => totalsOfLine(line, terms));
  const sum = (amountsOf: (totals: Totals) => Amounts) => (each.length > 0 ? sumOf(each.map(amountsOf)) : noAmounts);
  return {
    byBilling: Object.fromEntries(
      billings.map((billing) => [billing, sum((totals) => totals.byBilling[billing])]),
    ) as Totals['byBilling'],
    today: sum(({ today }) => today),
    firstYear: sum(({ firstYear }) => firstYear),
  };
}

/** Returns the lines that are selected by default. */
export const takenAtFirst = (lines: readonly Line[]): Line[] => lines.filter((line) => !line.isAddOn || line.isPreselected);
