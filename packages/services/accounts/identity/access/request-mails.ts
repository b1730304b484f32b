import { inLine } from '@suite/kernel/mail/in-line';
import type { Mail } from '@suite/kernel/mail/mail';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { zones } from '@suite/zones/zones';
import type { PersonRequest } from '../contract/requests';

/** The sender of a mail: the deployment that its links lead to, and the company. */
interface Sender {
  deployment: Deployment;
  companyId: string;
}

/** Creates the mail that tells an administrator who requests which app. */
export const requestMail = (sender: Sender, to: string, { app, name, email, reason }: PersonRequest): Mail => ({
  ...sender,
  to,
  content: {
    subject: `A request for ${zones[app].title}`,
    body: [`${inLine(name)} (${email}) asks for ${zones[app].title}.`, ...quoteOf(reason)],
    button: { label: 'Grant or refuse', url: zoneUrl(sender.deployment, 'app-manager', '/requests') },
    reason: 'You get this mail because you are an administrator of your firm.',
  },
});

/** Creates the mail that tells the requester about the decision. */
export const decidedMail = (sender: Sender, { app, email, state, answer }: PersonRequest): Mail => {
  const { title } = zones[app];
  const isGranted = state === 'granted';
  return {
    ...sender,
    to: email,
    content: {
      subject: isGranted ? `${title} is open to you` : `${title} stays closed to you`,
      body: [isGranted ? 'Your request was granted.' : 'Your request was refused.', ...quoteOf(answer)],
      ...(isGranted && { button: { label: `Open ${title}`, url: zoneUrl(sender.deployment, app) } }),
      reason: 'You get this mail because you asked for this app.',
    },
  };
};

const quoteOf = (text: string | null) => (text ? [{ quote: text }] : []);
