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

/** Creates the mail to a vendor with what the person agreed to pass on. Replies go to the person. */
export const introductionMail = (
  deployment: Deployment,
  companyId: string,
  to: string,
  { vendor, person, firm, email, message }: Request,
): Mail => ({
  deployment,
  companyId,
  firm,
  replyTo: email,
  to,
  content: {
    subject: `${firm} would like to talk to ${vendor}`,
    body: [
      `${inLine(person)} of ${inLine(firm)} found ${inLine(vendor)} in a directory of software and asks to be introduced.`,
      { quote: message },
      `They agreed that you get their name, firm, address and message. Answer to ${email}.`,
    ],
    reason: `You get this mail because ${inLine(vendor)} lists this address for introductions.`,
  },
});
