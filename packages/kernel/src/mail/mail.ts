import type { EnvironmentName } from '@suite/zones/environments';
import type { MailPart } from './mail-body';

export interface Mail {
  /** Identifies a mail that may be sent again as the same one. */
  id?: string;
  from: string;
  /** Receives the replies when nobody reads the sender's mailbox. */
  replyTo?: string;
  to: string;
  subject: string;
  body: readonly MailPart[];
  /** The firm that sends it to others, whose name, color and logo it shows; without it, the suite is the sender. */
  firm?: string;
  /** Whether it has no HTML, and thus no branding. */
  isPlain?: boolean;
  attachments?: Attachment[];
  /** Unsubscribes from mails of its kind with one POST (RFC 8058); only for automatic mails. */
  unsubscribeUrl?: string;
  /** Message ids of its conversation, each in angle brackets, oldest first; the mail replies to the last. */
  references?: string[];
  /** Whether no person wrote it, so that programs must not reply (RFC 3834). */
  isAutomatic?: boolean;
  /** The environment of its links. */
  environment: EnvironmentName;
  /** The company that sends it; missing for a mail about an account. */
  companyId?: string;
  /** Counts the mail as caused by a stranger even though somebody signed in sent it, because that person entered the address. */
  isLimited?: boolean;
  /**
   * Whether the firm chose the recipient before the call, for example its own people or a payer; the mail then never counts as
   * caused by a stranger.
   */
  isRecipientKnown?: boolean;
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
export interface Message extends Omit<Mail, 'body' | 'firm' | 'isPlain' | 'isLimited' | 'isRecipientKnown'> {
  text: string;
  html?: string;
}
