import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestPlatform } from './test-platform';

/** Returns the decoded mails in the outbox, oldest first, to one address or to all. */
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

/** Returns the token of the last invitation mailed to an address. */
export async function invitationToken(platform: TestPlatform, email: string): Promise<string> {
  const [mail = ''] = (await mailsTo(platform, `${email}\r\n`)).slice(-1);
  return /invite\S*[?&]token=([\w-]{43})/.exec(mail)?.[1] ?? '';
}

/** Decodes quoted-printable and base64 bodies (RFC 2045 §6). */
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
