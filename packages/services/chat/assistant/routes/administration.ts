import { namesById, writeAudit } from '@services/identity/ports';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { and, count, desc, eq, gt, sql, sum } from 'drizzle-orm';
import * as endpoints from '../contract/administration';
import { settingsOf } from '../gateway/requests';
import { conversations, messages, requests, settings } from '../schema';
import type { Chat } from './chat';

/** Mounts the administrators' routes: settings of the firm's chat, and the requests that were sent to the model. */
export function mountAdministration(app: App, { kernel, answers: { model } }: Chat): void {
  route(
    app,
    kernel,
    endpoints.getChatAdministration,
    { summary: "The retention and the usage of the firm's chat" },
    async ({ caller, database, clock }) => {
      const { companyId } = inCompany(caller);
      const [stored] = await database
        .select({
          conversations: sql<number>`count(distinct ${conversations.id})::int`,
          people: sql<number>`count(distinct ${conversations.userId})::int`,
          messages: count(messages.id),
          characters: sql<number>`coalesce(sum(length(${messages.text})), 0)::float8`,
          oldestAt: sql<string | null>`min(${messages.createdAt})`,
        })
        .from(conversations)
        .leftJoin(messages, eq(messages.conversationId, conversations.id))
        .where(eq(conversations.companyId, companyId));
      const usage = await database
        .select({
          userId: requests.userId,
          requests: count(),
          tokens: sum(sql`coalesce(${requests.promptTokens}, 0) + coalesce(${requests.completionTokens}, 0)`).mapWith(Number),
        })
        .from(requests)
        .where(and(eq(requests.companyId, companyId), gt(requests.at, new Date(clock() - 30 * MILLISECONDS_PER_DAY))))
        .groupBy(requests.userId)
        .orderBy(desc(count()))
        .limit(200);
      const names = await namesById(
        database,
        usage.map(({ userId }) => userId),
      );
      const { oldestAt = null, ...counts } = stored ?? { conversations: 0, people: 0, messages: 0, characters: 0 };
      return {
        settings: await settingsOf(database, companyId),
        model: model ? { name: model.name, host: model.host } : null,
        stored: { ...counts, oldestAt: oldestAt === null ? null : new Date(oldestAt).toISOString() },
        usage: usage.map((row) => ({ ...row, tokens: row.tokens ?? 0, person: names.get(row.userId) ?? '' })),
      };
    },
  );

  route(
    app,
    kernel,
    endpoints.putChatSettings,
    { summary: 'Set the retention of conversations, the daily limit, and what may reach the model' },
    async ({ caller, database, clock, input: { body } }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const before = await settingsOf(database, companyId);
      await database
        .insert(settings)
        .values({ companyId, ...body })
        .onConflictDoUpdate({ target: settings.companyId, set: body });
      const names = ['retentionDays', 'dailyLimit', 'allowsTaxData'] as const;
      const changes = names
        .filter((name) => before[name] !== body[name])
        .map((name) => ({ what: name, from: String(before[name]), to: String(body[name]) }));
      if (changes.length)
        await writeAudit(database, author, [{ action: 'chat-settings.changed', subject: '', changes }], clock());
      return body;
    },
  );

  route(
    app,
    kernel,
    endpoints.getSentRequests,
    { summary: 'What was sent to the model, by whom and when' },
    async ({ caller, database, input: { query } }) => {
      const ofCompany = eq(requests.companyId, inCompany(caller).companyId);
      const rows = await database
        .select()
        .from(requests)
        .where(ofCompany)
        .orderBy(desc(requests.at), desc(requests.id))
        .limit(query.limit)
        .offset(query.offset);
      const names = await namesById(database, [...new Set(rows.map(({ userId }) => userId))]);
      const total = await database.$count(requests, ofCompany);
      return {
        total,
        requests: rows.map(({ userId, at, companyId: _, ...row }) => ({
          ...row,
          at: at.toISOString(),
          person: names.get(userId) ?? '',
        })),
      };
    },
  );
}
