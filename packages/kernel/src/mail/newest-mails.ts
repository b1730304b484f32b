import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MailHeader } from './message';

/** A mail in the outbox folder. */
export interface StoredMail {
  /** File name without its extension. */
  id: string;
  /** ISO 8601. */
  at: string;
  to: string;
  subject: string;
  text: string;
  /** Empty when the mail doesn't say. */
  environment: string;
  /** The company that sends it; empty for a mail about an account. */
  companyId: string;
}

const ENDING = '.eml';

/** Yields the mails in a folder, newest first, reading each only on demand. */
export async function* newestMails(folder: string): AsyncGenerator<StoredMail> {
  // The file name of a mail starts with its time.
  const names = (await filesOf(folder)).filter((name) => name.endsWith(ENDING)).sort();
  if (names.length === 0) return;
  // Loaded on demand, because most platforms never read their outbox.
  const { default: PostalMime } = await import('postal-mime');
  for (const name of names.reverse()) {
    const { headers, to, subject = '', text = '', date } = await PostalMime.parse(await readFile(join(folder, name)));
    const header = (requested: string) => headers.find(({ key }) => key === requested.toLowerCase())?.value ?? '';
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

/** The folder doesn't exist before the first mail. */
async function filesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
