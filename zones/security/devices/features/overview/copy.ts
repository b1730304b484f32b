import type { Check } from '@services/devices/contract/terms';

export const copy = {
  heading: 'Security Six',
  text: 'The six protections that the IRS asks of every tax professional, as far as evidence of the last 30 days proves them on the devices in use.',
  failed: 'The numbers could not be loaded.',
  stats: {
    devices: 'In use',
    ofAll: (all: string) => `of ${all} in the inventory`,
    failing: 'Failing',
    unknown: 'Unknown',
    stale: 'Not seen for 30 days',
    ending: 'Support ends within 90 days',
    newest: (day: string) => `Newest evidence ${day}`,
    noEvidence: 'No evidence yet',
  },
  six: [
    ['antivirus', 'Antivirus software'],
    ['firewall', 'Firewalls'],
    ['backup', 'Backup'],
    ['encryption', 'Drive encryption'],
    ['vpn', 'Virtual private network'],
  ] as const satisfies readonly (readonly [Check, string])[],
  mfa: 'Two-factor authentication',
  mfaText: 'It belongs to people, not to devices: the security plan shows who has it.',
  plan: 'Open the security plan',
  beyond: 'Beyond the six',
  others: [
    ['os', 'Supported operating system'],
    ['screenLock', 'Screen lock'],
  ] as const satisfies readonly (readonly [Check, string])[],
  share: (on: string, all: string) => `${on} of ${all}`,
  off: (count: string) => `${count} without`,
  unknown: (count: string) => `${count} unknown`,
  none: 'Applies to no device in use',
  oldTable: (day: string) => `The table of operating systems is as of ${day}. Releases since then count as unknown.`,
  table: 'OS support',
  openReturns: (people: number) =>
    people === 1
      ? 'One person who left has devices to return or to be wiped.'
      : `${people} people who left have devices to return or to be wiped.`,
  returns: 'Returns',
};
