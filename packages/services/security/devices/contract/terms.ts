/** The terms that describe devices, for the service and for browsers. */

export const kinds = ['computer', 'server', 'phone', 'tablet', 'printer', 'router', 'storage'] as const;
export type Kind = (typeof kinds)[number];

export const statuses = ['in-stock', 'assigned', 'returned', 'lost', 'disposed'] as const;
export type Status = (typeof statuses)[number];

/** Operating systems in the release table, and any other one. */
export const platforms = ['windows', 'windows-server', 'macos', 'ios', 'ipados', 'android', 'ubuntu', 'other'] as const;
export type Platform = (typeof platforms)[number];

/** What evidence can prove about a device. */
export const switches = ['encryption', 'screenLock', 'firewall', 'antivirus', 'backup', 'vpn'] as const;
export type Switch = (typeof switches)[number];

/** Everything that a device is judged by: the switches, and whether its operating system still gets security updates. */
export const checks = ['os', ...switches] as const;
export type Check = (typeof checks)[number];

/** Systems that manage devices; what they say about a device is their claim. */
export const inventorySources = ['fleet', 'intune', 'jamf', 'google'] as const;
export type InventorySource = (typeof inventorySources)[number];

export const evidenceSources = ['osquery', ...inventorySources] as const;
export type EvidenceSource = (typeof evidenceSources)[number];

export const sources = [...evidenceSources, 'self-check'] as const;
export type Source = (typeof sources)[number];

/** Administrators' devices have to meet more requirements. */
export const levels = ['standard', 'strict'] as const;
export type Level = (typeof levels)[number];

export type Requirement = 'required' | 'recommended';

type Rules = Partial<Record<Check, Requirement | 'strict'>>;

/** `strict` is required of administrators' devices and recommended for others. */
const rules: Record<Kind, Rules> = {
  computer: {
    os: 'required',
    encryption: 'required',
    screenLock: 'required',
    firewall: 'required',
    antivirus: 'required',
    backup: 'strict',
    vpn: 'strict',
  },
  server: { os: 'required', encryption: 'required', firewall: 'required', antivirus: 'required', backup: 'required' },
  phone: { os: 'required', encryption: 'required', screenLock: 'required', backup: 'recommended', vpn: 'strict' },
  tablet: { os: 'required', encryption: 'required', screenLock: 'required', backup: 'recommended', vpn: 'strict' },
  printer: {},
  router: { firewall: 'required' },
  storage: { encryption: 'required' },
};

/** Returns the checks that apply to a device, in order, with how much each counts. */
export function requirementsOf(kind: Kind, level: Level): [Check, Requirement][] {
  return checks.flatMap((check): [Check, Requirement][] => {
    const rule = rules[kind][check];
    if (!rule) return [];
    if (rule === 'strict') return [[check, level === 'strict' ? 'required' : 'recommended']];
    return [[check, rule]];
  });
}

/** Days after which evidence is too old. */
export const STALE_DAYS = 30;

/** Days within which the last backup must have succeeded when evidence is collected. */
export const BACKUP_DAYS = 7;

/** Days before the end of support from which a device is listed. */
export const WARNING_DAYS = 90;

export const MAX_DEVICES = 10_000;

/**
 * Minutes after a screen goes dark within which it has to ask for the password. PCI DSS 4.0, 8.2.8 asks for it after 15 minutes
 * without use, which include those before the screen goes dark (FAQ 1147 of the PCI Security Standards Council). osquery doesn't
 * say how long these are, so this limit alone doesn't prove 8.2.8.
 */
export const MAX_LOCK_MINUTES = 15;
