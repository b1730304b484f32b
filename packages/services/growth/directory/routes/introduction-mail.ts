import { inLine } from '@suite/kernel/mail/in-line';
import type { Mail } from '@suite/kernel/mail/mail';
import type { Deployment } from '@suite/zones/addresses';

interface Request {
  vendor: string;
  person: string;
  firm: string;
  email: string;
  message: string;
}

/** Quotes what a person wrote, to separate it from our own text: each line gets a mark. */
const quoted = (words: string) =>
  words
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
    .map((line) => `> ${line}`)
    .join('\n');

/** Creates the mail to a vendor with what the person agreed to pass on. Replies go to the person. */
export const introductionMail = (
  deployment: Deployment,
  companyId: string,
  to: string,
  { vendor, person, firm, email, message }: Request,
): Mail => ({
  from: `Firm Suite <no-reply@${deployment.domain}>`,
  replyTo: email,
  to,
  subject: `${inLine(firm)} would like to talk to ${inLine(vendor)}`,
  body: [
    `${inLine(person)} of ${inLine(firm)} found ${inLine(vendor)} in a directory of software and asks to be introduced.`,
    quoted(message),
    `They agreed that you get their name, firm, address and message. Answer to ${email}.`,
  ],
  firm: inLine(firm),
  environment: deployment.environment,
  companyId,
});
