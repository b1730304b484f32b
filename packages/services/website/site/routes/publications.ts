import { writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, desc, eq } from 'drizzle-orm';
import * as contract from '../contract/publications';
import { cancelPublication, holdSite } from '../publish/request';
import { type SiteHosts, siteAddress } from '../publish/site-address';
import { unzipped } from '../publish/site-folder';
import { noSite } from '../refusals';
import { publications, sites } from '../schema';

/** Mounts the publications: `/mywebsite-admin/v1/publications`. */
export function mountPublications(app: App, kernel: Kernel, siteHosts: SiteHosts): void {
  route(app, kernel, contract.getPublications, { summary: 'What was published, and when' }, ({ caller, database }) =>
    publicationsOf(database, inCompany(caller).companyId, siteHosts),
  );

  route(
    app,
    kernel,
    contract.rollBack,
    { summary: 'Shows visitors an earlier publication again' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      await holdSite(database, companyId);
      const { id, number } = await requireDone(database, companyId, params.publicationId);
      await cancelPublication(database, companyId);
      await database.update(sites).set({ publicationId: id }).where(eq(sites.companyId, companyId));
      await writeAudit(database, author, [{ action: 'website.rolled-back', subject: String(number) }], clock());
      return publicationsOf(database, companyId, siteHosts);
    },
  );

  route(
    app,
    kernel,
    contract.getPublicationZip,
    { summary: 'The files of a publication, for any static host' },
    async ({ input: { params }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const { number, fileId, pictures } = await requireDone(database, companyId, params.publicationId);
      const content = fileId && (await kernel.files.read(database, { companyId, id: fileId }));
      if (!content) throw missing();
      const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
      const chunks: Uint8Array[] = [];
      const zip = new Zip((error, chunk) => {
        if (error) throw error;
        chunks.push(chunk);
      });
      const add = (path: string, bytes: Uint8Array, isPicture = false) => {
        const file = isPicture ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 });
        zip.add(file);
        file.push(bytes, true);
      };
      for (const [path, bytes] of await unzipped(content)) add(path, bytes);
      for (const { path, fileId: id } of pictures) {
        const bytes = await kernel.files.read(database, { companyId, id });
        if (bytes) add(path, bytes, true);
      }
      zip.end();
      return new Response(Buffer.concat(chunks), {
        headers: {
          'Content-Type': 'application/zip',
          'Content-Disposition': `attachment; filename="website-${number}.zip"`,
        },
      });
    },
  );
}

const missing = () => new SuiteError('not_found', 'There is no such publication.');

async function requireDone(database: Database, companyId: string, id: string) {
  if (!isUuid(id)) throw missing();
  const mine = and(eq(publications.id, id), eq(publications.companyId, companyId), eq(publications.state, 'done'));
  const [publication] = await database.select().from(publications).where(mine);
  if (!publication) throw missing();
  return publication;
}

async function publicationsOf(database: Database, companyId: string, siteHosts: SiteHosts) {
  const [site] = await database.select().from(sites).where(eq(sites.companyId, companyId));
  if (!site) throw noSite();
  const rows = await database
    .select()
    .from(publications)
    .where(eq(publications.companyId, companyId))
    .orderBy(desc(publications.number));
  return {
    address: siteAddress(siteHosts, site),
    publications: rows.map(({ id, number, state, at, by, pages, bytes, reason }) => ({
      ...{ id, number, state, at: at.toISOString(), by, pages, bytes, reason },
      isCurrent: id === site.publicationId,
    })),
  };
}
