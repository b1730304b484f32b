import { inLine } from '@suite/kernel/mail/in-line';
import type { Mail } from '@suite/kernel/mail/outbox';
import type { Place } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { zones } from '@suite/zones/zones';
import type { AskedRequest } from '../contract/requests';

/** What a person wrote, told from our own words: each line behind a mark. */
const quoted = (words: string) =>
  words
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');

/** Where a mail comes from: the place, whose addresses its links have, and the company. */
interface Sender {
  place: Place;
  companyId: string;
}

const mail = ({ place, companyId }: Sender, to: string, subject: string, paragraphs: string[]): Mail => ({
  environment: place.environment,
  companyId,
  from: `Firm Suite <no-reply@${place.domain}>`,
  to,
  subject,
  text: `${paragraphs.filter(Boolean).join('\n\n')}\n`,
});

/** Tells an administrator who asks for what. */
export const askedMail = (sender: Sender, to: string, { app, name, email, reason }: AskedRequest): Mail => {
  const { title } = zones[app];
  return mail(sender, to, `A request for ${title}`, [
    `${inLine(name)} (${email}) asks for ${title}.`,
    reason && quoted(reason),
    'Grant or refuse it here:',
    zoneUrl(sender.place, 'app-manager', '/requests'),
  ]);
};

/** Tells the person who asked about the decision. */
export const decidedMail = (sender: Sender, { app, email, state, answer }: AskedRequest): Mail => {
  const { title } = zones[app];
  const words = answer && quoted(answer);
  return state === 'granted'
    ? mail(sender, email, `${title} is open to you`, [
        'Your request was granted.',
        words,
        'Open it here:',
        zoneUrl(sender.place, app),
      ])
    : mail(sender, email, `${title} stays closed to you`, ['Your request was refused.', words]);
};
