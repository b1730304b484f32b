import { SuiteError } from '@suite/contract/errors';
import { CONFIG_PATH } from '@suite/env/env-config';
import type { App, Dependencies } from './dependencies';

/** Paths of the probes, without a query. */
export const PROBES: readonly string[] = ['/health', '/ready'];

/** For whoever watches the process: `/health` that it runs, `/ready` that it can serve. At any address. */
export function mountProbes(app: App, { pool }: Pick<Dependencies, 'pool'>): void {
  // Anybody may ask: the database is asked once for all who wait.
  let asking: Promise<unknown> | undefined;
  const ask = () => {
    asking ??= pool.query('SELECT 1').finally(() => {
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

export function mountConfig(app: App, { configOf }: Pick<Dependencies, 'configOf'>): void {
  app.get(`/${CONFIG_PATH}`, (context) => context.json(configOf(context.get('place'))));
}
