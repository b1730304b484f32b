import { firmDay } from '@services/identity/ports';
import { offeredServices } from '@services/price-book/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { publishedPaths, readHeads } from '../pages/read-pages';
import { media, pages, redirects, sites } from '../schema';
import type { SiteModel, SitePage, SitePicture } from '../site/model';
import { readParts } from './read-parts';
import { type SiteHosts, siteAddress } from './site-address';

/** A picture file: its path in the website, and where its content is stored. */
export interface PictureFile {
  path: string;
  fileId: string;
  hash: string;
  bytes: number;
}

export interface ReadModel {
  model: SiteModel;
  /** The pictures that are used. */
  pictures: PictureFile[];
  redirects: Record<string, string>;
}

type MediumRecord = typeof media.$inferSelect;

/** Returns the path of a picture's file in the website, which changes with its content. */
const pathOf = (format: string, width: number, hash: string) =>
  `media/${hash.slice(0, 16)}-${width}.${format === 'jpeg' ? 'jpg' : format}`;

export const pictureOf = ({ alt, focalX, focalY, width, height, variants }: MediumRecord): SitePicture => ({
  ...{ alt, focalX, focalY, width, height },
  files: variants.map((file) => ({
    ...{ format: file.format, width: file.width, height: file.height },
    path: pathOf(file.format, file.width, file.hash),
  })),
});

/** Returns the website for visitors; undefined when there is none, or none of its pages is published. */
export async function readModel(
  database: Database,
  companyId: string,
  siteHosts: SiteHosts,
  now: number,
): Promise<ReadModel | undefined> {
  const [site] = await database.select().from(sites).where(eq(sites.companyId, companyId));
  if (!site) return undefined;
  const paths = publishedPaths(await readHeads(database, companyId));
  const shown = await database
    .select({ id: pages.id, kind: pages.kind, parentId: pages.parentId, content: pages.published })
    .from(pages)
    .where(and(eq(pages.companyId, companyId), isNotNull(pages.published), isNull(pages.deletedAt)))
    .orderBy(asc(pages.position), asc(pages.id));
  if (![...paths.values()].includes('')) return undefined;
  const library = await database.select().from(media).where(eq(media.companyId, companyId)).orderBy(asc(media.createdAt));
  const used = usedPictures(JSON.stringify([site.facts, ...shown.map(({ content }) => content)]), library);
  const model: SiteModel = {
    facts: site.facts,
    book: await offeredServices(database, companyId),
    pages: shown.flatMap(({ content, ...page }): SitePage[] =>
      content ? [{ ...page, content, path: paths.get(page.id) ?? '' }] : [],
    ),
    pictures: new Map(used.map((medium) => [medium.id, pictureOf(medium)])),
    parts: await readParts(database, companyId, siteHosts.deployment),
    address: siteAddress(siteHosts, site),
    today: await firmDay(database, companyId, now),
  };
  const old = await database.select().from(redirects).where(eq(redirects.companyId, companyId)).orderBy(asc(redirects.path));
  return {
    model,
    pictures: used.flatMap(({ variants }) =>
      variants.map(({ format, width, hash, bytes, fileId }) => ({ path: pathOf(format, width, hash), fileId, hash, bytes })),
    ),
    redirects: Object.fromEntries(
      old.flatMap(({ path, pageId }) => (paths.has(pageId) ? [[path, paths.get(pageId) ?? '']] : [])),
    ),
  };
}

/** Returns the pictures used in the visible content. */
const usedPictures = (content: string, library: readonly MediumRecord[]) =>
  library.filter(({ id }) => content.includes(`"${id}"`));
