import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as contract from '../contract/templates';
import { changedMeanwhile, limitReached, nameTaken, refuseTaken } from '../refusals';
import { services, templates } from '../schema';
import { checkTerms } from '../terms/check-terms';

type Row = typeof templates.$inferSelect;

const templateOf = ({ companyId: _, updatedAt, ...template }: Row): contract.Template => ({
  ...template,
  updatedAt: updatedAt.toISOString(),
});

/** Proposal templates of the token's company. */
export function mountTemplates(app: App, kernel: Kernel): void {
  route(app, kernel, contract.getTemplates, { summary: 'Templates of proposals, by name' }, async ({ caller, database }) => {
    const mine = eq(templates.companyId, inCompany(caller).companyId);
    const rows = await database.select().from(templates).where(mine).orderBy(sql`lower(${templates.name})`);
    return { templates: rows.map(templateOf) };
  });

  route(
    app,
    kernel,
    contract.createTemplate,
    { summary: 'Add a template of proposals' },
    async ({ input: { body }, caller, database, clock }) => {
      const { companyId } = inCompany(caller);
      await lockByName(database, `templates ${companyId}`);
      if ((await database.$count(templates, eq(templates.companyId, companyId))) >= contract.MAX_TEMPLATES)
        throw limitReached(contract.MAX_TEMPLATES, 'templates', 'Delete one first.');
      await checkParts(database, companyId, body);
      const [made] = await database
        .insert(templates)
        .values({ ...body, companyId, updatedAt: new Date(clock()) })
        .onConflictDoNothing()
        .returning();
      if (!made) throw nameTaken('template');
      return templateOf(made);
    },
  );

  route(
    app,
    kernel,
    contract.putTemplate,
    { summary: 'Change a template; proposals made from it stay as they are' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const { companyId } = inCompany(caller);
      const { id } = await requireTemplate(database, companyId, params.templateId);
      const { version, ...written } = body;
      await checkParts(database, companyId, written);
      const [after] = await database
        .update(templates)
        .set({ ...written, version: version + 1, updatedAt: new Date(clock()) })
        .where(and(eq(templates.id, id), eq(templates.version, version)))
        .returning()
        .catch(refuseTaken('template'));
      if (!after) throw changedMeanwhile('template');
      return templateOf(after);
    },
  );

  route(
    app,
    kernel,
    contract.deleteTemplate,
    { summary: 'Delete a template; proposals made from it stay' },
    async ({ input: { params }, caller, database }) => {
      const { id } = await requireTemplate(database, inCompany(caller).companyId, params.templateId);
      await database.delete(templates).where(eq(templates.id, id));
      return undefined;
    },
  );
}

/** @throws SuiteError `not_found` */
async function requireTemplate(database: Database, companyId: string, id: string): Promise<Row> {
  const mine = and(eq(templates.id, id), eq(templates.companyId, companyId));
  const [row] = isUuid(id) ? await database.select().from(templates).where(mine) : [];
  if (!row) throw new SuiteError('not_found', 'There is no such template in your company.');
  return row;
}

/** @throws InvalidRequestError when its letter or a service does not belong to the company. */
async function checkParts(database: Database, companyId: string, written: Pick<Row, 'options' | 'termsId'>): Promise<void> {
  await checkTerms(database, companyId, written.termsId);
  const ids = [...new Set(written.options.flatMap(({ lines }) => lines.flatMap(({ serviceId }) => serviceId ?? [])))];
  if (!ids.length) return;
  const found = await database.$count(services, and(eq(services.companyId, companyId), inArray(services.id, ids)));
  if (found === ids.length) return;
  const message = 'A line has a service that is not in your price book. Remove it, or add it again.';
  throw new InvalidRequestError(message, { options: message });
}
