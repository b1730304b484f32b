import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestPlatform } from './test-platform';

/** The mails in the outbox, decoded, the oldest first; of one address, or all. */
export async function mailsTo(platform: TestPlatform, email = ''): Promise<string[]> {
  await platform.settled();
  const folder = join(platform.dataFolder, 'outbox');
  if (!existsSync(folder)) return [];
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => decoded(readFileSync(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`\r\nTo: ${email}`));
}

/** The token of the invitation that was mailed to an address last. */
export async function invitationToken(platform: TestPlatform, email: string): Promise<string> {
  const [mail = ''] = (await mailsTo(platform, `${email}\r\n`)).slice(-1);
  return /invite\S*[?&]token=([\w-]{43})/.exec(mail)?.[1] ?? '';
}

/** Quoted-printable and base 64 bodies as their text (RFC 2045 §6). */
function decoded(mail: string): string {
  const cut = mail.indexOf('\r\n\r\n');
  const [head, body] = [mail.slice(0, cut), mail.slice(cut)];
  if (/^Content-Transfer-Encoding: base64/im.test(head)) return `${head}\r\n\r\n${Buffer.from(body, 'base64').toString('utf8')}`;
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(head)) return mail;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return head + Buffer.from(bytes, 'latin1').toString('utf8');
}
