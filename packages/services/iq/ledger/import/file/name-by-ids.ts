import type { Database } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { sources } from '../../firms/connections';
import type { Examination } from '../table/examine-table';
import { idOf } from './record-ids';

/**
 * Offers ids of customers as their names, with a notice, if no column of a table names them and the ledger has no customers with
 * these ids.
 */
export async function nameByIds(database: Database, companyId: string, examination: Examination): Promise<Examination> {
  const { guess } = examination;
  const place = guess.columns.findIndex(({ field }) => field === 'customerId');
  const column = guess.columns[place];
  if (!column || guess.columns.some(({ field }) => field === 'customer' || field === 'vendor')) return examination;
  const ids = [...new Set(column.samples.map((cell) => cell.trim().replace(/\s+/g, ' ')).filter(Boolean))];
  const { rows } = await database.execute(sql`
    select 1 from ledger.customers
    where company_id = ${companyId} and source = ${sources[guess.connectionType]}
      and source_id = any(${sql.param(ids.map((id) => idOf('id', id)))}::text[]) limit 1`);
  if (rows.length) return examination;
  const notice = `“${column.name}” is used as the name of the customer, because no column has names and no customer of the ledger has these ids. To have names, import a list of customers with their ids first.`;
  const columns = guess.columns.with(place, { ...column, field: 'customer' });
  return { ...examination, guess: { ...guess, columns, notices: [...guess.notices, notice] } };
}
