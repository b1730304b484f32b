import type { Logger } from '@suite/env/logger';
import { type FolderLock, lockFolder } from './lock-folder';
import { protectFiles, protectFolder } from './protect-folder';

/**
 * Takes a data folder for this process alone, and closes it to other users, until `release`.
 * @throws Failure when another platform uses it, or it belongs to another user
 */
export async function holdFolder(folder: string, logger: Logger): Promise<FolderLock> {
  protectFolder(folder);
  const lock = await lockFolder(folder, { say: logger.warning });
  try {
    protectFiles(folder);
  } catch (error) {
    lock.release();
    throw error;
  }
  return lock;
}
