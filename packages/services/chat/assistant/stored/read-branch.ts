import type { Right } from '@suite/contract/endpoint';
import type { Database } from '@suite/kernel/database/database';
import { asc, desc, inArray, sql } from 'drizzle-orm';
import { partsOfRun, type Run } from '../answers/run';
import type { Draft, Message } from '../contract/answers';
import { drafts, messages, type Needed } from '../schema';
import type { Hidden } from '../withheld/placeholders';

export type MessageRow = typeof messages.$inferSelect;

/** Returns the last `limit` messages of the branch that ends with a message, oldest first, and whether there are earlier ones. */
export async function readBranch(database: Database, leafId: string | null, limit: number) {
  if (!leafId) return { rows: [], hasEarlier: false };
  const { rows: path } = await database.execute<{ id: string }>(sql`
    with recursive path as (
      select id, parent_id, 1 as depth from openai_gateway.messages where id = ${leafId}
      union all
      select m.id, m.parent_id, path.depth + 1 from openai_gateway.messages m join path on m.id = path.parent_id
      where path.depth <= ${limit}
    )
    select id from path order by depth`);
  const ids = path.slice(0, limit).map(({ id }) => id);
  if (!ids.length) return { rows: [], hasEarlier: false };
  const found = await database.select().from(messages).where(inArray(messages.id, ids));
  const byId = new Map(found.map((row) => [row.id, row]));
  return { rows: ids.reverse().flatMap((id) => byId.get(id) ?? []), hasEarlier: path.length > limit };
}

/** Follows the newest replies from a message to the end of its branch and returns the last message. */
export async function lastOfBranch(database: Database, messageId: string): Promise<string> {
  const { rows } = await database.execute<{ id: string }>(sql`
    with recursive branch as (
      select ${messageId}::uuid as id, 1 as depth
      union all
      select (select m.id from openai_gateway.messages m where m.parent_id = branch.id order by m.created_at desc, m.id limit 1), depth + 1
      from branch where branch.id is not null
    )
    select id from branch where id is not null order by depth desc limit 1`);
  return rows[0]?.id ?? messageId;
}

/** Returns whether a reader has the rights that a message needed. */
export const mayRead = (needs: readonly Needed[], rights: readonly Right[]): boolean =>
  needs.every((some) => some.some((right) => rights.some((held) => held === right)));

interface Reader {
  rights: readonly Right[];
  /** Drafts are shown only to the person they were prepared for. */
  isOwner: boolean;
  runs: ReadonlyMap<string, Run>;
}

const iso = (moment: Date) => moment.toISOString();

/** Converts messages to their response shape; leaves out what needs a right that the reader lacks. */
export async function toMessages(
  database: Database,
  rows: readonly MessageRow[],
  { rights, isOwner, runs }: Reader,
): Promise<Message[]> {
  const ids = rows.map(({ id }) => id);
  const draftsOf = isOwner ? await draftsOfMessages(database, ids) : new Map<string, Draft[]>();
  const siblings = await siblingsOf(database, rows);
  return rows.map((row) => {
    const run = runs.get(row.id);
    const { id, parentId, role, state, failure, steps, sources, marks, model, createdAt, needs } = row;
    const parts = run ? partsOfRun(run) : { state, failure, steps, sources, marks, model };
    const isWithheld = !mayRead(run?.needs ?? needs, rights);
    const key = parentId ?? row.conversationId;
    return {
      id,
      parentId,
      role,
      text: isWithheld ? '' : (run?.text ?? row.text),
      createdAt: iso(createdAt),
      ...parts,
      // Also for an answer in progress, because a person may already decide about a draft.
      drafts: draftsOf.get(id) ?? [],
      ...(isWithheld && { sources: [], marks: [], drafts: [] }),
      isWithheld,
      siblings: siblings.get(key) ?? [id],
    };
  });
}

/** Maximum number of messages from other branches, whose words a person may repeat. */
const MAX_BESIDE = 1000;

/**
 * Returns the texts of a conversation that a firm may withhold from the model: those of a branch, and those of other branches,
 * which a person has read there. Excludes what the reader may not read.
 */
export async function hiddenOf(
  database: Database,
  conversationId: string,
  branch: readonly MessageRow[],
  rights: readonly Right[],
): Promise<Hidden[]> {
  const beside = await database
    .select({ hidden: messages.hidden, needs: messages.needs })
    .from(messages)
    .where(sql`${messages.conversationId} = ${conversationId} and ${messages.hidden} <> '[]'::jsonb`)
    .orderBy(desc(messages.createdAt))
    .limit(MAX_BESIDE);
  const found = new Map<string, Hidden>();
  for (const { hidden, needs } of [...branch, ...beside]) {
    if (!mayRead(needs, rights)) continue;
    for (const one of hidden) found.set(`${one.kind} ${one.text}`, one);
  }
  return [...found.values()];
}

export async function draftsOfMessages(database: Database, ids: string[]): Promise<Map<string, Draft[]>> {
  const found = ids.length
    ? await database.select().from(drafts).where(inArray(drafts.messageId, ids)).orderBy(asc(drafts.position))
    : [];
  const byMessage = new Map<string, Draft[]>();
  for (const { messageId, id, content, state, link } of found)
    byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), { id, content, state, link }]);
  return byMessage;
}

/** Grouped by parent; first messages by conversation. */
async function siblingsOf(database: Database, rows: readonly MessageRow[]): Promise<Map<string, string[]>> {
  const siblings = new Map<string, string[]>();
  const conversationId = rows[0]?.conversationId;
  if (!conversationId) return siblings;
  const parents = rows.flatMap(({ parentId }) => parentId ?? []);
  const isOfParents = parents.length ? inArray(messages.parentId, parents) : sql`false`;
  const found = await database
    .select({ id: messages.id, parentId: messages.parentId })
    .from(messages)
    .where(sql`${messages.conversationId} = ${conversationId} and (${messages.parentId} is null or ${isOfParents})`)
    .orderBy(asc(messages.createdAt), asc(messages.id));
  for (const { id, parentId } of found) {
    const key = parentId ?? conversationId;
    siblings.set(key, [...(siblings.get(key) ?? []), id]);
  }
  return siblings;
}
