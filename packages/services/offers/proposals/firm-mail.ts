import { inLine } from '@suite/kernel/mail/in-line';
import type { Mail } from '@suite/kernel/mail/mail';
import type { Place } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';

export interface Between {
  place: Place;
  companyId: string;
  firm: string;
  to: string;
  /** The person at the firm who gets the answers. */
  replyTo?: string;
}

export function firmMail({ place, companyId, firm, to, replyTo }: Between, subject: string, text: string): Mail {
  // A sender's name must not contain characters that end its quotes.
  const from = `"${inLine(firm).replace(/["\\<>]/g, '')}" <no-reply@${place.domain}>`;
  const { environment } = place;
  return { environment, companyId, from, ...(replyTo && { replyTo }), to, subject: inLine(subject), text };
}

/** Returns the URL of the client's page. */
export const linkOf = ({ place }: Pick<Between, 'place'>, token: string) => zoneUrl(place, 'offer-public', '/', { token });
