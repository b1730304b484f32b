import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FILE } from '@suite/contract/build';
import { Failure } from '@suite/kernel/errors/failure';
import { compressFile } from './compress';
import { encodings } from './encodings';
import { layBuild } from './lay-build';
import { filesUnder, layFile } from './lay-file';
import type { Site } from './site';
import type { ZoneExport } from './zone-export';

/** Writes the documents of one zone under its base path on a host, and removes those of an earlier build. */
export async function layDocuments(zone: ZoneExport, site: Site, host: string): Promise<void> {
  const { name, documents, read } = zone;
  const basePath = site.zones.find((served) => served.name === name)?.basePath ?? '';
  const target = join(host, basePath);
  const isNested = nestedUnder(basePath, site);

  for (const file of documents) {
    if (isNested(file)) throw new Failure(`${file} of zone ${name} lies under the base path of another zone.`);
    layFile(read(file), join(target, file));
  }
  await Promise.all(documents.map((file) => compressFile(join(target, file))));
  layBuild(zone, target);

  const laid = documents.flatMap((file) => [file, ...encodings.map(({ extension }) => file + extension)]);
  const current = new Set([BUILD_FILE, ...laid]);
  for (const file of filesUnder(target)) {
    if (!current.has(file) && !isNested(file)) rmSync(join(target, file));
  }
}

/** Returns whether a file belongs to a zone whose base path extends this one, as /offer/public extends /offer. */
function nestedUnder(basePath: string, { zones }: Site): (file: string) => boolean {
  const nested = zones.map((zone) => zone.basePath).filter((other) => other.startsWith(`${basePath}/`));
  return (file) => nested.some((other) => `${basePath}/${file}`.startsWith(`${other}/`));
}
