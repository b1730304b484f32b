import { randomUUID } from 'node:crypto';
import { ReadableStream } from 'node:stream/web';
import { writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Files, StoredFile } from '@suite/kernel/files/create-files';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, desc, eq, sql } from 'drizzle-orm';
import * as contract from '../contract/media';
import { processPicture, type Variant } from '../media/process-picture';
import { changedMeanwhile } from '../refusals';
import { media, pages, type StoredVariant, sites } from '../schema';

const HOUR = 3_600_000;

type MediumRecord = typeof media.$inferSelect;

/** Mounts the pictures of the token's company: `/mywebsite-admin/v1/media`. */
export function mountMedia(app: App, kernel: Kernel): void {
  const { files } = kernel;

  route(
    app,
    kernel,
    contract.getMedia,
    { summary: 'Pictures with the pages that use them' },
    async ({ caller, database, clock }) => {
      const { companyId } = inCompany(caller);
      const rows = await database.select().from(media).where(eq(media.companyId, companyId)).orderBy(desc(media.createdAt));
      const used = await usesOf(database, companyId);
      return { media: rows.map((row) => mediumOf(files, row, clock(), used)) };
    },
  );

  route(
    app,
    kernel,
    contract.uploadMedium,
    { summary: 'Adds a picture in widths and formats for browsers' },
    async ({ input: { query }, caller, database, clock, context }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      if ((await database.$count(media, eq(media.companyId, companyId))) >= contract.MAX_MEDIA)
        throw new SuiteError('limit_reached', 'A website can have 1,000 pictures. Remove some that no page uses.');
      // Held in memory only for the conversion: camera metadata is never stored with the website.
      const body = context.req.raw.body as ReadableStream | null;
      const source = await receive(body);
      const made = await processPicture(source);
      const variants: StoredVariant[] = [];
      const stored: { stored: StoredFile; variant: Omit<Variant, 'content'> }[] = [];
      for (const { content, ...variant } of made.variants) {
        const file = await files.receive(ReadableStream.from([content]), { bytes: contract.MAX_PICTURE_BYTES });
        stored.push({ stored: file, variant });
      }
      const row = await database.transaction(async (transaction) => {
        for (const { stored: file, variant } of stored) {
          const fileId = await files.add(transaction, file, {
            companyId,
            name: `${query.fileName}-${variant.width}.${variant.format}`,
          });
          variants.push({ ...variant, bytes: file.bytes, hash: file.hash, fileId });
        }
        const { width, height, thumbnail } = made;
        const [added] = await transaction
          .insert(media)
          .values({
            id: randomUUID(),
            companyId,
            name: query.fileName,
            width,
            height,
            thumbnail,
            variants,
            createdAt: new Date(clock()),
          })
          .returning();
        if (!added) throw new Error('the picture was not written');
        await writeAudit(transaction, author, [{ action: 'website-picture.added', subject: query.fileName }], clock());
        return added;
      });
      return mediumOf(files, row, clock(), new Map());
    },
  );

  route(
    app,
    kernel,
    contract.putMedium,
    { summary: 'Changes name, alternative text and focal point of a picture' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const { companyId } = inCompany(caller);
      const before = await requireMedium(database, companyId, params.mediumId);
      const { version, ...written } = body;
      const [after] = await database
        .update(media)
        .set({ ...written, version: version + 1 })
        .where(and(eq(media.id, before.id), eq(media.version, version)))
        .returning();
      if (!after) throw changedMeanwhile('');
      return mediumOf(files, after, clock(), await usesOf(database, companyId));
    },
  );

  route(
    app,
    kernel,
    contract.deleteMedium,
    { summary: 'Removes a picture that no page uses' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const medium = await requireMedium(database, companyId, params.mediumId);
      const [use] = (await usesOf(database, companyId)).get(medium.id) ?? [];
      if (use) throw new SuiteError('not_open', `“${use.title}” uses this picture. Take it off the page first.`);
      for (const { fileId } of medium.variants) await files.remove(database, { companyId, id: fileId });
      await database.delete(media).where(eq(media.id, medium.id));
      await writeAudit(database, author, [{ action: 'website-picture.removed', subject: medium.name }], clock());
      return undefined;
    },
  );
}

/** Reads a file into memory. @throws SuiteError `payload_too_large` */
async function receive(body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > contract.MAX_PICTURE_BYTES)
      throw new SuiteError('payload_too_large', 'The file is larger than 20 MB. Choose a smaller one.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function requireMedium(database: Database, companyId: string, id: string): Promise<MediumRecord> {
  const missing = new SuiteError('not_found', 'There is no such picture.');
  if (!isUuid(id)) throw missing;
  const [medium] = await database
    .select()
    .from(media)
    .where(and(eq(media.id, id), eq(media.companyId, companyId)));
  if (!medium) throw missing;
  return medium;
}

type Uses = ReadonlyMap<string, { id: string; title: string }[]>;

const ID = /"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"/g;

/** Returns the pages and facts that use a picture, by the picture's id. */
async function usesOf(database: Database, companyId: string): Promise<Uses> {
  const drafts = await database
    .select({
      id: pages.id,
      title: sql<string>`${pages.content}->>'title'`,
      content: sql<string>`${pages.content}::text || coalesce(${pages.published}::text, '') || coalesce(${pages.scheduled}::text, '')`,
    })
    .from(pages)
    .where(
      and(
        eq(pages.companyId, companyId),
        sql`${pages.content}::text || coalesce(${pages.published}::text, '') || coalesce(${pages.scheduled}::text, '') like '%imageId": "%'`,
      ),
    );
  const [site] = await database.select({ facts: sites.facts }).from(sites).where(eq(sites.companyId, companyId));
  const uses = new Map<string, { id: string; title: string }[]>();
  const all = [...drafts, ...(site ? [{ id: '', title: 'Firm info', content: JSON.stringify(site.facts) }] : [])];
  for (const { id, title, content } of all)
    for (const name of new Set([...content.matchAll(ID)].map(([, found = '']) => found)))
      uses.set(name, [...(uses.get(name) ?? []), { id, title }]);
  return uses;
}

function mediumOf(files: Files, row: MediumRecord, now: number, uses: Uses): contract.Medium {
  const { companyId: _, createdAt: __, variants, ...medium } = row;
  return {
    ...medium,
    bytes: variants.reduce((sum, { bytes }) => sum + bytes, 0),
    usedBy: uses.get(row.id) ?? [],
    variants: variants.map(({ format, width, height, fileId }) => ({
      ...{ format, width, height, path: files.addressOf(fileId, now + HOUR) },
    })),
  };
}
