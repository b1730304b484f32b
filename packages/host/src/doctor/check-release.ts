import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE, type Manifest } from '../release/make-release';
import { type Finding, ok, wrong } from './finding';

/** Checks that every file of a release exists with the bytes in its manifest. */
export function checkRelease(folder: string): Finding {
  const path = join(folder, MANIFEST_FILE);
  if (!existsSync(path)) return wrong(`${folder} has no release: run npm run release, and copy its folder.`);
  const { version, files }: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  const damaged = Object.entries(files).filter(([file, { sha256 }]) => {
    const found = join(folder, file);
    return !existsSync(found) || createHash('sha256').update(readFileSync(found)).digest('hex') !== sha256;
  });
  const [first] = damaged;
  if (!first) return ok(`Release ${version} has all of its ${Object.keys(files).length} files.`);
  return wrong(`${damaged.length} files of release ${version} are missing or changed (${first[0]}): copy the release again.`);
}
