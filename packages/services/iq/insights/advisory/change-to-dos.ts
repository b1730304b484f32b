import { firmDay, fullNameOf, membersHolding, membersWithApp, namesById } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { ToDo, ToDoChange } from '../contract/to-dos';
import type {} from '../facts';
import { toDos } from '../schema/advisory';
import { toDoTitle } from '../wording/advice-rules';
import { toDosById } from './find-to-dos';

interface Author {
  companyId: string;
  userId: string;
}

interface RequestedChange {
  toDos: readonly { id: string; version: number }[];
  change: ToDoChange;
}

const CHANGED = 'Somebody has changed this to-do since you opened it.';

/**
 * Makes the same change to some to-dos, all or none, and notifies people to whom somebody else assigned one. `now` is in
 * milliseconds since 1970.
 * @throws SuiteError `not_found`, `invalid_request`, `changed_meanwhile`
 */
export async function changeAll(
  transaction: Database,
  { facts }: Pick<Kernel, 'facts'>,
  { companyId, userId }: Author,
  { toDos: requested, change }: RequestedChange,
  now: number,
): Promise<ToDo[]> {
  await check(transaction, companyId, change, await firmDay(transaction, companyId, now));
  const ids = [...new Set(requested.map(({ id }) => id))].sort();
  const before = await toDosById(transaction, companyId, ids);
  if (before.length < ids.length) throw new SuiteError('not_found', 'There is no such to-do in your company.');
  const by = await fullNameOf(transaction, userId);
  const reopened = change.state === 'open' ? before.filter(({ state }) => state !== 'open') : [];
  for (const { id, clientId, rule } of reopened) if (rule) await leaveRoom(transaction, { companyId, id, clientId, rule });
  for (const { id, version } of requested) {
    const { rowCount } = await transaction
      .update(toDos)
      .set({ ...columnsOf(change), changedAt: new Date(now), changedBy: by, version: sql`${toDos.version} + 1` })
      .where(and(eq(toDos.id, id), eq(toDos.version, version)));
    if (!rowCount) throw new SuiteError('changed_meanwhile', CHANGED);
  }
  const { ownerId } = change;
  const given = ownerId && ownerId !== userId ? before.filter(({ owner }) => owner?.userId !== ownerId) : [];
  const after = await toDosById(transaction, companyId, ids);
  for (const { id: toDoId, clientId, client, rule, text } of given) {
    const data = { toDoId, clientId, client, title: toDoTitle({ rule, text }), assigneeId: ownerId as string, by };
    await facts.append(transaction, 'to-do.assigned', { companyId, data }, now);
  }
  return requested.flatMap(({ id }) => after.find((toDo) => toDo.id === id) ?? []);
}

/** Returns the people who may own a to-do of the company, by name. */
export async function ownersOf(database: Database, companyId: string): Promise<{ userId: string; name: string }[]> {
  const names = await namesById(database, await possibleOwners(database, companyId));
  return [...names].map(([userId, name]) => ({ userId, name })).sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * Returns the people who can open client advisory and make changes, because others could not complete a to-do. Considers all
 * people, or only the given ones.
 */
async function possibleOwners(database: Database, companyId: string, userIds?: readonly string[]): Promise<string[]> {
  const members = await membersWithApp(database, companyId, 'iq-client-advisory', userIds);
  const changers = new Set(await membersHolding(database, companyId, ['change']));
  return members.map(({ userId }) => userId).filter((userId) => changers.has(userId));
}

async function check(database: Database, companyId: string, change: ToDoChange, today: string): Promise<void> {
  const { state, reason, reasonText, ownerId, snoozedUntil } = change;
  if (state === 'dismissed' && !reason) throw new SuiteError('invalid_request', 'Say why it is dismissed.');
  if (state === 'dismissed' && reason === 'other' && !reasonText) {
    throw new SuiteError('invalid_request', 'Say in your own words why it is dismissed.');
  }
  if (snoozedUntil && snoozedUntil <= today) {
    throw new SuiteError('invalid_request', 'Choose a day after today to have it back.');
  }
  if (ownerId && !(await possibleOwners(database, companyId, [ownerId])).length) {
    throw new SuiteError('invalid_request', 'Choose a person who can open client advisory and make changes.');
  }
}

/**
 * Returns the columns to change. A to-do that is closed or reopened is no longer snoozed, and only a dismissed one has a reason.
 */
function columnsOf({ state, reason, reasonText, ownerId, dueOn, snoozedUntil }: ToDoChange) {
  const isDismissed = state === 'dismissed';
  return {
    ...(state && {
      state,
      snoozedUntil: null,
      dismissReason: isDismissed ? reason : null,
      dismissText: isDismissed ? reasonText || null : null,
    }),
    ...(ownerId !== undefined && { ownerId }),
    ...(dueOn !== undefined && { dueOn }),
    ...(snoozedUntil !== undefined && { snoozedUntil }),
  };
}

/** Requires that no other open to-do has the same reason. @throws SuiteError `changed_meanwhile` */
async function leaveRoom(
  database: Database,
  { companyId, id, clientId, rule }: { companyId: string; id: string; clientId: string; rule: NonNullable<ToDo['rule']> },
) {
  const same = and(eq(toDos.companyId, companyId), eq(toDos.clientId, clientId), eq(toDos.rule, rule), ne(toDos.id, id));
  const [other] = await database
    .select({ id: toDos.id })
    .from(toDos)
    .where(and(same, eq(toDos.state, 'open')));
  if (other) throw new SuiteError('changed_meanwhile', 'A newer to-do for the same reason is open already.');
}
