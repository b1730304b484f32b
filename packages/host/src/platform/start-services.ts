import { join } from 'node:path';
import { printingOf } from '@services/insights/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database, OpenDatabase } from '@suite/kernel/database/database';
import { createFiles } from '@suite/kernel/files/create-files';
import { createBackground } from '@suite/kernel/http/background';
import type { Kernel } from '@suite/kernel/http/kernel';
import { createLastErrors } from '@suite/kernel/http/last-errors';
import { createJobs } from '@suite/kernel/jobs/create-jobs';
import type { Job } from '@suite/kernel/jobs/define-job';
import { createMailQueue } from '@suite/kernel/mail/mail-queue';
import { createOutbox } from '@suite/kernel/mail/outbox';
import { checkKey } from '@suite/kernel/sealing/check-key';
import { createSealing } from '@suite/kernel/sealing/sealing';
import type { OpenService } from '@suite/kernel/service/service';
import { startSweeping } from '@suite/kernel/service/sweep';
import { type Client, inProcess } from '@suite/kernel/throttle/client';
import { zoneOffsets } from '@suite/kernel/time-zone/zone-offsets';
import { setZoneOffsets } from '@suite/values/zone-day';
import { refuseDemoAccounts } from '../accounts/demo-accounts';
import { createConfig } from '../api/chosen-config';
import { createApp } from '../api/create-app';
import { endpoints } from '../api/endpoints';
import { allServices, facts } from '../services/all-services';
import type { PlatformOptions } from './platform-options';

/** Starts the services and their routes on an open database, with the demo data if requested. */
export async function startServices({ database, pool }: OpenDatabase, options: PlatformOptions) {
  const { dataFolder, logger, clock = Date.now, onespace = false, domains, environments, observers = [] } = options;
  setZoneOffsets((timeZone) => zoneOffsets(timeZone)?.offsetAt);
  const sealing = createSealing(dataFolder, options.tokenKey);
  await checkKey(database, sealing);
  if (options.refuseDemo) await refuseDemoAccounts(database);
  if (options.seed) {
    // Loaded only for a database that may be empty.
    const { seedDemo } = await import('../demo/seed-demo');
    await seedDemo(pool, { size: options.demoSize ?? 'small', now: clock() });
  }
  for (const observer of observers) observer.database?.(pool);
  const lastErrors = createLastErrors(clock);
  const noteFailure = () => lastErrors.add({ code: 'background_job_failed', method: '', path: '', environment: undefined });
  const background = createBackground(logger, noteFailure);
  let authenticate: Kernel['authenticate'] = () => {
    throw new SuiteError('unauthorized', 'No service reads access tokens.');
  };
  const isAlone = !options.databaseUrl;
  const outbox = createOutbox(join(dataFolder, 'outbox'), options.smtp);
  const files = createFiles({ database, clock, sealing, dataFolder, storeUrl: options.filesUrl });
  const brandingOf = (transaction: Database, companyId: string) => printingOf(transaction, files, companyId);
  const mails = createMailQueue({ outbox, sealing, clock, brandingOf });
  let wakeJobs: Kernel['wakeJobs'] = () => undefined;
  const kernel: Kernel = {
    database,
    pool,
    clock,
    logger,
    outbox,
    queueMail: mails.queueMail,
    facts,
    files,
    sealing,
    wakeJobs: () => wakeJobs(),
    lastErrors,
    inBackground: background.start,
    authenticate: (context) => authenticate(context),
    endpoints: Object.fromEntries(endpoints.map(({ name, endpoint }) => [name, endpoint])),
    routes: new Map(),
    health: Object.assign({}, ...allServices.map(({ health }) => health)),
    dataFolder,
    isAlone,
  };
  const services = await Promise.all(allServices.map((service) => service.open(kernel, options)));
  for (const service of services) if (service.authenticate) authenticate = service.authenticate;
  const stopSweeping = startSweeping(
    kernel,
    allServices.flatMap(({ expiries }) => expiries ?? []),
    services.flatMap(({ sweep }) => sweep ?? []),
  );
  const definitions = [mails.job as Job, files.job, ...facts.jobs, ...services.flatMap(({ jobs }) => jobs ?? [])];
  const jobs = createJobs({ database, clock, logger, definitions, isAlone, onFailure: noteFailure });
  wakeJobs = jobs.wake;
  await facts.start(database, clock());
  await files.removeOldDrafts();
  for (const service of services) await service.start?.();
  await jobs.start();
  const configOf = options.configOf ?? createConfig(dataFolder, logger);
  const app = createApp({ kernel, services, configOf, addressing: { onespace, domains, environments }, observers });
  return {
    fetch: (request: Request, client: Client = inProcess) => app.fetch(request, { client }),
    findSite: async (name: Parameters<NonNullable<OpenService['findSite']>>[0]) =>
      services.find(({ findSite }) => findSite)?.findSite?.(name),
    async settled() {
      await background.settled();
      await jobs.runDue();
    },
    interrupt() {
      void jobs.stop();
    },
    endStreams() {
      for (const service of services) service.endStreams?.();
    },
    async stop() {
      stopSweeping();
      await Promise.all(services.map((service) => service.stop?.()));
      await jobs.stop();
      await background.settled();
    },
  };
}
