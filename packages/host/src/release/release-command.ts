import { readFileSync } from 'node:fs';
import { allConfigKeys, type EnvConfig } from '@suite/env/env-config';
import { Failure } from '@suite/kernel/errors/failure';
import type { Deployment } from '@suite/zones/addresses';
import { type EnvironmentName, environments } from '@suite/zones/environments';
import { envConfigFor } from '../api/env-config';
import { hostingReader, insistOnWhole } from '../gateway/read-hosting';
import { CURRENT, draftFolder, goBack, keepRelease } from './keep-releases';
import { makeRelease } from './make-release';

interface Options {
  domain: string | undefined;
  /** Names of environments, separated by commas. */
  env: string;
  /** A file with values of the environment config, by environment, as in the data folder. */
  config: string | undefined;
  port: string;
  /** Domain of firms' websites, as in SUITE_SITES_DOMAIN. */
  sitesDomain?: string | undefined;
  onespace: boolean;
  root: string;
  /** Origins of the platform's processes, separated by commas. */
  platform: string;
  assembled: string;
  folder: string;
}

const DOMAIN = /^(?:[a-z\d-]{1,63}\.){1,8}[a-z\d-]{1,63}$/;

/**
 * Runs `npm run release` and yields the lines to print.
 * @throws Failure with what to do, when an option is wrong or the suite is not built
 */
export async function* releaseCommand({
  domain,
  env,
  config,
  port,
  folder,
  platform,
  ...options
}: Options): AsyncGenerator<string> {
  if (!domain || !DOMAIN.test(domain)) {
    throw new Failure('Say which domain the hosts are under: npm run release -- --domain example.com');
  }
  if (options.sitesDomain !== undefined && !DOMAIN.test(options.sitesDomain))
    throw new Failure("--sites-domain is the domain of firms' websites, such as firm-sites.example.");
  const platforms = platform.split(',').map((origin) => origin.trim());
  if (!platforms.every((origin) => origin.startsWith('https://') && URL.canParse(origin))) {
    throw new Failure(
      '--platform is the origin of the platform, such as https://127.0.0.1:8443; several are separated by commas.',
    );
  }
  if (!options.root.startsWith('/')) throw new Failure('--root is a folder of the server, such as /srv/firm-suite.');
  if (!/^\d{1,5}$/.test(port)) throw new Failure('--port is a number, such as 8443.');
  const names = environmentsOf(env);
  const chosen = config ? readConfig(config, names) : {};
  insistOnWhole(hostingReader(options.assembled)(), options.assembled);
  const configOf = (deployment: Deployment) => ({
    ...envConfigFor(deployment),
    SITES_DOMAIN: options.sitesDomain ?? '',
    ...chosen[deployment.environment],
  });
  const { version, hosts } = await makeRelease({
    ...options,
    platforms,
    output: draftFolder(folder),
    domain,
    environments: names,
    port: Number(port) === 443 ? 0 : Number(port),
    configOf,
  });
  keepRelease(folder, version);
  for (const { name, folder: own } of hosts) yield `${own}  ${name}`;
  yield `${folder}/${CURRENT} is release ${version}, with rules for web servers in rules/. What to do with it: docs/deploy/README.md`;
}

/** Runs `npm run release -- --back` and returns the line to print. */
export const backCommand = (folder: string): string => `${folder}/${CURRENT} is release ${goBack(folder)} again.`;

function environmentsOf(text: string): EnvironmentName[] {
  const deployed = Object.entries(environments).flatMap(([name, { deployed }]) => (deployed ? [name as EnvironmentName] : []));
  return text.split(',').map((part) => {
    const found = deployed.find((name) => name === part.trim());
    if (!found) throw new Failure(`--env has "${part.trim()}"; set it to some of ${deployed.join(', ')}, separated by commas.`);
    return found;
  });
}

type Chosen = { [Name in EnvironmentName]?: Partial<EnvConfig> };

/** @throws Failure when the file is missing, or contains something that no page reads */
function readConfig(path: string, names: readonly EnvironmentName[]): Chosen {
  const wrong = (what: string) => new Failure(`${path}: ${what} See docs/configuration.md.`);
  let found: unknown;
  try {
    found = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw wrong('not there, or not JSON.');
  }
  const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  if (!isObject(found)) throw wrong('it has to be an object with values by environment.');
  for (const [environment, values] of Object.entries(found)) {
    if (!names.some((name) => name === environment)) throw wrong(`"${environment}" is not released.`);
    if (!isObject(values)) throw wrong(`"${environment}" has to be an object.`);
    for (const [key, value] of Object.entries(values)) {
      if (!allConfigKeys.some((known) => known === key)) throw wrong(`"${key}" is a key that no page reads.`);
      if (typeof value !== 'string') throw wrong(`"${key}" has to be a text.`);
    }
  }
  return found as Chosen;
}
