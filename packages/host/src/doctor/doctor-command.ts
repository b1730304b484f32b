import {
  certificateFile,
  databaseUrl,
  dataFolder,
  isProduction,
  previewPort,
  providerDomains,
  proxies,
  servedEnvironments,
  sharesCookiesWithSites,
  smtp,
  tokenKey,
} from '@suite/env/node';
import { holdsDatabase } from '@suite/kernel/database/database';
import { Failure } from '@suite/kernel/errors/failure';
import { dataVersion } from '@suite/kernel/time-zone/zone-offsets';
import { apiOrigin, zoneOrigin } from '@suite/zones/addresses';
import { environments } from '@suite/zones/environments';
import { API_LABEL, zoneNames, zones } from '@suite/zones/zones';
import { checkDatabase } from './check-database';
import { checkDataFolder, checkKeys, checkNode, checkPort, checkTimeZones, keyProof } from './check-machine';
import { checkHost, checkMail } from './check-network';
import { checkRelease } from './check-release';
import { checkSites } from './check-sites';
import { type Finding, look, ok, reasonOf, wrong } from './finding';

interface Options {
  release: string | undefined;
  /** Whether to check the host names of SUITE_DOMAINS. */
  hosts: boolean;
}

const signs = { ok: 'ok   ', look: 'look ', wrong: 'WRONG' };

/**
 * Runs `npm run doctor` and yields a line for everything that the suite needs.
 * @throws Failure when something is wrong
 */
export async function* doctorCommand({ release, hosts }: Options): AsyncGenerator<string> {
  let count = 0;
  for await (const { state, text } of findings({ release, hosts })) {
    if (state === 'wrong') count++;
    yield `${signs[state]} ${text}`;
  }
  if (count) throw new Failure(`\n${count === 1 ? 'One thing is' : `${count} things are`} wrong, see above.`);
  yield '\nNothing is wrong.';
}

async function* findings({ release, hosts }: Options): AsyncGenerator<Finding> {
  yield checkNode(process.versions.node);
  yield checkTimeZones(dataVersion, process.versions.tz ?? 'an unknown version', Date.now());
  const settings = settingsOf();
  if ('text' in settings) return yield settings;
  const { port, domains, served } = settings;
  yield await checkPort(port, 'SUITE_PREVIEW_PORT');
  yield checkSites(settings.isShared);
  yield* checkDataFolder(dataFolder());
  const url = databaseUrl();
  if (url) yield* await checkDatabase(url, keyProof(dataFolder(), tokenKey()));
  else yield embedded();
  yield* checkKeys(
    { dataFolder: dataFolder(), tokenKey: tokenKey(), isShared: url !== undefined, certificateFile: certificateFile() },
    Date.now(),
  );
  yield await checkMail(smtp()?.url, isProduction());
  if (release) yield checkRelease(release);
  if (hosts) for (const name of hostNames(domains, served)) yield await checkHost({ name, port: 443 }, Date.now());
}

/** Invalid settings are reported as findings like everything else. */
function settingsOf() {
  try {
    const found = {
      port: previewPort(),
      domains: providerDomains(),
      served: servedEnvironments(),
      proxies: proxies(),
      isShared: sharesCookiesWithSites(),
    };
    return found;
  } catch (error) {
    return wrong(reasonOf(error));
  }
}

function embedded(): Finding {
  const text = `The database is embedded${holdsDatabase(dataFolder()) ? '' : ', made at the first start'}`;
  return isProduction() ? look(`${text}: one process can use it. For several, set DATABASE_URL.`) : ok(`${text}.`);
}

/** Returns the hosts of pages and of the API for every served environment with named hosts. */
function hostNames(domains: readonly string[], served: ReturnType<typeof servedEnvironments>): string[] {
  const places = served
    .filter((name) => environments[name].deployed)
    .flatMap((environment) => domains.map((domain) => ({ environment, domain, label: API_LABEL, port: 0 })));
  const hosts = places.flatMap((deployment) => [
    apiOrigin(deployment),
    ...zoneNames.filter((name) => zones[name].host).map((name) => zoneOrigin(deployment, name)),
  ]);
  return [...new Set(hosts)].map((origin) => new URL(origin).hostname);
}
