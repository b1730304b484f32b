import { accessSync, constants, existsSync, lstatSync, readdirSync, readFileSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../errors/failure';

/** The major version of PostgreSQL in PGlite, which cannot read files of other versions. */
const VERSION = '18';

/** Bytes needed to open the database: a segment of its log and the files that it rewrites. */
const ROOM = 32 * 2 ** 20;

const advice = 'Restore a backup of this folder, or move it away to start with an empty database.';

/**
 * Checks the embedded database's folder before it is opened. Otherwise a folder with other files would count as empty, and the
 * remains of a database in it would be overwritten.
 * @throws Failure saying what is wrong and what to do
 */
export function checkFolder(folder: string): void {
  if (!existsSync(folder)) return;
  let content: string[];
  try {
    content = readdirSync(folder);
  } catch (error) {
    throw openingFailure(folder, (error as NodeJS.ErrnoException).code ?? String(error));
  }
  if (!content.length) return;
  if (!content.includes('PG_VERSION'))
    throw new Failure(`${folder} holds files but no whole database (PG_VERSION is missing). ${advice}`);
  const unusable = unusableFile(folder);
  if (unusable) throw notAllowed(unusable);
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (version !== VERSION) {
    throw new Failure(
      `The database in ${folder} was made by PostgreSQL ${version.slice(0, 20) || '(unknown)'}, this version of the suite needs ${VERSION}. ${advice}`,
    );
  }
}

/** Explains why the embedded database did not open, and what to do. */
export function openingFailure(folder: string, reason: string): Failure {
  const unusable = unusableFile(folder);
  if (unusable) return notAllowed(unusable);
  const { bavail, bsize } = statfsSync(dirname(folder));
  if (bavail * bsize < ROOM) return new Failure(`The database in ${folder} cannot be opened: the disk is full. Make room on it.`);
  return new Failure(`The database in ${folder} cannot be opened (${reason}): its files are damaged or incomplete. ${advice}`);
}

const notAllowed = (path: string) =>
  new Failure(
    `${path} cannot be read and written by this user: give the data folder to the user that runs the suite (chown -R).`,
  );

/** Returns the first file or folder that this process may not use. */
function unusableFile(path: string): string | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink()) return undefined;
  try {
    accessSync(path, constants.R_OK | constants.W_OK | (found.isDirectory() ? constants.X_OK : 0));
  } catch {
    return path;
  }
  if (!found.isDirectory()) return undefined;
  for (const name of readdirSync(path)) {
    const unusable = unusableFile(join(path, name));
    if (unusable) return unusable;
  }
  return undefined;
}
