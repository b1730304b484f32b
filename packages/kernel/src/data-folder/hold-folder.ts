import type { Logger } from '@suite/env/logger';
import { type FolderLock, lockFolder } from './lock-folder';
import { protectFiles, protectFolder } from './protect-folder';

/**
 * Locks a data folder for this process until `release`, and removes other users' access to it.
 * @throws Failure when another platform uses the folder, or it belongs to another user
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
