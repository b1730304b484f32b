import type { Database } from '@suite/kernel/database/database';
import { osReleases } from '../schema';
import { indexReleases, type KnownRelease, type Release, type ReleaseIndex } from './find-release';
import { type ReleaseSource, SHIPPED_ON, shippedReleases } from './shipped-releases';

export interface ReleaseTable {
  releases: (Release & { latest: string; source: ReleaseSource | null })[];
  /** The day as of which the table is complete. */
  updatedOn: string;
  /** Whether it is the one that comes with the suite. */
  isShipped: boolean;
}

/** Returns the deployment's table of releases: the operator's, or the one that comes with the suite. */
export async function readReleases(database: Database): Promise<ReleaseTable> {
  const rows = await database.select().from(osReleases);
  if (!rows.length) return { releases: [...shippedReleases], updatedOn: SHIPPED_ON, isShipped: true };
  const updatedAt = Math.max(...rows.map((row) => row.updatedAt.getTime()));
  return {
    releases: rows.map(({ updatedAt: _, ...release }) => ({ ...release, source: null })),
    updatedOn: new Date(updatedAt).toISOString().slice(0, 10),
    isShipped: false,
  };
}

/** Returns the releases of a table with the day as of which their latest versions are the newest. */
export const datedReleases = ({ releases, updatedOn }: Pick<ReleaseTable, 'releases' | 'updatedOn'>): KnownRelease[] =>
  releases.map(({ source, ...release }) => ({ ...release, latestOn: source?.on ?? updatedOn }));

export const readReleaseIndex = async (database: Database): Promise<ReleaseIndex> =>
  indexReleases(datedReleases(await readReleases(database)));
