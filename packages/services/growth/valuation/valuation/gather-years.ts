import type { Database } from '@suite/kernel/database/database';
import { asc, eq } from 'drizzle-orm';
import { type FigureKey, figureKeys, type Source } from '../contract/terms';
import { YEARS, type YearOfFigures } from '../contract/valuation';
import { type Entered, figures } from '../schema';
import type { LedgerFacts } from './ledger-facts';
import type { Subject } from './subject';

export type GatheredYear = Pick<YearOfFigures, 'year' | 'figures' | 'adjustments' | 'counts'>;

const sourceOf = ({ by, on, file }: Entered): Source => ({ kind: 'entered', by, on, file });

/** Returns the five calendar years before today, oldest first: figures from the ledger, and entered figures for the rest. */
export async function gatherYears(
  database: Database,
  subject: Subject,
  ledger: LedgerFacts | undefined,
  today: string,
): Promise<GatheredYear[]> {
  const last = Number(today.slice(0, 4)) - 1;
  // Figures in a currency other than the ledger's don't count.
  const counts = !ledger || subject.id === null || subject.currency === ledger.set.home;
  const rows =
    subject.id && counts
      ? await database.select().from(figures).where(eq(figures.subjectId, subject.id)).orderBy(asc(figures.year))
      : [];
  return Array.from({ length: YEARS }, (_, at) => {
    const year = last - YEARS + 1 + at;
    const row = rows.find((one) => one.year === year);
    const known: GatheredYear['figures'] = {};
    for (const key of figureKeys) {
      const entered = row?.entered[key];
      const figure = fromLedger(ledger, year, key) ?? (entered && { amount: entered.amount, source: sourceOf(entered) });
      if (figure) known[key] = figure;
    }
    return {
      year,
      figures: known,
      adjustments: (row?.adjustments ?? []).map(({ text, amount, ...rest }) => ({
        text,
        amount,
        source: sourceOf({ amount, ...rest }),
      })),
      counts: known.revenue !== undefined && known.profit !== undefined,
    };
  });
}

/** Returns the revenue of a year that the ledger covers completely, and what clients owed at its end. */
function fromLedger(ledger: LedgerFacts | undefined, year: number, key: FigureKey) {
  const found = ledger?.years.find((one) => one.year === year);
  if (!ledger || !found) return undefined;
  const source: Source = { kind: 'ledger', asOf: ledger.set.asOf };
  if (key === 'revenue') return { amount: found.revenue, source };
  if (key === 'receivables' && found.unsure === 0) return { amount: found.owed, source };
  return undefined;
}

const BALANCE = ['receivables', 'fixedAssets', 'otherAssets'] as const;

/** Figures that show that more than the receivables of a year is known; the ledger provides those for every year. */
const ENTERED = ['fixedAssets', 'otherAssets', 'payables'] as const;

/** Returns the tangible assets minus payables; null when only receivables are known. */
export function tangibleOf({ figures: known }: Pick<GatheredYear, 'figures'>): number | null {
  if (!ENTERED.some((key) => known[key])) return null;
  return BALANCE.reduce((sum, key) => sum + (known[key]?.amount ?? 0), 0) - (known.payables?.amount ?? 0);
}
