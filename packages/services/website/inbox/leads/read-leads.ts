import { namesById } from '@services/identity/ports';
import { ledgerViews } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, desc, eq, gte, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { getLeads, LeadRow } from '../contract/leads';
import { type LeadState, leadStates } from '../contract/terms';
import { leads, messages } from '../schema';

type Row = typeof leads.$inferSelect;
export type Filters = Omit<InferOutput<typeof getLeads.query>, 'offset' | 'limit'>;

const openStates: LeadState[] = ['new', 'assigned'];

const EXCERPT = 160;

/** SQL: whether a message is anything but a mail from another address than the lead's. */
export const isOfLead = sql`(${messages.fromEmail} is null or ${messages.fromEmail} = lower(${leads.email}))`;

/** SQL: the leads of a company in a view. */
export function leadsOf(companyId: string, { view, owner, tag, find }: Filters): SQL | undefined {
  const pattern = find && `%${find.replace(/[\\%_]/g, '\\$&')}%`;
  const spoken = sql`exists (select from ${messages} as m where m.lead_id = ${leads.id} and m.text ilike ${pattern})`;
  return and(
    eq(leads.companyId, companyId),
    view === 'open' ? inArray(leads.state, openStates) : eq(leads.state, view),
    owner === 'nobody' ? sql`${leads.ownerId} is null` : owner ? eq(leads.ownerId, owner) : undefined,
    tag ? sql`${tag} = any(${leads.tags})` : undefined,
    pattern
      ? or(
          sql`${leads.name} ilike ${pattern}`,
          sql`${leads.email} ilike ${pattern}`,
          sql`${leads.company} ilike ${pattern}`,
          spoken,
        )
      : undefined,
  );
}

/** Returns leads as a list shows them, in the given order. */
export async function toRows(database: Database, rows: readonly Row[]): Promise<LeadRow[]> {
  if (!rows.length) return [];
  const ids = rows.map(({ id }) => id);
  const newest = await database
    .selectDistinctOn([messages.leadId], { leadId: messages.leadId, text: sql<string>`left(${messages.text}, ${EXCERPT})` })
    .from(messages)
    .innerJoin(leads, eq(leads.id, messages.leadId))
    .where(and(inArray(messages.leadId, ids), ne(messages.kind, 'change'), ne(messages.kind, 'auto-reply'), isOfLead))
    .orderBy(messages.leadId, desc(messages.at), desc(messages.number));
  const texts = new Map(newest.map(({ leadId, text }) => [leadId, text]));
  const names = await namesById(
    database,
    rows.flatMap(({ ownerId }) => ownerId ?? []),
  );
  return rows.map((row) => rowOf(row, texts.get(row.id) ?? '', names));
}

function rowOf(row: Row, excerpt: string, names: ReadonlyMap<string, string>): LeadRow {
  const { id, kind, state, about, name, email, ownerId, tags, source, page, isUnread, isBouncing } = row;
  return {
    ...{ id, kind, state, about, name, email, tags, source, page, isUnread, isBouncing },
    excerpt: excerpt.replace(/\s+/g, ' '),
    owner: ownerId === null ? null : { id: ownerId, name: names.get(ownerId) ?? '' },
    isClient: row.clientId !== null,
    createdAt: row.createdAt.toISOString(),
    lastActivityAt: row.lastActivityAt.toISOString(),
  };
}

export async function countStates(database: Database, companyId: string) {
  const rows = await database
    .select({ state: leads.state, count: sql<number>`count(*)::int` })
    .from(leads)
    .where(eq(leads.companyId, companyId))
    .groupBy(leads.state);
  const of = (state: LeadState) => rows.find((row) => row.state === state)?.count ?? 0;
  const counts = Object.fromEntries(leadStates.map((state) => [state, of(state)])) as Record<LeadState, number>;
  return { open: counts.new + counts.assigned, ...counts };
}

export async function tagsOf(database: Database, companyId: string): Promise<string[]> {
  const { rows } = await database.execute<{ tag: string }>(
    sql`select distinct unnest(tags) as tag from ${leads} where company_id = ${companyId} order by tag limit 200`,
  );
  return rows.map(({ tag }) => tag);
}

/** Returns the median of minutes to the first reply, for leads that arrived from a moment on. */
export async function minutesToAnswer(database: Database, companyId: string, since: Date, until?: Date): Promise<number | null> {
  const [row] = await database
    .select({
      minutes: sql<number | null>`(percentile_cont(0.5) within group (
        order by extract(epoch from ${leads.firstAnsweredAt} - ${leads.createdAt}) / 60))::float8`,
    })
    .from(leads)
    .where(
      and(
        eq(leads.companyId, companyId),
        gte(leads.createdAt, since),
        until && sql`${leads.createdAt} < ${until.toISOString()}::timestamptz`,
        sql`${leads.firstAnsweredAt} is not null`,
      ),
    );
  return row?.minutes === null || row?.minutes === undefined ? null : Math.round(row.minutes);
}

/** Returns a lead's current client, after merges. */
export async function clientOf(database: Database, companyId: string, clientId: string | null) {
  if (clientId === null) return null;
  const { rows } = await database.execute<{ id: string; name: string }>(sql`
    select coalesce(own.id, target.id) as id, coalesce(own.name, target.name) as name
    from (select ${clientId}::uuid as id) as it
    left join ${ledgerViews.clients} as own on own.id = it.id and own.company_id = ${companyId}
    left join ${ledgerViews.mergedClients} as merged on merged.id = it.id and merged.company_id = ${companyId}
    left join ${ledgerViews.clients} as target on target.id = merged.merged_into`);
  const [client] = rows;
  return client?.id ? client : null;
}
