import { join } from 'node:path';
import { Failure } from '@suite/kernel/errors/failure';
import { compressFile } from './compress';
import { bytesAt, layFile, shareFile } from './lay-file';
import { ASSETS } from './site';
import type { ZoneExport } from './zone-export';

/**
 * Merges the assets of all exports into one folder from which nothing is removed, so that a page opened before a deployment still
 * finds its chunks afterwards.
 * @throws Failure when files with the same name have different bytes, because browsers cache them forever.
 */
export async function mergeAssets(exports: ZoneExport[], store: string): Promise<void> {
  for (const { name, assets, read } of exports) {
    for (const file of assets) {
      const [bytes, target] = [read(file), join(store, file)];
      const laid = bytesAt(target);
      if (laid && !laid.equals(bytes)) {
        throw new Failure(
          `${file} of zone ${name} differs from the file of that name in ${store}, laid by another zone or an earlier build.`,
        );
      }
      if (!laid) layFile(bytes, target);
    }
  }
  const all = new Set(exports.flatMap(({ assets }) => assets));
  await Promise.all([...all].map((file) => compressFile(join(store, file))));
}

/** Serves the merged assets of some exports from a host's folder. */
export function shareAssets(exports: ZoneExport[], store: string, host: string): void {
  for (const file of new Set(exports.flatMap(({ assets }) => assets))) {
    shareFile(join(store, file), join(host, ASSETS, file));
  }
}
