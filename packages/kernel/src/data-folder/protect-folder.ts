import { chmodSync, lstatSync, mkdirSync, opendirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../errors/failure';

/** Permission bits of the group and of everybody else. */
const OTHERS = 0o077;

/**
 * Restricts the data folder to its owner and creates it if necessary, because it contains the firm's ledger, one-time links and
 * keys. From then on this process creates files that only its own user can read or change.
 * @throws Failure when the folder belongs to somebody else, or its permissions cannot be changed
 */
export function protectFolder(folder: string): void {
  process.umask(OTHERS);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    assertOwn(folder);
    // The folder comes first, so that nobody can exchange its content meanwhile.
    close(folder, statSync(folder).mode);
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new Failure(`The data folder ${folder} cannot be used (${code}): set SUITE_DATA to a folder that this user owns.`, {
      cause: error,
    });
  }
}

function assertOwn(folder: string): void {
  const uid = process.geteuid?.();
  const { uid: owner } = statSync(folder);
  // The superuser may use a folder of another user, as in containers.
  if (uid === undefined || uid === 0 || owner === uid) return;
  throw new Failure(
    `The data folder ${folder} belongs to another user (uid ${owner}, this process runs as ${uid}), who could read and change it: give it to this user (chown), or set SUITE_DATA to a folder of its own, which may be inside this one.`,
  );
}

/**
 * Removes other users' permissions from everything in a locked data folder, which earlier versions left open. Links and other
 * users' files, such as a config that the operator mounts, stay unchanged.
 */
export function protectFiles(folder: string): void {
  const directory = opendirSync(folder);
  try {
    for (let entry = directory.readSync(); entry; entry = directory.readSync()) {
      const path = join(folder, entry.name);
      const found = lstatSync(path, { throwIfNoEntry: false });
      if (!found || found.isSymbolicLink() || found.uid !== process.geteuid?.()) continue;
      closeIfPossible(path, found.mode);
      if (found.isDirectory()) protectFiles(path);
    }
  } finally {
    directory.closeSync();
  }
}

function close(path: string, mode: number): void {
  if (mode & OTHERS) chmodSync(path, mode & 0o700);
}

/** Error codes of a file that cannot be changed, such as a read-only mounted config. */
const fixed = new Set(['EROFS', 'EPERM', 'ENOTSUP']);

function closeIfPossible(path: string, mode: number): void {
  try {
    close(path, mode);
  } catch (error) {
    if (!fixed.has(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}
