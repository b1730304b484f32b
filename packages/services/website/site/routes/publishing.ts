import { fullNameOf, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { and, desc, eq, isNull } from 'drizzle-orm';
import * as contract from '../contract/pages';
import { pageOf, pageRowsOf, readHeads, requirePage } from '../pages/read-pages';
import { publishDraft, unscheduled, writePage } from '../pages/write-page';
import { changeSite } from '../publish/request';
import { scheduled } from '../publish/schedule-job';
import { changedMeanwhile, noPage } from '../refusals';
import { pages, revisions } from '../schema';

/** Mounts what visitors see of pages, now or later, and earlier drafts. */
export function mountPublishing(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.publishPages,
    { summary: 'Shows drafts of pages to visitors' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const name = await fullNameOf(database, author.userId);
      const titles: string[] = [];
      await changeSite(database, { companyId, name, now: clock() }, async () => {
        for (const { id, version } of body.pages) {
          const page = await requirePage(database, companyId, id);
          if (page.deletedAt) throw noPage();
          if (page.version !== version) throw changedMeanwhile(page.updatedBy);
          await publishDraft(database, page, clock());
          titles.push(page.content.title);
        }
      });
      await writeAudit(
        database,
        author,
        titles.map((subject) => ({ action: 'website-page.published', subject })),
        clock(),
      );
      return { pages: pageRowsOf(await readHeads(database, companyId)) };
    },
  );

  route(
    app,
    kernel,
    contract.schedulePage,
    { summary: 'Schedules the publication of the draft, or cancels it' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const page = await requirePage(database, author.companyId, params.pageId);
      const mine = and(eq(pages.id, page.id), eq(pages.version, body.version), isNull(pages.deletedAt));
      const at = body.at === null ? undefined : Date.parse(body.at);
      if (at !== undefined && at <= clock())
        throw new SuiteError('invalid_request', 'Choose a time in the future, or publish now.');
      const later =
        at === undefined ? unscheduled : { scheduled: page.content, scheduledVersion: page.version, scheduledFor: new Date(at) };
      const [changed] = await database.update(pages).set(later).where(mine).returning({ id: pages.id });
      if (!changed) throw changedMeanwhile(page.updatedBy);
      if (at !== undefined)
        await enqueue(database, scheduled, { companyId: author.companyId }, { companyId: author.companyId, runAt: at });
      const action = at === undefined ? 'website-page.unscheduled' : 'website-page.scheduled';
      await writeAudit(database, author, [{ action, subject: page.content.title }], clock());
      return pageOf(database, author.companyId, page.id);
    },
  );

  route(
    app,
    kernel,
    contract.unpublishPage,
    { summary: 'Takes a page off the website' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const page = await requirePage(database, companyId, params.pageId);
      if (page.content.slug === '') throw new SuiteError('not_open', 'The home page can’t be taken off the website.');
      const name = await fullNameOf(database, author.userId);
      await changeSite(database, { companyId, name, now: clock() }, () =>
        database
          .update(pages)
          .set({ published: null, publishedVersion: null, publishedAt: null, ...unscheduled })
          .where(eq(pages.id, page.id)),
      );
      await writeAudit(database, author, [{ action: 'website-page.unpublished', subject: page.content.title }], clock());
      return pageOf(database, companyId, page.id);
    },
  );

  route(
    app,
    kernel,
    contract.getRevisions,
    { summary: 'Earlier drafts of a page' },
    async ({ input: { params }, caller, database }) => {
      const page = await requirePage(database, inCompany(caller).companyId, params.pageId);
      const rows = await database
        .select()
        .from(revisions)
        .where(eq(revisions.pageId, page.id))
        .orderBy(desc(revisions.version))
        .limit(100);
      return {
        revisions: rows.map(({ id, version, at, by, content, isPublished }) => ({
          ...{ id, version, at: at.toISOString(), by, title: content.title, isPublished },
        })),
      };
    },
  );

  route(
    app,
    kernel,
    contract.restoreRevision,
    { summary: 'Restores an earlier draft' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const page = await requirePage(database, companyId, params.pageId);
      const [revision] = isUuid(params.revisionId)
        ? await database
            .select()
            .from(revisions)
            .where(and(eq(revisions.id, params.revisionId), eq(revisions.pageId, page.id)))
        : [];
      if (!revision) throw new SuiteError('not_found', 'There is no such revision.');
      const by = await fullNameOf(database, userId);
      await writePage(database, page, { content: revision.content, version: body.version, by, now: clock(), isApart: true });
      return pageOf(database, companyId, page.id);
    },
  );
}
