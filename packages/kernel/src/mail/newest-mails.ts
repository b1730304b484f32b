import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MailHeader } from './message';

/** A mail in the outbox folder. */
export interface KeptMail {
  /** Name of its file, without its ending. */
  id: string;
  /** ISO 8601. */
  at: string;
  to: string;
  subject: string;
  text: string;
  /** Empty when the mail does not tell. */
  environment: string;
  /** The company it speaks for; empty for a mail about an account. */
  companyId: string;
}

const ENDING = '.eml';

/** The mails of a folder, newest first, each read only when it is asked for. */
export async function* newestMails(folder: string): AsyncGenerator<KeptMail> {
  // The name of a mail begins with its time.
  const names = (await filesOf(folder)).filter((name) => name.endsWith(ENDING)).sort();
  if (names.length === 0) return;
  // Loaded when somebody looks: most platforms never read their outbox.
  const { default: PostalMime } = await import('postal-mime');
  for (const name of names.reverse()) {
    const { headers, to, subject = '', text = '', date } = await PostalMime.parse(await readFile(join(folder, name)));
    const header = (wanted: string) => headers.find(({ key }) => key === wanted.toLowerCase())?.value ?? '';
    yield {
      id: name.slice(0, -ENDING.length),
      at: date ?? '',
      to: to?.[0]?.address ?? '',
      subject,
      text,
      environment: header(MailHeader.environment),
      companyId: header(MailHeader.company),
    };
  }
}

/** There is no folder before the first mail. */
async function filesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
