import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '@suite/kernel/errors/failure';
import { type ZoneName, zones } from '@suite/zones/zones';
import { filesUnder } from './lay-file';
import { mediaTypeOf } from './media-type';
import { ASSETS } from './site';
import { withSpeculationRules } from './speculation-rules';

/** The single page of a zone. */
const ENTRY = 'index.html';

export interface ZoneExport {
  name: ZoneName;
  /** Content-hashed files that a host serves once for all its zones. */
  assets: string[];
  /** The zone's own files: documents and files that belong to them. */
  documents: string[];
  /** Returns the bytes of a file as the suite's hosts serve it: with links to the assets that all zones of a host share. */
  read(file: string): Buffer;
}

/** @throws Failure when the zone is not built. */
export function readExport(name: ZoneName, folder: string): ZoneExport {
  if (!existsSync(join(folder, ENTRY))) throw new Failure(`Zone ${name} is not built. Run: npm run build`);
  const files = filesUnder(folder);
  const isAsset = (file: string) => file.startsWith('_next/');
  const own = `${zones[name].basePath}/_next/`;
  const read = (file: string) => {
    const bytes = readFileSync(join(folder, file));
    if (file === ENTRY) return Buffer.from(withSpeculationRules(bytes.toString().replaceAll(own, `${ASSETS}/_next/`), name));
    if (!mediaTypeOf(file).compressible || !bytes.includes(own)) return bytes;
    return Buffer.from(bytes.toString().replaceAll(own, `${ASSETS}/_next/`));
  };
  return { name, assets: files.filter(isAsset), documents: files.filter((file) => !isAsset(file)), read };
}
