import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** Where contents are stored, each under its hash. */
export interface FileStore {
  /** Takes a draft; the content is there whole, or not at all. The draft may be gone afterwards. */
  put(hash: string, draft: string): Promise<void>;
  /** Undefined when it is not there. */
  read(hash: string): Promise<ReadableStream | undefined>;
  /** Nothing happens when it is not there. */
  remove(hash: string): Promise<void>;
}

/** Contents in a folder on the disk that drafts are on, too. */
export function createFolderStore(folder: string): FileStore {
  // A folder for each first byte, so that none has too many files.
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash);
  return {
    async put(hash, draft) {
      const path = pathOf(hash);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rename(draft, path);
    },
    async read(hash) {
      try {
        // Opened first, so that it can be read to its end though it is removed meanwhile.
        const file = await open(pathOf(hash));
        return Readable.toWeb(file.createReadStream());
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (hash) => rm(pathOf(hash), { force: true }),
  };
}
