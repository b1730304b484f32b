import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '@suite/kernel/database/database';
import type { Files } from '@suite/kernel/files/create-files';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { inArray } from 'drizzle-orm';
import { type PublishedPicture, publications } from '../schema';

interface Content {
  companyId: string;
  zip: Buffer;
  pictures: readonly PublishedPicture[];
}

/** Prefix of folders that are incomplete if the process is killed. */
const UNFINISHED = '.unfinished-';

/**
 * Stores publications as folders of files, for the server. A folder is written under another name and renamed once complete, so
 * that a partial one is never served. It can be recreated from the stored files.
 */
export function createSiteFolders(dataFolder: string, files: Files) {
  const root = join(dataFolder, 'sites');
  const folderOf = (publicationId: string) => join(root, publicationId);

  async function write(database: Database, folder: string, { companyId, zip, pictures }: Content): Promise<void> {
    const made = new Set<string>();
    const put = async (path: string, content: Uint8Array) => {
      const target = join(folder, path);
      const parent = dirname(target);
      if (!made.has(parent)) await mkdir(parent, { recursive: true, mode: 0o700 });
      made.add(parent);
      const file = await open(target, 'w', 0o600);
      try {
        await file.writeFile(content);
      } finally {
        await file.close();
      }
    };
    for (const [path, content] of await unzipped(zip)) await put(path, content);
    for (const { path, fileId } of pictures) {
      const content = await files.read(database, { companyId, id: fileId });
      if (content) await put(path, content);
    }
  }

  return {
    folderOf,
    has: (publicationId: string) => existsSync(folderOf(publicationId)),
    /** Creates the folder of a publication, completely or not at all. */
    async make(database: Database, publicationId: string, content: Content): Promise<string> {
      const folder = folderOf(publicationId);
      const draft = join(root, UNFINISHED + randomUUID());
      await mkdir(draft, { recursive: true, mode: 0o700 });
      try {
        await write(database, draft, content);
        await rename(draft, folder).catch((error: NodeJS.ErrnoException) => {
          // Another request has created it in the meantime.
          if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
        });
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
      return folder;
    },
    remove: (publicationId: string) => rm(folderOf(publicationId), { recursive: true, force: true }),
    /** Removes incomplete folders of killed processes, and those of publications that no longer exist. */
    async removeUnused(database: Database): Promise<void> {
      const names = await readdir(root).catch(() => []);
      const ids = names.filter(isUuid);
      const rows = await database.select({ id: publications.id }).from(publications).where(inArray(publications.id, ids));
      const existing = new Set(rows.map(({ id }) => id));
      for (const name of names)
        if (name.startsWith(UNFINISHED) || (isUuid(name) && !existing.has(name)))
          await rm(join(root, name), { recursive: true, force: true });
    },
  };
}

export type SiteFolders = ReturnType<typeof createSiteFolders>;

/** Returns the files of a zip that this service created. */
export async function unzipped(zip: Uint8Array): Promise<Map<string, Uint8Array>> {
  const { Unzip, UnzipInflate } = await import('fflate');
  const found = new Map<string, Uint8Array[]>();
  const unzip = new Unzip((file) => {
    const chunks: Uint8Array[] = [];
    found.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error) throw error;
      chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  unzip.push(zip, true);
  return new Map([...found].map(([name, chunks]) => [name, Buffer.concat(chunks)]));
}
