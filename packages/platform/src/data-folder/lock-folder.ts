import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure';
import { processStart } from './process-start';

interface Holder {
  pid: number;
  /** Tells the holder from a later process with its pid; absent where the system does not say. */
  started?: string | undefined;
}

export interface FolderLock {
  release(): void;
}

/**
 * Makes the data folder this process's own until `release`. Two platforms on one embedded database
 * silently lose rows (design §5). A lock whose process is gone is taken over.
 * @throws Failure naming the other platform and what to do about it.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'platform.lock');
  const mine = JSON.stringify({ pid: process.pid, started: processStart(process.pid) } satisfies Holder);
  // Written aside and linked, so that nobody ever reads half a lock.
  const draft = `${path}.${process.pid}.${process.hrtime.bigint()}`;
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    while (!links(draft, path)) removeStale(path, folder);
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    release: () => {
      if (read(path) === mine) rmSync(path, { force: true });
    },
  };
}

/** Whether the lock is now ours; false when somebody holds it. */
function links(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function removeStale(path: string, folder: string): void {
  const found = read(path);
  if (found === undefined) return;
  const holder = parse(found);
  if (holder && isAlive(holder)) {
    throw new Failure(
      `Another platform (process ${holder.pid}) uses the data folder ${folder}: stop it, or set SUITE_DATA to another folder.`,
    );
  }
  // Between the reading and the removal another process may have taken the stale lock over: what is
  // moved away is looked at once more, and put back when it is not the stale one.
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside) !== found) links(aside, path);
  rmSync(aside, { force: true });
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parse(text: string): Holder | undefined {
  try {
    const holder: Partial<Holder> | null = JSON.parse(text);
    return Number.isInteger(holder?.pid) ? (holder as Holder) : undefined;
  } catch {
    return undefined;
  }
}

/** A lock of this very process is live too: one process may open a folder once. */
function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there and belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === undefined || started === (processStart(pid) ?? started);
}
