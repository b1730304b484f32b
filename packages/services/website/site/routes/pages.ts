import { randomUUID } from 'node:crypto';
import { firmDay, fullNameOf, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { type Administrator, inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, eq, inArray } from 'drizzle-orm';
import * as contract from '../contract/pages';
import { MAX_DEPTH, pageOf, pageRowsOf, readHeads, requirePage } from '../pages/read-pages';
import { contentOf, kindOf } from '../pages/templates';
import { unscheduled, writePage } from '../pages/write-page';
import { changeSite, holdSite } from '../publish/request';
import { noPage } from '../refusals';
import { pages } from '../schema';

/** Mounts drafts of pages, their position in the tree, and the trash: `/mywebsite-admin/v1/pages`. */
export function mountPages(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getPages,
    { summary: 'Pages and articles with their state, those in the trash, too' },
    async ({ caller, database }) => ({
      pages: pageRowsOf(await readHeads(database, inCompany(caller).companyId)),
    }),
  );

  route(app, kernel, contract.getPage, { summary: 'A page with its draft' }, ({ input: { params }, caller, database }) =>
    pageOf(database, inCompany(caller).companyId, params.pageId),
  );

  route(
    app,
    kernel,
    contract.createPage,
    { summary: 'Adds a page or an article from a template' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      await holdSite(database, companyId);
      const heads = await readHeads(database, companyId);
      if (heads.length >= contract.MAX_PAGES)
        throw new SuiteError('limit_reached', 'A website can have 3,000 pages and articles. Empty the trash, or remove some.');
      const kind = kindOf(body.template);
      const parentId = kind === 'page' ? body.parentId : null;
      if (parentId && !heads.some(({ id, kind: other, deletedAt }) => id === parentId && other === 'page' && !deletedAt))
        throw noPage();
      const by = await fullNameOf(database, author.userId);
      const content = contentOf(body.template, body.title);
      const id = randomUUID();
      await database.insert(pages).values({
        ...{ id, companyId, kind, parentId, position: Math.max(-1, ...heads.map(({ position }) => position)) + 1 },
        content: kind === 'article' ? { ...content, author: by, on: await firmDay(database, companyId, clock()) } : content,
        ...{ updatedAt: new Date(clock()), updatedBy: by },
      });
      await writeAudit(database, author, [{ action: 'website-page.created', subject: body.title }], clock());
      return pageOf(database, companyId, id);
    },
  );

  route(
    app,
    kernel,
    contract.putPage,
    { summary: 'Saves the draft of a page' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const page = await requirePage(database, companyId, params.pageId);
      if (page.deletedAt) throw noPage();
      refuseHome(page.content.slug, body.content.slug);
      const by = await fullNameOf(database, userId);
      await writePage(database, page, { ...body, by, now: clock() });
      return pageOf(database, companyId, page.id);
    },
  );

  route(
    app,
    kernel,
    contract.movePages,
    { summary: 'Places pages in the tree' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = await authorOf(database, inCompany(caller), clock());
      const { companyId } = author;
      await changeSite(database, author, async () => {
        const heads = await readHeads(database, companyId);
        const known = new Map(heads.map((head) => [head.id, head]));
        const places = new Map(heads.map(({ id, parentId }) => [id, parentId]));
        for (const { id, parentId } of body.pages) {
          const isKnown = known.has(id) && (parentId === null || known.get(parentId)?.kind === 'page');
          if (!isKnown) throw noPage();
          places.set(id, parentId);
        }
        refuseCircles(places);
        for (const [position, { id, parentId }] of body.pages.entries()) {
          const before = known.get(id);
          if (before?.position === position && before.parentId === parentId) continue;
          await database.update(pages).set({ position, parentId }).where(eq(pages.id, id));
        }
      });
      await writeAudit(database, inCompany(caller), [{ action: 'website-pages.moved', subject: '' }], clock());
      return { pages: pageRowsOf(await readHeads(database, companyId)) };
    },
  );

  route(
    app,
    kernel,
    contract.trashPage,
    { summary: 'Puts a page into the trash' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = await authorOf(database, inCompany(caller), clock());
      const page = await requirePage(database, author.companyId, params.pageId);
      if (page.content.slug === '') throw new SuiteError('not_open', 'The home page can’t be put into the trash.');
      const heads = await readHeads(database, author.companyId);
      if (heads.some(({ parentId, deletedAt }) => parentId === page.id && !deletedAt))
        throw new SuiteError('not_open', 'This page has pages below it. Move them first, or put them into the trash.');
      await changeSite(
        database,
        author,
        () =>
          database
            .update(pages)
            .set({ deletedAt: new Date(clock()), published: null, publishedVersion: null, publishedAt: null, ...unscheduled })
            .where(eq(pages.id, page.id)),
        { isAlways: page.published !== null },
      );
      await writeAudit(database, inCompany(caller), [{ action: 'website-page.trashed', subject: page.content.title }], clock());
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.restorePage,
    { summary: 'Takes a page out of the trash' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const page = await requirePage(database, author.companyId, params.pageId);
      const [parent] = page.parentId
        ? await database
            .select({ deletedAt: pages.deletedAt })
            .from(pages)
            .where(and(inArray(pages.id, [page.parentId]), eq(pages.companyId, author.companyId)))
        : [];
      const isOrphan = !parent || parent.deletedAt !== null;
      await database
        .update(pages)
        .set({ deletedAt: null, ...(isOrphan && { parentId: null }) })
        .where(eq(pages.id, page.id));
      await writeAudit(database, author, [{ action: 'website-page.restored', subject: page.content.title }], clock());
      return pageOf(database, author.companyId, page.id);
    },
  );
}

const authorOf = async (database: Database, { companyId, userId }: Administrator, now: number) => ({
  ...{ companyId, now },
  name: await fullNameOf(database, userId),
});

/** There is always exactly one home page, the page with an empty slug. */
function refuseHome(before: string, after: string): void {
  if (before === '' && after !== '') throw new SuiteError('invalid_request', 'The home page keeps its address.');
  if (before !== '' && after === '') throw new SuiteError('invalid_request', 'Enter the last part of the address.');
}

/** @throws SuiteError `invalid_request` for cycles of pages, or too deep nesting */
function refuseCircles(parents: ReadonlyMap<string, string | null>): void {
  for (const id of parents.keys()) {
    let at: string | null | undefined = id;
    for (let depth = 0; at; depth++) {
      if (depth >= MAX_DEPTH)
        throw new SuiteError('invalid_request', `Pages can be ${MAX_DEPTH} levels deep. Choose another place.`);
      at = parents.get(at);
    }
  }
}
