import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** Stores contents by their hash. */
export interface FileStore {
  /** Stores a draft as a whole, or not at all. The draft may be gone afterwards. */
  put(hash: string, draft: string): Promise<void>;
  /** Undefined when it doesn't exist. */
  read(hash: string): Promise<ReadableStream | undefined>;
  /** Does nothing when it doesn't exist. */
  remove(hash: string): Promise<void>;
}

/** Stores contents in a folder on the same disk as the drafts. */
export function createFolderStore(folder: string): FileStore {
  // One folder for each first byte, so that none has too many files.
  const pathOf = (hash: string) => join(folder, hash.slice(0, 2), hash);
  return {
    async put(hash, draft) {
      const path = pathOf(hash);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await rename(draft, path);
    },
    async read(hash) {
      try {
        // Opened first, so that it can be read to the end even if it is removed meanwhile.
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
