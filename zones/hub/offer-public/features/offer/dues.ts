import { type Charge, firstYearCharges, type Terms } from '@suite/pricing/charges';
import { type Billing, type Line, recurrences } from '@suite/pricing/line';
import { type Amounts, lineAmounts, sumOf } from '@suite/pricing/line-amounts';
import { totalsOf } from '@suite/pricing/totals';

/** Charges on one day; null for those on completion. */
export interface Due {
  on: string | null;
  amounts: Amounts;
  charges: Charge[];
}

/** Costs of the selected lines and when they are due, in minor units. */
export interface Dues {
  today: Amounts;
  /** For days that an amendment charges again: the part that reduces `today`, and the rest for later charges. */
  credit: { used: number; left: number };
  /** What has to be paid of `today`, with tax. */
  due: number;
  /** First periods that are shortened; each is charged once. In their order. */
  partial: Charge[];
  /** Price of a whole period for each recurring billing, then of one-time charges. */
  prices: { billing: Billing; amounts: Amounts }[];
  /** One-time charges on later days. */
  later: Due[];
  /** Without deposits; null if no line is charged on completion. */
  completion: Amounts | null;
  firstYear: Amounts;
  /** All charges of the first 12 months by day, those on completion last. */
  days: Due[];
}

/** @param credit minor units already paid for days that these lines charge again */
export function duesOf(lines: readonly Line[], terms: Terms, credit = 0): Dues {
  const { byBilling, today, firstYear } = totalsOf(lines, terms);
  const charges = firstYearCharges(lines, terms);
  const onCompletion = charges.filter(({ kind }) => kind === 'completion');
  const used = Math.min(credit, today.gross);
  const whole = new Map(lines.map((line) => [line.id, lineAmounts(line).gross]));
  const periods = charges.filter(({ kind }) => kind === 'period');
  return {
    today,
    credit: { used, left: credit - used },
    due: today.gross - used,
    partial: periods.filter(({ lineId, gross }) => gross !== whole.get(lineId)),
    prices: [...recurrences, 'acceptance' as const, 'completion' as const]
      .filter((billing) => lines.some((line) => line.billing === billing))
      .map((billing) => ({ billing, amounts: byBilling[billing] })),
    later: byDay(charges.filter(({ kind, on }) => kind === 'acceptance' && on !== terms.acceptedOn)),
    completion: onCompletion.length ? sumOf(onCompletion) : null,
    firstYear,
    days: byDay(charges),
  };
}

function byDay(charges: readonly Charge[]): Due[] {
  const days = [...new Set(charges.map(({ on }) => on))];
  return days.map((on) => {
    const those = charges.filter((charge) => charge.on === on);
    return { on, amounts: sumOf(those), charges: those };
  });
}
