import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '@suite/kernel/errors/failure';
import { draftOf, filesUnder, shareFile } from '../assembly/lay-file';
import { ASSETS } from '../assembly/site';
import { MANIFEST_FILE, type Manifest } from './make-release';

/** Link to the release that is served. */
export const CURRENT = 'current';

/** Number of releases before the current one whose assets stay, so that tabs opened with them still find their files. */
const MAX_RELEASES = 5;

/** Folder of a release before it has its name. */
export const draftFolder = (folder: string) => join(folder, '.draft');

/**
 * Moves the release in the draft folder to its place beside the earlier ones, adds their assets, and makes it the current one. If
 * a release has the same bytes, it becomes the current one again. Assets come before documents: the link is changed last and
 * atomically.
 */
export function keepRelease(folder: string, version: string): void {
  const target = join(folder, version);
  const earlier = releases(folder).filter((name) => name !== version);
  if (existsSync(target)) rmSync(draftFolder(folder), { recursive: true });
  else {
    for (const name of earlier.slice(0, MAX_RELEASES)) addAssets(join(folder, name), draftFolder(folder));
    renameSync(draftFolder(folder), target);
  }
  point(folder, version);
  for (const name of earlier.slice(MAX_RELEASES)) rmSync(join(folder, name), { recursive: true });
}

/**
 * Rolls back to the release before the current one.
 * @returns its version
 * @throws Failure when there is none
 */
export function goBack(folder: string): string {
  const names = releases(folder);
  const previous = names[names.indexOf(currentVersion(folder) ?? '') + 1];
  if (!previous) throw new Failure(`${folder} has no release before the current one.`);
  point(folder, previous);
  return previous;
}

/** Returns the names of the releases, the newest first. */
function releases(folder: string): string[] {
  const madeAt = (name: string) => lstatSync(join(folder, name, MANIFEST_FILE)).mtimeMs;
  return readdirSync(folder)
    .filter((name) => name !== CURRENT && existsSync(join(folder, name, MANIFEST_FILE)) && !name.startsWith('.'))
    .toSorted((one, other) => madeAt(other) - madeAt(one));
}

const currentVersion = (folder: string) => (existsSync(join(folder, CURRENT)) ? readlinkSync(join(folder, CURRENT)) : undefined);

/** Copies the assets that an earlier release added itself; those that it has from others are older than is promised. */
function addAssets(earlier: string, release: string): void {
  const { files }: Manifest = JSON.parse(readFileSync(join(earlier, MANIFEST_FILE), 'utf8'));
  const present = new Set(filesUnder(release));
  const assets = Object.keys(files).filter((file) => file.includes(`${ASSETS}/`) && !present.has(file));
  for (const file of assets) {
    const [environment = '', host = ''] = file.split('/');
    if (existsSync(join(release, environment, host))) shareFile(join(earlier, file), join(release, file));
  }
}

function point(folder: string, version: string): void {
  const link = join(folder, CURRENT);
  rmSync(draftOf(link), { force: true });
  symlinkSync(version, draftOf(link));
  renameSync(draftOf(link), link);
}
