import type { EnvironmentName } from '@suite/zones/environments';

export interface Mail {
  /** Identifies a mail that may be sent again as the same one. */
  id?: string;
  from: string;
  /** Receives the replies when nobody reads the sender's mailbox. */
  replyTo?: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Attached files, with their contents in base64. */
  attachments?: { filename: string; contentType: string; content: string; encoding: 'base64' }[];
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
