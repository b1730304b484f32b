import { FIRST_VIEW_FILE } from '@suite/contract/first-view';
import { existsIn, type ZoneName, zoneRow } from '@suite/zones/zones';
import { filesOfFirstView, namedFiles } from './first-view';
import { ASSETS } from './site';
import type { ZoneExport } from './zone-export';

/** Returns the exports with an announcement of each private zone's first view (decision 034). */
export function announceViews(exports: readonly ZoneExport[]): ZoneExport[] {
  const [first, ...others] = exports.filter(({ name }) => isAnnounced(name)).map((zone) => new Set(namedFiles(zone)));
  const common = new Set([...(first ?? [])].filter((file) => others.every((files) => files.has(file))));
  return exports.map((zone) => {
    if (!isAnnounced(zone.name)) return zone;
    const view = Buffer.from(JSON.stringify(filesOfFirstView(zone, common).map((file) => `${ASSETS}/${file}`)));
    return {
      ...zone,
      documents: [...zone.documents, FIRST_VIEW_FILE],
      read: (file) => (file === FIRST_VIEW_FILE ? view : zone.read(file)),
    };
  });
}

const isAnnounced = (name: ZoneName) => !zoneRow(name).public && existsIn(name, 'prod');
