import { readdirSync, readFileSync } from 'node:fs';
import type { Pool } from 'pg';

/** Returns the milliseconds that a thread has run on a processor (Linux). */
const runTime = (task: string): number => Number(readFileSync(`${task}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/**
 * Returns a clock of the database's processor time: of PostgreSQL's process for the pool's one connection, or for PGlite of all
 * threads except the main one. Unlike elapsed time, it doesn't grow with other work on the machine.
 */
export async function databaseClock(pool: Pool, kind: 'PGlite' | 'PostgreSQL'): Promise<() => number> {
  if (kind === 'PostgreSQL') {
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    return () => runTime(`/proc/${rows[0]?.pid}`);
  }
  const tasks = `/proc/${process.pid}/task`;
  return () =>
    readdirSync(tasks)
      .filter((task) => task !== String(process.pid))
      .reduce((sum, task) => sum + runTime(`${tasks}/${task}`), 0);
}
