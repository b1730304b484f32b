import type { Pool, PoolClient } from 'pg';

/** Numbers of the advisory locks; arbitrary, but the same in every platform on one database. */
const locks = { migrations: 7_310_001, 'first-start': 7_310_002 } as const;

/** Runs a job on one connection while no other platform on the database runs the same job. */
export async function withLock<T>(pool: Pool, lock: keyof typeof locks, job: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [locks[lock]]);
    try {
      return await job(client);
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [locks[lock]]);
    }
  } finally {
    client.release();
  }
}
