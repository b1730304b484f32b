import { namesById } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, desc, eq, exists, ne, or, sql } from 'drizzle-orm';
import * as endpoints from '../contract/conversations';
import { settingsOf, usedOf } from '../gateway/requests';
import { startersOf } from '../intents/starters';
import { conversations, folders, messages } from '../schema';
import {
  type ConversationRow,
  findMessage,
  type Owner,
  ownConversation,
  readableConversation,
} from '../stored/find-conversation';
import { lastOfBranch, readBranch, toMessages } from '../stored/read-branch';
import { askerOf, type Chat } from './chat';

/** Maximum number of conversations per person. */
const MAX_CONVERSATIONS = 5000;

/** Mounts the routes of conversations, their branches and their sharing. */
export function mountConversations(app: App, { kernel, answers, callApi }: Chat): void {
  const { model, runs } = answers;

  route(
    app,
    kernel,
    endpoints.getChatStatus,
    { summary: 'What answers, and how much of the daily limit is used' },
    async ({ caller, database, clock, context }) => {
      const { companyId, userId } = inCompany(caller);
      const { dailyLimit, allowsTaxData, retentionDays } = await settingsOf(database, companyId);
      return {
        model: model ? { name: model.name, host: model.host } : null,
        used: await usedOf(database, companyId, userId, clock()),
        limit: dailyLimit,
        sendsTaxData: allowsTaxData,
        retentionDays,
        intents: await startersOf(callApi, askerOf(context), answers.tools().get('getClientMetrics')),
      };
    },
  );

  route(
    app,
    kernel,
    endpoints.getConversations,
    { summary: "The caller's conversations, or those that others share" },
    async ({ caller, database, input: { query } }) => {
      const { companyId, userId } = inCompany(caller);
      const { find, folderId, list, limit, offset } = query;
      const pattern = `%${find.replace(/[\\%_]/g, '\\$&')}%`;
      const isOfList =
        list === 'own'
          ? and(eq(conversations.userId, userId), eq(conversations.isTemporary, false))
          : and(ne(conversations.userId, userId), eq(conversations.isShared, true));
      // Conversations of others are searched only by title, because rights decide who may read their messages.
      const inMessages = exists(
        database
          .select({ one: sql`1` })
          .from(messages)
          .where(and(eq(messages.conversationId, conversations.id), sql`${messages.text} ilike ${pattern}`)),
      );
      const inTitle = sql`${conversations.title} ilike ${pattern}`;
      const isFound = find ? (list === 'own' ? or(inTitle, inMessages) : inTitle) : undefined;
      const where = and(
        eq(conversations.companyId, companyId),
        isOfList,
        ne(conversations.title, ''),
        folderId ? eq(conversations.folderId, folderId) : undefined,
        isFound,
      );
      const rows = await database
        .select()
        .from(conversations)
        .where(where)
        .orderBy(desc(conversations.changedAt), desc(conversations.id))
        .limit(limit)
        .offset(offset);
      const total = await database.$count(conversations, where);
      return { conversations: await shown(database, rows, userId), total };
    },
  );

  route(
    app,
    kernel,
    endpoints.createConversation,
    { summary: 'Start a conversation' },
    async ({ caller, database, clock, input: { body } }) => {
      const owner = inCompany(caller);
      const { companyId, userId } = owner;
      const isOwn = and(eq(conversations.companyId, companyId), eq(conversations.userId, userId));
      if ((await database.$count(conversations, isOwn)) >= MAX_CONVERSATIONS)
        throw new SuiteError('limit_reached', 'You have as many conversations as one may have. Delete some first.');
      const { isTemporary } = body;
      const folderId = isTemporary ? null : await ownFolder(database, owner, body.folderId);
      const [row] = await database
        .insert(conversations)
        .values({ companyId, userId, folderId, isTemporary, changedAt: new Date(clock()) })
        .returning();
      return first(await shown(database, row ? [row] : [], userId));
    },
  );

  route(
    app,
    kernel,
    endpoints.getConversation,
    { summary: 'The messages of a conversation' },
    async ({ caller, database, input: { params, query } }) => {
      const owner = inCompany(caller);
      const conversation = await readableConversation(database, owner, params.conversationId);
      const { before, limit } = query;
      const end = before ? (await findMessage(database, owner, before, false)).message : undefined;
      if (end && end.conversationId !== conversation.id) throw new SuiteError('not_found', 'There is no such message.');
      const { rows, hasEarlier } = await readBranch(database, end ? end.parentId : conversation.leafId, limit);
      const isOwner = conversation.userId === owner.userId;
      return {
        conversation: first(await shown(database, [conversation], owner.userId)),
        messages: await toMessages(database, rows, { rights: caller.rights, isOwner, runs }),
        hasEarlier,
      };
    },
  );

  route(
    app,
    kernel,
    endpoints.putConversation,
    { summary: 'Rename, move or share a conversation, or show another branch of it' },
    async ({ caller, database, input: { params, body } }) => {
      const owner = inCompany(caller);
      const conversation = await ownConversation(database, owner, params.conversationId);
      const { title, isShared, leafId } = body;
      if (isShared && conversation.isTemporary) throw new SuiteError('limit_reached', 'A temporary chat cannot be shared.');
      const leaf = leafId === undefined ? undefined : (await findMessage(database, owner, leafId, true)).message;
      if (leaf && leaf.conversationId !== conversation.id) throw new SuiteError('not_found', 'There is no such message.');
      const folderId = body.folderId === undefined ? conversation.folderId : await ownFolder(database, owner, body.folderId);
      const [row] = await database
        .update(conversations)
        .set({
          title: title ?? conversation.title,
          isShared: isShared ?? conversation.isShared,
          folderId,
          leafId: leaf ? await lastOfBranch(database, leaf.id) : conversation.leafId,
        })
        .where(eq(conversations.id, conversation.id))
        .returning();
      return first(await shown(database, row ? [row] : [], owner.userId));
    },
  );

  route(
    app,
    kernel,
    endpoints.deleteConversation,
    { summary: 'Delete a conversation' },
    async ({ caller, database, input: { params } }) => {
      const { id } = await ownConversation(database, inCompany(caller), params.conversationId);
      const running = await database
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.conversationId, id), eq(messages.state, 'running')));
      for (const one of running) answers.stop(one.id);
      await database.delete(conversations).where(eq(conversations.id, id));
      return undefined;
    },
  );

  route(
    app,
    kernel,
    endpoints.forkConversation,
    { summary: 'Start a conversation with the messages of another one' },
    async ({ caller, database, clock, input: { params, body } }) => {
      const owner = inCompany(caller);
      const conversation = await readableConversation(database, owner, params.conversationId);
      const { message } = await findMessage(database, owner, body.messageId, false);
      if (message.conversationId !== conversation.id) throw new SuiteError('not_found', 'There is no such message.');
      const { rows } = await readBranch(database, message.id, 1000);
      const [made] = await database
        .insert(conversations)
        .values({
          companyId: owner.companyId,
          userId: owner.userId,
          title: `${conversation.title} (copy)`.slice(0, 200),
          changedAt: new Date(clock()),
        })
        .returning();
      if (!made) throw new Error('the conversation was not written');
      const ids = new Map<string, string>();
      const copies = rows
        .filter(({ state }) => state !== 'running')
        .map(({ id, parentId, isToStop, ...row }) => {
          const copy = crypto.randomUUID();
          ids.set(id, copy);
          return { ...row, id: copy, parentId: (parentId && ids.get(parentId)) || null, conversationId: made.id };
        });
      if (copies.length) await database.insert(messages).values(copies);
      const leafId = copies.at(-1)?.id ?? null;
      const [row] = await database.update(conversations).set({ leafId }).where(eq(conversations.id, made.id)).returning();
      return first(await shown(database, row ? [row] : [], owner.userId));
    },
  );
}

/** Returns conversations in the shape of a response for a person. */
export async function shown(
  database: Database,
  rows: readonly ConversationRow[],
  userId: string,
): Promise<endpoints.ConversationRow[]> {
  const others = [...new Set(rows.map((row) => row.userId).filter((id) => id !== userId))];
  const names = others.length ? await namesById(database, others) : new Map<string, string>();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    folderId: row.userId === userId ? row.folderId : null,
    isTemporary: row.isTemporary,
    isShared: row.isShared,
    owner: row.userId === userId ? null : (names.get(row.userId) ?? ''),
    changedAt: row.changedAt.toISOString(),
  }));
}

function first<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('the row was not written');
  return row;
}

/** @throws SuiteError `not_found` for a folder of somebody else */
async function ownFolder(database: Database, { companyId, userId }: Owner, folderId: string | null): Promise<string | null> {
  if (folderId === null) return null;
  const [row] = await database
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.id, folderId), eq(folders.companyId, companyId), eq(folders.userId, userId)));
  if (!row) throw new SuiteError('not_found', 'There is no such folder.');
  return row.id;
}
