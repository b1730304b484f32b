import type { Database } from '@suite/kernel/database/database';
import { type SQL, sql } from 'drizzle-orm';
import { pageOfClients } from '../clients/page-of-clients';
import type { ClientRow, ClientSort } from '../contract/metrics';

/** SQL: the columns of a client's row, of `figure_clients` as `f` and `clients` as `c`. */
const COLUMNS = sql.raw(`
  f.client_id as "clientId", c.name, f.badge, f.sales::float8 as sales, f.sales_before::float8 as "salesBefore",
  f.open::float8 as open, f.overdue::float8 as overdue, f.longest_past_due as "longestPastDue", f.invoices,
  f.first_invoice_on::text as "firstInvoiceOn", f.last_invoice_on::text as "lastInvoiceOn", f.median_gap as "medianGap",
  f.days_late as "daysLate", f.share_late as "shareLate",
  jsonb_build_object('current', f.current, 'days1To30', f.days_1_to_30, 'days31To60', f.days_31_to_60,
    'days61To90', f.days_61_to_90, 'over90', f.over_90) as ageing`);

const sorts: Record<ClientSort, SQL> = {
  name: sql`lower(c.name)`,
  badge: sql`f.badge`,
  sales: sql`f.sales`,
  salesBefore: sql`f.sales_before`,
  open: sql`f.open`,
  overdue: sql`f.overdue`,
  longestPastDue: sql`f.longest_past_due`,
  invoices: sql`f.invoices`,
  firstInvoiceOn: sql`f.first_invoice_on`,
  lastInvoiceOn: sql`f.last_invoice_on`,
  medianGap: sql`f.median_gap`,
  daysLate: sql`f.days_late`,
  shareLate: sql`f.share_late`,
};

interface Query {
  find: string;
  badge?: string | undefined;
  sort: ClientSort;
  order: 'ascending' | 'descending';
  offset: number;
  limit: number;
}

/** A page of a set's clients; `total` counts all that were found. */
export async function findClients(
  database: Database,
  setId: number,
  query: Query,
): Promise<{ clients: ClientRow[]; total: number }> {
  const { find, badge, sort, order, offset, limit } = query;
  const { rows, totals } = await pageOfClients<ClientRow, { total: number }>(database, {
    table: 'insights.figure_clients',
    as: 'f',
    columns: COLUMNS,
    conditions: [
      sql`f.set_id = ${setId}`,
      badge && sql`f.badge = ${badge}`,
      find && sql`position(lower(${find}) in lower(c.name)) > 0`,
    ],
    sort: sorts[sort],
    order,
    ties: sql`f.client_id`,
    needsNames: Boolean(find) || sort === 'name',
    totals: sql`count(*)::int as total`,
    offset,
    limit,
  });
  return { clients: rows, total: totals.total };
}

export async function findClient(database: Database, setId: number, clientId: string): Promise<ClientRow | undefined> {
  const { rows } = await database.execute<ClientRow & Record<string, unknown>>(sql`
    select ${COLUMNS} from insights.figure_clients as f join books.clients as c on c.id = f.client_id
    where f.set_id = ${setId} and f.client_id = ${clientId}`);
  return rows[0];
}
