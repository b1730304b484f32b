import { findRelease, indexReleases, platformOf } from './find-release';

const release = (
  platform: 'windows' | 'windows-server' | 'macos' | 'ubuntu',
  cycle: string,
  endsOn: string | null,
  latest = '',
) => ({
  platform,
  cycle,
  label: cycle,
  endsOn,
  hasEnded: false,
  latest,
  latestOn: '2026-08-22',
});

const index = indexReleases([
  release('windows', '11-24h2-iot-lts', '2034-10-10', '10.0.26100'),
  release('windows', '11-24h2-e-lts', '2029-10-09', '10.0.26100'),
  release('windows', '11-24h2-e', '2027-10-12', '10.0.26100'),
  release('windows', '11-24h2-w', '2026-10-13', '10.0.26100'),
  release('windows-server', '2025', '2034-11-14', '10.0.26100'),
  release('macos', '15', null, '15.7.9'),
  release('macos', '10.15', '2022-09-12', '10.15.8'),
  release('ubuntu', '22.04', '2027-04-01', '22.04.5'),
]);

const find = (osName: string, osVersion: string) =>
  findRelease({ platform: platformOf(`${osName} ${osVersion}`), osName, osVersion }, index)?.cycle;

it.each([
  ['Microsoft Windows 11 Pro', '10.0.26100', '11-24h2-w'],
  ['Microsoft Windows 11 Enterprise', '10.0.26100.2314', '11-24h2-e'],
  ['Microsoft Windows 11 Enterprise LTSC', '10.0.26100', '11-24h2-e-lts'],
  ['Microsoft Windows 11 IoT Enterprise LTSC', '10.0.26100', '11-24h2-iot-lts'],
  // Without an edition, the one that ends first.
  ['Windows', '10.0.26100', '11-24h2-w'],
  ['', 'Windows 11 Pro 24H2 10.0.26100.2314', '11-24h2-w'],
  ['Windows', '11 24H2', '11-24h2-w'],
  ['Microsoft Windows Server 2025 Standard', '10.0.26100', '2025'],
  ['macOS', '15.7.1', '15'],
  ['Mac OS X', '10.15.7', '10.15'],
  ['Ubuntu', '22.04.4 LTS', '22.04'],
  ['Windows', '10.0.99999', undefined],
  ['macOS', '99', undefined],
  ['macOS', '', undefined],
  ['Debian GNU/Linux', '12', undefined],
])('finds the release of %s %s', (name, version, cycle) => {
  expect(find(name, version)).toBe(cycle);
});

it.each([
  ['Microsoft Windows Server 2022', 'windows-server'],
  ['iPadOS', 'ipados'],
  ['iOS', 'ios'],
  ['darwin', 'macos'],
  ['Debian', 'other'],
  [' ', null],
])('recognizes the platform %s', (text, platform) => {
  expect(platformOf(text)).toBe(platform);
});
