import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SuiteError } from '@suite/contract/errors';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { Kernel } from '@suite/kernel/http/kernel';
import { MAX_MAIL_BYTES } from '../contract/public';
import { inTurn } from './mail-turns';
import { takeMail } from './take-mail';

/** Returns the folder of a company's mail, below the data folder. */
export const folderOf = (dataFolder: string, companyId: string): string => join(dataFolder, 'incoming-mail', companyId);

/** Reads the mail in the companies' folders, as `.eml` files, and deletes each file that it has read. */
export async function takeFromFolders(kernel: Kernel): Promise<void> {
  const root = join(kernel.dataFolder, 'incoming-mail');
  for (const companyId of (await namesIn(root)).filter(isUuid)) {
    const folder = folderOf(kernel.dataFolder, companyId);
    for (const name of (await namesIn(folder)).filter((name) => name.endsWith('.eml')))
      await takeFile(kernel, companyId, join(folder, name));
  }
}

async function takeFile(kernel: Kernel, companyId: string, path: string): Promise<void> {
  // Renaming claims the file; another process then finds nothing.
  const taken = `${path}.taken`;
  try {
    const { size } = await stat(path);
    await inTurn(size, async () => {
      await rename(path, taken);
      if (size > MAX_MAIL_BYTES) throw new Error('it is too large');
      await takeMail(kernel, companyId, await readFile(taken));
      await rm(taken);
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    // Keeps the file for the operator; one that there was no room for is read later.
    const isLater = error instanceof SuiteError && (error.code === 'busy' || error.code === 'disk_full');
    await rename(taken, isLater ? path : `${path}.failed`).catch(() => {});
    kernel.logger.warning('a mail in the folder could not be taken', path, error instanceof Error ? error.message : '');
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
