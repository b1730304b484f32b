import { randomUUID } from 'node:crypto';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { cancel } from '@suite/kernel/jobs/keyed-jobs';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type PageHead, publishedPaths, readHeads } from '../pages/read-pages';
import { noSite, pathTaken } from '../refusals';
import { publications, redirects, sites } from '../schema';

/** The settings with which the publish job is enqueued; the job itself needs the kernel. */
export const publishing = {
  kind: 'publish website',
  payload: v.object({ companyId: v.string() }),
  inOrder: ({ companyId }: { companyId: string }) => `website ${companyId}`,
};

type Site = typeof sites.$inferSelect;

/**
 * Returns a company's website, locked until the transaction ends, so that changes of its pages are serialized. @throws SuiteError
 * `not_found`
 */
export async function holdSite(transaction: Database, companyId: string): Promise<Site> {
  const [site] = await transaction.select().from(sites).where(eq(sites.companyId, companyId)).for('update');
  if (!site) throw noSite();
  return site;
}

interface Author {
  companyId: string;
  name: string;
  now: number;
}

/** Condition for a company's unfinished publications. */
export const isOpen = (companyId: string) => and(eq(publications.companyId, companyId), eq(publications.state, 'waiting'));

/** Enqueues a publication of the website's state after the transaction. */
export async function requestPublication(transaction: Database, { companyId, name, now }: Author): Promise<void> {
  await holdSite(transaction, companyId);
  // A publication that a job has claimed was read before this change.
  const isUnread = and(isOpen(companyId), isNull(publications.takenAt));
  const [before] = await transaction.select({ id: publications.id }).from(publications).where(isUnread).limit(1);
  const written = { at: new Date(now), by: name };
  if (before) await transaction.update(publications).set(written).where(eq(publications.id, before.id));
  else {
    const [last] = await transaction
      .select({ number: publications.number })
      .from(publications)
      .where(eq(publications.companyId, companyId))
      .orderBy(desc(publications.number))
      .limit(1);
    await transaction.insert(publications).values({
      ...{ ...written, id: randomUUID(), companyId, number: (last?.number ?? 0) + 1 },
      ...{ state: 'waiting' as const, pictures: [], redirects: {} },
    });
  }
  await enqueuePublication(transaction, companyId);
}

export const enqueuePublication = (transaction: Database, companyId: string): Promise<void> =>
  enqueue(transaction, publishing, { companyId }, { companyId, key: companyId });

/** Cancels waiting and running publications; a running attempt no longer changes anything. */
export async function cancelPublication(transaction: Database, companyId: string): Promise<void> {
  await cancel(transaction, publishing, companyId);
  await transaction.delete(publications).where(isOpen(companyId));
}

/**
 * Changes what visitors see. Afterwards no two published pages have the same address, a page's old address redirects to its new
 * one, and the website is published. Without a visible difference, only the change is made.
 * @throws SuiteError `not_found`, `name_taken`
 */
export async function changeSite(
  transaction: Database,
  author: Author,
  change: () => Promise<unknown>,
  { isAlways = true }: { isAlways?: boolean } = {},
): Promise<void> {
  const { companyId } = author;
  await holdSite(transaction, companyId);
  const before = publishedPaths(await readHeads(transaction, companyId));
  await change();
  const heads = await readHeads(transaction, companyId);
  const after = publishedPaths(heads);
  if (after.size > 0 && ![...after.values()].includes(''))
    throw new SuiteError('not_open', 'The home page is not published yet. Publish it first, or together with this page.');
  refuseEqualPaths(heads, after);
  const moved = [...before].flatMap(([pageId, path]) => {
    const now = after.get(pageId);
    return now === undefined || now === path || path === '' ? [] : [{ companyId, path, pageId }];
  });
  if (moved.length)
    await transaction
      .insert(redirects)
      .values(moved)
      .onConflictDoUpdate({ target: [redirects.companyId, redirects.path], set: { pageId: sql`excluded.page_id` } });
  const live = [...after.values()];
  // A page that exists again needs no redirect.
  if (live.length)
    await transaction.delete(redirects).where(and(eq(redirects.companyId, companyId), inArray(redirects.path, live)));
  if ((isAlways && before.size + after.size > 0) || moved.length) await requestPublication(transaction, author);
}

/** Paths of the website's own files. */
const OWN = ['articles/', 'media/'];

function refuseEqualPaths(heads: readonly PageHead[], paths: ReadonlyMap<string, string>): void {
  const titles = new Map<string, string>(OWN.map((path) => [path, 'The website']));
  for (const { id, title } of heads) {
    const path = paths.get(id);
    if (path === undefined) continue;
    const other = titles.get(path);
    if (other !== undefined) throw pathTaken(path, other);
    titles.set(path, title);
  }
}
