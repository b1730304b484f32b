import { inLine } from '@suite/kernel/mail/in-line';
import type { Mail } from '@suite/kernel/mail/mail';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';

/** Number of days for which the link in a mail works. */
export const LINK_DAYS = 7;

export const invitationMail = (
  deployment: Deployment,
  to: string,
  { invitedBy, company }: { invitedBy: string; company: { id: string; name: string } },
  token: string,
): Mail => ({
  environment: deployment.environment,
  companyId: company.id,
  isLimited: true,
  from: `Firm Suite <no-reply@${deployment.domain}>`,
  to,
  subject: `${inLine(company.name)} invites you to Firm Suite`,
  body: [
    'Hello,',
    `${inLine(invitedBy)} invites you to join ${inLine(company.name)}. Open this link to accept. It works once, for ${LINK_DAYS} days:`,
    { button: 'Accept the invitation', url: zoneUrl(deployment, 'invite', '/', { token }) },
    'If you did not expect it, do nothing.',
  ],
});
