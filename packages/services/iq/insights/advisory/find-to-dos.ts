import { namesById } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { type SQL, sql } from 'drizzle-orm';
import { pageOfClients } from '../clients/page-of-clients';
import { adviceRules, type ToDo, type ToDoList, type ToDoSort, toDoLists } from '../contract/to-dos';

const COLUMNS = sql.raw(`
  t.id, t.client_id as "clientId", c.name as client, t.rule, t.text, t.evidence, t.as_of::text as "asOf", t.holds,
  t.at_stake::float8 as "atStake", t.state, t.owner_id as "ownerId", t.due_on::text as "dueOn",
  case when t.state = 'open' then t.snoozed_until::text end as "snoozedUntil", t.dismiss_reason as "dismissReason",
  t.dismiss_text as "dismissText", t.created_at as "createdAt", t.created_by as "createdBy",
  t.changed_at as "changedAt", t.changed_by as "changedBy", t.version,
  (select jsonb_build_object('promisedOn', p.promised_on, 'amount', p.amount, 'note', p.note, 'by', p.by, 'at', p.at)
    from insights.promises as p
    where p.company_id = t.company_id and p.client_id = t.client_id and p.ended_on is null
    order by p.promised_on, p.id limit 1) as promise,
  coalesce((select jsonb_agg(jsonb_build_object('text', n.text, 'by', n.by, 'at', n.at) order by n.at, n.id)
    from insights.to_do_notes as n where n.to_do_id = t.id), '[]') as notes`);

const promised = (condition: SQL) => sql`exists (
  select from insights.promises as p
  where p.company_id = t.company_id and p.client_id = t.client_id and p.ended_on is null and ${condition})`;

const daysPastDue = sql`(jsonb_path_query_first(t.evidence, '$[*] ? (@.measure == "longestPastDue").value'))::int`;

/** SQL that returns the rank of a to-do, 0 for the most urgent, in the order described in the README. */
const urgency = (today: string) => sql`case
  when t.due_on <= ${today}::date then 0
  when t.rule = 'collect' and ${promised(sql`p.promised_on < t.as_of`)} then 1
  when t.rule is null then 2
  when t.rule = 'collect' and ${promised(sql`true`)} then 6
  when t.rule = 'collect' and ${daysPastDue} > 90 then 3
  when t.rule = 'collect' and ${daysPastDue} > 60 then 4
  when t.rule = 'collect' then 5
  else 5 + array_position(${sql.param([...adviceRules])}::text[], t.rule) end`;

const sorts: Record<Exclude<ToDoSort, 'urgency'>, SQL> = {
  atStake: sql`t.at_stake`,
  client: sql`lower(c.name)`,
  dueOn: sql`t.due_on`,
  createdAt: sql`t.created_at`,
  changedAt: sql`t.changed_at`,
};

/** The person whose lists are read, and the current day. */
interface Reader {
  companyId: string;
  userId: string;
  /** `2026-03-31`, in UTC. */
  today: string;
}

const isAwake = (today: string) => sql`t.state = 'open' and (t.snoozed_until is null or t.snoozed_until <= ${today}::date)`;

const inList = ({ userId, today }: Reader): Record<ToDoList, SQL> => ({
  open: isAwake(today),
  mine: sql`${isAwake(today)} and t.owner_id = ${userId}`,
  snoozed: sql`t.state = 'open' and t.snoozed_until > ${today}::date`,
  done: sql`t.state = 'done'`,
  dismissed: sql`t.state = 'dismissed'`,
});

interface Query {
  list: ToDoList;
  rule?: string | undefined;
  clientId?: string | undefined;
  find: string;
  sort: ToDoSort;
  order: 'ascending' | 'descending';
  offset: number;
  limit: number;
}

type Row = Omit<ToDo, 'owner'> & { ownerId: string | null } & Record<string, unknown>;

/** Returns a page of the company's to-dos; `total` counts all matches. */
export async function findToDos(database: Database, reader: Reader, query: Query): Promise<{ toDos: ToDo[]; total: number }> {
  const { list, rule, clientId, find, sort, order, offset, limit } = query;
  const { rows, totals } = await pageOfClients<Row, { total: number }>(database, {
    table: 'insights.to_dos',
    as: 't',
    columns: COLUMNS,
    conditions: [
      sql`t.company_id = ${reader.companyId}`,
      inList(reader)[list],
      rule && (rule === 'own' ? sql`t.rule is null` : sql`t.rule = ${rule}`),
      clientId && sql`t.client_id = ${clientId}`,
      find && sql`position(lower(${find}) in lower(c.name || ' ' || coalesce(t.text, ''))) > 0`,
    ],
    sort: sort === 'urgency' ? urgency(reader.today) : sorts[sort],
    order,
    ties: sql`t.due_on nulls last, case when t.rule = 'collect' then ${daysPastDue} end desc nulls last, t.at_stake desc nulls last, t.id`,
    needsNames: Boolean(find) || sort === 'client',
    totals: sql`count(*)::int as total`,
    offset,
    limit,
  });
  return { toDos: await toDosOf(database, rows), total: totals.total };
}

/** Returns to-dos of the company by id, in no particular order. */
export async function toDosById(database: Database, companyId: string, ids: readonly string[]): Promise<ToDo[]> {
  const { rows } = await database.execute<Row>(
    sql`
      select ${COLUMNS} from insights.to_dos as t join ledger_views.clients as c on c.id = t.client_id
      where t.company_id = ${companyId} and t.id = any(${sql.param([...ids])}::uuid[])`,
  );
  return toDosOf(database, rows);
}

/** Returns the number of to-dos in each list of a reader. */
export async function countToDos(database: Database, reader: Reader): Promise<Record<ToDoList, number>> {
  const lists = inList(reader);
  const counts = toDoLists.map((list) => sql`(count(*) filter (where ${lists[list]}))::int as ${sql.identifier(list)}`);
  const { rows } = await database.execute<Record<ToDoList, number>>(
    sql`select ${sql.join(counts, sql`, `)} from insights.to_dos as t where t.company_id = ${reader.companyId}`,
  );
  return rows[0] as Record<ToDoList, number>;
}

/** Converts a timestamp from the driver or from JSON to ISO 8601 in UTC. */
const moment = (value: unknown): string => new Date(value as string).toISOString();

async function toDosOf(database: Database, rows: readonly Row[]): Promise<ToDo[]> {
  const names = await namesById(database, [...new Set(rows.flatMap(({ ownerId }) => ownerId ?? []))]);
  return rows.map(({ ownerId, ...row }) => ({
    ...row,
    owner: ownerId === null ? null : { userId: ownerId, name: names.get(ownerId) ?? '' },
    promise: row.promise && { ...row.promise, at: moment(row.promise.at) },
    createdAt: moment(row.createdAt),
    changedAt: row.changedAt && moment(row.changedAt),
    notes: row.notes.map((note) => ({ ...note, at: moment(note.at) })),
  })) as ToDo[];
}
