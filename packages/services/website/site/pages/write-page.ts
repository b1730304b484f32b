import type { Database } from '@suite/kernel/database/database';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { PageContent } from '../contract/pages';
import { changedMeanwhile } from '../refusals';
import { pages, revisions } from '../schema';
import type { PageRecord } from './read-pages';

interface Write {
  content: PageContent;
  /** The version that was read. */
  version: number;
  by: string;
  now: number;
  /** Whether the previous draft becomes a revision in any case. */
  isApart?: boolean;
}

/** Milliseconds within which one person's saves are one revision. */
const ONE_REVISION = 10 * 60_000;

/** The number of a page's revisions that are kept, in addition to published ones. */
const MAX_REVISIONS = 50;

/** Saves a draft and keeps the previous one as a revision. @throws SuiteError `changed_meanwhile` */
export async function writePage(transaction: Database, page: PageRecord, write: Write): Promise<void> {
  const { content, version, by, now, isApart = false } = write;
  const [written] = await transaction
    .update(pages)
    .set({ content, version: version + 1, updatedAt: new Date(now), updatedBy: by })
    .where(and(eq(pages.id, page.id), eq(pages.version, version)))
    .returning({ id: pages.id });
  if (!written) throw changedMeanwhile(page.updatedBy === by ? '' : page.updatedBy);
  const isLater = now - page.updatedAt.getTime() > ONE_REVISION;
  const isPublished = page.publishedVersion === version;
  if (!isApart && !isLater && !isPublished && page.updatedBy === by) return;
  await transaction
    .insert(revisions)
    .values({ pageId: page.id, version, content: page.content, at: page.updatedAt, by: page.updatedBy, isPublished });
  const old = await transaction
    .select({ id: revisions.id })
    .from(revisions)
    .where(and(eq(revisions.pageId, page.id), eq(revisions.isPublished, false)))
    .orderBy(desc(revisions.version))
    .offset(MAX_REVISIONS);
  if (old.length)
    await transaction.delete(revisions).where(
      inArray(
        revisions.id,
        old.map(({ id }) => id),
      ),
    );
}

/** Columns of a page that is not scheduled. */
export const unscheduled = { scheduled: null, scheduledVersion: null, scheduledFor: null } as const;

export async function publishDraft(
  transaction: Database,
  page: Pick<PageRecord, 'id' | 'content' | 'version'>,
  now: number,
): Promise<void> {
  const published = { published: page.content, publishedVersion: page.version, publishedAt: new Date(now) };
  await transaction
    .update(pages)
    .set({ ...published, ...unscheduled })
    .where(eq(pages.id, page.id));
}
