import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { BUILD_FILE } from '@suite/contract/build';
import { apiOrigin } from '@suite/zones/addresses';
import { API_LABEL } from '@suite/zones/zones';
import { compressFile } from '../assembly/compress';
import { encodings } from '../assembly/encodings';
import { filesUnder, shareFile } from '../assembly/lay-file';
import { notFoundPage } from '../assembly/not-found';
import { ASSETS } from '../assembly/site';
import { hostingReader } from '../gateway/read-hosting';
import { awsFiles, edgeHosts } from './aws';
import { caddyConfig } from './caddy';
import { githubPagesFiles } from './github-pages';
import { headersFile, redirectsFile } from './headers-file';
import { nginxConfig } from './nginx';
import {
  apiHosts,
  isReleased,
  NOT_FOUND_FILE,
  type ReleaseHost,
  type ReleaseOptions,
  releaseHosts,
  siteHosts,
} from './release-hosts';

/** In a release: each of its files with size and SHA-256. */
export const MANIFEST_FILE = 'manifest.json';

interface Options extends ReleaseOptions {
  assembled: string;
  /** Folder for the release; existing files are replaced. */
  output: string;
  /** Folder of the release on the server. */
  root: string;
  /** Origins of the platform's processes, as seen from the web server. */
  platforms: readonly string[];
}

/**
 * Creates a release: for each environment a folder per host with everything it serves, rules for web servers and for hosts that
 * read them from files, and a manifest.
 * @throws Failure when the suite is not built.
 */
export async function makeRelease({ assembled, output, root, platforms, ...options }: Options) {
  const hosts = releaseHosts(hostingReader(assembled)(), options);
  rmSync(output, { recursive: true, force: true });
  for (const host of hosts) await layHost(host, assembled, output);

  const servers = { root, platforms, apiHosts: apiHosts(options), siteHosts: siteHosts(options) };
  write(join(output, 'rules/nginx.conf'), nginxConfig(hosts, servers));
  write(join(output, 'rules/Caddyfile'), caddyConfig(hosts, servers));
  const apiOf = ({ environment }: ReleaseHost) =>
    apiOrigin({ environment, domain: options.domain, label: API_LABEL, port: options.port });
  for (const host of hosts) {
    for (const kind of ['netlify', 'cloudflare'] as const) {
      write(join(output, 'rules', kind, host.folder, '_headers'), headersFile(host, kind));
      write(join(output, 'rules', kind, host.folder, '_redirects'), redirectsFile(host, apiOf(host), kind));
    }
    const pages = githubPagesFiles(host, (path) => readFileSync(join(output, host.folder, path), 'utf8'));
    for (const [name, text] of Object.entries(pages)) write(join(output, 'rules/github-pages', host.folder, name), text);
  }
  const edge = edgeHosts(hosts, ({ folder }) => filesUnder(join(output, folder)).map((file) => `/${file}`));
  for (const [name, text] of Object.entries(awsFiles(hosts, edge, apiOf))) write(join(output, 'rules/aws', name), text);
  const manifest = manifestOf(output);
  write(join(output, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`);
  return { version: manifest.version, hosts };
}

/** Files are linked to the assembled output if the file system supports it. */
async function layHost(host: ReleaseHost, assembled: string, output: string): Promise<void> {
  const source = join(assembled, host.source);
  const target = join(output, host.folder);
  const isServed = (file: string) =>
    `/${file}` === host.maintenance.page ||
    `/${file}`.startsWith(`${ASSETS}/`) ||
    host.zones.some(({ basePath }) => `/${file}`.startsWith(`${basePath}/`));
  const isSibling = (file: string) => encodings.some(({ extension }) => file.endsWith(extension));
  for (const file of filesUnder(source)) {
    if (isServed(file) && isReleased(`/${file}`) && !isSibling(file)) shareFile(join(source, file), join(target, file));
  }
  write(join(target, NOT_FOUND_FILE), notFoundPage);
  for (const { configPath, config } of host.zones) {
    write(join(target, configPath), `${JSON.stringify(config, null, 2)}\n`);
    await compressFile(join(target, configPath));
  }
}

export interface Manifest {
  /** Hash of the files; equal builds have equal versions. */
  version: string;
  /** By path. */
  files: Record<string, { bytes: number; sha256: string }>;
}

/** Hashes are hexadecimal. */
function manifestOf(folder: string): Manifest {
  const files = Object.fromEntries(
    filesUnder(folder).map((file) => {
      const bytes = readFileSync(join(folder, file));
      return [file, { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }];
    }),
  );
  // The time of a build is not part of its version.
  const compared = Object.entries(files).filter(([file]) => basename(file) !== BUILD_FILE);
  return { version: createHash('sha256').update(JSON.stringify(compared)).digest('hex').slice(0, 12), files };
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
