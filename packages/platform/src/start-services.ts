import { join } from 'node:path';
import type { OpenDatabase } from './database/database';
import { createBackground } from './http/background';
import { createApp } from './http/create-app';
import { loadSigningKeys } from './identity/signing-keys';
import { startSweeping } from './identity/sweep';
import { createTokens } from './identity/tokens';
import { createLastErrors } from './internal/last-errors';
import { createOutbox } from './mail/outbox';
import type { PlatformOptions } from './open-platform';

/** Keys, demo data and routes on an open database. */
export async function startServices({ database, pool }: OpenDatabase, options: PlatformOptions) {
  const { dataFolder, logger, clock = Date.now, onespace = false, domains, refreshGraceSeconds = 10 } = options;
  const tokens = createTokens(await loadSigningKeys(pool));
  if (options.seed) await seedEmpty(pool);
  const lastErrors = createLastErrors(clock);
  const background = createBackground(logger, () =>
    lastErrors.add({ code: 'background_job_failed', method: '', path: '', environment: undefined }),
  );
  const outbox = createOutbox(join(dataFolder, 'outbox'));
  const dependencies = {
    database,
    pool,
    clock,
    logger,
    tokens,
    outbox,
    lastErrors,
    refreshGraceSeconds,
    inBackground: background.start,
  };
  const stopSweeping = startSweeping(dependencies);
  const app = createApp(dependencies, { onespace, domains });
  return {
    fetch: (request: Request) => app.fetch(request),
    settled: background.settled,
    async stop() {
      stopSweeping();
      await background.settled();
    },
  };
}

/** The demo data is loaded for an empty database only. */
async function seedEmpty(pool: OpenDatabase['pool']): Promise<void> {
  const { rowCount } = await pool.query('SELECT 1 FROM users LIMIT 1');
  if (rowCount) return;
  const { seedDemo } = await import('./demo/seed-demo');
  await seedDemo(pool);
}
