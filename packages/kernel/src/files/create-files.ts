import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadableStream } from 'node:stream/web';
import { SuiteError } from '@suite/contract/errors';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { defineJob, type Job, RetryLaterError } from '../jobs/define-job';
import { enqueue } from '../jobs/enqueue';
import type { Sealing } from '../sealing/sealing';
import { collectedFile } from './collected-file';
import { fileHeaders } from './file-headers';
import { createFolderStore } from './file-store';
import { type Draft, type FileLimits, receiveDraft } from './receive-draft';
import { createS3Store } from './s3-store';
import { files, storedFiles } from './schema';
import { createSignedAddresses } from './signed-address';

const HOUR = 3_600_000;

/** Milliseconds for which received content is stored without a reference. */
const RETENTION = HOUR;

/** Older drafts were left by a process that was killed. */
const DRAFT_LIFE = MILLISECONDS_PER_DAY;

interface Options {
  database: Database;
  clock: () => number;
  sealing: Sealing;
  dataFolder: string;
  /** URL of an S3-compatible store; without it, contents are stored in the data folder. */
  storeUrl?: string | undefined;
}

/** Stored content that no file refers to yet. */
export type StoredFile = Draft;

export interface Files {
  /**
   * Stores content, outside any transaction. It is removed after an hour unless a file refers to it.
   * @throws SuiteError `payload_too_large`, `invalid_request` for another type, `disk_full`
   */
  receive(body: ReadableStream | null, limits: FileLimits): Promise<StoredFile>;
  /** Reads just-stored content into memory, at most a few megabytes, before it becomes a file. */
  contentOf(stored: StoredFile): Promise<Buffer>;
  /** Adds stored content as a file of a company. @returns its id */
  add(transaction: Database, stored: StoredFile, file: { companyId: string; name: string }): Promise<string>;
  /**
   * Removes a company's file, and its content if no other file has it. Wake the jobs after the commit. @returns whether the file
   * existed
   */
  remove(transaction: Database, file: { companyId: string; id: string }): Promise<boolean>;
  /** Reads a company's file into memory, at most a few megabytes; undefined when there is none. */
  read(database: Database, file: { companyId: string; id: string }): Promise<Buffer | undefined>;
  /** Returns the path of a file, which gives access to anyone who has it. @param expiresAt milliseconds since 1970 */
  addressOf(id: string, expiresAt: number): string;
  /**
   * Responds to a request for such a path; the route is `GET /files/:id`, without a sign-in.
   * @throws SuiteError `not_found`
   */
  serve(id: string, query: URLSearchParams): Promise<Response>;
  /** Job that removes content without references. */
  job: Job;
  /** Removes drafts left by processes that were killed. */
  removeOldDrafts(): Promise<void>;
}

/** @throws Failure when the store's URL is invalid */
export function createFiles({ database, clock, sealing, dataFolder, storeUrl }: Options): Files {
  const folder = join(dataFolder, 'files');
  const drafts = join(folder, 'drafts');
  const store = storeUrl ? createS3Store(storeUrl) : createFolderStore(folder);
  let signing: ReturnType<typeof createSignedAddresses> | undefined;
  const addresses = () => {
    signing ??= createSignedAddresses(sealing.keyFor('addresses of files'));
    return signing;
  };

  const collection = defineJob({
    ...collectedFile,
    attempts: 20,
    backOff: { first: 60, most: 6 * 3600 },
    leaseSeconds: 300,
    atOnce: 2,
    doing: 'removed a file',
    run: ({ hash }) => database.transaction((transaction) => removeUnused(transaction, hash)),
  });

  const isContent = (hash: string) => eq(storedFiles.hash, hash);

  async function removeUnused(transaction: Database, hash: string): Promise<void> {
    // A process that stores or refers to this content waits until it is gone, or its reference is visible here.
    const [stored] = await transaction.select().from(storedFiles).where(isContent(hash)).for('update');
    if (!stored) return;
    const [reference] = await transaction.select({ id: files.id }).from(files).where(eq(files.hash, hash)).limit(1);
    if (reference) return;
    const storedFor = stored.storedUntil.getTime() - clock();
    // A time beyond the maximum was set by a clock that ran ahead.
    if (storedFor > 0 && storedFor <= RETENTION) throw new RetryLaterError(Math.ceil(storedFor / 1000));
    await store.remove(hash);
    await transaction.delete(storedFiles).where(isContent(hash));
  }

  /** Records content before it is stored, so that content stored by a killed process is found and removed. */
  async function keep({ hash, bytes }: Draft): Promise<void> {
    const storedUntil = new Date(clock() + RETENTION);
    await database.transaction(async (transaction) => {
      await transaction
        .insert(storedFiles)
        .values({ hash, bytes, storedUntil })
        .onConflictDoUpdate({ target: storedFiles.hash, set: { storedUntil } });
      await enqueue(transaction, collection, { hash }, { key: hash, runAt: storedUntil.getTime() });
    });
  }

  return {
    job: collection as Job,
    async receive(body, limits) {
      await mkdir(drafts, { recursive: true, mode: 0o700 });
      const path = join(drafts, randomUUID());
      try {
        const draft = await receiveDraft(body, path, limits);
        await keep(draft);
        await store.put(draft.hash, path);
        return draft;
      } finally {
        await rm(path, { force: true });
      }
    },
    async contentOf({ hash }) {
      const content = await store.read(hash);
      if (!content) throw new Error('the content that was just stored is gone');
      return bufferOf(content);
    },
    async add(transaction, { hash, mediaType }, { companyId, name }) {
      const id = randomUUID();
      await transaction.insert(files).values({ id, companyId, hash, name, mediaType, createdAt: new Date(clock()) });
      return id;
    },
    async remove(transaction, { companyId, id }) {
      const [removed] = await transaction
        .delete(files)
        .where(and(eq(files.id, id), eq(files.companyId, companyId)))
        .returning({ hash: files.hash });
      if (removed) await enqueue(transaction, collection, { hash: removed.hash }, { key: removed.hash });
      return removed !== undefined;
    },
    async read(database, { companyId, id }) {
      const [file] = await database
        .select({ hash: files.hash })
        .from(files)
        .where(and(eq(files.id, id), eq(files.companyId, companyId)));
      const content = file && (await store.read(file.hash));
      return content && bufferOf(content);
    },
    addressOf: (id, expiresAt) => addresses().addressOf(id, expiresAt),
    async serve(id, query) {
      const life = addresses().lifeOf(id, query, clock());
      const missing = () => new SuiteError('not_found', 'There is no such file, or its link has expired. Open the page again.');
      if (life === undefined) throw missing();
      const [file] = await database
        .select({ name: files.name, mediaType: files.mediaType, hash: files.hash, bytes: storedFiles.bytes })
        .from(files)
        .innerJoin(storedFiles, eq(storedFiles.hash, files.hash))
        .where(eq(files.id, id));
      const content = file && (await store.read(file.hash));
      if (!content) throw missing();
      return new Response(content as BodyInit, { headers: fileHeaders({ ...file, life }) });
    },
    async removeOldDrafts() {
      const names = await readdir(drafts).catch(() => []);
      for (const name of names) {
        const path = join(drafts, name);
        const { mtimeMs } = await stat(path);
        if (Date.now() - mtimeMs > DRAFT_LIFE) await rm(path, { force: true });
      }
    },
  };
}

const bufferOf = async (content: ReadableStream): Promise<Buffer> =>
  Buffer.from(await new Response(content as BodyInit).arrayBuffer());
