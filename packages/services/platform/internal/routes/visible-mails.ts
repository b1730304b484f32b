import { addressesOnlyIn } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { type KeptMail, newestMails } from '@suite/kernel/mail/newest-mails';
import type { Outbox } from '@suite/kernel/mail/outbox';
import type { EnvironmentName } from '@suite/zones/environments';
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
