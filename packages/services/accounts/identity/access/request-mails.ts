import { inLine } from '@suite/kernel/mail/in-line';
import type { Mail } from '@suite/kernel/mail/mail';
import type { MailPart } from '@suite/kernel/mail/mail-body';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { zones } from '@suite/zones/zones';
import type { PersonRequest } from '../contract/requests';

/** Marks each line that a person wrote, to distinguish it from our own text. */
const quoted = (words: string) =>
  words
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');

/** The sender of a mail: the deployment that its links lead to, and the company. */
interface Sender {
  deployment: Deployment;
  companyId: string;
}

const mail = ({ deployment, companyId }: Sender, to: string, subject: string, body: (MailPart | null)[]): Mail => ({
  environment: deployment.environment,
  companyId,
  from: `Firm Suite <no-reply@${deployment.domain}>`,
  to,
  subject,
  body: body.filter((part) => part !== null),
});

/** Creates the mail that tells an administrator who requests which app. */
export const requestMail = (sender: Sender, to: string, { app, name, email, reason }: PersonRequest): Mail => {
  const { title } = zones[app];
  return mail(sender, to, `A request for ${title}`, [
    `${inLine(name)} (${email}) asks for ${title}.`,
    reason ? quoted(reason) : null,
    'Grant or refuse it here:',
    { button: 'Open the request', url: zoneUrl(sender.deployment, 'app-manager', '/requests') },
  ]);
};

/** Creates the mail that tells the requester about the decision. */
export const decidedMail = (sender: Sender, { app, email, state, answer }: PersonRequest): Mail => {
  const { title } = zones[app];
  const words = answer ? quoted(answer) : null;
  return state === 'granted'
    ? mail(sender, email, `${title} is open to you`, [
        'Your request was granted.',
        words,
        'Open it here:',
        { button: `Open ${title}`, url: zoneUrl(sender.deployment, app) },
      ])
    : mail(sender, email, `${title} stays closed to you`, ['Your request was refused.', words]);
};
