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
  deployment,
  companyId: company.id,
  isLimited: true,
  to,
  content: {
    subject: `${company.name} invites you to Firm Suite`,
    body: [
      `${inLine(invitedBy)} invites you to join ${inLine(company.name)}. The link to accept works once, for ${LINK_DAYS} days.`,
    ],
    button: { label: 'Accept the invitation', url: zoneUrl(deployment, 'invite', '/', { token }) },
    closing: ['If you did not expect it, do nothing.'],
    reason: `${inLine(invitedBy)} of ${inLine(company.name)} entered your address.`,
  },
});
