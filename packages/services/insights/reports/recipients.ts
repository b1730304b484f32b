import { accessTo, PERSON_COLUMNS, STANDING_COLUMNS, type StandingRow, standingOf } from '@services/identity/access/rights';
import type { Database } from '@suite/kernel/database/database';
import { type SQL, sql } from 'drizzle-orm';
import type { ReportKind } from '../contract/reports';

/** A person whom a report may go to. */
export interface Recipient {
  userId: string;
  email: string;
  /** BCP 47 tag; null when they have chosen none. */
  locale: string | null;
  /** IANA name; null when they have chosen none. */
  timeZone: string | null;
}

type Row = Recipient & StandingRow & Record<string, unknown>;

const wanted: Record<ReportKind, SQL> = { weekly: sql`i.send_weekly_report`, monthly: sql`i.send_monthly_report` };

/** Who gets a kind of report by itself: insights users with access who want it, and to whom the firm has opened reports. */
export const subscribersOf = (database: Database, companyId: string, kind: ReportKind): Promise<Recipient[]> =>
  recipients(
    database,
    sql`
    m.company_id = ${companyId} and exists (select from ledger.firm_users as i
      where i.company_id = m.company_id and i.unified_id = m.user_id and i.access_enabled and ${wanted[kind]})`,
  );

/** A person of the company who asks for a report; undefined once reports are no longer open to them. */
export async function asker(database: Database, companyId: string, userId: string): Promise<Recipient | undefined> {
  const [found] = await recipients(database, sql`m.company_id = ${companyId} and m.user_id = ${userId}`);
  return found;
}

async function recipients(database: Database, condition: SQL): Promise<Recipient[]> {
  const { rows } = await database.execute<Row>(sql`
    select u.id as "userId", u.email, u.locale, u.time_zone as "timeZone", ${sql.raw(STANDING_COLUMNS)},
      ${sql.raw(PERSON_COLUMNS)}
    from identity.memberships as m join identity.users as u on u.id = m.user_id
    where m.deactivated_at is null and ${condition} order by u.id`);
  return rows
    .filter((row) => accessTo('iq-reports', standingOf(row)).isOpen)
    .map(({ userId, email, locale, timeZone }) => ({ userId, email, locale, timeZone }));
}
