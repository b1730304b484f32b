import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Page, PageRow, PageState } from '../contract/pages';
import { noPage } from '../refusals';
import { pages } from '../schema';

export type PageRecord = typeof pages.$inferSelect;

/** The folder of all articles. */
export const ARTICLES = 'articles/';

/** The properties of a page that determine its path. */
type Placed = Pick<PageRecord, 'id' | 'kind' | 'parentId'>;

/**
 * Returns the path of each page: its ancestors' slugs and its own.
 * @param slugOf the last part of a page's path
 */
export function pathsOf<Row extends Placed>(rows: readonly Row[], slugOf: (row: Row) => string): Map<string, string> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const paths = new Map<string, string>();
  const pathOf = (row: Row, depth: number): string => {
    const known = paths.get(row.id);
    if (known !== undefined) return known;
    const slug = slugOf(row);
    const own = slug && `${slug}/`;
    const parent = row.parentId && depth < MAX_DEPTH ? byId.get(row.parentId) : undefined;
    const path = row.kind === 'article' ? ARTICLES + own : (parent ? pathOf(parent, depth + 1) : '') + own;
    paths.set(row.id, path);
    return path;
  };
  for (const row of rows) pathOf(row, 0);
  return paths;
}

/** The maximum nesting of pages. */
export const MAX_DEPTH = 6;

/** A page without its content. */
export interface PageHead extends Omit<PageRecord, 'companyId' | 'content' | 'published' | 'scheduled'> {
  title: string;
  slug: string;
  category: string;
  isInMenu: boolean;
  summary: string;
  on: string;
  /** Null when it is not published. */
  publishedSlug: string | null;
}

/** Returns the paths at which visitors find published pages, by id. */
export function publishedPaths(heads: readonly PageHead[]): Map<string, string> {
  const live = heads.filter(({ deletedAt }) => !deletedAt);
  const paths = pathsOf(live, ({ publishedSlug, slug }) => publishedSlug ?? slug);
  return new Map(live.flatMap(({ id, publishedSlug }) => (publishedSlug === null ? [] : [[id, paths.get(id) ?? ''] as const])));
}

/** Returns all pages of a company in the order of the tree. */
export const readHeads = (database: Database, companyId: string): Promise<PageHead[]> =>
  database
    .select({
      id: pages.id,
      kind: pages.kind,
      parentId: pages.parentId,
      position: pages.position,
      version: pages.version,
      updatedAt: pages.updatedAt,
      updatedBy: pages.updatedBy,
      publishedVersion: pages.publishedVersion,
      publishedAt: pages.publishedAt,
      scheduledFor: pages.scheduledFor,
      scheduledVersion: pages.scheduledVersion,
      deletedAt: pages.deletedAt,
      title: sql<string>`${pages.content}->>'title'`,
      slug: sql<string>`${pages.content}->>'slug'`,
      category: sql<string>`${pages.content}->>'category'`,
      isInMenu: sql<boolean>`(${pages.content}->>'isInMenu')::boolean`,
      summary: sql<string>`${pages.content}->>'summary'`,
      on: sql<string>`${pages.content}->>'on'`,
      publishedSlug: sql<string | null>`${pages.published}->>'slug'`,
    })
    .from(pages)
    .where(eq(pages.companyId, companyId))
    .orderBy(asc(pages.position), asc(pages.id));

/** @throws SuiteError `not_found` */
export async function requirePage(database: Database, companyId: string, id: string): Promise<PageRecord> {
  if (!isUuid(id)) throw noPage();
  const [page] = await database
    .select()
    .from(pages)
    .where(and(eq(pages.id, id), eq(pages.companyId, companyId)));
  if (!page) throw noPage();
  return page;
}

function stateOf({ scheduledFor, publishedSlug, publishedVersion, version }: PageHead): PageState {
  if (scheduledFor) return 'scheduled';
  if (publishedSlug === null) return 'draft';
  return publishedVersion === version ? 'published' : 'changed';
}

/** Returns pages as the list shows them. */
export function pageRowsOf(heads: readonly PageHead[]): PageRow[] {
  const drafts = pathsOf(heads, ({ slug }) => slug);
  const live = publishedPaths(heads);
  return heads.map((head) => ({
    id: head.id,
    kind: head.kind,
    parentId: head.parentId,
    position: head.position,
    title: head.title,
    path: drafts.get(head.id) ?? '',
    publishedPath: live.get(head.id) ?? null,
    state: stateOf(head),
    scheduledFor: head.scheduledFor?.toISOString() ?? null,
    hasNewerDraft: head.version !== (head.scheduledVersion ?? head.publishedVersion ?? head.version),
    version: head.version,
    updatedAt: head.updatedAt.toISOString(),
    updatedBy: head.updatedBy,
    category: head.category,
    isInMenu: head.isInMenu,
    summary: head.summary,
    on: head.on,
    deletedAt: head.deletedAt?.toISOString() ?? null,
  }));
}

export async function pageOf(database: Database, companyId: string, id: string): Promise<Page> {
  const { content, publishedAt } = await requirePage(database, companyId, id);
  const row = pageRowsOf(await readHeads(database, companyId)).find((each) => each.id === id);
  if (!row) throw noPage();
  return { ...row, content, publishedAt: publishedAt?.toISOString() ?? null };
}
