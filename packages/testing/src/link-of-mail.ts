import { expect } from '@playwright/test';
import type { RunningSuite } from './running-suite';

type Mailbox = Pick<RunningSuite, 'newestMail'>;

/** Returns the link in the newest mail to an address, waiting for it if necessary; `before` is the link of the previous mail. */
export async function linkOfMail(suite: Mailbox, to: string, before?: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = await newestLink(suite, to);
    expect(link).toBeTruthy();
    expect(link).not.toBe(before);
  }).toPass();
  return link ?? '';
}

/** Returns the link in the newest mail to an address that has arrived. */
export async function newestLink({ newestMail }: Mailbox, to: string): Promise<string | undefined> {
  return plainText(await newestMail(to).catch(() => '')).match(/https?:\/\/\S+/)?.[0];
}

/** Decodes the text of a mail, which is quoted-printable (RFC 2045 §6.7). */
export const plainText = (mail: string) =>
  mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
