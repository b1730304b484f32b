import { type SQL, sql } from 'drizzle-orm';

const ofCustomers = [
  sql`select customer_id, sum(total) as total from ledger.invoices group by customer_id`,
  sql`select customer_id, sum(amount) from ledger.payments group by customer_id`,
  sql`select customer_id, sum(total) from ledger.credit_notes group by customer_id`,
  sql`select customer_id, sum(line.amount + line.quantity)
    from ledger.invoice_lines as line join ledger.invoices as invoice on invoice.id = invoice_id group by customer_id`,
  sql`select customer_id, sum(amount)
    from ledger.applications join ledger.invoices as invoice on invoice.id = invoice_id group by customer_id`,
  sql`select min(id), count(*) from ledger.customers group by client_id`,
  sql`select null, count(*) from ledger.clients`,
];

const ofVendors = [
  sql`select vendor_id, sum(total) from ledger.bills group by vendor_id`,
  sql`select vendor_id, sum(amount) from ledger.vendor_payments group by vendor_id`,
  sql`select id, count(*) from ledger.vendors group by id`,
];

/**
 * The yardstick of a full recompute: one statement that reads every table that the metrics read and sums each by customer
 * (purchases by vendor). Customers, clients and vendors have no amounts and are counted. Only the total is returned, so that no
 * time is spent on sending rows.
 */
export const groupBy: SQL = sql`
  select count(*)::int as groups, sum(total)::text as total from (${sql.join([...ofCustomers, ...ofVendors], sql` union all `)}) as summed`;
