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
 * What a full recompute is held against: one statement that reads every table that the figures read, and of each sums
 * by customer (by vendor for what the firm bought); customers, clients and vendors, which hold no amounts, it counts.
 * Only the sum of all is answered, so that no time goes into sending.
 */
export const groupBy: SQL = sql`
  select count(*)::int as groups, sum(total)::text as total from (${sql.join([...ofCustomers, ...ofVendors], sql` union all `)}) as summed`;
