import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FILE, type Build } from '@suite/contract/build';
import { draftOf } from './lay-file';
import type { ZoneExport } from './zone-export';

/** Length of a version in characters: long enough to be unique, short enough to read aloud. */
const LENGTH = 12;

/** Writes the file that describes a zone's build into a folder. The time changes only with the version. */
export function layBuild(zone: ZoneExport, target: string): void {
  const path = join(target, BUILD_FILE);
  const version = versionOf(zone);
  if (existsSync(path) && JSON.parse(readFileSync(path, 'utf8')).version === version) return;
  const build: Build = { version, laidAt: new Date().toISOString() };
  writeFileSync(draftOf(path), `${JSON.stringify(build)}\n`);
  renameSync(draftOf(path), path);
}

function versionOf({ documents, read }: ZoneExport): string {
  const hash = createHash('sha256');
  for (const file of documents) hash.update(`${file}\0`).update(read(file));
  return hash.digest('hex').slice(0, LENGTH);
}
