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

interface Reminded {
  name: string;
  /** The open courses, with their due days in words. */
  courses: readonly { title: string; due: string }[];
}

/** The mail that reminds a person of the courses they have to take. */
export const reminderMail = ({ deployment, companyId, firm, to }: Between, { name, courses }: Reminded): Mail => ({
  deployment,
  companyId,
  firm,
  to,
  content: {
    subject:
      courses.length === 1 ? 'A security course is waiting for you' : `${courses.length} security courses are waiting for you`,
    recipientName: name,
    body: [
      { list: courses.map(({ title, due }) => `${inLine(title)}: ${due}`) },
      'A course takes a few minutes, and you can leave it and go on later.',
    ],
    button: { label: 'Open your courses', url: zoneUrl(deployment, 'training') },
    reason: `You get this mail because ${inLine(firm)} assigned you these courses.`,
  },
});

interface Simulated {
  sender: string;
  subject: string;
  /** `{link}` in it is replaced by the link. */
  text: string;
  token: string;
}

/** The mail of a phishing simulation, which imitates mails of others. */
export const simulationMail = (
  { deployment, companyId, to }: Omit<Between, 'firm'>,
  { sender, subject, text, token }: Simulated,
): Mail => ({
  deployment,
  companyId,
  firm: sender,
  to,
  content: {
    subject,
    letter: text.replace('{link}', zoneUrl(deployment, 'offer-public', '/notice', { token })),
  },
});
