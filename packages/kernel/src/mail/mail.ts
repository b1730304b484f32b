import type { Deployment } from '@suite/zones/addresses';
import type { MailContent } from './render-mail';

interface Delivery {
  /** Receives the replies, because nobody reads the sender's mailbox. */
  replyTo?: string;
  to: string;
  attachments?: Attachment[];
  /** Unsubscribes from mails of its kind with one POST (RFC 8058); only for automatic mails. */
  unsubscribeUrl?: string;
  /** Message ids of its conversation, each in angle brackets, oldest first; the mail replies to the last. */
  references?: string[];
  /** Whether no person wrote it, so that programs must not reply (RFC 3834). */
  isAutomatic?: boolean;
  /** The company that sends it; missing for a mail about an account. */
  companyId?: string;
}

interface Sender {
  /** Identifies a mail that may be sent again as the same one. */
  id?: string;
  /** Where its links lead. */
  deployment: Pick<Deployment, 'environment' | 'domain'>;
  /** Name of the firm that sends it, with the color and logo of its company; without it, the suite is the sender. */
  firm?: string;
  /** Counts the mail as caused by a stranger even though somebody signed in sent it, because that person entered the address. */
  isLimited?: boolean;
  /**
   * Whether the firm chose the recipient before the call, for example its own people or a payer; the mail then never counts as
   * caused by a stranger.
   */
  isRecipientKnown?: boolean;
}

export interface Mail extends Delivery, Sender {
  content: MailContent;
}

/** An attached file, with its content in base64. The HTML refers to a picture by its `cid` (RFC 2392). */
export interface Attachment {
  filename: string;
  contentType: string;
  content: string;
  encoding: 'base64';
  cid?: string;
}

/** A mail as the mail server gets it. */
export interface Message extends Delivery, Pick<Deployment, 'environment'> {
  id: string;
  messageId: string;
  from: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** Returns the address that sends the mails of a domain. */
export const senderAddress = (domain: string): string => `no-reply@${domain}`;

/** Returns the Message-ID of a mail queued under an id. */
export const messageIdOf = (id: string, domain: string): string => `<${id}@${domain}>`;
