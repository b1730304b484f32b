import { isDay } from '@suite/values/iso-day';
import { findRelease, indexReleases, platformOf } from './find-release';
import { datedReleases } from './read-releases';
import { SHIPPED_ON, shippedReleases } from './shipped-releases';

const index = indexReleases(datedReleases({ releases: [...shippedReleases], updatedOn: SHIPPED_ON }));

it.each([
  ['Microsoft Windows 11 Pro', '10.0.26300.9457', 'Windows 11 26H2 (W)', '2028-10-10'],
  ['Microsoft Windows 11 Pro', '10.0.26200', 'Windows 11 25H2 (W)', '2027-10-12'],
  ['Microsoft Windows 11 Enterprise', '10.0.26200', 'Windows 11 25H2 (E)', '2028-10-10'],
  ['Microsoft Windows 10 Enterprise LTSC', '10.0.19044', 'Windows 10 21H2 (E)', '2027-01-12'],
  ['Microsoft Windows 10 Pro', '10.0.19045', 'Windows 10 22H2', '2025-10-14'],
  ['Microsoft Windows Server 2022 Standard', '10.0.20348', 'Windows Server 2022', '2031-10-14'],
  ['Ubuntu', '24.04.1 LTS (Noble Numbat)', 'Ubuntu 24.04', '2029-05-31'],
  ['Ubuntu', '22.04.5 LTS', 'Ubuntu 22.04', '2027-04-01'],
  ['macOS', '26.1', 'macOS 26', null],
  ['macOS', '27.0', 'macOS 27', null],
  ['iOS', '27.0', 'iOS 27', null],
  ['iOS', '16.7.10', undefined, undefined],
])('the table that comes with the suite knows %s %s', (osName, osVersion, label, endsOn) => {
  const found = findRelease({ platform: platformOf(osName), osName, osVersion }, index);
  expect([found?.label, found?.endsOn]).toEqual([label, endsOn]);
});

it('shows support of macOS 14 as ended, on a day that its source does not name', () => {
  const found = findRelease({ platform: 'macos', osName: 'macOS', osVersion: '14.8.4' }, index);
  expect(found).toMatchObject({ endsOn: null, hasEnded: true });
});

it('names a source and its day for every release, each once', () => {
  const keys = shippedReleases.map(({ platform, cycle }) => `${platform} ${cycle}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { endsOn, source } of shippedReleases) {
    expect(source.url).toMatch(/^https:\/\//);
    expect([isDay(source.on), endsOn === null || isDay(endsOn)]).toEqual([true, true]);
  }
});
