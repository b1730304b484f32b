import { peopleById } from '@services/identity/ports';
import { firmName } from '@services/proposals/ports';
import type { Database } from '@suite/kernel/database/database';
import { inLine } from '@suite/kernel/mail/in-line';
import type { Mail } from '@suite/kernel/mail/mail';
import type { MailContent } from '@suite/kernel/mail/render-mail';
import type { Deployment } from '@suite/zones/addresses';
import { eq } from 'drizzle-orm';
import { contactSettings } from '../schema';

interface Of {
  companyId: string;
  deployment: Deployment;
  to: string;
  content: MailContent;
  /** The person who gets replies if the firm has no mailbox for them. */
  userId: string | null;
}

export type VisitorMail = Mail & { firm: string };

/** Returns a mail from the firm to a visitor. */
export async function mailToVisitor(
  database: Database,
  { companyId, deployment, to, content, userId }: Of,
): Promise<VisitorMail> {
  const [settings] = await database
    .select({ mailbox: contactSettings.mailbox })
    .from(contactSettings)
    .where(eq(contactSettings.companyId, companyId));
  const person = userId ? (await peopleById(database, [userId])).get(userId) : undefined;
  const replyTo = settings?.mailbox ?? person?.email;
  const firm = inLine(await firmName(database, companyId));
  return { firm, deployment, companyId, ...(replyTo && { replyTo }), to, content };
}
