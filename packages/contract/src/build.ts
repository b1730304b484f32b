/** Which build of a zone a host serves: a small file beside the zone's pages, which any page may read. */
import * as v from 'valibot';

/** Its name under the zone's base path. */
export const BUILD_FILE = 'build.json';

export const build = v.object({
  /** Of the bytes of the zone's documents, which name their assets by content: equal builds have equal versions. */
  version: v.string(),
  /** When this version was first laid for the host, ISO 8601. */
  laidAt: v.string(),
});
export type Build = v.InferOutput<typeof build>;
