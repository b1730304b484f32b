import { addressesOnlyIn } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { newestMails, type StoredMail } from '@suite/kernel/mail/newest-mails';
import type { Outbox } from '@suite/kernel/mail/outbox';
import type { EnvironmentName } from '@suite/zones/environments';
import type { Mail } from '../contract';

/** Maximum number of mails that are shown. */
const SHOWN = 50;

/** Maximum number of mails that are read from the folder, which also contains those of other companies and environments. */
const LOOKED_AT = 1000;

interface Reader {
  caller: Caller;
  outbox: Outbox;
  database: Database;
  environment: EnvironmentName;
}

/**
 * Returns the mails that an operator may read: their own. Without a mail server, administrators of a company can also read those
 * that are sent in its name, including invitations, and those about the accounts of its people. Links in mails sign in, so only
 * mails of the caller's environment are included, and accounts that also belong to another company are left out.
 */
export async function visibleMails({ caller, outbox, database, environment }: Reader): Promise<Mail[]> {
  const { companyId, rights } = caller;
  const seesCompany = companyId !== null && rights.includes('admin') && !outbox.isDelivering;
  const people = seesCompany ? await addressesOnlyIn(database, companyId) : new Set<string>();
  const isVisible = (mail: StoredMail) => {
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
