import type { DeviceRow, OperatingSystem, State, View } from '@services/devices/contract/devices';
import type { Check, Kind, Platform, Source, Status } from '@services/devices/contract/terms';
import type { BadgeTone } from '@suite/ui/badge';

export const kindWords: Record<Kind, string> = {
  computer: 'Computer',
  server: 'Server',
  phone: 'Phone',
  tablet: 'Tablet',
  printer: 'Printer',
  router: 'Router',
  storage: 'Storage media',
};

export const statusWords: Record<Status, string> = {
  'in-stock': 'In stock',
  assigned: 'In use',
  returned: 'Returned',
  lost: 'Lost',
  disposed: 'Disposed of',
};

export const platformWords: Record<Platform, string> = {
  windows: 'Windows',
  'windows-server': 'Windows Server',
  macos: 'macOS',
  ios: 'iOS',
  ipados: 'iPadOS',
  android: 'Android',
  ubuntu: 'Ubuntu',
  other: 'Another system',
};

export const checkWords: Record<Check, string> = {
  os: 'Supported operating system',
  encryption: 'Disk encryption',
  screenLock: 'Screen lock',
  firewall: 'Firewall',
  antivirus: 'Antivirus',
  backup: 'Backup',
  vpn: 'VPN',
};

export const sourceWords: Record<Source, string> = {
  osquery: 'osquery',
  fleet: 'Fleet',
  intune: 'Intune',
  jamf: 'Jamf',
  google: 'Google Workspace',
  'self-check': 'confirmed by hand',
};

export const stateWords: Record<State, { text: string; tone: BadgeTone }> = {
  failing: { text: 'Failing', tone: 'bad' },
  unknown: { text: 'Unknown', tone: 'warn' },
  passing: { text: 'Passing', tone: 'good' },
  none: { text: 'Not checked', tone: 'neutral' },
};

export const checkStateWords = {
  pass: { text: 'Passing', tone: 'good' },
  fail: { text: 'Failing', tone: 'bad' },
  unknown: { text: 'Unknown', tone: 'warn' },
} as const satisfies Record<string, { text: string; tone: BadgeTone }>;

export const viewWords: Record<View, string> = {
  all: 'All',
  failing: 'Failing',
  unknown: 'Unknown',
  stale: 'Not seen for 30 days',
  ending: 'Support ends soon',
  passing: 'Passing',
};

/** Returns `Windows 11 24H2 (W)`, or what was reported for an unknown release. */
export function osText({ name, version, release, platform }: OperatingSystem): string {
  if (release) return release;
  const text = version.startsWith(name) ? version : [name, version].filter(Boolean).join(' ');
  return text || (platform ? platformWords[platform] : 'Not known');
}

/** Lists checks: `encryption and firewall`. */
export const checksText = (checks: readonly Check[]): string =>
  new Intl.ListFormat('en').format(checks.map((check) => checkWords[check].toLowerCase().replace('vpn', 'VPN')));

/** Says why a device is in its state. */
export function reasonText({
  failing,
  unknown,
  state,
  status,
}: Pick<DeviceRow, 'failing' | 'unknown' | 'state' | 'status'>): string {
  const checks = failing.length ? failing : unknown;
  if (checks.length) return checksText(checks);
  return state === 'none' && status === 'assigned' ? 'No checks apply' : '';
}
