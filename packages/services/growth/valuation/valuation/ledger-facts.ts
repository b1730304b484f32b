import { clientRevenues, coversSales, firmNumbers, revenueOfYears } from '@services/insights/ports';
import { failingConnections } from '@services/ledger/ports';
import { largestShare } from '@suite/insights/readiness/client-mix';
import type { Database } from '@suite/kernel/database/database';
import { daysBetween } from '@suite/values/iso-day';
import { presentSet, type Subject } from './subject';

/** Age in days above which a ledger is old. */
const STALE_DAYS = 45;

export type LedgerFacts = NonNullable<Awaited<ReturnType<typeof ledgerFacts>>>;

/** Returns the ledger's data about the firm itself; undefined for clients, and without a ledger. */
export async function ledgerFacts(database: Database, { kind, companyId }: Subject, today: string) {
  const set = kind === 'own' ? await presentSet(database, companyId) : undefined;
  if (!set) return undefined;
  const { revenue, revenueBefore, ...numbers } = await firmNumbers(database, companyId);
  const clients = revenue.available ? await clientRevenues(database, set) : [];
  const failing = await failingConnections(database, companyId);
  const days = Math.max(0, daysBetween(set.asOf, today));
  const { coversFrom, asOf } = set;
  const isWhole = (year: number) =>
    coversFrom !== null &&
    coversFrom <= `${year}-01-31` &&
    asOf >= `${year}-12-31` &&
    coversSales(set, `${year}-01-01`, `${year}-12-31`);
  return {
    set,
    ...numbers,
    /** Of the 365 days up to the as-of date; 0 while it is not available. */
    revenue: revenue.available ? revenue.value : 0,
    revenueBefore: revenue.available ? revenueBefore : revenue,
    /** Whether lists of open invoices leave out paid ones, so that revenue is not available. */
    isPaidMissing: !revenue.available,
    clients,
    largest: largestShare(clients),
    days,
    failing,
    /** It is old, or its source is failing. */
    isStale: days > STALE_DAYS || failing.length > 0,
    years: (await revenueOfYears(database, set)).filter(({ year }) => isWhole(year)),
    /** A year's revenue is known only if the ledger covers 365 days. */
    coversYear: revenue.available && numbers.period.days >= 365,
  };
}
