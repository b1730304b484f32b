import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { withDatabase } from '@suite/kernel/data-folder/with-database';
import { Failure } from '@suite/kernel/errors/failure';
import { backUp } from './backup';
import { restore } from './restore';

interface Options {
  folder: string | undefined;
  dataFolder: string;
  databaseUrl: string | undefined;
}

/**
 * Runs `npm run backup` and yields the lines to print.
 * @throws Failure when the folder is not empty, or a suite is running on the embedded database
 */
export async function* backupCommand({ folder, ...place }: Options): AsyncGenerator<string> {
  if (!folder) throw new Failure('Say where to: npm run backup -- --to DIR');
  if (existsSync(folder) && readdirSync(folder).length) throw new Failure(`${folder} is not empty. Name a new folder.`);
  yield* withDatabase(place, async function* (database) {
    const { tables } = await backUp(database, place.dataFolder, folder);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    yield `${rows} rows of ${Object.keys(tables).length} tables are in ${resolve(folder)}. It has keys and personal data: keep it as safe as the database.`;
  });
}

/**
 * Runs `npm run restore` and yields the lines to print.
 * @throws Failure when there is no complete backup of this version, or the database is not empty
 */
export async function* restoreCommand({ folder, ...place }: Options): AsyncGenerator<string> {
  if (!folder) throw new Failure('Say from where: npm run restore -- --from DIR');
  yield* withDatabase({ ...place, isFirst: true }, async function* (database) {
    const rows = await restore(database, place.dataFolder, folder);
    yield `${rows} rows are restored.`;
  });
}
