import type { Kernel } from '@suite/kernel/http/kernel';
import type { ServedSite } from '@suite/kernel/service/service';
import { and, eq, isNotNull } from 'drizzle-orm';
import { publications, sites } from '../schema';
import type { SiteFolders } from './site-folder';

/** Folders that are being created, so that concurrent visitors create each one once. */
const making = new Map<string, Promise<string>>();

/** Returns a website's current publication, by its name or its own domain; undefined when there is none. */
export async function findSite(
  { database, files }: Kernel,
  folders: SiteFolders,
  name: { slug: string } | { domain: string },
): Promise<ServedSite | undefined> {
  const [found] = await database
    .select()
    .from(sites)
    .innerJoin(publications, eq(publications.id, sites.publicationId))
    .where('slug' in name ? eq(sites.slug, name.slug) : and(eq(sites.domain, name.domain), isNotNull(sites.domainProvenAt)));
  if (!found) return undefined;
  const { id, companyId, fileId, pictures, policy, redirects } = found.publications;
  const served = { policy, redirects, domain: found.sites.domainProvenAt ? found.sites.domain : '' };
  if (folders.has(id)) return { ...served, folder: folders.folderOf(id) };
  const make = async () => {
    const zip = fileId && (await files.read(database, { companyId, id: fileId }));
    if (!zip) throw new Error(`the files of the publication ${id} are gone`);
    return folders.make(database, id, { companyId, zip, pictures });
  };
  const folder = making.get(id) ?? make().finally(() => making.delete(id));
  making.set(id, folder);
  return { ...served, folder: await folder };
}
