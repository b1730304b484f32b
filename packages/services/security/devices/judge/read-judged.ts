import { membersHolding } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CheckState } from '../contract/devices';
import { checks, type Level, STALE_DAYS } from '../contract/terms';
import { type ClaimsByCheck, devices, type System } from '../schema';
import { isUnsupported, type Judged, judge, type Verdict } from './judge';
import { readReleaseIndex } from './read-releases';

export type DeviceRecord = typeof devices.$inferSelect;

export interface ListedDevice extends Omit<Judged, 'claims' | 'lastSeenAt'> {
  id: string;
  name: string;
  serial: string;
  manufacturer: string;
  model: string;
  ownerId: string | null;
  location: string;
  /** Milliseconds since 1970. */
  lastSeenAt: number | null;
  version: number;
  purchasedOn: string | null;
}

/** A verdict without its sources. */
export interface ListedVerdict extends Omit<Verdict, 'checks'> {
  checks: Pick<CheckState, 'check' | 'state'>[];
}

export interface JudgedDevice {
  device: ListedDevice;
  level: Level;
  verdict: ListedVerdict;
}

/** The properties that determine a verdict, shortened by SQL. */
interface Traits extends Omit<Judged, 'claims' | 'lastSeenAt'> {
  /** One character per check, in order: `+` on by current evidence, `o` on by older evidence, `-` off, `.` unknown. */
  flags: string;
  isSeen: boolean;
}

/** Returns whether a system gets no more security updates as of a day, by the table of releases. */
export async function readUnsupported(database: Database, asOf: Date): Promise<(system: System) => boolean> {
  const releases = await readReleaseIndex(database);
  return (system) => isUnsupported(system, releases, asOf);
}

/** Returns a function that judges a device by its owner's access: an administrator's laptop must meet more. */
export async function readJudge(database: Database, companyId: string, asOf: Date) {
  const { releases, levelOf } = await readTerms(database, companyId);
  return <Device extends Judged & { ownerId: string | null }>(device: Device) => {
    const level = levelOf(device.ownerId);
    return { device, level, verdict: judge(device, { level, releases, asOf }) };
  };
}

/** Returns the judged devices of a company that match a condition. */
export async function readJudged(database: Database, companyId: string, asOf: Date, where?: SQL): Promise<JudgedDevice[]> {
  const { levelOf, verdictOf } = await readVerdicts(database, companyId, asOf);
  const { rows } = await database.execute<ListedDevice & Traits & Record<string, unknown>>(sql`
    SELECT id, kind, name, serial, manufacturer, model, platform, os_name AS "osName", os_version AS "osVersion",
      owner_id AS "ownerId", location, status, version, purchased_on::text AS "purchasedOn",
      (extract(epoch FROM last_seen_at) * 1000)::float8 AS "lastSeenAt", ${traits(asOf)}
    FROM ${devices} WHERE ${and(eq(devices.companyId, companyId), where)}`);
  return rows.map((device) => {
    const level = levelOf(device.ownerId);
    return { device, level, verdict: verdictOf(device, level) };
  });
}

/** Devices in use with the same verdict. */
export interface Alike {
  verdict: ListedVerdict;
  count: number;
  /** The first names among them. */
  names: string[];
}

/** The number of names read per verdict: as many as fit a sentence. */
export const NAMED = 3;

/** Counts the company's devices in use by verdict; the result has far fewer rows than devices. */
export async function readAlike(database: Database, companyId: string, asOf: Date): Promise<Alike[]> {
  const { administrators, verdictOf } = await readVerdicts(database, companyId, asOf);
  const { rows } = await database.execute<
    Traits & { isStrict: boolean; count: number; names: string[] } & Record<string, unknown>
  >(sql`
    SELECT kind, status, platform, "osName", "osVersion", flags, "isSeen", "isStrict", count(*)::int AS count,
      to_jsonb((array_agg(name ORDER BY name))[1:${sql.raw(String(NAMED))}]) AS names
    FROM (
      SELECT kind, status, platform, os_name AS "osName", os_version AS "osVersion", name, ${traits(asOf)},
        coalesce(owner_id = ANY (${sql.param([...administrators])}::uuid[]), false) AS "isStrict"
      FROM ${devices} WHERE company_id = ${companyId} AND status = 'assigned'
    ) AS each
    GROUP BY kind, status, platform, "osName", "osVersion", flags, "isSeen", "isStrict"`);
  return rows.map(({ count, names, isStrict, ...of }) => ({
    ...{ count, names },
    verdict: verdictOf(of, isStrict ? 'strict' : 'standard'),
  }));
}

async function readTerms(database: Database, companyId: string) {
  const releases = await readReleaseIndex(database);
  const administrators = new Set(await membersHolding(database, companyId, ['admin']));
  const levelOf = (owner: string | null): Level => (owner !== null && administrators.has(owner) ? 'strict' : 'standard');
  return { releases, administrators, levelOf };
}

/** Thousands of devices share a few verdicts, each computed once. */
async function readVerdicts(database: Database, companyId: string, asOf: Date) {
  const { releases, ...terms } = await readTerms(database, companyId);
  const reached = new Map<string, ListedVerdict>();
  const verdictOf = ({ flags, isSeen, kind, status, platform, osName, osVersion }: Traits, level: Level): ListedVerdict => {
    const key = [kind, status, platform, level, flags, isSeen, osName, osVersion].join('\n');
    const known = reached.get(key);
    if (known) return known;
    const lastSeenAt = isSeen ? asOf : null;
    const verdict = judge(
      { kind, status, platform, osName, osVersion, claims: claimsOf(flags, asOf), lastSeenAt },
      { level, releases, asOf },
    );
    reached.set(key, verdict);
    return verdict;
  };
  return { ...terms, verdictOf };
}

/** SQL for `flags` and `isSeen`. */
function traits(asOf: Date): SQL {
  const since = new Date(asOf.getTime() - STALE_DAYS * MILLISECONDS_PER_DAY).toISOString();
  // Moments are written in ISO 8601 and UTC, so that they sort as text.
  const flags = checks.map((check) => {
    const claim = sql.raw(`claims->'${check}'`);
    // Whether a system is supported depends on its release, not on the claim.
    const off = check === 'os' ? sql`` : sql`WHEN ${claim}->>'isOn' = 'false' THEN '-'`;
    return sql`CASE ${off} WHEN (${claim}->>'at') COLLATE "C" >= ${since} THEN '+' WHEN ${claim} IS NULL THEN '.' ELSE 'o' END`;
  });
  return sql`${sql.join(flags, sql` || `)} AS flags, coalesce(last_seen_at >= ${since}::timestamptz, false) AS "isSeen"`;
}

const LONG_AGO = new Date(0).toISOString();

function claimsOf(flags: string, asOf: Date): ClaimsByCheck {
  const claims: ClaimsByCheck = {};
  checks.forEach((check, place) => {
    const of = flags[place];
    if (of !== '.') claims[check] = { isOn: of !== '-', source: 'osquery', at: of === 'o' ? LONG_AGO : asOf.toISOString() };
  });
  return claims;
}
