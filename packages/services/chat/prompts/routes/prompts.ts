import { namesById } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { isDuplicate } from '@suite/kernel/database/is-duplicate';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, asc, eq, or, sql } from 'drizzle-orm';
import * as endpoints from '../contract';
import { prompts } from '../schema';

/** Maximum number of prompts per person. */
const MAX_PROMPTS = 200;

const gone = () => new SuiteError('not_found', 'There is no such prompt.');
const taken = (error: unknown) =>
  isDuplicate(error) ? new SuiteError('name_taken', 'Another one of your prompts has this title.') : error;

type Row = typeof prompts.$inferSelect;

async function shown(database: Database, rows: readonly Row[], userId: string): Promise<endpoints.Prompt[]> {
  const names = await namesById(database, [...new Set(rows.map((row) => row.userId))]);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    text: row.text,
    isShared: row.isShared,
    isOwn: row.userId === userId,
    by: names.get(row.userId) ?? '',
  }));
}

/** Mounts `/spark/v1/prompts`. */
export function mountPrompts(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    endpoints.getPrompts,
    { summary: "The caller's saved prompts, and those that the firm shares" },
    async ({ caller, database }) => {
      const { companyId, userId } = inCompany(caller);
      const rows = await database
        .select()
        .from(prompts)
        .where(and(eq(prompts.companyId, companyId), or(eq(prompts.userId, userId), eq(prompts.isShared, true))))
        .orderBy(asc(sql`lower(${prompts.title})`), asc(prompts.id))
        .limit(1000);
      return { prompts: await shown(database, rows, userId) };
    },
  );

  route(app, kernel, endpoints.createPrompt, { summary: 'Save a prompt' }, async ({ caller, database, input: { body } }) => {
    const { companyId, userId } = inCompany(caller);
    const isOwn = and(eq(prompts.companyId, companyId), eq(prompts.userId, userId));
    if ((await database.$count(prompts, isOwn)) >= MAX_PROMPTS)
      throw new SuiteError('limit_reached', 'You have as many prompts as one may have.');
    const rows = await database
      .insert(prompts)
      .values({ companyId, userId, ...body })
      .returning()
      .catch((error: unknown) => {
        throw taken(error);
      });
    return one(await shown(database, rows, userId));
  });

  route(
    app,
    kernel,
    endpoints.putPrompt,
    { summary: 'Change a prompt' },
    async ({ caller, database, input: { params, body } }) => {
      const { companyId, userId } = inCompany(caller);
      if (!isUuid(params.promptId)) throw gone();
      const rows = await database
        .update(prompts)
        .set(body)
        .where(and(eq(prompts.companyId, companyId), eq(prompts.userId, userId), eq(prompts.id, params.promptId)))
        .returning()
        .catch((error: unknown) => {
          throw taken(error);
        });
      if (!rows.length) throw gone();
      return one(await shown(database, rows, userId));
    },
  );

  route(app, kernel, endpoints.deletePrompt, { summary: 'Delete a prompt' }, async ({ caller, database, input: { params } }) => {
    const { companyId, userId, rights } = inCompany(caller);
    if (!isUuid(params.promptId)) throw gone();
    const own = eq(prompts.userId, userId);
    const may = rights.includes('admin') ? or(own, eq(prompts.isShared, true)) : own;
    const { rowCount } = await database
      .delete(prompts)
      .where(and(eq(prompts.companyId, companyId), eq(prompts.id, params.promptId), may));
    if (!rowCount) throw gone();
    return undefined;
  });
}

function one<Value>([value]: readonly Value[]): Value {
  if (!value) throw new Error('the prompt was not written');
  return value;
}
