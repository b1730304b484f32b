import { inLine } from '@suite/kernel/mail/in-line';
import type { Mail } from '@suite/kernel/mail/mail';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';

interface Between {
  deployment: Deployment;
  companyId: string;
  firm: string;
  to: string;
}

/** A sender's name must not end its quotes in a header. */
const sender = (name: string, { domain }: Deployment) => `"${inLine(name).replace(/["\\<>]/g, '')}" <no-reply@${domain}>`;

interface Reminded {
  name: string;
  /** The open courses, with their due days in words. */
  courses: readonly { title: string; due: string }[];
}

/** The mail that reminds a person of the courses they have to take. */
export const reminderMail = ({ deployment, companyId, firm, to }: Between, { name, courses }: Reminded): Mail => ({
  environment: deployment.environment,
  companyId,
  from: sender(firm, deployment),
  to,
  subject:
    courses.length === 1 ? 'A security course is waiting for you' : `${courses.length} security courses are waiting for you`,
  firm: inLine(firm),
  body: [
    `Hello ${inLine(name)},`,
    { list: courses.map(({ title, due }) => `${inLine(title)}: ${due}`) },
    'A course takes a few minutes, and you can leave it and go on later:',
    { button: 'Open your courses', url: zoneUrl(deployment, 'training') },
    inLine(firm),
  ],
});

interface Simulated {
  sender: string;
  subject: string;
  /** `{link}` in it is replaced by the link. */
  text: string;
  token: string;
}

/** The mail of a phishing simulation. */
export const simulationMail = ({ deployment, companyId, to }: Omit<Between, 'firm'>, simulated: Simulated): Mail => ({
  environment: deployment.environment,
  companyId,
  from: sender(simulated.sender, deployment),
  to,
  subject: inLine(simulated.subject),
  // It imitates mails of others.
  isPlain: true,
  body: [simulated.text.replace('{link}', zoneUrl(deployment, 'offer-public', '/notice', { token: simulated.token }))],
});
