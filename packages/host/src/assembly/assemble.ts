import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ZoneName, zoneNames } from '@suite/zones/zones';
import { announceViews } from './announce-views';
import { policyOf } from './content-security-policy';
import { guardScripts } from './guard-scripts';
import { HOSTING_FILE, hostingOf } from './hosting';
import { layDocuments } from './lay-documents';
import { draftOf } from './lay-file';
import { MAINTENANCE_FILE, maintenancePage } from './maintenance';
import { mergeAssets, shareAssets } from './merge-assets';
import type { Site, SiteZone } from './site';
import { readExport, type ZoneExport } from './zone-export';

interface Options {
  exportOf(name: ZoneName): string;
  /** Folder for the output; existing files are updated. */
  output: string;
  sites: Site[];
}

/**
 * Writes the exports of all zones as their hosts serve them (decisions 001, 007): each under its base path, with the assets in
 * one folder per host. Assets are written before the documents that refer to them.
 * @throws Failure when a zone is not built, or when two exports disagree on a file.
 */
export async function assemble({ exportOf, output, sites }: Options): Promise<void> {
  const names = new Set(sites.flatMap(({ zones }) => zones.map(({ name }) => name)));
  const read = [...names].map((name) => readExport(name, exportOf(name)));
  const isWhole = names.size === zoneNames.length;
  const guarded = guardScripts(read, isWhole);
  const exports = isWhole ? announceViews(guarded) : guarded;
  const store = join(output, 'assets');

  await mergeAssets(exports, store);
  for (const site of sites) {
    const host = join(output, site.folder);
    const own = exports.filter(({ name }) => site.zones.some((zone) => zone.name === name));
    shareAssets(own, store, host);
    for (const zone of own) await layDocuments(zone, site, host);
    writeChanged(join(host, MAINTENANCE_FILE), maintenancePage);
  }

  const hosting = hostingOf(sites, (zone) => policiesOf(zone, exports));
  writeChanged(join(output, HOSTING_FILE), `${JSON.stringify(hosting, null, 2)}\n`);
}

/** Returns the Content-Security-Policy of each document of a zone, with its path on the host. */
function policiesOf({ name, basePath }: SiteZone, exports: ZoneExport[]): [path: string, policy: string][] {
  const found = exports.find((zone) => zone.name === name);
  const documents = found?.documents.filter((file) => file.endsWith('.html')) ?? [];
  return documents.map((file) => {
    return [`${basePath}/${file}`, policyOf(String(found?.read(file)), name, file)];
  });
}

/** Writes atomically, and only after a change, because a running gateway then reads the rules again. */
function writeChanged(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(draftOf(path), text);
  renameSync(draftOf(path), path);
}
