import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importXero } from '@services/ledger/import/xero/import-xero';
import { createLogger } from '@suite/env/logger';
import { facts } from '@suite/host/services/all-services';
import { freshDatabase, onEachDatabase } from '@suite/host/test/databases';
import { available, notAvailable } from '@suite/insights/metric';
import { openDatabase } from '@suite/kernel/database/database';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { parse } from 'csv-parse/sync';
import { newFirm } from './fixture-ledger';
import { presentDashboard } from './metric-set';

const realData = process.env.REAL_DATA;
const onRealData = realData ? it : it.skip;
const skipped = realData ? '' : ' (left out: REAL_DATA is not set)';

type Columns = Record<string, string>;

/** Counts with plain JavaScript dates, in one pass over the export. */
function plainCount(rows: readonly Columns[], asOf: string) {
  const apart = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / MILLISECONDS_PER_DAY);
  const count = { open: 0, overdue: 0, over90: 0, sales: 0 };
  for (const row of rows) {
    const { date = '', due_date: due = '', fully_paid_on_date: paid = '' } = row;
    const age = apart(date, asOf);
    if (age < 0) continue;
    const amount = Math.round((Number(row.total) / Number(row.currency_rate)) * 100);
    if (age < 365) count.sales += amount;
    if (paid !== '' && apart(paid, asOf) >= 0) continue;
    count.open += amount;
    if (apart(due, asOf) > 0) count.overdue += amount;
    if (apart(due, asOf) > 90) count.over90 += amount;
  }
  return count;
}

onEachDatabase('metrics of real data', (kind) => {
  onRealData(`of a Xero organization match a plain count of its export${skipped}`, async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    const { database, close } = await openDatabase({ dataFolder, url, logger: createLogger('error') });
    try {
      const folder = join(realData ?? '', 'xero');
      const { companyId } = await newFirm(database, null);
      await importXero({ database, facts, companyId, folder, clock: () => Date.UTC(2021, 2, 31, 12) });
      const all: Columns[] = parse(readFileSync(join(folder, 'invoice_data.csv')), { columns: true });
      const sales = all.filter(({ type, status }) => type === 'ACCREC' && !['VOIDED', 'DELETED', 'DRAFT'].includes(status ?? ''));
      for (const asOf of ['2021-03-31', '2021-02-28', '2020-12-31', '2020-06-15', '2020-02-29']) {
        const { over90, open, overdue, sales: sold } = plainCount(sales, asOf);
        const dashboard = await presentDashboard(database, companyId, asOf);
        expect(dashboard).toMatchObject({ asOf, open: available(open), overdue: available(overdue), sales: available(sold) });
        expect(dashboard.aging).toMatchObject({ value: { over90, current: open - overdue } });
        expect(dashboard.months[0]?.ending).toEqual(available(open));
        // The export starts less than two years before.
        expect(dashboard.salesBefore).toEqual(notAvailable('ledger-too-short'));
      }
    } finally {
      await close();
    }
  });
});
