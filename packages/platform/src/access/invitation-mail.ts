import type { Place } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import type { Mail } from '../mail/outbox';
import type { Administrator } from './administrator';

/** Days that the link of a mail works. */
export const LINK_DAYS = 7;

/** A name in a line of its own words: no line break of it begins another line. */
const inLine = (text: string) => text.replace(/\s+/g, ' ');

export const invitationMail = (
  place: Place,
  to: string,
  { firstName, lastName }: Administrator,
  company: { id: string; name: string },
  token: string,
): Mail => ({
  environment: place.environment,
  companyId: company.id,
  from: `Firm Suite <no-reply@${place.domain}>`,
  to,
  subject: `${inLine(company.name)} invites you to Firm Suite`,
  text: `Hello,

${inLine(`${firstName} ${lastName}`)} invites you to join ${inLine(company.name)}. Open this link to accept. It works once, for ${LINK_DAYS} days:

${zoneUrl(place, 'invite', '/', { token })}

If you did not expect it, do nothing.
`,
});
