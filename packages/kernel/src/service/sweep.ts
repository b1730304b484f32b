import type { Kernel } from '../http/kernel';
import type { Expiry } from './service';

const HOUR = 3_600_000;

/** Expiries of the kernel's own tables. */
const kernelExpiries: readonly Expiry[] = [
  { table: 'kernel.idempotency_keys', column: 'created_at', hours: 24 },
  // Rows of strangers: a client retries within seconds.
  { table: 'kernel.idempotency_keys', column: 'created_at', hours: 1, only: "caller = ''" },
  { table: 'kernel.throttles', column: 'last_at', hours: 2 },
  { table: 'kernel.public_mails', column: 'last_at', hours: 24 },
];

/** Removes expired rows and reclaims their space, because the embedded database never vacuums by itself. */
export async function sweep({ pool, clock }: Pick<Kernel, 'pool' | 'clock'>, expiries: readonly Expiry[]): Promise<void> {
  for (const { table, column, hours, only = 'true' } of [...kernelExpiries, ...expiries]) {
    await pool.query(`DELETE FROM ${table} WHERE ${column} < $1 AND ${only}`, [new Date(clock() - hours * HOUR)]);
    await pool.query(`VACUUM ${table}`);
  }
}

/** Removes expired rows hourly until the returned function is called. */
export function startSweeping(kernel: Kernel, expiries: readonly Expiry[], more: readonly (() => Promise<void>)[]): () => void {
  const timer = setInterval(() => {
    kernel.inBackground(() => sweep(kernel, expiries));
    for (const job of more) kernel.inBackground(job);
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
