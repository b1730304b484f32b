import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { zoneNames, zoneRow } from '@suite/zones/zones';
import { sql } from 'drizzle-orm';
import type { AppAccess } from '../contract/access';
import type { Person } from '../contract/people';
import { findPerson } from './people';
import { accessTo, PERSON_COLUMNS, STANDING_COLUMNS, type StandingRow, standingOf } from './rights';

/** The apps that people open themselves; apps for operators of the suite don't concern a firm. */
const apps = zoneNames.filter((name) => zoneRow(name).category && zoneRow(name).opens !== 'operators');

export const noPerson = () => new SuiteError('not_found', 'There is no such person in your company.');

/** Returns a person of the company with each app, whether it is open to them, and why. @throws SuiteError `not_found` */
export async function personAccess(
  database: Database,
  companyId: string,
  userId: string,
): Promise<{ person: Person; apps: AppAccess[] }> {
  const person = isUuid(userId) ? await findPerson(database, companyId, userId) : undefined;
  if (!person) throw noPerson();
  const { rows } = await database.execute<StandingRow & Record<string, unknown>>(
    sql`SELECT ${sql.raw(STANDING_COLUMNS)}, ${sql.raw(PERSON_COLUMNS)} FROM identity.memberships m JOIN identity.users u ON u.id = m.user_id
      WHERE m.company_id = ${companyId} AND m.user_id = ${userId}`,
  );
  const [row] = rows;
  if (!row) throw new Error('the membership is gone');
  const standing = standingOf(row);
  return {
    person,
    apps: apps.map((app) => ({ app, ...accessTo(app, standing), setting: standing.own[app] ?? null })),
  };
}
