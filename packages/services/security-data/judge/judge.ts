import { dayOf } from '@suite/contract/day';
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
import type { SaidOf } from '../schema';
import { findRelease, type ReleaseIndex } from './find-release';

const DAY = 86_400_000;

/** What of a device decides over how it is judged. */
export interface Judged {
  kind: Kind;
  status: Status;
  platform: Platform | null;
  osName: string;
  osVersion: string;
  said: SaidOf;
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
 * What evidence proves of a device. Evidence that is missing or older than `STALE_DAYS` proves nothing, so that a device is
 * never passing because nobody looked; what failed goes on failing until something proves the contrary.
 */
export function judge(device: Judged, { level, releases, asOf }: Terms): Verdict {
  const os = systemOf(device, releases, asOf);
  const isOld = (at: string) => Date.parse(at) < asOf.getTime() - STALE_DAYS * DAY;
  const checks = requirementsOf(device.kind, level).map(([check, requirement]): CheckState => {
    const said = device.said[check];
    const isOn = check === 'os' ? isSupported(os) : said?.isOn;
    const isOutdated = isOn === true && (said === undefined || isOld(said.at));
    const state = isOn === undefined || isOutdated ? 'unknown' : isOn ? 'pass' : 'fail';
    const proof = { source: said?.source ?? null, observedAt: said?.at ?? null };
    return {
      check,
      requirement,
      state,
      ...proof,
      volumes: said?.volumes ?? [],
      lastBackupAt: said?.lastBackupAt ?? null,
      isOutdated,
    };
  });
  const isInUse = device.status === 'assigned';
  const required = isInUse ? checks.filter(({ requirement }) => requirement === 'required') : [];
  const those = (wanted: CheckState['state']) => required.filter(({ state }) => state === wanted).map(({ check }) => check);
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

function systemOf(device: Judged, releases: ReleaseIndex, asOf: Date): OperatingSystem {
  const { platform, osName: name, osVersion: version } = device;
  const release = findRelease(device, releases);
  if (!release) return { platform, name, version, release: null, support: 'unknown', endsOn: null };
  const { label, endsOn, hasEnded } = release;
  return { platform, name, version, release: label, support: hasEnded ? 'unsupported' : supportOf(endsOn, asOf), endsOn };
}

/** On the day itself it still gets updates. */
function supportOf(endsOn: string | null, asOf: Date): OperatingSystem['support'] {
  if (endsOn === null) return 'supported';
  if (endsOn < dayOf(asOf)) return 'unsupported';
  return endsOn <= dayOf(asOf.getTime() + WARNING_DAYS * DAY) ? 'ending' : 'supported';
}
