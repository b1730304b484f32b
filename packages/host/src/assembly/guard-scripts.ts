import { createHash } from 'node:crypto';
import { basename, posix } from 'node:path';
import { Failure } from '@suite/kernel/errors/failure';
import { runtimeGuard, scriptWatch } from './script-guard';
import { ASSETS } from './site';
import type { ZoneExport } from './zone-export';

/** Next's runtime, which loads the other scripts. */
const RUNTIME = /^_next\/static\/chunks\/turbopack-[^/]+\.js$/;
const CHUNK = /^_next\/static\/chunks\/[^/]+\.js$/;

/** Scripts that packages ship unbundled, such as SDKs: modules that are imported by their address. */
const MODULE = /^_next\/static\/media\/[^/]+\.js$/;

/** A script or its preload, with its address. */
const LOADS_SCRIPT = /<(?:script\b[^>]*?\bsrc|link rel="preload" as="script"[^>]*?\bhref)="([^"]+)"/g;

/** Longer than any name, so that names are not cut. */
const WHOLE_NAME = 99;

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const integrityOf = (bytes: Buffer) => `integrity="sha256-${sha256(bytes).toString('base64')}" crossorigin=""`;
const chunksOf = ({ assets }: ZoneExport) => assets.filter((file) => CHUNK.test(file) && !RUNTIME.test(file));

/**
 * Returns the exports with integrity checks, so that no script runs unless it has exactly these bytes (decision 031): documents
 * contain the hashes of their scripts and imported modules, and the runtime those of all others.
 * @param isWhole whether these are all zones; while zones are missing, each document contains the hashes of all of its zone's
 * scripts, and doesn't change when another zone is added
 */
export function guardScripts(exports: readonly ZoneExport[], isWhole: boolean): ZoneExport[] {
  const isOfSeveral = isWhole ? isShared(exports) : () => false;
  const length = isWhole ? lengthOfNames(exports) : WHOLE_NAME;
  const known = new Map<string, string>();
  const hashedNameOf = ({ read }: ZoneExport, file: string) => {
    const hash = known.get(file) ?? sha256(read(file)).toString('base64');
    known.set(file, hash);
    return `${basename(file).slice(0, length)} ${hash}`;
  };
  const shared = new Map(
    exports.flatMap((zone) =>
      chunksOf(zone)
        .filter(isOfSeveral)
        .map((file) => [file, hashedNameOf(zone, file)]),
    ),
  );
  const guard = runtimeGuard(
    [...shared.keys()]
      .sort()
      .map((file) => shared.get(file))
      .join(' '),
    length,
  );
  return exports.map((zone) => {
    const own = chunksOf(zone).filter((file) => !isOfSeveral(file));
    return guarded(zone, guard, own.map((file) => hashedNameOf(zone, file)).join(' '));
  });
}

function isShared(exports: readonly ZoneExport[]): (file: string) => boolean {
  const zones = new Map<string, number>();
  for (const file of exports.flatMap(chunksOf)) zones.set(file, (zones.get(file) ?? 0) + 1);
  return (file) => (zones.get(file) ?? 0) > 1;
}

/** Returns the shortest length that distinguishes the scripts, because documents list many names. */
function lengthOfNames(exports: readonly ZoneExport[]): number {
  const names = [...new Set(exports.flatMap(chunksOf))].map((file) => basename(file));
  let length = 4;
  while (new Set(names.map((name) => name.slice(0, length))).size < names.length) length++;
  return length;
}

function guarded(zone: ZoneExport, guard: string, own: string): ZoneExport {
  const runtimes = zone.assets.filter((file) => RUNTIME.test(file)).map((file) => runtimeOf(zone, file, guard));
  const assets = zone.assets.map((file) => runtimes.find(({ before }) => before === file)?.name ?? file);
  const bytesOf = (file: string) => runtimes.find(({ name }) => name === file)?.bytes ?? zone.read(file);
  const has = new Set([...assets, ...zone.documents]);

  const modules = zone.assets.filter((file) => MODULE.test(file));
  const integrity = Object.fromEntries(
    modules.map((file) => [`${ASSETS}/${file}`, `sha256-${sha256(zone.read(file)).toString('base64')}`]),
  );
  const importMap = modules.length ? `<script type="importmap">${JSON.stringify({ integrity })}</script>` : '';

  const documentOf = (file: string): string => {
    let html = zone.read(file).toString();
    for (const { before, name } of runtimes) html = html.replaceAll(`/${before}"`, `/${name}" data-own="${own}"`);
    html = html.replaceAll(LOADS_SCRIPT, (tag, address: string) => {
      const script = address.startsWith(`${ASSETS}/`)
        ? address.slice(ASSETS.length + 1)
        : posix.join(posix.dirname(file), address);
      if (!has.has(script)) throw new Failure(`${file} of zone ${zone.name} loads ${address}, which the zone does not have.`);
      return `${tag} ${integrityOf(bytesOf(script))}`;
    });
    const isOfNext = html.includes(`="${ASSETS}/_next/`);
    return isOfNext ? html.replace(/<link|<script/, (tag) => `${importMap}<script>${scriptWatch}</script>${tag}`) : html;
  };
  return { ...zone, assets, read: (file) => (file.endsWith('.html') ? Buffer.from(documentOf(file)) : bytesOf(file)) };
}

/** Renames the runtime by its new bytes, because browsers cache it forever. */
function runtimeOf(zone: ZoneExport, before: string, guard: string) {
  const bytes = Buffer.from(guard + zone.read(before));
  return { before, bytes, name: `_next/static/chunks/turbopack-${sha256(bytes).toString('hex').slice(0, 16)}.js` };
}
