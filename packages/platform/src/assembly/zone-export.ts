import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ZoneName } from '@suite/zones/zones';
import { Failure } from '../failure';
import { filesUnder } from './lay-file';

/** What a zone's build left to be served. */
export interface ZoneExport {
  name: ZoneName;
  folder: string;
  /** Content-hashed files that a host serves once for all its zones. */
  assets: string[];
  /** The zone's own files: documents and what belongs to them. */
  documents: string[];
}

/** @throws Failure when the zone is not built. */
export function readExport(name: ZoneName, folder: string): ZoneExport {
  if (!existsSync(join(folder, 'index.html'))) throw new Failure(`Zone ${name} is not built. Run: npm run build`);
  const files = filesUnder(folder);
  const isAsset = (file: string) => file.startsWith('_next/');
  return { name, folder, assets: files.filter(isAsset), documents: files.filter((file) => !isAsset(file)) };
}
