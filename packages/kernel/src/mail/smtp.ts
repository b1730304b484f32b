import { Failure } from '../errors/failure';
import type { Message } from './mail';
import { messageOf } from './message';

export interface SmtpSettings {
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  url: string;
  /** Sender of the mails, instead of the suite's own address. */
  from?: string | undefined;
}

const SECOND = 1000;

/** Timeouts for the server: to connect, to greet, and between responses. */
const timeouts = { connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 30 * SECOND };

/**
 * Creates a function that sends mails through a mail server, which has accepted the mail when the promise resolves.
 * @throws Failure when the URL is invalid
 */
export function createSmtp({ url, from }: SmtpSettings): (message: Message, now: number) => Promise<void> {
  if (!/^smtps?:\/\/./.test(url) || !URL.canParse(url))
    throw new Failure('SUITE_SMTP_URL is no address of a mail server: write it as smtp://user:password@host:587.');
  return async (message, now) => {
    // Loaded with the first mail, because most starts of the platform send none.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
    await transport.sendMail({ ...messageOf(message, now), ...(from && { from }) });
  };
}

/** @throws when the server doesn't accept the suite's name and password */
export async function greetServer({ url }: SmtpSettings): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  await transport.verify().finally(() => transport.close());
}

/** Returns whether an error means that the address accepts no mail, so that another attempt is pointless. */
export const isRefused = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && responseCode >= 500;
};
