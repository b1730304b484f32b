import type { Caller } from '@services/identity/accounts/caller';
import { memberships, users } from '@services/identity/schema/accounts';
import type { Database } from '@suite/kernel/database/database';
import { type KeptMail, newestMails } from '@suite/kernel/mail/newest-mails';
import type { Outbox } from '@suite/kernel/mail/outbox';
import type { EnvironmentName } from '@suite/zones/environments';
import { sql } from 'drizzle-orm';
import type { Mail } from '../contract';

/** How many mails are shown. */
const SHOWN = 50;

/** How many of the folder are looked at for them: mails of other companies and environments are among them. */
const LOOKED_AT = 1000;

interface Reader {
  caller: Caller;
  outbox: Outbox;
  database: Database;
  environment: EnvironmentName;
}

/**
 * The mails an operator may read: their own. Where mails are not delivered, an administrator of a company also gets at
 * those that speak for it, invitations among them, and those about the accounts of its people. Their links sign in, so
 * they lead to the caller's own environment, and an account that belongs to another company as well is left out.
 */
export async function visibleMails({ caller, outbox, database, environment }: Reader): Promise<Mail[]> {
  const { companyId, rights } = caller;
  const seesCompany = companyId !== null && rights.includes('admin') && !outbox.isDelivering;
  const people = seesCompany ? await addressesOnlyIn(database, companyId) : new Set<string>();
  const isVisible = (mail: KeptMail) => {
    const isOwn = mail.to === caller.email;
    return mail.companyId ? mail.companyId === companyId && (isOwn || seesCompany) : isOwn || people.has(mail.to);
  };
  const mails: Mail[] = [];
  let looked = 0;
  for await (const mail of newestMails(outbox.folder)) {
    const { environment: its, companyId: _, ...shown } = mail;
    if (its === environment && isVisible(mail)) mails.push(shown);
    if (mails.length === SHOWN || ++looked === LOOKED_AT) break;
  }
  return mails;
}

/** Addresses of the people of the company who are in no other. */
async function addressesOnlyIn(database: Database, companyId: string): Promise<Set<string>> {
  const { rows } = await database.execute<{ email: string }>(sql`
    SELECT u.email FROM ${memberships} m JOIN ${users} u ON u.id = m.user_id
    WHERE m.company_id = ${companyId} AND m.deactivated_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM ${memberships} other
      WHERE other.user_id = m.user_id AND other.company_id <> m.company_id AND other.deactivated_at IS NULL)`);
  return new Set(rows.map(({ email }) => email));
}
