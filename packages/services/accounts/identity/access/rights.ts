import { type Right, TWO_FACTOR_NEEDED } from '@suite/contract/endpoint';
import { rightOf, type ZoneName, zoneNames, zoneRow } from '@suite/zones/zones';
import type { AppAccess, AppSettings, Role } from '../contract/access';

/** What decides a person's access to the apps of a company. */
export interface Standing {
  /** Null before there is a company. */
  role: Role | null;
  /** Settings of the person. */
  own: AppSettings;
  /** Settings of each group that the person is in. */
  groups: readonly AppSettings[];
  /** Whether the person operates the suite. */
  isOperator: boolean;
  /** Whether the person followed a link from a mail that a mail server delivered. */
  hasProvenEmail: boolean;
  /** Whether the company requires two-factor authentication and this session lacks it. */
  needsTwoFactor?: boolean | undefined;
}

/** SQL: the columns of a membership `m` that `standingOf` reads. */
export const STANDING_COLUMNS = `
  m.role, m.app_settings, (
    SELECT jsonb_agg(g.app_settings) FROM identity.group_members gm JOIN identity.groups g ON g.id = gm.group_id
    WHERE gm.user_id = m.user_id AND gm.company_id = m.company_id
  ) AS group_settings`;

/** SQL: the columns of a user `u` that `standingOf` reads, in any company. */
export const PERSON_COLUMNS = 'u.is_operator, u.email_proven_at IS NOT NULL AS has_proven_email';

export interface StandingRow {
  role: Role | null;
  app_settings: AppSettings | null;
  group_settings: AppSettings[] | null;
  is_operator: boolean;
  has_proven_email: boolean;
  /** Only for a session. */
  needs_two_factor?: boolean;
}

export const standingOf = ({ role, app_settings, group_settings, ...person }: StandingRow): Standing => ({
  role,
  own: app_settings ?? {},
  groups: group_settings ?? [],
  isOperator: person.is_operator,
  hasProvenEmail: person.has_proven_email,
  needsTwoFactor: person.needs_two_factor,
});

/**
 * Returns whether a person may open an app, and what decides it: the zone table, then the person's own setting, then their groups
 * (one that allows it is enough), then the role, which opens all other apps.
 */
export function accessTo(app: ZoneName, { role, own, groups, isOperator }: Standing): Pick<AppAccess, 'isOpen' | 'decidedBy'> {
  const { opens } = zoneRow(app);
  if (opens === 'everyone') return { isOpen: true, decidedBy: 'everyone' };
  if (opens === 'administrators') return { isOpen: role === 'administrator', decidedBy: 'role' };
  if (opens === 'operators') return { isOpen: isOperator, decidedBy: 'role' };
  if (own[app]) return { isOpen: own[app] === 'allowed', decidedBy: 'person' };
  const ofGroups = groups.flatMap((settings) => settings[app] ?? []);
  if (ofGroups.length > 0) return { isOpen: ofGroups.includes('allowed'), decidedBy: 'group' };
  return { isOpen: true, decidedBy: 'role' };
}

const opened = zoneNames.filter((name) => !zoneRow(name).public);

/** Returns a person's rights in a company as included in tokens (decision 004, "rights"). */
export function rightsOf(standing: Standing): Right[] {
  if (standing.needsTwoFactor) return [TWO_FACTOR_NEEDED];
  return [
    ...opened.filter((name) => accessTo(name, standing).isOpen).map(rightOf),
    ...(standing.role === 'reader' ? [] : (['change'] as const)),
    ...(standing.role === 'administrator' ? (['admin'] as const) : []),
    ...(standing.isOperator ? (['operator'] as const) : []),
    ...(standing.hasProvenEmail ? (['proven-email'] as const) : []),
  ];
}
