import { type MadeLedger, newFirm, writeLedger } from '@services/insights/metrics/fixture-ledger';
import { metricsOfAnyDay, presentDashboard } from '@services/insights/metrics/metric-set';
import { refreshMetrics } from '@services/insights/metrics/refresh-metrics';
import { metricClients } from '@services/insights/schema/metrics';
import { createLogger } from '@suite/env/logger';
import { isFullRun } from '@suite/env/node';
import { freshDatabase, onOneDatabase } from '@suite/host/test/databases';
import { type Database, type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { type DayNumber, dayNumberOf, isoDayOf } from '@suite/values/day-number';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { clients } from '../../schema/firms';
import { readBack } from './fixture-read-back';
import {
  formats,
  type Invoice,
  isoOf as isoOfDay,
  type Ledger,
  ledger,
  openOf,
  style,
  totalOf,
  traps,
} from './fixture-written-ledger';

/** Returns the true ledger. What a file says was paid was paid on some day up to the file's as-of date. */
function truthOf(
  written: Ledger,
  { asOf, hasCredits, hasLines, paidAt }: { asOf: DayNumber; hasCredits: boolean; hasLines: boolean; paidAt: number[] },
) {
  const names = [...new Set([...written.invoices, ...(hasCredits ? written.credits : [])].map(({ customer }) => customer))];
  const money = { currency: written.currency, rate: '1' };
  const on = (issued: number) => dayNumberOf(isoOfDay(issued));
  const made: MadeLedger = {
    customers: names,
    invoices: written.invoices.map((invoice) => ({
      ...money,
      customer: names.indexOf(invoice.customer),
      issuedOn: on(invoice.issued),
      dueOn: on(invoice.issued + invoice.days),
      total: totalOf(invoice),
      tax: null,
      lines: hasLines
        ? invoice.lines.map(({ quantity, price }, at) => ({ service: `Work ${at}`, quantity, amount: quantity * price }))
        : [],
    })),
    // Credit is used up, as the person says in the import, so none is left on any day.
    credits: (hasCredits ? written.credits : []).map(({ customer, issued, amount }) => ({
      ...money,
      kind: 'credit-note' as const,
      customer: names.indexOf(customer),
      on: on(issued),
      total: amount,
      tax: null,
      isRefunded: true,
    })),
    applications: written.invoices.flatMap((invoice: Invoice, at) => {
      const amount = totalOf(invoice) - openOf(invoice);
      const issued = on(invoice.issued);
      const day = issued + Math.floor((Math.max(0, asOf - issued) * (paidAt[at] ?? 0)) / 100);
      return amount ? [{ invoice: at, credit: null, on: day, amount }] : [];
    }),
  };
  return made;
}

async function metricsOf(database: Database, companyId: string, asOf: string) {
  const { id } = await metricsOfAnyDay(database, companyId, asOf);
  const rows = await database
    .select({ row: metricClients, name: clients.name })
    .from(metricClients)
    .innerJoin(clients, eq(clients.id, metricClients.clientId))
    .where(eq(metricClients.setId, id));
  const dashboard = await presentDashboard(database, companyId, asOf);
  const { open, overdue, unappliedCredit, aging, cei, ceiInOnePiece, dso, bestPossibleDso, months } = dashboard;
  const { averageDaysDelinquent, countbackDso, sales, salesBefore, revenue, revenueBefore, period, pricing } = dashboard;
  return {
    ...{ open, overdue, unappliedCredit, aging, cei, ceiInOnePiece, dso, bestPossibleDso, averageDaysDelinquent, countbackDso },
    ...{ sales, salesBefore, revenue, revenueBefore, period, months, prices: pricing.prices },
    // Clients with unknown payments are not among the most overdue.
    topOverdue: dashboard.overdueUnsure ? null : dashboard.topOverdue.map(({ name, overdue }) => [name, overdue]),
    clients: Object.fromEntries(
      rows.map(({ name, row }) => {
        const isSure = row.unsureDocuments + row.invoicesUndecided + row.invoicesUndated === 0;
        // A list of open invoices gives no segments.
        const isJudged = isSure && row.badge !== 'payment-dates-missing';
        const { invoices, sales, salesBefore, revenue, medianGap, open, current, overdue, longestPastDue } = row;
        const { days1To30, days31To60, days61To90, over90, daysLate, shareLate, unappliedCredit } = row;
        return [
          name,
          {
            ...{
              invoices,
              sales,
              salesBefore,
              revenue,
              medianGap,
              open,
              current,
              overdue,
              longestPastDue,
              days1To30,
              days31To60,
            },
            ...{ days61To90, over90, daysLate, shareLate, unappliedCredit, badge: isJudged ? row.badge : null },
          },
        ];
      }),
    ),
  };
}

/** Returns where the found values differ from the true ones. Values that are not available contradict nothing. */
function contradictions(found: unknown, truth: unknown, path = ''): string[] {
  if (found === null) return [];
  if (typeof found !== 'object') {
    return Object.is(found, truth) ? [] : [`${path} is ${found} instead of ${JSON.stringify(truth)}`];
  }
  if ('available' in found && !found.available) return [];
  const other = (truth ?? {}) as Record<string, unknown>;
  const names = new Set([...Object.keys(found), ...Object.keys(other)]);
  return [...names].flatMap((name) => contradictions((found as Record<string, unknown>)[name], other[name], `${path} ${name}`));
}

onOneDatabase('a random ledger', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    opened = await openDatabase({ dataFolder, url, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  it('has the same metrics on every day, or fewer of them, after an import from any file with any traps', async () => {
    const { database } = opened;
    let compared = 0;
    let known = 0;
    const written = fc.record({
      name: fc.constantFrom(...Object.keys(formats)),
      written: ledger,
      how: style,
      set: traps,
      paidAt: fc.array(fc.nat(100), { minLength: 8, maxLength: 8 }),
      back: fc.integer({ min: 1, max: 500 }),
    });
    await fc.assert(
      fc.asyncProperty(written, async ({ name, written: ledgerRows, how, set, paidAt, back }) => {
        const read = await readBack(database, name, ledgerRows, how, set);
        if (!read) return;
        const { companyId, hasCredits } = read;
        const asOf = dayNumberOf(read.asOf);
        const truth = await newFirm(database, ledgerRows.currency);
        await writeLedger(truth, truthOf(ledgerRows, { asOf, hasCredits, hasLines: name.startsWith('lines with'), paidAt }));
        for (const firm of [companyId, truth.companyId]) await refreshMetrics(database, firm, read.asOf);
        const first = Math.min(...ledgerRows.invoices.map(({ issued }) => dayNumberOf(isoOfDay(issued))));
        for (const day of [asOf, Math.max(first, asOf - back)]) {
          if (day > asOf) continue;
          const [found, expected] = [
            await metricsOf(database, companyId, isoDayOf(day)),
            await metricsOf(database, truth.companyId, isoDayOf(day)),
          ];
          expect({ name, set, day: isoDayOf(day), differs: contradictions(found, expected) }).toEqual({
            name,
            set,
            day: isoDayOf(day),
            differs: [],
          });
          compared++;
          if (found.open.available) known++;
        }
      }),
      { numRuns: isFullRun() ? 100 : 12, endOnFailure: true },
    );
    expect(compared).toBeGreaterThan(8);
    // Metrics that are all missing would contradict nothing.
    expect(known).toBeGreaterThan(4);
  }, 600_000);
});
