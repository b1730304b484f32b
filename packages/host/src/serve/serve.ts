import { createLogger, logLevelOf } from '@suite/env/logger';
import {
  certificateFile,
  databaseUrl,
  dataFolder,
  demoSize,
  filesUrl,
  isProduction,
  keepsRefreshTokens,
  modelSettings,
  openidProvider,
  pricesFile,
  providerDomains,
  providers,
  proxies,
  ratesFile,
  refreshGraceSeconds,
  smtp,
  stripeHost,
  syncHour,
  tokenKey,
} from '@suite/env/node';
import { protectFolder } from '@suite/kernel/data-folder/protect-folder';
import type { Failure } from '@suite/kernel/errors/failure';
import { placeOf } from '@suite/kernel/http/place';
import type { Place } from '@suite/zones/addresses';
import type { ZoneName } from '@suite/zones/zones';
import { createConfig } from '../api/chosen-config';
import { openControl } from '../control/open-control';
import { openGateway } from '../gateway/gateway';
import { homeOf, ownPlace, type Topology } from '../gateway/topology';
import type { ZoneBuilds } from '../gateway/zone-builds';
import { openPlatform, type Platform } from '../platform/open-platform';
import { checkSettings } from './check-settings';

export { checkSettings };

interface Options {
  topology: Topology;
  onespace: boolean;
  /** Zones whose port something else serves. */
  without: readonly ZoneName[];
  /** The assembled output. */
  output: string;
  /** Zones that are not in the output yet. */
  builds?: ZoneBuilds | undefined;
}

export interface Suite {
  /** The place that a person begins at. */
  place: Place;
  isSeeded: boolean;
  /** Resolves, if ever, when the suite can no longer work: the process should end. */
  failed: Promise<Failure>;
  close(): Promise<void>;
}

/**
 * Starts the platform and the gateway as this process's environment says.
 * @throws Failure when a setting is wrong, a port or the data folder is taken, or the suite is not built.
 */
export async function serve({ topology, onespace, without, output, builds }: Options): Promise<Suite> {
  const { environments, ...ports } = checkSettings(topology);
  const place = placeOf(homeOf(ownPlace(topology, ports)), onespace);
  const logger = createLogger(logLevelOf(place.environment));
  const isSeeded = !isProduction();
  // Before anything is written into it, the certificate first.
  protectFolder(dataFolder());
  const provider = openidProvider();
  const configOf = createConfig(dataFolder(), logger, provider && { SIGN_IN_PROVIDER: provider.label });

  // First the ports, which take a moment, then the database, so that a failure is told at once.
  let opening: Promise<Platform> | undefined;
  const gateway = await openGateway({
    ...ports,
    topology,
    onespace,
    environments,
    without,
    output,
    builds,
    dataFolder: dataFolder(),
    proxies: proxies(),
    domains: providerDomains(),
    platform: async (request, client) => (await opening)?.fetch(request, client) ?? new Response(null, { status: 503 }),
    findSite: async (name) => (await opening)?.findSite(name),
    configOf,
    logger,
  });
  opening = openPlatform({
    dataFolder: dataFolder(),
    databaseUrl: databaseUrl(),
    refreshGraceSeconds: refreshGraceSeconds(),
    openidProvider: provider,
    keepsRefreshTokens: keepsRefreshTokens(),
    seed: isSeeded,
    demoSize: demoSize(),
    refuseDemo: !isSeeded,
    onespace,
    domains: providerDomains(),
    environments,
    providers: providers(),
    tokenKey: tokenKey(),
    filesUrl: filesUrl(),
    syncHour: syncHour(),
    ratesFile: ratesFile(),
    pricesFile: pricesFile(),
    certificateFile: certificateFile(),
    stripeHost: stripeHost(),
    model: modelSettings(),
    configOf,
    smtp: smtp(),
    place,
    logger,
  });
  const platform = await opening.catch(async (error: unknown) => {
    await gateway.close();
    throw error;
  });
  // Beside PostgreSQL the import needs no messenger.
  const control = databaseUrl()
    ? undefined
    : await openControl({ dataFolder: dataFolder(), database: platform.database, logger });
  return {
    place,
    isSeeded,
    failed: platform.failed,
    async close() {
      // Before the wait for requests: whatever ends a reader meanwhile says nothing about its file.
      platform.interrupt();
      platform.endStreams();
      await gateway.close();
      await control?.close();
      await platform.close();
    },
  };
}
