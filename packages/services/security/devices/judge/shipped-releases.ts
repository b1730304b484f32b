import type { Release } from './find-release';

/** Where the end of a release's support was read, and when. */
export interface ReleaseSource {
  url: string;
  /** The day as of which the source says so. */
  on: string;
}

export type ShippedRelease = Release & { latest: string; source: ReleaseSource };

/** The day as of which the table is complete: that of its main source. Some newer releases have a later source. */
export const SHIPPED_ON = '2026-08-22';

/** Support that ended on a day that the source doesn't name. */
const ENDED = 'ended';

/** A release: its cycle, name, last day with security updates, or null while no end is announced, and latest version. */
type Row = readonly [cycle: string, label: string, endsOn: string | null, latest: string];

/** Releases by endoflife.date, which is published under the MIT license. Those whose support is disputed are left out. */
const listed: Record<Release['platform'], readonly Row[]> = {
  windows: [
    ['11-26h1-e', 'Windows 11 26H1 (E)', '2029-03-13', '10.0.28000'],
    ['11-26h1-w', 'Windows 11 26H1 (W)', '2028-03-14', '10.0.28000'],
    ['11-25h2-e', 'Windows 11 25H2 (E)', '2028-10-10', '10.0.26200'],
    ['11-25h2-w', 'Windows 11 25H2 (W)', '2027-10-12', '10.0.26200'],
    ['11-24h2-iot-lts', 'Windows 11 24H2 IoT', '2034-10-10', '10.0.26100'],
    ['11-24h2-e-lts', 'Windows 11 24H2 (E)', '2029-10-09', '10.0.26100'],
    ['11-24h2-e', 'Windows 11 24H2 (E)', '2027-10-12', '10.0.26100'],
    ['11-24h2-w', 'Windows 11 24H2 (W)', '2026-10-13', '10.0.26100'],
    ['11-23h2-e', 'Windows 11 23H2 (E)', '2026-11-10', '10.0.22631'],
    ['11-23h2-w', 'Windows 11 23H2 (W)', '2025-11-11', '10.0.22631'],
    ['10-22h2', 'Windows 10 22H2', '2025-10-14', '10.0.19045'],
    ['11-22h2-e', 'Windows 11 22H2 (E)', '2025-10-14', '10.0.22621'],
    ['11-22h2-w', 'Windows 11 22H2 (W)', '2024-10-08', '10.0.22621'],
    ['10-21h2-iot-lts', 'Windows 10 21H2 IoT', '2032-01-13', '10.0.19044'],
    ['10-21h2-e-lts', 'Windows 10 21H2 (E)', '2027-01-12', '10.0.19044'],
    ['10-21h2-e', 'Windows 10 21H2 (E)', '2024-06-11', '10.0.19044'],
    ['10-21h2-w', 'Windows 10 21H2 (W)', '2023-06-13', '10.0.19044'],
    ['11-21h2-e', 'Windows 11 21H2 (E)', '2024-10-08', '10.0.22000'],
    ['11-21h2-w', 'Windows 11 21H2 (W)', '2023-10-10', '10.0.22000'],
    ['10-21h1', 'Windows 10 21H1', '2022-12-13', '10.0.19043'],
    ['10-20h2-e', 'Windows 10 20H2 (E)', '2023-05-09', '10.0.19042'],
    ['10-20h2-w', 'Windows 10 20H2 (W)', '2022-05-10', '10.0.19042'],
    ['10-2004', 'Windows 10 2004', '2021-12-14', '10.0.19041'],
    ['10-1909-e', 'Windows 10 1909 (E)', '2022-05-10', '10.0.18363'],
    ['10-1909-w', 'Windows 10 1909 (W)', '2021-05-11', '10.0.18363'],
    ['10-1903', 'Windows 10 1903', '2020-12-08', '10.0.18362'],
    ['10-1809-e-lts', 'Windows 10 1809 (E)', '2029-01-09', '10.0.17763'],
    ['10-1809-e', 'Windows 10 1809 (E)', '2021-05-11', '10.0.17763'],
    ['10-1809-w', 'Windows 10 1809 (W)', '2020-11-10', '10.0.17763'],
    ['10-1803-e', 'Windows 10 1803 (E)', '2021-05-11', '10.0.17134'],
    ['10-1803-w', 'Windows 10 1803 (W)', '2019-11-12', '10.0.17134'],
    ['10-1709-e', 'Windows 10 1709 (E)', '2020-10-13', '10.0.16299'],
    ['10-1709-w', 'Windows 10 1709 (W)', '2019-04-09', '10.0.16299'],
    ['10-1703-e', 'Windows 10 1703 (E)', '2019-10-08', '10.0.15063'],
    ['10-1703-w', 'Windows 10 1703 (W)', '2018-10-09', '10.0.15063'],
    ['10-1607-e-lts', 'Windows 10 1607 (E)', '2026-10-13', '10.0.14393'],
    ['10-1607-e', 'Windows 10 1607 (E)', '2019-04-09', '10.0.14393'],
    ['10-1607-w', 'Windows 10 1607 (W)', '2018-04-10', '10.0.14393'],
    ['10-1511', 'Windows 10 1511', '2017-10-10', '10.0.10586'],
    ['10-1507-e-lts', 'Windows 10 1507 (E)', '2025-10-14', '10.0.10240'],
    ['10-1507', 'Windows 10 1507', '2017-05-09', '10.0.10240'],
    ['10-1507-iot', 'Windows 10 1507 IOT', '2020-11-10', '10.0.10240'],
  ],
  'windows-server': [
    ['2025', 'Windows Server 2025', '2034-11-14', '10.0.26100'],
    ['23h2-ac', 'Windows Server 23H2 AC', '2026-05-12', '10.0.25398'],
    ['2022', 'Windows Server 2022', '2031-10-14', '10.0.20348'],
    ['2019', 'Windows Server 2019', '2029-01-09', '10.0.17763'],
    ['2016', 'Windows Server 2016', '2027-01-12', '10.0.14393'],
    ['2012-r2', 'Windows Server 2012 R2', '2023-10-10', '6.3.9600'],
    ['2012', 'Windows Server 2012', '2023-10-10', '6.2.9200'],
    ['2008-r2-sp1', 'Windows Server 2008 R2 SP1', '2020-01-14', '6.1.7601'],
    ['2008-sp2', 'Windows Server 2008 SP2', '2020-01-14', '6.0.6003'],
  ],
  macos: [
    ['26', 'macOS 26', null, '26.6.2'],
    ['15', 'macOS 15', null, '15.7.9'],
    ['13', 'macOS 13', '2025-09-15', '13.7.8'],
    ['12', 'macOS 12', '2024-09-16', '12.7.6'],
    ['11', 'macOS 11', '2026-02-02', '11.7.11'],
    ['10.15', 'macOS 10.15', '2026-02-02', '10.15.8'],
    ['10.14', 'macOS 10.14', '2021-10-25', '10.14.6'],
    ['10.13', 'macOS 10.13', '2020-12-01', '10.13.6'],
  ],
  ios: [
    ['26', 'iOS 26', null, '26.6.1'],
    ['18', 'iOS 18', null, '18.7.10'],
    ['17', 'iOS 17', '2025-05-13', '17.7.7'],
    ['14', 'iOS 14', '2021-10-26', '14.8.1'],
    ['13', 'iOS 13', '2020-09-16', '13.7'],
    ['12', 'iOS 12', '2026-01-26', '12.5.8'],
    ['11', 'iOS 11', '2018-10-08', '11.4.1'],
  ],
  ipados: [
    ['26', 'iPadOS 26', null, '26.6.1'],
    ['18', 'iPadOS 18', null, '18.7.10'],
    ['14', 'iPadOS 14', '2021-10-01', '14.8.1'],
    ['13', 'iPadOS 13', '2020-09-16', '13.6'],
  ],
  android: [
    ['17', 'Android 17', null, ''],
    ['16', 'Android 16', null, ''],
    ['15', 'Android 15', null, ''],
    ['14', 'Android 14', null, ''],
    ['13', 'Android 13', '2026-03-02', ''],
    ['12.1', 'Android 12.1', '2025-03-03', ''],
    ['12', 'Android 12', '2025-03-03', ''],
    ['11', 'Android 11', '2024-02-05', ''],
    ['10', 'Android 10', '2023-03-06', ''],
    ['9', 'Android 9', '2022-01-01', ''],
  ],
  ubuntu: [
    ['26.04', 'Ubuntu 26.04', '2031-04-30', '26.04'],
    ['25.10', 'Ubuntu 25.10', '2026-07-01', '25.10'],
    ['25.04', 'Ubuntu 25.04', '2026-01-17', '25.04'],
    ['24.10', 'Ubuntu 24.10', '2025-07-10', '24.10'],
    ['24.04', 'Ubuntu 24.04', '2029-05-31', '24.04.4'],
    ['23.10', 'Ubuntu 23.10', '2024-07-12', '23.10'],
    ['23.04', 'Ubuntu 23.04', '2024-01-20', '23.04'],
    ['22.10', 'Ubuntu 22.10', '2023-07-20', '22.10'],
    ['22.04', 'Ubuntu 22.04', '2027-04-01', '22.04.5'],
    ['21.10', 'Ubuntu 21.10', '2022-07-14', '21.10'],
    ['21.04', 'Ubuntu 21.04', '2022-01-20', '21.04'],
    ['20.10', 'Ubuntu 20.10', '2021-07-22', '20.10'],
    ['20.04', 'Ubuntu 20.04', '2025-05-31', '20.04.6'],
    ['19.10', 'Ubuntu 19.10', '2020-07-06', '19.10'],
    ['19.04', 'Ubuntu 19.04', '2020-01-23', '19.04'],
    ['18.10', 'Ubuntu 18.10', '2019-07-18', '18.10'],
    ['18.04', 'Ubuntu 18.04', '2023-05-31', '18.04.6'],
    ['16.04', 'Ubuntu 16.04', '2021-04-02', '16.04.7'],
    ['14.04', 'Ubuntu 14.04', '2019-04-02', '14.04.6'],
  ],
};

/** Releases and ends that are newer than the list, each with its own source. */
const newer: readonly { platform: Release['platform']; row: Row; source: ReleaseSource }[] = [
  {
    ...{ platform: 'windows', row: ['11-26h2-w', 'Windows 11 26H2 (W)', '2028-10-10', '10.0.26300'] },
    source: { url: 'https://github.com/Atliso-Dev/win11-eos-audit/releases/tag/v1.1.1', on: '2026-11-04' },
  },
  {
    ...{ platform: 'macos', row: ['27', 'macOS 27', null, '27.0'] },
    source: { url: 'https://github.com/endoflife-date/endoflife.date/pull/10951', on: '2026-09-14' },
  },
  {
    ...{ platform: 'macos', row: ['14', 'macOS 14', ENDED, '14.8.9'] },
    source: { url: 'https://github.com/endoflife-date/endoflife.date/pull/11014', on: '2026-09-16' },
  },
  {
    ...{ platform: 'ios', row: ['27', 'iOS 27', null, '27.0'] },
    source: { url: 'https://github.com/endoflife-date/endoflife.date/pull/10950', on: '2026-09-14' },
  },
  {
    ...{ platform: 'ipados', row: ['27', 'iPadOS 27', null, '27.0'] },
    source: { url: 'https://github.com/endoflife-date/endoflife.date/pull/10952', on: '2026-09-14' },
  },
];

function releaseOf(platform: Release['platform'], [cycle, label, end, latest]: Row, source: ReleaseSource): ShippedRelease {
  return { platform, cycle, label, endsOn: end === ENDED ? null : end, hasEnded: end === ENDED, latest, source };
}

/** The table of releases that comes with the suite, until the operator replaces it. */
export const shippedReleases: readonly ShippedRelease[] = [
  ...newer.map(({ platform, row, source }) => releaseOf(platform, row, source)),
  ...(Object.keys(listed) as Release['platform'][]).flatMap((platform) =>
    listed[platform].map((row) => releaseOf(platform, row, { url: `https://endoflife.date/${platform}`, on: SHIPPED_ON })),
  ),
];
