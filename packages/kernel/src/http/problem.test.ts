import { createLogger } from '@suite/env/logger';
import { Browser } from '@suite/host/test/browser';
import { freshDatabase, onEachDatabase, onPostgres } from '@suite/host/test/databases';
import { openTestPlatform } from '@suite/host/test/test-platform';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { openDatabase } from '../database/database';
import { problemAnswer, problemOf } from './problem';

/** A logger that stores its output. */
function recordedLog() {
  const lines: string[] = [];
  const keep = (...parts: unknown[]) => lines.push(parts.map((part) => JSON.stringify(part)).join(' '));
  return { lines, logger: createLogger('debug', { debug: keep, info: keep, warn: keep, error: keep }) };
}

onEachDatabase('an unforeseen failure', (kind) => {
  it('shows the caller no details, and the log no addresses or secrets', async () => {
    const { lines, logger } = recordedLog();
    const platform = await openTestPlatform(kind, { logger });
    await platform.database.execute('ALTER TABLE identity.users DROP COLUMN password_hash');
    const response = await new Browser(platform).submit('olivia@harborline.example');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ code: 'unexpected', message: 'Something went wrong on our side.' });
    const log = lines.join('\n');
    expect(log).toContain('password_hash does not exist');
    expect(log).not.toContain('olivia@harborline.example');
    expect(log).not.toContain('Suite-demo-1');
    await platform.close();
  });
});

onEachDatabase('a NUL character', (kind) => {
  it("in text or in JSON is reported as the caller's error", async () => {
    const { dataFolder, databaseUrl: url } = await freshDatabase(kind);
    const { lines, logger } = recordedLog();
    const { database, close } = await openDatabase({ dataFolder, url, logger });
    for (const statement of [sql`SELECT ${'a\u0000'}::text`, sql`SELECT ${'{"a":"\\u0000"}'}::jsonb`]) {
      const error = await database.execute(statement).catch((reason: unknown) => reason);
      expect(problemOf(error, logger).code).toBe('invalid_request');
    }
    expect(lines).toEqual([]);
    await close();
  });
});

describe('a full disk', () => {
  const coded = (code: string) => Object.assign(new Error('no room'), { code });
  it.each([
    ['of the system', coded('ENOSPC')],
    ['of a quota', coded('EDQUOT')],
    ['of the database', new Error('Failed query', { cause: coded('53100') })],
  ])('%s is reported as such, whatever the request', async (_, error) => {
    const { logger } = recordedLog();
    const response = problemAnswer(problemOf(error, logger));
    expect(response.status).toBe(507);
    const message = 'The disk of the suite is full: make room on it, then try again.';
    expect(await response.json()).toEqual({ code: 'disk_full', message });
  });
});

it('reports a connection that broke between two statements as an unreachable database', () => {
  const { logger } = recordedLog();
  const lost = new Error('Client has encountered a connection error and is not queryable');
  expect(problemOf(new Error('Failed query', { cause: lost }), logger).code).toBe('not_ready');
});

onPostgres('a dropped database', (kind) => {
  it('is reported as not_ready, also by /ready', async () => {
    const { logger } = recordedLog();
    const platform = await openTestPlatform(kind, { logger });
    const name = new URL(platform.databaseUrl ?? '').pathname.slice(1);
    const client = new Client({ host: process.env.SUITE_TEST_POSTGRES, user: 'postgres', database: 'postgres' });
    await client.connect();
    await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await client.end();
    const browser = new Browser(platform);
    for (const response of [await browser.submit('olivia@harborline.example'), await browser.send('/ready')]) {
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ code: 'not_ready' });
    }
    expect((await browser.send('/health')).status).toBe(200);
    await platform.close();
  });
});
