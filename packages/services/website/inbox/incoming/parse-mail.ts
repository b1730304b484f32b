import { SuiteError } from '@suite/contract/errors';
import { packagesFolder } from '@suite/kernel/packages-folder';
import { ProcessError, runInProcess } from '@suite/kernel/process/run-in-process';

const program = new URL('services/website/inbox/incoming/mail-worker.mjs', packagesFolder);

/** The parts of a mail that the inbox reads, each text with a maximum length. */
export interface ParsedMail {
  /** The sender's name, and below it the address; empty when there is none. */
  name: string;
  address: string;
  /** The address that replies are asked to go to, and its name; empty when there is none. */
  replyTo: string;
  replyName: string;
  contentType: string;
  autoSubmitted: string;
  precedence: string;
  listId: string;
  messageId: string;
  inReplyTo: string;
  references: string;
  subject: string;
  /** Its text, or that of its HTML. */
  text: string | undefined;
  /** What a calendar in the mail asks for, and when; empty without one. */
  invitation: string | undefined;
  /** The beginning of the mail as it came. */
  source: string;
  files: string[];
}

/**
 * Parses a mail (RFC 5322) in its own process, because the MIME library is quadratic for some mails.
 * @throws SuiteError `invalid_request` when it can't be read, or not within five seconds
 */
export async function parseMail(bytes: Uint8Array): Promise<ParsedMail> {
  try {
    return await runInProcess<ParsedMail>(program, bytes, { patience: 5_000, megabytes: 256 });
  } catch (error) {
    if (!(error instanceof ProcessError)) throw error;
    const why = error.reason === 'late' ? 'This mail takes too long to read.' : "This mail can't be read.";
    throw new SuiteError('invalid_request', `${why} Send it again as plain text.`, { cause: error });
  }
}
