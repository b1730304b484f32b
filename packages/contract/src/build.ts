/** The build of a zone that a host serves: a small public file beside the zone's pages. */
import * as v from 'valibot';

/** Path of the file under the zone's base path. */
export const BUILD_FILE = 'build.json';

export const build = v.object({
  /** Hash of the zone's documents, which name their assets by content: equal builds have equal versions. */
  version: v.string(),
  /** When this version was first deployed to the host, ISO 8601. */
  laidAt: v.string(),
});
export type Build = v.InferOutput<typeof build>;
