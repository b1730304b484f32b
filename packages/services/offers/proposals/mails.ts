import { inLine } from '@suite/kernel/mail/in-line';
import type { Mail } from '@suite/kernel/mail/mail';
import { zoneUrl } from '@suite/zones/zone-url';
import { type Between, firmMail, linkOf } from './firm-mail';

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

/** Mail with the link of a version, for one of its recipients. */
export const proposalMail = (
  between: Between,
  { title, name, token, expires, contact }: Linked,
  { message, changes }: { message: string; changes: string },
): Mail =>
  firmMail(between, `${title} from ${between.firm}`, [
    `Hello ${inLine(name)},`,
    ...(message ? [message] : []),
    `${inLine(between.firm)} sent you a proposal: ${inLine(title)}.${changes && ` ${changes}`}`,
    `You can read it, ask questions and accept it here until ${expires}:`,
    { button: 'Read the proposal', url: linkOf(between, token) },
    'The link is for you alone. To let a colleague read or sign, forward it from that page.',
    `${inLine(contact)}\n${inLine(between.firm)}`,
  ]);

export const forwardedMail = (between: Between, { title, name, token, expires, contact }: Linked, by: string): Mail =>
  firmMail(between, `${by} forwarded you a proposal: ${title}`, [
    `Hello ${inLine(name)},`,
    `${inLine(by)} forwarded you a proposal from ${inLine(between.firm)}: ${inLine(title)}. You can read it here until ${expires}:`,
    { button: 'Read the proposal', url: linkOf(between, token) },
    `${inLine(contact)}\n${inLine(between.firm)}`,
  ]);

export const reminderMail = (between: Between, { title, name, token, expires, contact }: Linked): Mail =>
  firmMail(between, `Reminder: ${title} from ${between.firm}`, [
    `Hello ${inLine(name)},`,
    `Our proposal ${inLine(title)} is waiting for your answer. You can accept it until ${expires}:`,
    { button: 'Read the proposal', url: linkOf(between, token) },
    `${inLine(contact)}\n${inLine(between.firm)}`,
  ]);

/** Notifies the client's people of the firm's answer in the thread. */
export const answerMail = (between: Between, { title, name, token }: Omit<Linked, 'expires'>, by: string, text: string): Mail =>
  firmMail(between, `Answer to your question: ${title}`, [
    `Hello ${inLine(name)},`,
    `${inLine(by)} of ${inLine(between.firm)} wrote:`,
    text,
    'Read the proposal and answer here:',
    { button: 'Read and answer', url: linkOf(between, token) },
  ]);

/** Notifies the owner of the proposal of a question from the client. */
export const questionMail = (
  between: Between,
  { title, client }: Proposal,
  question: { by: string; text: string; proposalId: string },
): Mail =>
  firmMail(between, `${client} asks about ${title}`, [
    `${inLine(question.by)} of ${inLine(client)} wrote:`,
    question.text,
    'Answer here. The client gets your answer by e-mail:',
    { button: 'Answer the question', url: zoneUrl(between.deployment, 'offer', '/proposal', { id: question.proposalId }) },
  ]);

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
  firmMail(between, `Accepted: ${title}`, [
    `Hello ${inLine(name)},`,
    `${inLine(client)} accepted the proposal ${inLine(title)} from ${inLine(between.firm)}. The signed document is attached; keep it with your records. You can also open it here:`,
    {
      button: 'Open the document',
      url:
        'token' in page
          ? linkOf(between, page.token)
          : zoneUrl(between.deployment, 'offer', '/proposal', { id: page.proposalId }),
    },
  ]);
