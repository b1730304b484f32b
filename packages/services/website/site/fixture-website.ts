import { randomUUID } from 'node:crypto';
import type { Person } from '@suite/host/test/person';
import type { TestPlatform } from '@suite/host/test/test-platform';
import type { Page, PageRow } from './contract/pages';
import { media, publications, revisions } from './schema';

const path = '/mywebsite-admin/v1';

/** Returns the pages of a firm's website, creating it if necessary. */
export async function websiteOf(administrator: Person): Promise<PageRow[]> {
  const body = { slug: `s-${randomUUID().slice(0, 8)}`, name: 'Harborline Accounting' };
  await administrator.send(`${path}/site`, { body });
  return (await administrator.send(`${path}/pages`)).body.pages;
}

/** Adds a page, an earlier draft of it, a picture and a publication to a firm's website. */
export async function newWebsite(platform: TestPlatform, administrator: Person) {
  await websiteOf(administrator);
  const { companyId } = administrator.claims;
  // Its home page is published, and no publication is waiting.
  await platform.pool.query(
    `UPDATE mywebsite_admin.pages SET published = content, published_version = version WHERE company_id = $1 AND content->>'slug' = ''`,
    [companyId],
  );
  const made = await administrator.send(`${path}/pages`, { body: { template: 'blank', title: randomUUID(), parentId: null } });
  const { id: pageId, content } = made.body as Page;
  const at = new Date(platform.time.now);
  const [revision] = await platform.database
    .insert(revisions)
    .values({ pageId, version: 0, content, at, by: 'Pat Doe' })
    .returning();
  const [medium] = await platform.database
    .insert(media)
    .values({ companyId, name: 'office.jpg', width: 1, height: 1, variants: [], thumbnail: 'data:,', createdAt: at })
    .returning();
  const publicationId = randomUUID();
  await platform.pool.query('DELETE FROM mywebsite_admin.publications WHERE company_id = $1', [companyId]);
  await platform.database
    .insert(publications)
    .values({ id: publicationId, companyId, number: 1, state: 'done', at, by: 'Pat Doe', pictures: [], redirects: {} });
  return { websitePageId: pageId, revisionId: revision?.id ?? '', mediumId: medium?.id ?? '', publicationId };
}

export async function withoutWebsite(platform: TestPlatform, companyId: string): Promise<void> {
  for (const table of ['redirects', 'pages', 'media', 'publications', 'held_addresses', 'sites'])
    await platform.pool.query(`DELETE FROM mywebsite_admin.${table} WHERE company_id = $1`, [companyId]);
}
