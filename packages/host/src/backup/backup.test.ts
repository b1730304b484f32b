import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPeople } from '@services/identity/demo/demo-people';
import { createLogger } from '@suite/env/logger';
import { openDatabase } from '@suite/kernel/database/database';
import { sql } from 'drizzle-orm';
import { type DatabaseKind, emptyFolder, freshDatabase, onEachDatabase, oneDatabase } from '../../test/databases';
import { demoPerson } from '../../test/person';
import { openTestPlatform } from '../../test/test-platform';
import { BACKUP_FILE, type BackupContent, backUp, tableFile } from './backup';
import { backupCommand } from './backup-command';
import { restore } from './restore';

const open = ({ dataFolder, databaseUrl }: { dataFolder: string; databaseUrl?: string | undefined }) =>
  openDatabase({ dataFolder, url: databaseUrl, logger: createLogger('error') });

async function backUpOf(place: {
  dataFolder: string;
  databaseUrl?: string | undefined;
}): Promise<{ folder: string; content: BackupContent }> {
  const folder = join(emptyFolder(), 'backup');
  const { database, close } = await open(place);
  const content = await backUp(database, place.dataFolder, folder);
  await close();
  return { folder, content };
}

/** A person's name with every line break character and with characters that JSON escapes. */
const awkward = 'Ada\u2028\u2029\r\n"\\Ünï🙂';

const key = Buffer.alloc(32, 7).toString('base64');

onEachDatabase('a backup', (kind) => {
  const other: DatabaseKind = kind === 'PGlite' ? oneDatabase : 'PGlite';
  let source: Awaited<ReturnType<typeof freshDatabase>>;
  let made: Awaited<ReturnType<typeof backUpOf>>;

  beforeAll(async () => {
    source = await freshDatabase(kind, 'seeded');
    writeFileSync(join(source.dataFolder, 'token-key'), key);
    const { database, close } = await open(source);
    await database.execute(sql`UPDATE identity.users SET first_name = ${awkward} WHERE email = ${demoPeople.olivia.email}`);
    await close();
    made = await backUpOf(source);
  });

  it('fills an empty database of the other kind with the same rows, and people can sign in', async () => {
    const target = await freshDatabase(other);
    const { database, close } = await open(target);
    const rows = await restore(database, target.dataFolder, made.folder);
    await close();
    expect(rows).toBeGreaterThan(400);
    expect(readFileSync(join(target.dataFolder, 'token-key'), 'utf8')).toBe(key);
    const { content } = await backUpOf(target);
    expect({ ...content, madeAt: '' }).toEqual({ ...made.content, madeAt: '' });

    const platform = await openTestPlatform(other, target);
    const olivia = await demoPerson(platform, demoPeople.olivia).signIn();
    const { body } = await olivia.send(`/identity/v1/users/${olivia.id}`);
    expect(body.firstName).toBe(awkward);
    await platform.close();
  });

  it('is not restored into a database with rows or with another key', async () => {
    const { database, close } = await open(source);
    await expect(restore(database, source.dataFolder, made.folder)).rejects.toThrow('The database is not empty');
    const folder = emptyFolder();
    writeFileSync(join(folder, 'token-key'), 'another');
    await expect(restore(database, folder, made.folder)).rejects.toThrow('has another token-key');
    await close();
  });

  it('that is damaged or of another version leaves the database empty', async () => {
    const target = await freshDatabase(kind);
    const { database, close } = await open(target);
    const folder = join(emptyFolder(), 'backup');
    await expect(restore(database, target.dataFolder, folder)).rejects.toThrow('has no whole backup');

    const { folder: whole } = await backUpOf(source);
    const last = Object.keys(made.content.tables).at(-1) ?? '';
    const bytes = readFileSync(tableFile(whole, last));
    writeFileSync(tableFile(whole, last), bytes.subarray(0, bytes.length - 9));
    await expect(restore(database, target.dataFolder, whole)).rejects.toThrow('The backup is damaged');
    const content: BackupContent = JSON.parse(readFileSync(join(whole, BACKUP_FILE), 'utf8'));
    writeFileSync(join(whole, BACKUP_FILE), JSON.stringify({ ...content, migrations: {} }));
    await expect(restore(database, target.dataFolder, whole)).rejects.toThrow('of another version');
    const { rows } = await database.execute(sql`SELECT 1 FROM identity.users`);
    expect(rows).toEqual([]);
    await close();
  });
});

it('a backup of a database during writes is a consistent snapshot', async () => {
  const source = await freshDatabase(oneDatabase, 'seeded');
  const platform = await open(source);
  const { database } = platform;
  await database.execute(sql`UPDATE identity.users SET first_name = '0'`);
  let isDone = false;
  const writing = (async () => {
    for (let turn = 1; !isDone; turn += 1) await database.execute(sql`UPDATE identity.users SET first_name = ${String(turn)}`);
  })();
  const folder = join(emptyFolder(), 'backup');
  await backUp(database, source.dataFolder, folder);
  isDone = true;
  await writing;
  await platform.close();
  const target = await freshDatabase('PGlite');
  const restored = await open(target);
  await restore(restored.database, target.dataFolder, folder);
  const { rows } = await restored.database.execute(sql`SELECT DISTINCT first_name FROM identity.users`);
  expect(rows).toHaveLength(1);
  await restored.close();
});

it('requires an empty folder', async () => {
  const place = await freshDatabase('PGlite', 'seeded');
  const order = { folder: place.dataFolder, dataFolder: place.dataFolder, databaseUrl: undefined };
  await expect(backupCommand(order).next()).rejects.toThrow('is not empty. Name a new folder.');
});
