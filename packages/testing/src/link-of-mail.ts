import { expect } from '@playwright/test';
import type { RunningSuite } from './running-suite';

/** The link of the newest mail to an address, which may still be on its way. */
export async function linkOfMail({ newestMail }: Pick<RunningSuite, 'newestMail'>, to: string): Promise<string> {
  let link = '';
  await expect(async () => {
    link = plainText(await newestMail(to)).match(/https?:\/\/\S+/)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

/** The text of a mail is quoted-printable (RFC 2045 §6.7). */
const plainText = (mail: string) =>
  mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
