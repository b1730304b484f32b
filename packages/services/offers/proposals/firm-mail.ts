import { inLine } from '@suite/kernel/mail/in-line';
import type { Mail } from '@suite/kernel/mail/mail';
import type { MailPart } from '@suite/kernel/mail/mail-body';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';

export interface Between {
  deployment: Deployment;
  companyId: string;
  firm: string;
  to: string;
  /** The person at the firm who gets the answers. */
  replyTo?: string;
}

export function firmMail(
  { deployment, companyId, firm, to, replyTo }: Between,
  subject: string,
  body: readonly MailPart[],
): Mail {
  // A sender's name must not contain characters that end its quotes.
  const from = `"${inLine(firm).replace(/["\\<>]/g, '')}" <no-reply@${deployment.domain}>`;
  const { environment } = deployment;
  return { environment, companyId, from, firm: inLine(firm), ...(replyTo && { replyTo }), to, subject: inLine(subject), body };
}

/** Returns the URL of the client's page. */
export const linkOf = ({ deployment }: Pick<Between, 'deployment'>, token: string) =>
  zoneUrl(deployment, 'offer-public', '/', { token });
