import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkMails } from '@suite/host/test/check-mails';
import PostalMime from 'postal-mime';

/** Checks the mails of an outbox and returns them as a mail client shows them. */
export async function mailsIn(outbox: string) {
  await checkMails(outbox);
  const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
  const parsed = await Promise.all(names.sort().map((name) => PostalMime.parse(readFileSync(join(outbox, name)))));
  return parsed.map(({ to, subject = '', text = '', html = '', headers, attachments }) => ({
    to: to?.[0]?.address,
    subject,
    text,
    html,
    files: attachments.map(({ filename, content }) => ({
      name: filename,
      start: Buffer.from(content as ArrayBuffer).toString('latin1', 0, 5),
    })),
    header: (name: string) => headers.find(({ key }) => key === name)?.value,
  }));
}
