import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message } from './mail';
import { messageOf } from './message';
import { createSmtp, type SmtpSettings } from './smtp';

export interface Outbox {
  folder: string;
  /**
   * Whether a mail server receives the mails. Without one they stay in the folder, where others may read them, so that following
   * their links doesn't prove who owns the address.
   */
  isDelivering: boolean;
  /** Sends a mail; when the promise resolves, it is complete in the folder, or the mail server has accepted it. */
  send(mail: Message, now: number): Promise<void>;
}

/**
 * Creates an outbox that sends mail through a mail server. Without one, mails become `.eml` files in a folder that only its owner
 * can read, because they contain one-time links (decision 005).
 * @throws Failure when the server's URL is invalid
 */
export function createOutbox(folder: string, smtp?: SmtpSettings): Outbox {
  if (smtp) return { folder, isDelivering: true, send: createSmtp(smtp) };
  return {
    folder,
    isDelivering: false,
    async send(mail, now) {
      // Loaded with the first mail, because most starts of the platform send none.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await transport.sendMail(messageOf(mail, now));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date(now).toISOString().replaceAll(':', '-')}-${mail.id}`;
      const draft = join(folder, `.${name}.${randomUUID()}.part`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(folder, `${name}.eml`));
    },
  };
}
