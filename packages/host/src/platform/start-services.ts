import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openRefreshGrace } from '@services/identity/accounts/refresh-grace';
import { loadSigningKeys } from '@services/identity/accounts/signing-keys';
import { startSweeping } from '@services/identity/accounts/sweep';
import { createTokens } from '@services/identity/accounts/tokens';
import { createReportWork } from '@services/insights/reports/report-work';
import type { Connecting } from '@services/ledger/connections/connecting';
import { createConnectors } from '@services/ledger/connections/connectors';
import { startScheduler } from '@services/ledger/connections/scheduler';
import { createTokenVault } from '@services/ledger/connections/token-vault';
import { createUploadWork } from '@services/ledger/uploads/upload-work';
import { createFlagStreams } from '@services/telemetry-intake/flags/flag-streams';
import { createKeptTelemetry } from '@services/telemetry-intake/intake/kept-telemetry';
import type { OpenDatabase } from '@suite/kernel/database/database';
import { createBackground } from '@suite/kernel/http/background';
import { type Client, inProcess } from '@suite/kernel/http/client';
import { createLastErrors } from '@suite/kernel/http/last-errors';
import { createOutbox } from '@suite/kernel/mail/outbox';
import { refuseDemoAccounts } from '../accounts/demo-accounts';
import { createConfig } from '../api/chosen-config';
import { createApp } from '../api/create-app';
import type { PlatformOptions } from './open-platform';

/** Bytes of an uploaded file: larger ones are a database, not a table. */
const UPLOAD_LIMIT = 2 * 2 ** 30;

/** Keys, demo data and routes on an open database. */
export async function startServices({ database, pool }: OpenDatabase, options: PlatformOptions) {
  const {
    dataFolder,
    logger,
    clock = Date.now,
    onespace = false,
    domains,
    environments,
    refreshGraceSeconds: seconds = 10,
    uploadLimit = UPLOAD_LIMIT,
  } = options;
  const tokens = createTokens(await loadSigningKeys(pool));
  if (options.refuseDemo) await refuseDemoAccounts(database);
  if (options.seed) await seedEmpty(pool);
  const lastErrors = createLastErrors(clock);
  const background = createBackground(logger, () =>
    lastErrors.add({ code: 'background_job_failed', method: '', path: '', environment: undefined }),
  );
  const flagStreams = createFlagStreams();
  const outbox = createOutbox(join(dataFolder, 'outbox'), options.smtp);
  const isAlone = !options.databaseUrl;
  const refreshGrace = await openRefreshGrace({ pool, clock, seconds, isAlone, inBackground: background.start });
  const uploadWork = createUploadWork({ database, folder: join(dataFolder, 'uploads'), isAlone, clock, logger });
  const reportWork = createReportWork({ database, outbox, clock, logger });
  const connecting: Connecting = {
    database,
    clock,
    logger,
    connectors: createConnectors(options.providers),
    vault: createTokenVault(dataFolder, options.tokenKey),
    wait: options.wait ?? waitFor,
    syncHour: options.syncHour ?? 6,
  };
  const scheduler = startScheduler({ connecting, inBackground: background.start, isAlone });
  const dependencies = {
    connecting,
    scheduler,
    database,
    pool,
    clock,
    logger,
    tokens,
    outbox,
    lastErrors,
    flagStreams,
    telemetry: createKeptTelemetry(clock),
    configOf: options.configOf ?? createConfig(dataFolder, logger),
    refreshGrace,
    uploadWork,
    reportWork,
    uploadLimit,
    inBackground: background.start,
  };
  const stopSweeping = startSweeping(dependencies);
  background.start(uploadWork.resume);
  if (options.place) reportWork.start(options.place, background.start);
  const app = createApp(dependencies, { onespace, domains, environments });
  return {
    fetch: (request: Request, client: Client = inProcess) => app.fetch(request, { client }),
    settled: background.settled,
    stopUploads: uploadWork.stop,
    endStreams: flagStreams.end,
    async stop() {
      stopSweeping();
      refreshGrace.stop();
      flagStreams.end();
      uploadWork.stop();
      reportWork.stop();
      scheduler.stop();
      await background.settled();
    },
  };
}

const waitFor: Connecting['wait'] = (milliseconds, signal) => setTimeout(milliseconds, undefined, { ...(signal && { signal }) });

/** The demo data is loaded for an empty database only. */
async function seedEmpty(pool: OpenDatabase['pool']): Promise<void> {
  const { rowCount } = await pool.query('SELECT 1 FROM identity.users LIMIT 1');
  if (rowCount) return;
  const { seedDemo } = await import('../demo/seed-demo');
  await seedDemo(pool);
}
