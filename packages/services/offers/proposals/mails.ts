import { inLine } from '@suite/kernel/mail/in-line';
import type { Mail } from '@suite/kernel/mail/mail';
import { zoneUrl } from '@suite/zones/zone-url';
import { type Between, clientMail, firmMail, linkOf } from './firm-mail';

interface Proposal {
  title: string;
  client: string;
  contact: string;
}

interface Linked extends Proposal {
  name: string;
  token: string;
  /** In words: `Dec 15, 2026`. */
  expires: string;
}

const readButton = (between: Between, token: string) => ({ label: 'Read the proposal', url: linkOf(between, token) });

/** Mail with the link of a version, for one of its recipients. */
export const proposalMail = (
  between: Between,
  { title, name, token, expires, contact }: Linked,
  { message, changes }: { message: string; changes: string },
): Mail => {
  const facts: [string, string] = [
    `${inLine(between.firm)} sent you a proposal: ${inLine(title)}.${changes && ` ${changes}`}`,
    `You can read it, ask questions and accept it until ${expires}.`,
  ];
  return clientMail(between, contact, {
    subject: `${title} from ${between.firm}`,
    recipientName: name,
    body: message ? [message, ...facts] : facts,
    button: readButton(between, token),
    closing: ['The link is for you alone. To let a colleague read or sign, forward it from that page.'],
    reason: `${inLine(contact)} entered your address for this proposal.`,
  });
};

export const forwardedMail = (between: Between, { title, name, token, expires, contact }: Linked, by: string): Mail =>
  clientMail(between, contact, {
    subject: `${by} forwarded you a proposal: ${title}`,
    recipientName: name,
    body: [
      `${inLine(by)} forwarded you a proposal from ${inLine(between.firm)}: ${inLine(title)}. You can read it until ${expires}.`,
    ],
    button: readButton(between, token),
    reason: `${inLine(by)} entered your address to forward this proposal.`,
  });

export const reminderMail = (between: Between, { title, name, token, expires, contact }: Linked): Mail =>
  clientMail(between, contact, {
    subject: `Reminder: ${title} from ${between.firm}`,
    recipientName: name,
    body: [`Our proposal ${inLine(title)} is waiting for your answer. You can accept it until ${expires}.`],
    button: readButton(between, token),
    reason: 'You get this mail because you received the proposal. Reminders stop when you accept or decline it.',
  });

/** Notifies somebody who has signed that another signer declined. */
export const declinedMail = (between: Between, { title, name, token, contact }: Omit<Linked, 'expires'>, by: string): Mail =>
  clientMail(between, contact, {
    subject: `Declined: ${title}`,
    recipientName: name,
    body: [
      `${inLine(by)} declined the proposal ${inLine(title)} from ${inLine(between.firm)}, which you have signed.`,
      'It was not accepted, and nothing is charged for it.',
    ],
    button: { label: 'See the proposal', url: linkOf(between, token) },
    reason: 'You get this mail because you signed the proposal.',
  });

/** Notifies the client's people of the firm's answer in the thread. */
export const answerMail = (between: Between, { title, name, token }: Omit<Linked, 'expires'>, by: string, text: string): Mail =>
  firmMail(between, {
    subject: `Answer to your question: ${title}`,
    recipientName: name,
    body: [`${inLine(by)} of ${inLine(between.firm)} wrote:`, { quote: text }],
    button: { label: 'Read and answer', url: linkOf(between, token) },
    reason: 'You get this mail because you received the proposal.',
  });

/** Notifies the owner of the proposal of a question from the client. */
export const questionMail = (
  between: Between,
  { title, client }: Proposal,
  question: { by: string; text: string; proposalId: string },
): Mail =>
  firmMail(between, {
    subject: `${client} asks about ${title}`,
    body: [
      `${inLine(question.by)} of ${inLine(client)} wrote:`,
      { quote: question.text },
      'The client gets your answer by e-mail.',
    ],
    button: { label: 'Answer the question', url: zoneUrl(between.deployment, 'offer', '/proposal', { id: question.proposalId }) },
    reason: 'You get this mail because you are the contact of the proposal.',
  });

interface Accepted extends Proposal {
  /** Name of the person who gets the mail. */
  name: string;
}

/** Mail with the sealed document: for a signer with the link, for the firm with the proposal's page. */
export const acceptedMail = (
  between: Between,
  { title, name, client }: Accepted,
  page: { token: string } | { proposalId: string },
): Mail =>
  firmMail(between, {
    subject: `Accepted: ${title}`,
    recipientName: name,
    body: [
      `${inLine(client)} accepted the proposal ${inLine(title)} from ${inLine(between.firm)}. The signed document is attached; keep it with your records.`,
    ],
    button: {
      label: 'Open the document',
      url:
        'token' in page
          ? linkOf(between, page.token)
          : zoneUrl(between.deployment, 'offer', '/proposal', { id: page.proposalId }),
    },
    reason: `You get this mail because you ${'token' in page ? 'signed' : 'are the contact of'} the proposal.`,
  });
