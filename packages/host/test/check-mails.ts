import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/**
 * Checks every mail in an outbox: both parts in the order of RFC 2046 §5.1.4, with the same links, at most one
 * button, pictures from the mail only, below the size where Gmail cuts, and with its environment.
 * @throws Error that names the mail
 */
export async function checkMails(outbox: string): Promise<void> {
  // Some tests put a file in its place.
  const isFolder = statSync(outbox, { throwIfNoEntry: false })?.isDirectory();
  const names = isFolder ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
  for (const name of names) {
    const file = readFileSync(join(outbox, name), 'utf8');
    checkMail(await PostalMime.parse(file), file);
  }
}

function checkMail({ subject, text = '', html = '', attachments }: Email, file: string): void {
  const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  const ownLines = text.match(/^https?:\/\/\S+$/gm) ?? [];
  const pictures = [...html.matchAll(/ src="cid:([^"]*)"/g)].map(([, id]) => `<${id}>`);
  const types = [...file.matchAll(/^Content-Type: (multipart\/alternative|text\/plain|text\/html)/gim)].map(([, type]) => type);
  const problems = {
    'it names no environment': !/^X-Suite-Environment: \S/m.test(file),
    'a part is empty': !text.trim() || !html.trim(),
    'the parts are not alternatives': types.join() !== 'multipart/alternative,text/plain,text/html',
    'HTML has a link that the text lacks': links.some((url) => !text.includes(url)),
    'the text has a link that HTML lacks': ownLines.some((url) => !links.includes(url)),
    'there are two buttons': html.split('class="button"').length > 2,
    'a picture is not attached': pictures.some((id) => !attachments.some(({ contentId }) => contentId === id)),
    'a picture is elsewhere': / src="(?!cid:)/.test(html),
    'Gmail cuts it': Buffer.byteLength(html) > 102_000,
  };
  const found = Object.entries(problems).filter(([, isThere]) => isThere);
  if (found.length) throw new Error(`The mail "${subject}": ${found.map(([problem]) => problem).join(', ')}`);
}
