import { compareMigrations, migrationFolders } from '@suite/kernel/database/migrate-database';
import { OTHER_KEY } from '@suite/kernel/sealing/check-key';
import { type Finding, look, ok, reasonOf, wrong } from './finding';

const OLDEST = 15;

/** Connections of one platform, plus those that PostgreSQL reserves. */
const NEEDED = 13;

/** Maximum difference between the clocks, in milliseconds. */
const APART = 2000;

/**
 * Checks PostgreSQL at a URL: access, version, limits, tables, clock and key.
 * @param proof of the key that is set here; undefined when it is missing or invalid
 */
export async function checkDatabase(url: string, proof?: Buffer, now: () => number = Date.now): Promise<Finding[]> {
  const { Client } = await import('pg');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    return [
      wrong(
        `PostgreSQL at DATABASE_URL does not let us in (${reasonOf(error)}): start it, or correct the address, user or password.`,
      ),
    ];
  }
  try {
    const begin = now();
    const { rows } = await client.query(`
      SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('server_encoding') AS encoding,
        current_setting('max_connections')::int AS connections, clock_timestamp() AS at, current_user AS who,
        has_database_privilege(current_database(), 'CREATE') AS creates, current_database() AS name`);
    const [found] = rows;
    const findings = [
      found.version < OLDEST
        ? wrong(`PostgreSQL is version ${found.version}: the suite needs ${OLDEST} or later.`)
        : ok(`PostgreSQL ${found.version} lets us in.`),
      found.creates
        ? ok(`The user ${found.who} may make tables.`)
        : wrong(`The user ${found.who} may not make tables: ALTER DATABASE "${found.name}" OWNER TO "${found.who}"`),
      ...(found.encoding === 'UTF8' ? [] : [wrong(`The database is in ${found.encoding}: make one with ENCODING 'UTF8'.`)]),
      ...(found.connections < NEEDED
        ? [wrong(`PostgreSQL takes ${found.connections} connections, and a platform 10: raise max_connections.`)]
        : []),
      clockFinding(found.at.getTime() - (begin + now()) / 2),
    ];
    const recorded = (table: string) =>
      client
        .query<{ hash: string }>(`SELECT hash FROM migrations."${table}" ORDER BY id`)
        .then(({ rows }) => rows.map(({ hash }) => hash))
        .catch(() => []);
    const stored = await client.query('SELECT proof FROM kernel.sealing_proof').catch(() => ({ rows: [] }));
    return [...findings, await checkMigrations(recorded), ...keyFindings(stored.rows[0]?.proof, proof)];
  } finally {
    await client.end();
  }
}

const keyFindings = (stored: Buffer | undefined, proof: Buffer | undefined): Finding[] => {
  if (!stored || !proof) return [];
  return [stored.equals(proof) ? ok('The key is the one of this database.') : wrong(OTHER_KEY)];
};

const clockFinding = (apart: number): Finding =>
  Math.abs(apart) > APART
    ? wrong(
        `The clock of this machine and that of PostgreSQL are ${(Math.abs(apart) / 1000).toFixed(1)} s apart: set both by NTP.`,
      )
    : ok('The clocks of this machine and of PostgreSQL agree.');

/** Compares the tables with those that the code expects. @param recorded hashes of the database's migrations, by package */
export async function checkMigrations(recorded: (name: string) => Promise<string[]>): Promise<Finding> {
  let missing = 0;
  for (const folder of migrationFolders()) {
    const compared = compareMigrations(folder, await recorded(folder.name));
    if (compared === 'newer')
      return wrong(
        `The database has tables of a newer version (${folder.name}): run that version, or restore a backup of this one.`,
      );
    if (compared === 'different')
      return wrong(
        `The database has tables of another version (${folder.name}): run that version, or name another one in DATABASE_URL.`,
      );
    missing += compared;
  }
  return missing ? look(`${missing} migrations are made at the next start.`) : ok('The tables are those of this version.');
}
