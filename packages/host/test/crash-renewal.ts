/**
 * Stops a renewal at its single statement, so that the platform can be killed with certainty before or after the commit. The
 * session's row is locked from outside, the statement waits for it, the platform is killed, and then the database either drops
 * the statement or executes it without a client.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from './postgres.mjs';

/** Starts a PostgreSQL server for one suite, which uses its address as `DATABASE_URL`; returns the reason if it can't. */
export async function startDatabase(): Promise<
  { url: string; restart(): Promise<void>; stop(): Promise<void> } | { reason: string }
> {
  const folder = mkdtempSync(join(tmpdir(), 'suite-crash-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const postgres = await startPostgres(folder);
  if ('reason' in postgres) {
    remove();
    return postgres;
  }
  return {
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(join(folder, 'postgres'))}`,
    restart: postgres.restart,
    async stop() {
      await postgres.stop();
      remove();
    },
  };
}

export interface HeldSession {
  /** Resolves once a renewal waits for the session. */
  renewalWaits(): Promise<void>;
  /** After the kill: the statement is executed and committed, but its response reaches nobody. */
  releaseCommitted(): Promise<void>;
  /** After the kill: the statement is dropped before it has any effect. */
  releaseAborted(): Promise<void>;
}

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
}

/** Locks a session's row, so that renewals of it wait. */
export async function holdSession(databaseUrl: string, sessionId: string): Promise<HeldSession> {
  // Two connections, because within its transaction the locking one would see the activity of others as of its first query.
  const [holder, watcher] = [await connect(databaseUrl), await connect(databaseUrl)];
  await holder.query('BEGIN');
  const { rowCount } = await holder.query('SELECT 1 FROM identity.sessions WHERE id = $1 FOR UPDATE', [sessionId]);
  if (!rowCount) throw new Error(`there is no session ${sessionId}`);

  const waiting = async (): Promise<number[]> => {
    const { rows } = await watcher.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    return rows.map(({ pid }) => pid);
  };
  const areGone = async (pids: number[]) => {
    const found = await watcher.query('SELECT 1 FROM pg_stat_activity WHERE pid = ANY($1)', [pids]);
    return found.rowCount === 0;
  };
  const letGo = () => holder.query('ROLLBACK');
  const close = () => Promise.all([holder.end(), watcher.end()]);

  return {
    async renewalWaits() {
      // The database doesn't report its waits, so they are polled.
      while ((await waiting()).length === 0);
    },
    async releaseCommitted() {
      const pids = await waiting();
      await letGo();
      // A connection ends when its statement is done and it notices that its client is gone.
      while (!(await areGone(pids)));
      await close();
    },
    async releaseAborted() {
      await watcher.query('SELECT pg_terminate_backend(pid, 10000) FROM unnest($1::int[]) AS pid', [await waiting()]);
      await letGo();
      await close();
    },
  };
}

/** Returns how often a session's refresh token has been rotated, and when. */
export async function sessionState(databaseUrl: string, sessionId: string): Promise<{ generation: number; rotatedAt: number }> {
  const client = await connect(databaseUrl);
  const { rows } = await client.query('SELECT generation, rotated_at FROM identity.sessions WHERE id = $1', [sessionId]);
  await client.end();
  return { generation: rows[0].generation, rotatedAt: rows[0].rotated_at.getTime() };
}
