import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database } from '@suite/kernel/database/database';
import type { Files } from '@suite/kernel/files/create-files';
import type { PublishedPicture } from '../schema';

interface Content {
  companyId: string;
  zip: Buffer;
  pictures: readonly PublishedPicture[];
}

/** Folders that a process was killed in while it wrote them. */
const UNFINISHED = '.unfinished-';

/**
 * Publications as folders of files, for whoever serves them. A folder is written beside and renamed once it is whole, so that
 * there is never half of one; it can be made again from what is stored.
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
    /** Makes the folder of a publication, whole or not at all. */
    async make(database: Database, publicationId: string, content: Content): Promise<string> {
      const folder = folderOf(publicationId);
      const draft = join(root, UNFINISHED + randomUUID());
      await mkdir(draft, { recursive: true, mode: 0o700 });
      try {
        await write(database, draft, content);
        await rename(draft, folder).catch((error: NodeJS.ErrnoException) => {
          // Another request has made it meanwhile.
          if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
        });
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
      return folder;
    },
    remove: (publicationId: string) => rm(folderOf(publicationId), { recursive: true, force: true }),
    /** Removes what processes that were killed left behind. */
    async removeUnfinished(): Promise<void> {
      for (const name of await readdir(root).catch(() => []))
        if (name.startsWith(UNFINISHED)) await rm(join(root, name), { recursive: true, force: true });
    },
  };
}

export type SiteFolders = ReturnType<typeof createSiteFolders>;

/** Files of a zip that this service made. */
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
