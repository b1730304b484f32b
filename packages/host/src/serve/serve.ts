import { createLogger, type LogLevel, logLevelOf } from '@suite/env/logger';
import {
  certificateFile,
  databaseUrl,
  dataFolder,
  demoSize,
  filesUrl,
  isProduction,
  isTelemetryEnabled,
  keepsRefreshTokens,
  listenAddresses,
  logFormat,
  modelSettings,
  openidProvider,
  pricesFile,
  providerDomains,
  providers,
  proxies,
  ratesFile,
  refreshGraceSeconds,
  sharesCookiesWithSites,
  sitesDomain,
  smtp,
  stripeHost,
  syncHour,
  timestampUrl,
  tokenKey,
} from '@suite/env/node';
import { protectFolder } from '@suite/kernel/data-folder/protect-folder';
import { Failure } from '@suite/kernel/errors/failure';
import { deploymentOf } from '@suite/kernel/http/deployment';
import type { Deployment } from '@suite/zones/addresses';
import { type EnvironmentName, environments } from '@suite/zones/environments';
import { API_LABEL, type ZoneName, zoneNames } from '@suite/zones/zones';
import { createConfig } from '../api/chosen-config';
import { useOutput } from '../assembly/output-users';
import { openControl } from '../control/open-control';
import { checkSites } from '../doctor/check-sites';
import { openGateway } from '../gateway/gateway';
import { homeOf, ownDeployment, type Topology } from '../gateway/topology';
import type { ZoneBuilds } from '../gateway/zone-builds';
import { openPlatform, type Platform } from '../platform/open-platform';
import { checkSettings } from './check-settings';

export { checkSettings };

interface Options {
  topology: Topology;
  onespace: boolean;
  /** Serves no pages, because a web server in front has them. */
  isPlatformAlone?: boolean;
  /** Zones whose port something else serves. */
  without: readonly ZoneName[];
  output: string;
  /** Zones that are not in the output yet. */
  builds?: ZoneBuilds | undefined;
  /** Reports zones that something else now serves; their ports are then given up. */
  watchOthers?: ((report: (names: readonly ZoneName[]) => void) => () => void) | undefined;
}

export interface Suite {
  /** The host context where a person starts. */
  deployment: Deployment;
  isSeeded: boolean;
  isPlatformAlone: boolean;
  /** Resolves, if ever, when the suite can no longer work; the process should then end. */
  failed: Promise<Failure>;
  close(): Promise<void>;
}

/** Opens logs, metrics and traces according to the settings. Disabled ones are not loaded. */
async function openObservers(least: LogLevel) {
  const logs =
    logFormat() === 'json' ? await import('../observe/json-logs').then((json) => json.createJsonLogs(least)) : undefined;
  const telemetry = isTelemetryEnabled()
    ? await import('../observe/open-telemetry').then(({ openTelemetry }) => openTelemetry())
    : undefined;
  return {
    logger: logs?.logger ?? createLogger(least),
    observers: [telemetry?.observer, logs?.observer].flatMap((observer) => observer ?? []),
    endTelemetry: telemetry?.close ?? (async () => undefined),
  };
}

/** Returns the host context of the platform alone. @throws Failure when no served environment has named hosts */
function apiDeployment(served: readonly EnvironmentName[], { previewPort }: { previewPort: number }): Deployment {
  const named = served.filter((name) => environments[name].deployed);
  const environment = named.includes('prod') ? 'prod' : named[0];
  if (!environment) throw new Failure('SUITE_ENVIRONMENTS has no environment whose hosts have names: add prod, for instance.');
  return { environment, domain: providerDomains()[0] ?? '', label: API_LABEL, port: previewPort };
}

/**
 * Starts the platform and the gateway according to this process's environment.
 * @throws Failure when a setting is wrong, a port or the data folder is taken, or the suite is not built.
 */
export async function serve({
  topology,
  onespace,
  isPlatformAlone = false,
  without,
  output,
  builds,
  watchOthers,
}: Options): Promise<Suite> {
  const { environments: served, ...ports } = checkSettings(topology, isPlatformAlone);
  const deployment = isPlatformAlone
    ? apiDeployment(served, ports)
    : deploymentOf(homeOf(ownDeployment(topology, ports)), onespace);
  const { logger, observers, endTelemetry } = await openObservers(logLevelOf(deployment.environment));
  const isSeeded = !isProduction() && !isPlatformAlone;
  // Before anything is written into it, starting with the certificate.
  protectFolder(dataFolder());
  const provider = openidProvider();
  const sites = sitesDomain();
  const configOf = createConfig(dataFolder(), logger, {
    SIGN_IN_PROVIDER: provider?.label ?? '',
    SITES_DOMAIN: sites ?? '',
  });
  const aboutSites = checkSites(sharesCookiesWithSites());
  if (aboutSites.state !== 'ok') logger.warning(aboutSites.text);

  const endUse = isPlatformAlone ? undefined : useOutput(output);
  // First the ports, which are fast, then the database, so that failures are reported at once.
  let opening: Promise<Platform> | undefined;
  const gateway = await openGateway({
    ...ports,
    topology,
    onespace,
    environments: served,
    without: isPlatformAlone ? zoneNames : without,
    addresses: listenAddresses(),
    output,
    builds,
    dataFolder: dataFolder(),
    proxies: proxies(),
    domains: providerDomains(),
    sitesDomain: sites,
    platform: async (request, client) => (await opening)?.fetch(request, client) ?? new Response(null, { status: 503 }),
    findSite: async (name) => (await opening)?.findSite(name),
    configOf,
    logger,
  });
  const endWatch = watchOthers?.((names) => {
    for (const name of names) void gateway.release(name);
  });
  opening = openPlatform({
    dataFolder: dataFolder(),
    databaseUrl: databaseUrl(),
    refreshGraceSeconds: refreshGraceSeconds(),
    openidProvider: provider,
    keepsRefreshTokens: keepsRefreshTokens(),
    seed: isSeeded,
    demoSize: demoSize(),
    refuseDemo: isProduction(),
    onespace,
    domains: providerDomains(),
    sitesDomain: sites,
    environments: served,
    providers: providers(),
    tokenKey: tokenKey(),
    filesUrl: filesUrl(),
    syncHour: syncHour(),
    ratesFile: ratesFile(),
    pricesFile: pricesFile(),
    certificateFile: certificateFile(),
    timestampUrl: timestampUrl(),
    stripeHost: stripeHost(),
    model: modelSettings(),
    configOf,
    smtp: smtp(),
    observers,
    deployment,
    logger,
  });
  const platform = await opening.catch(async (error: unknown) => {
    endWatch?.();
    endUse?.();
    await gateway.close();
    throw error;
  });
  // With PostgreSQL, the import command writes directly.
  const control = databaseUrl()
    ? undefined
    : await openControl({ dataFolder: dataFolder(), database: platform.database, logger });
  return {
    deployment,
    isSeeded,
    isPlatformAlone,
    failed: platform.failed,
    async close() {
      endWatch?.();
      endUse?.();
      // Before requests are awaited, so that a reader that ends from here on says nothing about its file.
      platform.interrupt();
      platform.endStreams();
      await gateway.close();
      await control?.close();
      await platform.close();
      await endTelemetry();
    },
  };
}
