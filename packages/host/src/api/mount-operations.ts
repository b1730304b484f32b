import { SuiteError } from '@suite/contract/errors';
import { CONFIG_PATH } from '@suite/env/env-config';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import type { ConfigOf } from './chosen-config';

/** Paths of the probes, without a query. */
export const PROBES: readonly string[] = ['/health', '/ready'];

/** Milliseconds the database may take to respond. */
const DATABASE_WAIT = 3_000;

/**
 * Mounts the probes for monitoring: `/health` responds when the process runs, `/ready` when it can serve. They respond at any
 * address.
 */
export function mountProbes(app: App, { pool }: Pick<Kernel, 'pool'>): void {
  // The probes are public, so concurrent requests share one database query.
  let asking: Promise<unknown> | undefined;
  const ask = () => {
    asking ??= within(pool.query('SELECT 1'), DATABASE_WAIT).finally(() => {
      asking = undefined;
    });
    return asking;
  };
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.get('/ready', async (context) => {
    try {
      await ask();
    } catch (cause) {
      throw new SuiteError('not_ready', 'The database is out of reach.', { cause });
    }
    return context.json({ status: 'ready' });
  });
}

export function mountConfig(app: App, configOf: ConfigOf): void {
  app.get(`/${CONFIG_PATH}`, (context) => context.json(configOf(context.get('deployment'))));
}

async function within(work: Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took more than ${milliseconds} ms.`)), milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
