import type { Database } from '@suite/kernel/database/database';
import { type SQL, sql } from 'drizzle-orm';
import { pageOfClients } from '../clients/page-of-clients';
import { adviceRules, type ToDo, type ToDoSort, type ToDoState } from '../contract/to-dos';

const COLUMNS = sql.raw(`
  t.id, t.client_id as "clientId", c.name as client, t.rule, t.text, t.evidence, t.as_of::text as "asOf", t.holds,
  t.at_stake::float8 as "atStake", t.state, t.created_at as "createdAt", t.created_by as "createdBy",
  t.changed_at as "changedAt", t.changed_by as "changedBy", t.version,
  coalesce((select jsonb_agg(jsonb_build_object('text', n.text, 'by', n.by, 'at', n.at) order by n.at, n.id)
    from insights.to_do_notes as n where n.to_do_id = t.id), '[]') as notes`);

const sorts: Record<ToDoSort, SQL> = {
  urgency: sql`coalesce(array_position(${sql.param([...adviceRules])}::text[], t.rule), 0)`,
  atStake: sql`t.at_stake`,
  client: sql`lower(c.name)`,
  createdAt: sql`t.created_at`,
  changedAt: sql`t.changed_at`,
};

interface Query {
  state: ToDoState;
  rule?: string | undefined;
  clientId?: string | undefined;
  find: string;
  sort: ToDoSort;
  order: 'ascending' | 'descending';
  offset: number;
  limit: number;
}

type Row = ToDo & Record<string, unknown>;

/** A page of the company's to-dos; `total` counts all that were found. */
export async function findToDos(database: Database, companyId: string, query: Query): Promise<{ toDos: ToDo[]; total: number }> {
  const { state, rule, clientId, find, sort, order, offset, limit } = query;
  const { rows, totals } = await pageOfClients<Row, { total: number }>(database, {
    table: 'insights.to_dos',
    as: 't',
    columns: COLUMNS,
    conditions: [
      sql`t.company_id = ${companyId}`,
      sql`t.state = ${state}`,
      rule && (rule === 'own' ? sql`t.rule is null` : sql`t.rule = ${rule}`),
      clientId && sql`t.client_id = ${clientId}`,
      find && sql`position(lower(${find}) in lower(c.name || ' ' || coalesce(t.text, ''))) > 0`,
    ],
    sort: sorts[sort],
    order,
    ties: sql`t.at_stake desc nulls last, t.id`,
    needsNames: Boolean(find) || sort === 'client',
    totals: sql`count(*)::int as total`,
    offset,
    limit,
  });
  return { toDos: rows.map(told), total: totals.total };
}

/** A to-do of the company, undefined when there is none by this id. */
export async function findToDo(database: Database, companyId: string, id: string): Promise<ToDo | undefined> {
  const { rows } = await database.execute<Row>(
    sql`
      select ${COLUMNS} from insights.to_dos as t join books.clients as c on c.id = t.client_id
      where t.company_id = ${companyId} and t.id = ${id}`,
  );
  return rows[0] && told(rows[0]);
}

export async function countToDos(database: Database, companyId: string): Promise<Record<ToDoState, number>> {
  const { rows } = await database.execute<{ state: ToDoState; count: number }>(
    sql`select state, count(*)::int as count from insights.to_dos where company_id = ${companyId} group by state`,
  );
  return { open: 0, done: 0, dismissed: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

/** Moments as ISO 8601 in UTC, whatever the driver and JSON have made of them. */
const moment = (value: unknown): string => new Date(value as string).toISOString();

const told = (row: Row): ToDo => ({
  ...row,
  createdAt: moment(row.createdAt),
  changedAt: row.changedAt && moment(row.changedAt),
  notes: row.notes.map((note) => ({ ...note, at: moment(note.at) })),
});
