import { writeAudit } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { isDay } from '@suite/values/iso-day';
import { and, eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import * as contract from '../contract/os-support';
import { platforms } from '../contract/terms';
import { findRelease, indexReleases } from '../judge/find-release';
import { datedReleases, readReleases } from '../judge/read-releases';
import { devices, osReleases } from '../schema';

type Written = InferOutput<typeof contract.putOsSupport.body>;
type Release = typeof osReleases.$inferInsert;

/** Mounts the deployment's table of releases: `/security-data/v1/os-support`. */
export function mountOsSupport(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getOsSupport,
    { summary: 'Until when releases of operating systems get security updates' },
    ({ caller, database }) => osTableOf(database, caller.companyId),
  );

  route(
    app,
    kernel,
    contract.putOsSupport,
    { summary: 'Replaces the table of releases' },
    async ({ input: { body }, caller, database, clock }) => {
      const releases = releasesOf(body, new Date(clock()));
      await database.delete(osReleases);
      for (let at = 0; at < releases.length; at += 500) await database.insert(osReleases).values(releases.slice(at, at + 500));
      const { companyId, userId } = caller;
      const changes = [{ what: 'releases', from: null, to: String(releases.length) }];
      if (companyId)
        await writeAudit(database, { companyId, userId }, [{ action: 'os-support.changed', subject: '', changes }], clock());
      return osTableOf(database, companyId);
    },
  );
}

async function osTableOf(database: Database, companyId: string | null): Promise<contract.OsTable> {
  const { releases, ...table } = await readReleases(database);
  const index = indexReleases(datedReleases({ releases, ...table }));
  const inUse = companyId
    ? await database
        .select({ platform: devices.platform, osName: devices.osName, osVersion: devices.osVersion })
        .from(devices)
        .where(and(eq(devices.companyId, companyId), eq(devices.status, 'assigned')))
    : [];
  const counts = new Map<string, number>();
  for (const device of inUse) {
    const release = findRelease(device, index);
    if (release) counts.set(keyOf(release), (counts.get(keyOf(release)) ?? 0) + 1);
  }
  const order = (platform: Release['platform']) => platforms.indexOf(platform);
  return {
    ...table,
    releases: releases
      .sort((one, other) => order(one.platform) - order(other.platform) || newestFirst(one, other))
      .map((release) => ({ ...release, devices: counts.get(keyOf(release)) ?? 0 })),
  };
}

const keyOf = ({ platform, cycle }: Pick<Release, 'platform' | 'cycle'>) => `${platform} ${cycle}`;

const collator = new Intl.Collator('en', { numeric: true });

const newestFirst = (one: { cycle: string }, other: { cycle: string }) => collator.compare(other.cycle, one.cycle);

/** @throws InvalidRequestError naming a release whose end is not a date, or that appears twice */
function releasesOf(written: Written, updatedAt: Date): Release[] {
  const releases = Object.entries(written).flatMap(([platform, cycles]) =>
    (cycles ?? []).map(({ cycle, releaseLabel, eol, latest }) => ({
      platform: platform as Release['platform'],
      cycle,
      label: labelOf(platform as Release['platform'], releaseLabel, cycle),
      ...endOf(`${platform} ${cycle}`, eol),
      latest: latest ?? '',
      updatedAt,
    })),
  );
  if (!releases.length)
    throw refused('The table has no releases. Choose the file with all of them: it replaces the present one.');
  const seen = new Set<string>();
  for (const release of releases) {
    if (seen.has(keyOf(release))) throw refused(`${keyOf(release)} appears twice. Remove one of the two.`);
    seen.add(keyOf(release));
  }
  return releases;
}

const names: Record<Release['platform'], string> = {
  windows: 'Windows',
  'windows-server': 'Windows Server',
  macos: 'macOS',
  ios: 'iOS',
  ipados: 'iPadOS',
  android: 'Android',
  ubuntu: 'Ubuntu',
};

/** A label may be a pattern from endoflife.date, such as `OS X __RELEASE_CYCLE__`. */
function labelOf(platform: Release['platform'], label: string, cycle: string): string {
  const text = label === '' || label.includes('__') ? cycle : label.replace(/['"]/g, '').trim();
  return text.startsWith(names[platform]) ? text : `${names[platform]} ${text}`;
}

/** A comment may follow a date. @throws InvalidRequestError */
function endOf(release: string, eol: string | boolean): Pick<Release, 'endsOn' | 'hasEnded'> {
  const text = String(eol).split('#')[0]?.trim() ?? '';
  if (text === 'false' || text === 'true') return { endsOn: null, hasEnded: text === 'true' };
  if (!isDay(text))
    throw refused(`The end of support of ${release} is no date: “${text}”. Write it as 2026-03-31, false or true.`);
  return { endsOn: text, hasEnded: false };
}

const refused = (message: string): InvalidRequestError => new InvalidRequestError(message);
