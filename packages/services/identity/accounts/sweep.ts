import type { Dependencies } from '@suite/kernel/http/dependencies';
import { BROWSER_LIFETIME } from './browser-cookie';

const HOUR = 3_600_000;

/** What may go, and how many hours after the moment in its column. */
const rows = [
  { table: 'kernel.idempotency_keys', column: 'created_at', hours: 24 },
  { table: 'identity.auth_codes', column: 'expires_at', hours: 1 },
  { table: 'ledger.connection_states', column: 'expires_at', hours: 1 },
  { table: 'identity.password_resets', column: 'expires_at', hours: 24 },
  { table: 'throttles', column: 'last_at', hours: 2 },
  { table: 'kernel.job_attempts', column: 'last_at', hours: 48 },
  { table: 'identity.known_browsers', column: 'seen_at', hours: BROWSER_LIFETIME / 3600 },
  // A session's last refresh token lives a day.
  { table: 'sessions', column: 'rotated_at', hours: 48 },
];

/** Removes what has outlived its use, and the room it took: the embedded database never vacuums by itself. */
export async function sweep({ pool, clock }: Pick<Dependencies, 'pool' | 'clock'>): Promise<void> {
  for (const { table, column, hours } of rows) {
    await pool.query(`DELETE FROM ${table} WHERE ${column} < $1`, [new Date(clock() - hours * HOUR)]);
    await pool.query(`VACUUM ${table}`);
  }
}

/** Sweeps hourly until the returned function is called. */
export function startSweeping(dependencies: Dependencies): () => void {
  const timer = setInterval(() => {
    dependencies.inBackground(() => sweep(dependencies));
    dependencies.inBackground(dependencies.uploadWork.removeUnused);
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
