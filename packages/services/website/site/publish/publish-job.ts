import { randomUUID } from 'node:crypto';
import { ReadableStream } from 'node:stream/web';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { isDiskFull } from '@suite/kernel/errors/disk-full';
import type { Files, StoredFile } from '@suite/kernel/files/create-files';
import { defineJob, GiveUpError } from '@suite/kernel/jobs/define-job';
import { apiOrigin } from '@suite/zones/addresses';
import { and, desc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { MAX_PUBLICATIONS } from '../contract/publications';
import { type PublishedPicture, publications, sites } from '../schema';
import { packSite } from './pack';
import { type PictureFile, readModel } from './read-model';
import { enqueuePublication, isOpen, publishing } from './request';
import type { SiteHosts } from './site-address';
import type { SiteFolders } from './site-folder';

interface Needs extends SiteHosts {
  files: Files;
  folders: SiteFolders;
}

/** The maximum size of all packed pages in bytes. */
const MAX_BYTES = 300 * 2 ** 20;

/**
 * Publishes a website: renders it, stores it, creates its folder, and then switches to it by updating one row. Until then
 * visitors see the complete previous publication, wherever this ends.
 */
export const publishJob = ({ files, folders, ...siteHosts }: Needs) =>
  defineJob({
    ...publishing,
    attempts: 5,
    backOff: { first: 10, most: 600 },
    leaseSeconds: 300,
    atOnce: 1,
    doing: 'published a website',
    async run({ companyId }, { database, clock, hold }) {
      const { taken, abandoned } = await database.transaction(async (transaction) => {
        await hold(transaction);
        return takePublication(transaction, companyId, clock());
      });
      for (const id of abandoned) await folders.remove(id);
      if (!taken) return;
      const read = await readModel(database, companyId, siteHosts, clock());
      if (!read) throw new GiveUpError('The home page is not published. Publish it, and the website follows.');
      const pack = await packSite(read.model, read.redirects, [apiOrigin(siteHosts.deployment)]);
      if (await isShown(database, companyId, pack.hash)) {
        await database.delete(publications).where(eq(publications.id, taken.id));
        return;
      }
      try {
        const stored = await files.receive(ReadableStream.from([pack.zip]), { bytes: MAX_BYTES });
        await folders.make(database, taken.id, { companyId, zip: pack.zip, pictures: read.pictures });
        await database.transaction(async (transaction) => {
          await hold(transaction);
          const fileId = await files.add(transaction, stored, { companyId, name: `website-${taken.number}.zip` });
          const pictures = await keepPictures(transaction, files, companyId, read.pictures);
          const made = { state: 'done' as const, at: new Date(clock()), pages: pack.pages, bytes: pack.zip.length, reason: '' };
          await transaction
            .update(publications)
            .set({ ...made, fileId, pictures, hash: pack.hash, policy: pack.policy, redirects: read.redirects })
            .where(eq(publications.id, taken.id));
          await transaction.update(sites).set({ publicationId: taken.id }).where(eq(sites.companyId, companyId));
        });
      } catch (error) {
        await folders.remove(taken.id);
        if (isDiskFull(error) || (error instanceof SuiteError && error.code === 'disk_full'))
          throw new GiveUpError('The disk of the suite is full. The website is as it was; make room, then publish again.');
        throw error;
      }
      for (const id of await trim(database, files, companyId)) await folders.remove(id);
    },
    async onGiveUp(transaction, { companyId }, reason) {
      const open = await transaction.select({ takenAt: publications.takenAt }).from(publications).where(isOpen(companyId));
      const isTaken = and(isOpen(companyId), isNotNull(publications.takenAt));
      await transaction.update(publications).set({ state: 'failed', reason }).where(isTaken);
      // Changes that no attempt has read may have waited for this job.
      if (open.some(({ takenAt }) => !takenAt)) await enqueuePublication(transaction, companyId);
    },
  });

/**
 * Claims the open publication before the website is read, so that a later change becomes another publication. Each attempt has
 * its own id, and so its own folder.
 * @returns the publication of this attempt, and the ids of attempts that did not finish
 */
async function takePublication(transaction: Database, companyId: string, now: number) {
  // The lock makes requests wait until the claim is committed. A removed company has neither row.
  await transaction.select({ version: sites.version }).from(sites).where(eq(sites.companyId, companyId)).for('update');
  const [newest, ...older] = await transaction
    .select()
    .from(publications)
    .where(isOpen(companyId))
    .orderBy(desc(publications.number));
  if (!newest) return { taken: undefined, abandoned: [] };
  const abandoned = [newest, ...older].filter(({ takenAt }) => takenAt).map(({ id }) => id);
  await transaction.delete(publications).where(
    inArray(
      publications.id,
      older.map(({ id }) => id),
    ),
  );
  const taken = { ...newest, id: randomUUID() };
  await transaction
    .update(publications)
    .set({ id: taken.id, takenAt: new Date(now) })
    .where(eq(publications.id, newest.id));
  return { taken, abandoned };
}

async function isShown(database: Database, companyId: string, hash: string): Promise<boolean> {
  const [current] = await database
    .select({ hash: publications.hash })
    .from(sites)
    .innerJoin(publications, eq(publications.id, sites.publicationId))
    .where(eq(sites.companyId, companyId));
  return current?.hash === hash;
}

/** Copies the picture files for a publication, so that pictures can be removed from the library while it is kept. */
async function keepPictures(
  transaction: Database,
  files: Files,
  companyId: string,
  pictures: readonly PictureFile[],
): Promise<PublishedPicture[]> {
  const published: PublishedPicture[] = [];
  for (const { path, hash, bytes } of pictures) {
    const stored: StoredFile = { hash, bytes, mediaType: 'application/octet-stream' };
    published.push({ path, fileId: await files.add(transaction, stored, { companyId, name: path }) });
  }
  return published;
}

/** Deletes the oldest publications. @returns those whose folder is no longer needed */
async function trim(database: Database, files: Files, companyId: string): Promise<string[]> {
  const rows = await database
    .select()
    .from(publications)
    .where(and(eq(publications.companyId, companyId), ne(publications.state, 'waiting')))
    .orderBy(desc(publications.number));
  const [site] = await database.select({ current: sites.publicationId }).from(sites).where(eq(sites.companyId, companyId));
  const old = rows.slice(MAX_PUBLICATIONS).filter(({ id }) => id !== site?.current);
  for (const { id, fileId, pictures } of old)
    await database.transaction(async (transaction) => {
      for (const picture of pictures) await files.remove(transaction, { companyId, id: picture.fileId });
      if (fileId) await files.remove(transaction, { companyId, id: fileId });
      await transaction.delete(publications).where(eq(publications.id, id));
    });
  return old.map(({ id }) => id);
}
