import type { Pool } from 'pg';
import { type Ask, askMetrics } from './ask-metrics';
import { clientNumbers } from './clients';
import { Comparison, type Difference } from './compare';
import { compareClientPages, compareClients, compareSegments } from './compare-clients';
import { comparePrices } from './compare-prices';
import { compareFirm, compareMonths } from './compare-receivables';
import { compareVendors } from './compare-vendors';
import { readLedger } from './ledger-rows';
import { type ConsumerPrices, priceNumbers } from './prices';
import { firstDayCovered, monthMetrics } from './receivables';
import { vendorNumbers } from './vendors';

export interface Checked {
  differences: Difference[];
  compared: number;
}

/** Compares the API's metrics of a company, as of each day, with the rows of its ledger. */
export async function checkLedger(
  pool: Pool,
  companyId: string,
  ask: Ask,
  { days, cpi }: { days: readonly string[]; cpi: ConsumerPrices },
): Promise<Checked> {
  const ledger = await readLedger(pool, companyId);
  const all: Checked = { differences: [], compared: 0 };
  for (const asOf of days) {
    const covered = firstDayCovered(ledger) ?? asOf;
    const to = new Comparison({ asOf, covered });
    const answers = await askMetrics(ask, asOf);
    const months = monthMetrics(ledger, ledger.currency, covered, asOf);
    const clients = clientNumbers(ledger, covered, asOf);
    compareFirm(to, ledger, months, answers);
    compareMonths(to, 'month', months, answers.months.months);
    compareMonths(to, 'dashboard month', months, answers.dashboard.months);
    compareClients(to, clients, answers);
    await compareClientPages(to, ledger, clients, answers);
    compareSegments(to, clients, answers);
    comparePrices(to, ledger, priceNumbers(ledger, covered, asOf, cpi), answers);
    compareVendors(to, vendorNumbers(ledger, asOf), answers);
    all.differences.push(...to.differences);
    all.compared += to.compared;
  }
  return all;
}
