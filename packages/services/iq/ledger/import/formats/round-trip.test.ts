import { createLogger } from '@suite/env/logger';
import { freshDatabase, onOneDatabase } from '@suite/host/test/databases';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import fc from 'fast-check';
import { readBack } from './fixture-read-back';
import { formats, type Invoice, isoOf, ledger, openOf, style, totalOf } from './fixture-written-ledger';

onOneDatabase('a random ledger', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    opened = await openDatabase({ dataFolder, url, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  async function ledgersOf(companyId: string) {
    const { rows } = await opened.database.execute(`
      select currency, count(*)::int as invoices, sum(total)::float8 as total, count(distinct customer_id)::int as customers,
        sum(total - (select coalesce(sum(amount), 0) from ledger.applications a where a.invoice_id = i.id))::float8 as open,
        (select coalesce(sum(total), 0)::float8 from ledger.credit_notes where company_id = '${companyId}') as credits,
        min(issued_on)::text as first, max(due_on)::text as last
      from ledger.invoices i where company_id = '${companyId}' group by currency`);
    return rows;
  }

  it.each(Object.keys(formats))('is imported to the cent from a file of %s, or leaves a question', async (name) => {
    let imported = 0;
    await fc.assert(
      fc.asyncProperty(ledger, style, async (written, how) => {
        const read = await readBack(opened.database, name, written, how);
        if (!read) return;
        imported++;
        const sum = (of: (invoice: Invoice) => number) => written.invoices.reduce((total, invoice) => total + of(invoice), 0);
        const isStated = !name.includes('alone');
        expect(await ledgersOf(read.companyId)).toEqual([
          {
            currency: written.currency,
            invoices: written.invoices.length,
            total: sum(totalOf),
            customers: new Set(written.invoices.map(({ customer }) => customer)).size,
            open: isStated ? sum(openOf) : sum(totalOf),
            credits: read.hasCredits ? written.credits.reduce((total, { amount }) => total + amount, 0) : 0,
            first: written.invoices.map(({ issued }) => isoOf(issued)).sort()[0],
            last: written.invoices
              .map(({ issued, days }) => isoOf(issued + days))
              .sort()
              .at(-1),
          },
        ]);
      }),
      { numRuns: 6 },
    );
    // A format that always leaves a question would test nothing.
    if (!name.includes('alone')) expect(imported).toBeGreaterThan(0);
  });
});
