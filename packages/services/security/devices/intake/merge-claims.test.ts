import type { ClaimsByCheck } from '../schema';
import { type Claims, mergeClaims } from './merge-claims';

const day = (of: number) => new Date(Date.UTC(2026, 2, of));
const isUnsupported = ({ osVersion }: { osVersion: string }) => osVersion.startsWith('13.');

type Evidence = Partial<Claims> & { source: 'osquery' | 'fleet' | 'self-check'; on: number };
const file = (on: number, isOn: boolean): Evidence => ({ source: 'osquery', on, claims: { firewall: isOn } });
const person = (on: number, isOn: boolean, reason?: string): Evidence => ({
  ...{ source: 'self-check', on, claims: { firewall: isOn } },
  details: reason ? { reasons: { firewall: reason } } : {},
});
const after = (...all: Evidence[]) =>
  all.reduce<ClaimsByCheck>(
    (before, { source, on, claims = {}, details = {}, system }) =>
      mergeClaims(before, { claims, details, ...(system && { system }) }, { source, at: day(on), isUnsupported }),
    {},
  );
const counts = (...all: Evidence[]) => {
  const { firewall } = after(...all);
  return firewall && [firewall.isOn, firewall.source, firewall.at.slice(8, 10)];
};

it('a newer confirmation does not turn on what a file shows as off', () => {
  expect(counts(file(1, false), person(2, true))).toEqual([false, 'osquery', '01']);
  expect(counts(file(1, false), person(2, false), person(3, true))).toEqual([false, 'osquery', '01']);
});

it('a confirmation does not turn it on when the file is uploaded afterwards', () => {
  expect(counts(person(2, true), file(1, false))).toEqual([false, 'osquery', '01']);
});

it('a newer file turns it on, and so does a reason, until a newer file shows it off again', () => {
  expect(counts(file(1, false), person(2, true), file(3, true))).toEqual([true, 'osquery', '03']);
  expect(counts(file(1, false), person(2, true, 'Turned on today'))).toEqual([true, 'self-check', '02']);
  expect(counts(file(1, false), person(2, true, 'Turned on today'), file(3, false))).toEqual([false, 'osquery', '03']);
  expect(counts(file(1, false), person(4, true, 'Turned on today'), file(3, false))).toEqual([false, 'osquery', '03']);
});

it('a reason applies only to the file that it contradicts', () => {
  expect(after(file(1, true), person(2, true, 'Looks fine')).firewall?.reason).toBeUndefined();
  expect(counts(person(2, true, 'Looks fine'), file(1, false))).toEqual([false, 'osquery', '01']);
});

it('a newer confirmation renews what a file shows as on, or turns it off', () => {
  expect(counts(file(1, true), person(2, true))).toEqual([true, 'self-check', '02']);
  expect(counts(file(1, true), person(2, false))).toEqual([false, 'self-check', '02']);
  expect(counts(person(2, false), file(1, true))).toEqual([false, 'self-check', '02']);
});

it('a typed version does not replace an unsupported one that a file shows', () => {
  const system = (osVersion: string) => ({ platform: 'macos' as const, osName: 'macOS', osVersion });
  const old: Evidence = { source: 'osquery', on: 1, system: system('13.2') };
  const typed: Evidence = { source: 'self-check', on: 2, system: system('15.7') };
  expect(after(old, typed).os).toMatchObject({ source: 'osquery', system: { osVersion: '13.2' } });
  expect(after(typed, old).os).toMatchObject({ source: 'osquery', system: { osVersion: '13.2' } });
  expect(after(old, { ...typed, details: { reasons: { os: 'Upgraded' } } }).os).toMatchObject({
    ...{ source: 'self-check', system: { osVersion: '15.7' }, reason: 'Upgraded' },
    other: { source: 'osquery', system: { osVersion: '13.2' } },
  });
  expect(after({ ...old, system: system('15.6') }, typed).os).toMatchObject({
    source: 'self-check',
    system: { osVersion: '15.7' },
  });
});

it('a newer file revokes what it no longer proves, and keeps what a person confirmed', () => {
  const on: Evidence = { source: 'osquery', on: 1, claims: { encryption: true } };
  const unclear: Evidence = { source: 'osquery', on: 3, details: { unproven: { encryption: 'Not known' } } };
  expect(after(on, unclear).encryption).toBeUndefined();
  expect(after(on, { source: 'self-check', on: 2, claims: { encryption: true } }, unclear).encryption?.source).toBe('self-check');
});
