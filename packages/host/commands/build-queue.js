// @ts-check
/** @import { ZoneName } from '@suite/zones/zones' */
/** @import { ZoneBuilds } from '../src/gateway/zone-builds' */

/**
 * Creates a queue that builds zones one after another beside the suite that serves them. A requested zone is built next.
 * @param {readonly ZoneName[]} names in the order in which people reach them
 * @param {(name: ZoneName, signal: AbortSignal) => Promise<void>} build rejects when the zone cannot be built, which doesn't
 *   affect the others
 * @returns {ZoneBuilds & { run: () => Promise<void>, stop: () => void }}
 */
export function createBuildQueue(names, build) {
  const waiting = [...names];
  const stopping = new AbortController();
  /** @type {Set<ZoneName>} */
  const failed = new Set();
  /** @type {ZoneName | undefined} */
  let building;
  return {
    request(name) {
      if (failed.has(name)) return 'failed';
      const place = waiting.indexOf(name);
      if (place > 0) waiting.unshift(...waiting.splice(place, 1));
      return name === building || place >= 0 ? 'waiting' : undefined;
    },
    async run() {
      for (building = waiting.shift(); building; building = waiting.shift()) {
        await build(building, stopping.signal).catch(() => building && failed.add(building));
      }
    },
    stop() {
      waiting.length = 0;
      stopping.abort();
    },
  };
}
