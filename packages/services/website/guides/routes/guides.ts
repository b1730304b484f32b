import type { ReadableStream } from 'node:stream/web';
import { writeAudit } from '@services/identity/ports';
import { formsOfSite } from '@services/inbox/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { isDuplicate } from '@suite/kernel/database/is-duplicate';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { apiOrigin, type Deployment } from '@suite/zones/addresses';
import { and, asc, count, eq } from 'drizzle-orm';
import * as contract from '../contract/guides';
import { guideLinks, guides } from '../schema';

type Row = typeof guides.$inferSelect;

const HOUR = 3_600_000;

const noGuide = () => new SuiteError('not_found', 'There is no such lead magnet.');

const refuseTaken = (error: unknown): never => {
  throw isDuplicate(error)
    ? new SuiteError('name_taken', 'Another lead magnet of your firm has this title. Choose another one.')
    : error;
};

/** Mounts the lead magnets of the token's company: `/magnit/v1/guides`. */
export function mountGuides(app: App, kernel: Kernel): void {
  const { files, clock } = kernel;

  async function guidesOf(
    database: Database,
    companyId: string,
    rows: readonly Row[],
    deployment: Deployment,
  ): Promise<contract.Guide[]> {
    const forms = await formsOfSite(database, companyId);
    const counts = await database
      .select({ guideId: guideLinks.guideId, sent: count(), downloaded: count(guideLinks.usedAt) })
      .from(guideLinks)
      .where(eq(guideLinks.companyId, companyId))
      .groupBy(guideLinks.guideId);
    return rows.map(({ id, title, description, formId, fileId, fileName, isActive, version }) => {
      const { sent = 0, downloaded = 0 } = counts.find(({ guideId }) => guideId === id) ?? {};
      const address = fileId && apiOrigin(deployment) + files.addressOf(fileId, clock() + HOUR);
      return {
        ...{ id, title, description, formId, isActive, version, sent, downloaded },
        form: forms.find((form) => form.id === formId)?.name ?? '',
        file: address ? { name: fileName, address } : null,
      };
    });
  }

  async function guideOf(database: Database, row: Row, deployment: Deployment): Promise<contract.Guide> {
    const [guide] = await guidesOf(database, row.companyId, [row], deployment);
    if (!guide) throw noGuide();
    return guide;
  }

  async function checkForm(database: Database, companyId: string, formId: string): Promise<void> {
    if (!(await formsOfSite(database, companyId)).some(({ id }) => id === formId))
      throw new SuiteError('not_found', 'There is no such form. It may have been archived.');
  }

  route(app, kernel, contract.getGuides, { summary: 'Lead magnets, by title' }, async ({ caller, database, deployment }) => {
    const { companyId } = inCompany(caller);
    const rows = await database.select().from(guides).where(eq(guides.companyId, companyId)).orderBy(asc(guides.title));
    return guidesOf(database, companyId, rows, deployment);
  });

  route(
    app,
    kernel,
    contract.createGuide,
    { summary: 'Adds a lead magnet' },
    async ({ input: { body }, caller, database, deployment }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      await checkForm(database, companyId, body.formId);
      await lockByName(database, `guides ${companyId}`);
      if ((await database.$count(guides, eq(guides.companyId, companyId))) >= contract.MAX_GUIDES)
        throw new SuiteError('limit_reached', `A firm can have ${contract.MAX_GUIDES} lead magnets. Change one that you have.`);
      const [row] = await database
        .insert(guides)
        .values({ ...body, companyId, updatedAt: new Date(clock()) })
        .returning()
        .catch(refuseTaken);
      if (!row) throw new Error('the guide was not written');
      await writeAudit(database, author, [{ action: 'guide.created', subject: row.title }], clock());
      return guideOf(database, row, deployment);
    },
  );

  route(
    app,
    kernel,
    contract.putGuide,
    { summary: 'Changes a lead magnet' },
    async ({ input: { params, body }, caller, database, deployment }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const { version, ...entries } = body;
      const before = await lockGuide(database, companyId, params.guideId);
      if (before.version !== version)
        throw new SuiteError('changed_meanwhile', 'Somebody else has changed this lead magnet meanwhile. Look at it again.');
      if (entries.formId !== before.formId) await checkForm(database, companyId, entries.formId);
      const [row] = await database
        .update(guides)
        .set({ ...entries, version: version + 1, updatedAt: new Date(clock()) })
        .where(eq(guides.id, before.id))
        .returning()
        .catch(refuseTaken);
      if (!row) throw noGuide();
      await writeAudit(database, author, [{ action: 'guide.changed', subject: row.title }], clock());
      return guideOf(database, row, deployment);
    },
  );

  // The file is stored outside the transaction.
  route(
    app,
    kernel,
    contract.putGuideFile,
    { summary: 'Uploads the file of a lead magnet' },
    async ({ input: { params, query }, caller, database, deployment, context }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      await findGuide(database, companyId, params.guideId);
      const body = context.req.raw.body as ReadableStream | null;
      const stored = await files.receive(body, { bytes: contract.MAX_GUIDE_BYTES, types: ['application/pdf'] });
      const answer = await database.transaction(async (transaction) => {
        const before = await lockGuide(transaction, companyId, params.guideId);
        const fileId = await files.add(transaction, stored, { companyId, name: query.fileName });
        if (before.fileId) await files.remove(transaction, { companyId, id: before.fileId });
        const change = { fileId, fileName: query.fileName, version: before.version + 1, updatedAt: new Date(clock()) };
        const [row] = await transaction.update(guides).set(change).where(eq(guides.id, before.id)).returning();
        if (!row) throw noGuide();
        const changes = [{ what: 'file', from: before.fileName || null, to: query.fileName }];
        await writeAudit(transaction, author, [{ action: 'guide.changed', subject: row.title, changes }], clock());
        return guideOf(transaction, row, deployment);
      });
      kernel.wakeJobs();
      return answer;
    },
  );
}

const isIt = (companyId: string, guideId: string) => and(eq(guides.companyId, companyId), eq(guides.id, guideId));

/** @throws SuiteError `not_found` */
async function findGuide(database: Database, companyId: string, guideId: string): Promise<Row> {
  const [row] = isUuid(guideId) ? await database.select().from(guides).where(isIt(companyId, guideId)) : [];
  if (!row) throw noGuide();
  return row;
}

/** @throws SuiteError `not_found` */
async function lockGuide(transaction: Database, companyId: string, guideId: string): Promise<Row> {
  const [row] = isUuid(guideId) ? await transaction.select().from(guides).where(isIt(companyId, guideId)).for('update') : [];
  if (!row) throw noGuide();
  return row;
}
