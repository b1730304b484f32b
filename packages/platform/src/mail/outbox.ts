import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EnvironmentName } from '@suite/zones/environments';

export interface Mail {
  from: string;
  to: string;
  subject: string;
  text: string;
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
    async send({ environment, companyId, ...mail }, now) {
      // Loaded with the first mail: most starts of the platform send none.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const headers = { [MailHeader.environment]: environment, ...(companyId && { [MailHeader.company]: companyId }) };
      const { message } = await transport.sendMail({ ...mail, headers, date: new Date(now) });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date(now).toISOString().replaceAll(':', '-')}-${randomUUID()}`;
      const draft = join(folder, `.${name}.part`);
      await writeFile(draft, message, { mode: 0o600 });
      await rename(draft, join(folder, `${name}.eml`));
    },
  };
}
