import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Kind, Level } from '../contract/terms';
import type { ClaimsByCheck } from '../schema';
import { indexReleases } from './find-release';
import { type Judged, judge } from './judge';

const asOf = new Date('2026-03-31T12:00:00Z');
const daysAgo = (days: number) => new Date(asOf.getTime() - days * MILLISECONDS_PER_DAY).toISOString();

const claimsOfAll = (at: string, isOn = true): ClaimsByCheck =>
  Object.fromEntries(
    ['os', 'encryption', 'screenLock', 'firewall', 'antivirus'].map((check) => [check, { isOn, source: 'osquery' as const, at }]),
  );

function verdictOf(
  part: Partial<Judged>,
  { endsOn = null as string | null, hasEnded = false, level = 'standard' as Level, latest = '15.7' } = {},
) {
  const releases = indexReleases([
    { platform: 'macos', cycle: '15', label: 'macOS 15', endsOn, hasEnded, latest, latestOn: '2026-03-20' },
  ]);
  const device: Judged = {
    ...{ kind: 'computer', status: 'assigned', platform: 'macos', osName: 'macOS', osVersion: '15.7' },
    ...{ claims: claimsOfAll(daysAgo(1)), lastSeenAt: new Date(daysAgo(1)) },
    ...part,
  };
  return judge(device, { level, releases, asOf });
}

it('passes what evidence of the last 30 days proves, and not a moment longer', () => {
  expect(verdictOf({ claims: claimsOfAll(daysAgo(30)), lastSeenAt: new Date(daysAgo(30)) })).toMatchObject({
    state: 'passing',
    isStale: false,
  });
  const old = verdictOf({ claims: claimsOfAll(daysAgo(30.01)), lastSeenAt: new Date(daysAgo(30.01)) });
  expect(old).toMatchObject({ state: 'unknown', isStale: true });
  expect(old.checks.every(({ isOutdated, requirement }) => isOutdated || requirement === 'recommended')).toBe(true);
});

it('keeps failing what failed, however long ago', () => {
  const verdict = verdictOf({
    claims: { ...claimsOfAll(daysAgo(1)), firewall: { isOn: false, source: 'osquery', at: daysAgo(90) } },
  });
  expect(verdict).toMatchObject({ state: 'failing', failing: ['firewall'] });
});

it('never passes what nothing proves', () => {
  expect(verdictOf({ claims: {}, lastSeenAt: null })).toMatchObject({ state: 'unknown', isStale: true });
  expect(verdictOf({ platform: null, osName: '', osVersion: '' }).unknown).toEqual(['os']);
});

it.each([
  ['2026-03-30', 'unsupported', 'failing'],
  ['2026-03-31', 'ending', 'passing'],
  ['2026-06-29', 'ending', 'passing'],
  ['2026-06-30', 'supported', 'passing'],
  [null, 'supported', 'passing'],
])('gives a release supported until %s the support %s', (endsOn, support, state) => {
  expect(verdictOf({}, { endsOn })).toMatchObject({ state, os: { support } });
});

it('fails a release that ended on an unknown day', () => {
  expect(verdictOf({}, { hasEnded: true })).toMatchObject({
    state: 'failing',
    os: { support: 'unsupported', endsOn: null, newer: null },
  });
});

it('requires more of administrators, and nothing of devices that are not in use', () => {
  expect(verdictOf({}, { level: 'strict' })).toMatchObject({ state: 'unknown', unknown: ['backup', 'vpn'] });
  expect(verdictOf({ status: 'in-stock', claims: {}, lastSeenAt: null })).toMatchObject({ state: 'none', isStale: false });
  expect(verdictOf({ kind: 'printer' as Kind }).state).toBe('none');
});

describe('the version of an update', () => {
  const newerThan = (osVersion: string, latest: string, part: Partial<Judged> = {}) =>
    verdictOf({ osVersion, ...part }, { latest }).os.newer;

  it.each([
    ['15.2', '15.7.9'],
    ['15.7', '15.7.9'],
    ['15.7.8', '15.7.9'],
    ['macOS 15.7.8 (24G1)', '15.7.9'],
    ['15.7.9', '15.7.10'],
  ])('%s is known not to be the newest when %s is', (version, latest) => {
    expect(newerThan(version, latest)).toEqual({ version: latest, on: '2026-03-20' });
    expect(verdictOf({ osVersion: version }, { latest }).state).toBe('passing');
  });

  it.each([
    ['15.7.9', '15.7.9'],
    ['15.7.0', '15.7'],
    ['15.8', '15.7.9'],
    ['15.10', '15.9.1'],
    ['15', '15.7.9'],
    ['15.7', ''],
  ])('%s is not known to be older than %s', (version, latest) => {
    expect(newerThan(version, latest)).toBeNull();
  });

  it('is not judged for builds of Windows, of which the table has no revisions', () => {
    const releases = indexReleases([
      {
        ...{ platform: 'windows', cycle: '11-23h2-e', label: 'Windows 11 23H2 (E)', endsOn: null, hasEnded: false },
        ...{ latest: '10.0.22631.9999', latestOn: '2026-03-20' },
      },
    ]);
    const device: Judged = {
      ...{ kind: 'computer', status: 'assigned', platform: 'windows', osName: 'Windows', osVersion: '10.0.22631.3155' },
      ...{ claims: {}, lastSeenAt: null },
    };
    expect(judge(device, { level: 'standard', releases, asOf }).os).toMatchObject({ support: 'supported', newer: null });
  });
});
