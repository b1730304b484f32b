import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EnvironmentName } from '@suite/zones/environments';

export interface Mail {
  /** Of a mail that may be sent again: it is then the same one. */
  id?: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Stops mails of its kind by one POST (RFC 8058); only of those that come by themselves. */
  unsubscribeUrl?: string;
  /** Where its links lead. */
  environment: EnvironmentName;
  /** The company it speaks for; none for a mail about an account. */
  companyId?: string;
}

export interface Outbox {
  folder: string;
  /** Puts a mail out; it stands whole in the folder when the promise resolves. */
  send(mail: Mail, now: number): Promise<void>;
}

/** Headers of our own, by which the outbox is read again. */
export const MailHeader = { environment: 'X-Suite-Environment', company: 'X-Suite-Company' } as const;

/** Mail as `.eml` files in a folder that its owner alone may read: they hold one-time links (design §6). */
export function createOutbox(folder: string): Outbox {
  return {
    folder,
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

/** A mail as nodemailer takes it. */
function messageOf({ id, environment, companyId, unsubscribeUrl, ...mail }: Mail, now: number) {
  const headers = {
    [MailHeader.environment]: environment,
    ...(companyId && { [MailHeader.company]: companyId }),
    ...(unsubscribeUrl && { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
  const domain = mail.from.replace(/^.*@|>$/g, '');
  return { ...mail, headers, date: new Date(now), ...(id && { messageId: `<${id}@${domain}>` }) };
}

/** Whether a failure to send says that the address takes no mail: trying again does not help. */
export const isRefused = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
};
