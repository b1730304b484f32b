import { Failure } from '../errors/failure';
import { messageOf } from './message';
import type { Mail } from './outbox';

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  url: string;
  /** What mails come from, in place of the suite's own address. */
  from?: string | undefined;
}

const SECOND = 1000;

/** How long a server is waited for: until it answers, greets, and says something again. */
const timeouts = { connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 30 * SECOND };

/**
 * Sends mails by a mail server, which has taken one when the promise resolves.
 * @throws Failure when the address is none
 */
export function createSmtp({ url, from }: SmtpSettings): (mail: Mail, now: number) => Promise<void> {
  if (!/^smtps?:\/\/./.test(url) || !URL.canParse(url))
    throw new Failure('SUITE_SMTP_URL is no address of a mail server: write it as smtp://user:password@host:587.');
  return async (mail, now) => {
    // Loaded with the first mail: most starts of the platform send none.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
    await transport.sendMail(messageOf({ ...mail, ...(from && { from }) }, now));
  };
}

/** @throws when the server does not take the suite's name and password */
export async function greetServer({ url }: SmtpSettings): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  await transport.verify().finally(() => transport.close());
}

/** Whether an error means that the address takes no mail, so that another attempt is of no use. */
export const isRefused = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
};
