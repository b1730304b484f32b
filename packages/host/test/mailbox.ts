import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { TestPlatform } from './test-platform';

/** Returns the decoded mails in the outbox, oldest first, to one address or to all. */
export async function mailsTo(platform: TestPlatform, email = ''): Promise<string[]> {
  await platform.settled();
  const folder = join(platform.dataFolder, 'outbox');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort();
  const mails = names.map((name) => readFileSync(join(folder, name), 'utf8'));
  return Promise.all(mails.filter((mail) => mail.includes(`\r\nTo: ${email}`)).map(decoded));
}

/** Returns the token of the last invitation mailed to an address. */
export async function invitationToken(platform: TestPlatform, email: string): Promise<string> {
  const [mail = ''] = (await mailsTo(platform, `${email}\r\n`)).slice(-1);
  return /invite\S*[?&]token=([\w-]{43})/.exec(mail)?.[1] ?? '';
}

/** Puts the decoded text and HTML of a mail after its header, and the parts of one with attachments after that. */
async function decoded(mail: string): Promise<string> {
  const cut = mail.indexOf('\r\n\r\n');
  const head = mail.slice(0, cut);
  const { text = '', html = '' } = await PostalMime.parse(mail);
  return `${head}\r\n\r\n${text.replaceAll(/\r?\n/g, '\r\n')}${html}${/^Content-Type: multipart\/mixed/im.test(head) ? mail.slice(cut) : ''}`;
}
