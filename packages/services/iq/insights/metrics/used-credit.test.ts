import { createLogger } from '@suite/env/logger';
import { freshDatabase, onEachDatabase } from '@suite/host/test/databases';
import { type OpenDatabase, openDatabase } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { metricClients } from '../schema/metrics';
import { documentsOf } from './documents';
import { newFirm } from './fixture-ledger';
import { metricsAsOf, presentDashboard } from './metric-set';
import { refreshMetrics } from './refresh-metrics';

onEachDatabase('used credit whose source does not name the invoice', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    opened = await openDatabase({ dataFolder, url, logger: createLogger('error') });
  });
  afterAll(() => opened.close());

  it('reduces sales in full, and receivables by its remaining amount', async () => {
    const { database, companyId } = await newFirm(opened.database);
    const sourced = sql`${companyId}::uuid, 'microsoft-office', 1`;
    const dated = sql`'2024-02-01', '2024-02-20', 'USD', '1'`;
    // An invoice of 100 of which 40 is open, a credit note of 60 that is used up, a payment of 50 of which 20 is left.
    await database.execute(sql`with
      client as (insert into ledger.clients (company_id, name) values (${companyId}, 'Acme') returning id),
      customer as (
        insert into ledger.customers (company_id, source, written_by, source_id, name, client_id) select ${sourced}, 'c', 'Acme', id from client returning id
      ),
      invoice as (
        insert into ledger.invoices (company_id, source, written_by, source_id, source_updated_at, issued_on, due_on, currency, currency_rate, lines_include_tax, subtotal, tax, total, customer_id)
        select ${sourced}, 'i', now(), ${dated}, false, 10000, 0, 10000, id from customer returning id
      ),
      note as (
        insert into ledger.credit_notes (company_id, source, written_by, source_id, source_updated_at, issued_on, currency, currency_rate, is_refunded, total, customer_id)
        select ${sourced}, 'n', now(), '2024-02-10', 'USD', '1', false, 6000, id from customer returning id
      ),
      payment as (
        insert into ledger.payments (company_id, source, written_by, source_id, source_updated_at, paid_on, currency, currency_rate, amount, customer_id)
        select ${sourced}, 'p', now(), '2024-02-11', 'USD', '1', 5000, id from customer returning id
      )
      insert into ledger.applications (source_id, written_by, invoice_id, credit_note_id, payment_id, applied_on, amount)
      select 'settled/2024-02-29', 1, id, null::bigint, null::bigint, date '2024-02-29', 6000 from invoice
      union all select 'settled/2024-02-29', 1, null, id, null, date '2024-02-29', 6000 from note
      union all select 'settled/2024-02-29', 1, null, null, id, date '2024-02-29', 3000 from payment`);
    await refreshMetrics(database, companyId, '2024-03-15');
    const [client] = await database.select().from(metricClients);
    expect(client).toMatchObject({ sales: 10000 - 6000, open: 4000 - 2000, overdue: 4000, unappliedCredit: 2000 });
    const { rows } = await database.execute(
      sql`select kind, open::int from (${documentsOf(await metricsAsOf(database, companyId), sql`true`)}) as document order by kind`,
    );
    expect(rows).toEqual([
      { kind: 'credit-note', open: 0 },
      { kind: 'invoice', open: 4000 },
      { kind: 'payment', open: -2000 },
    ]);
  });

  it('is a range between the days on which it may have been used, and known after them', async () => {
    const { database, companyId } = await newFirm(opened.database);
    const sourced = sql`${companyId}::uuid, 'microsoft-office', 1`;
    // 5,000.00 is open; a credit note of 60.00 was used between February 21 and 29.
    await database.execute(sql`with
      client as (insert into ledger.clients (company_id, name) values (${companyId}, 'Acme') returning id),
      customer as (
        insert into ledger.customers (company_id, source, written_by, source_id, name, client_id) select ${sourced}, 'c', 'Acme', id from client returning id
      ),
      invoice as (
        insert into ledger.invoices (company_id, source, written_by, source_id, source_updated_at, issued_on, due_on, currency, currency_rate, lines_include_tax, subtotal, tax, total, customer_id)
        select ${sourced}, 'i', now(), '2024-02-01', '2024-04-20', 'USD', '1', false, 500000, 0, 500000, id from customer
      ),
      note as (
        insert into ledger.credit_notes (company_id, source, written_by, source_id, source_updated_at, issued_on, currency, currency_rate, is_refunded, total, customer_id)
        select ${sourced}, 'n', now(), '2024-02-10', 'USD', '1', false, 6000, id from customer returning id
      )
      insert into ledger.applications (source_id, written_by, credit_note_id, applied_after, applied_on, amount)
      select 'settled/2024-02-29', 1, id, date '2024-02-20', date '2024-02-29', 6000 from note`);
    const openOn = async (asOf: string) => {
      await refreshMetrics(database, companyId, asOf);
      const { open, overdue, unappliedCredit, unsure } = await presentDashboard(database, companyId);
      return { open, overdue, unappliedCredit, unsure };
    };
    const unknown = { available: false, reason: 'settlement-unknown' };
    const is = (value: number) => ({ available: true, value });
    expect(await openOn('2024-02-20')).toEqual({ open: is(494_000), overdue: is(0), unappliedCredit: is(6_000), unsure: 0 });
    expect(await openOn('2024-02-25')).toEqual({
      open: { ...unknown, range: { low: 494_000, high: 500_000, without: 500_000, documents: { undatedCreditNotes: 1 } } },
      overdue: is(0),
      unappliedCredit: unknown,
      unsure: 1,
    });
    expect(await openOn('2024-02-29')).toEqual({ open: is(500_000), overdue: is(0), unappliedCredit: is(0), unsure: 0 });
  });
});
