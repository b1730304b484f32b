import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { utcDayOf } from '@suite/values/iso-day';
import type { CheckState, OperatingSystem, State } from '../contract/devices';
import {
  type Check,
  type Kind,
  type Level,
  type Platform,
  requirementsOf,
  STALE_DAYS,
  type Status,
  WARNING_DAYS,
} from '../contract/terms';
import type { Claim, ClaimsByCheck, ClaimWithOther, System } from '../schema';
import { findRelease, type KnownRelease, type ReleaseIndex } from './find-release';

/** The properties of a device that determine its verdict. */
export interface Judged {
  kind: Kind;
  status: Status;
  platform: Platform | null;
  osName: string;
  osVersion: string;
  claims: ClaimsByCheck;
  lastSeenAt: Date | null;
}

export interface Verdict {
  state: State;
  os: OperatingSystem;
  checks: CheckState[];
  failing: Check[];
  unknown: Check[];
  isStale: boolean;
}

interface Terms {
  level: Level;
  releases: ReleaseIndex;
  asOf: Date;
}

/**
 * Returns the verdict that evidence supports. Missing evidence, or evidence older than `STALE_DAYS`, proves nothing, so a device
 * never passes because nobody looked. A failed check keeps failing until something proves the contrary.
 */
export function judge(device: Judged, { level, releases, asOf }: Terms): Verdict {
  const os = systemOf(device, releases, asOf);
  const isOld = (at: string) => Date.parse(at) < asOf.getTime() - STALE_DAYS * MILLISECONDS_PER_DAY;
  const checks = requirementsOf(device.kind, level).map(([check, requirement]): CheckState => {
    const claim = device.claims[check];
    const isOn = check === 'os' ? isSupported(os) : claim?.isOn;
    const isOutdated = isOn === true && (claim === undefined || isOld(claim.at));
    const state = isOn === undefined || isOutdated ? 'unknown' : isOn ? 'pass' : 'fail';
    const proof = { source: claim?.source ?? null, observedAt: claim?.at ?? null };
    return {
      check,
      requirement,
      state,
      ...proof,
      volumes: claim?.volumes ?? [],
      lastBackupAt: claim?.lastBackupAt ?? null,
      isOutdated,
      contrary: claim ? contraryTo(claim, (system) => isUnsupported(system, releases, asOf)) : null,
      reason: claim?.reason ?? '',
    };
  });
  const isInUse = device.status === 'assigned';
  const required = isInUse ? checks.filter(({ requirement }) => requirement === 'required') : [];
  const those = (expected: CheckState['state']) => required.filter(({ state }) => state === expected).map(({ check }) => check);
  const failing = those('fail');
  const unknown = those('unknown');
  return {
    state: stateOf(required.length, failing.length, unknown.length),
    os,
    checks,
    failing,
    unknown,
    isStale: required.length > 0 && (device.lastSeenAt === null || isOld(device.lastSeenAt.toISOString())),
  };
}

function stateOf(required: number, failing: number, unknown: number): State {
  if (required === 0) return 'none';
  if (failing > 0) return 'failing';
  return unknown > 0 ? 'unknown' : 'passing';
}

const isSupported = ({ support }: OperatingSystem): boolean | undefined =>
  support === 'unknown' ? undefined : support !== 'unsupported';

/** Returns a newer confirmation that doesn't count against a file, or the file that a newer confirmation contradicts. */
function contraryTo({ other, ...claim }: ClaimWithOther, isOld: (system: System) => boolean): CheckState['contrary'] {
  if (!other) return null;
  const isOn = (of: Claim) => (of.system ? !isOld(of.system) : of.isOn);
  const isLater = claim.source === 'self-check' || other.at > claim.at;
  if (!isLater || isOn(other) === isOn(claim)) return null;
  const { osName = '', osVersion = '' } = other.system ?? {};
  const system = osVersion.startsWith(osName) ? osVersion : `${osName} ${osVersion}`;
  return { isOn: isOn(other), source: other.source, observedAt: other.at, system };
}

/** Whether a system gets no more security updates. */
export function isUnsupported(system: System, releases: ReleaseIndex, asOf: Date): boolean {
  const release = findRelease(system, releases);
  return release !== undefined && (release.hasEnded || supportOf(release.endsOn, asOf) === 'unsupported');
}

function systemOf(device: Judged, releases: ReleaseIndex, asOf: Date): OperatingSystem {
  const { platform, osName: name, osVersion: version } = device;
  const release = findRelease(device, releases);
  if (!release) return { platform, name, version, release: null, support: 'unknown', endsOn: null, newer: null };
  const { label, endsOn, hasEnded } = release;
  const support = hasEnded ? 'unsupported' : supportOf(endsOn, asOf);
  return { platform, name, version, release: label, support, endsOn, newer: newerThan(version, release) };
}

/** Apple's versions are those of its updates. A build of Windows or a point release of Ubuntu doesn't say which ones are installed. */
const VERSIONED: ReadonlySet<Platform> = new Set(['macos', 'ios', 'ipados']);

/**
 * Returns the newest known version of a release if it is newer than the device's. The table may be old, so without one the device
 * isn't known to have the newest.
 */
function newerThan(version: string, { platform, latest, latestOn }: KnownRelease): OperatingSystem['newer'] {
  if (!VERSIONED.has(platform)) return null;
  const [installed, known] = [version, latest].map((text) =>
    (/\d{1,5}(?:\.\d{1,5})+/.exec(text)?.[0] ?? '').split('.').map(Number),
  );
  if (!installed || !known || installed.length < 2 || known.length < 2) return null;
  const place = known.findIndex((number, at) => number !== (installed[at] ?? 0));
  return place >= 0 && (known[place] ?? 0) > (installed[place] ?? 0) ? { version: latest, on: latestOn } : null;
}

/** On the end day itself the system still gets updates. */
function supportOf(endsOn: string | null, asOf: Date): OperatingSystem['support'] {
  if (endsOn === null) return 'supported';
  if (endsOn < utcDayOf(asOf)) return 'unsupported';
  return endsOn <= utcDayOf(asOf.getTime() + WARNING_DAYS * MILLISECONDS_PER_DAY) ? 'ending' : 'supported';
}
