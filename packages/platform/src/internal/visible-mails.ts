import type { Mail } from '@suite/contract/internal';
import type { EnvironmentName } from '@suite/zones/environments';
import { sql } from 'drizzle-orm';
import type { Administrator } from '../access/administrator';
import type { Database } from '../database/database';
import { memberships, users } from '../database/schema/identity';
import { type KeptMail, newestMails } from '../mail/newest-mails';

/** How many mails are shown. */
const SHOWN = 50;

/** How many of the folder are looked at for them: those of other companies and environments lie among them. */
const LOOKED_AT = 1000;

/**
 * The mails an administrator may read: those that speak for the company, invitations among them, and those about
 * the accounts of its people. Their links sign in, so they lead to the caller's own environment, and an account
 * that belongs to another company as well is left out, unless it is the caller's.
 */
export async function visibleMails(
  folder: string,
  database: Database,
  administrator: Administrator,
  environment: EnvironmentName,
): Promise<Mail[]> {
  const own = await ownAddresses(database, administrator);
  const isVisible = ({ companyId, to }: KeptMail) => (companyId ? companyId === administrator.companyId : own.has(to));
  const mails: Mail[] = [];
  let looked = 0;
  for await (const { environment: its, companyId, ...mail } of newestMails(folder)) {
    if (its === environment && isVisible({ ...mail, environment: its, companyId })) mails.push(mail);
    if (mails.length === SHOWN || ++looked === LOOKED_AT) break;
  }
  return mails;
}

/** Addresses of the people of the company and of no other. */
async function ownAddresses(database: Database, { companyId, userId }: Administrator): Promise<Set<string>> {
  const { rows } = await database.execute<{ email: string }>(sql`
    SELECT u.email FROM ${memberships} m JOIN ${users} u ON u.id = m.user_id
    WHERE m.company_id = ${companyId} AND m.deactivated_at IS NULL AND (m.user_id = ${userId} OR NOT EXISTS (
      SELECT 1 FROM ${memberships} other
      WHERE other.user_id = m.user_id AND other.company_id <> m.company_id AND other.deactivated_at IS NULL))`);
  return new Set(rows.map(({ email }) => email));
}
