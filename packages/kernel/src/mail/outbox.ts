import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EnvironmentName } from '@suite/zones/environments';
import { messageOf } from './message';
import { createSmtp, type SmtpSettings } from './smtp';

export interface Mail {
  /** Of a mail that may be sent again: it is then the same one. */
  id?: string;
  from: string;
  /** Who gets the answers, when nobody reads the sender's mailbox. */
  replyTo?: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Files that go with it, their contents in base64. */
  attachments?: { filename: string; contentType: string; content: string; encoding: 'base64' }[];
  /** Stops mails of its kind by one POST (RFC 8058); only of those that come by themselves. */
  unsubscribeUrl?: string;
  /** Message ids of the conversation that it belongs to, each in angle brackets, the oldest first; it answers the last. */
  references?: string[];
  /** No person wrote it: programs must not answer (RFC 3834). */
  isAutomatic?: boolean;
  /** Where its links lead. */
  environment: EnvironmentName;
  /** The company it speaks for; none for a mail about an account. */
  companyId?: string;
  /** It counts as one that a stranger caused, although somebody with a sign-in did: it goes to an address that they entered. */
  isLimited?: boolean;
  /** The firm chose the recipient before the call, so it never counts as one that a stranger caused: its own people, who pays. */
  isRecipientKnown?: boolean;
}

export interface Outbox {
  folder: string;
  /**
   * Whether a mail server takes the mails. Without one they lie in the folder, where others may read them, so that
   * following their links proves nothing about who owns the address.
   */
  isDelivering: boolean;
  /** Puts a mail out; it stands whole in the folder, or the mail server has taken it, when the promise resolves. */
  send(mail: Mail, now: number): Promise<void>;
}

/**
 * Sends mail by a mail server. Without one, mails become `.eml` files in a folder that only its owner can read, because they
 * contain one-time links (decision 005).
 * @throws Failure when the server's address is none
 */
export function createOutbox(folder: string, smtp?: SmtpSettings): Outbox {
  if (smtp) return { folder, isDelivering: true, send: createSmtp(smtp) };
  return {
    folder,
    isDelivering: false,
    async send(mail, now) {
      // Loaded with the first mail: most starts of the platform send none.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await transport.sendMail(messageOf(mail, now));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date(now).toISOString().replaceAll(':', '-')}-${mail.id ?? randomUUID()}`;
      const draft = join(folder, `.${name}.${randomUUID()}.part`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(folder, `${name}.eml`));
    },
  };
}
