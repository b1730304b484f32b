import { SuiteError } from '@suite/contract/errors';
import { packagesFolder } from '@suite/kernel/packages-folder';
import { ProcessError, runInProcess } from '@suite/kernel/process/run-in-process';
import type { Recipients } from '../contract/leads';
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS, MAX_ATTACHMENTS_BYTES, MAX_RECIPIENTS } from '../contract/terms';

const program = new URL('services/website/inbox/incoming/mail-worker.mjs', packagesFolder);

/** How much of a mail's attachments is stored: how many, and the maximum number of bytes of each and of all. */
export interface AttachmentLimits {
  count: number;
  bytes: number;
  bytesOfMail: number;
}

const limits: AttachmentLimits = { count: MAX_ATTACHMENTS, bytes: MAX_ATTACHMENT_BYTES, bytesOfMail: MAX_ATTACHMENTS_BYTES };

export interface ChosenAttachments {
  attachments: {
    /** As the mail has it; empty when there is none. */
    name: string;
    /** Whether the mail says that it is a file beside its text. */
    isAttached: boolean;
    content: Uint8Array<ArrayBuffer>;
  }[];
  /** Attachments that are not stored, and why: one limit of them, or that they are tiny pictures within the text. */
  unkept: { name: string; reason: 'size' | 'count' | 'all' | 'decoration' }[];
  /** The number of further ones that are neither stored nor named. */
  more: number;
  /** SHA-256 of all attachments with their names, stored or not; empty when there is none. */
  digest: string;
}

/** The parts of a mail that the inbox reads, each text with a maximum length. */
export interface ParsedMail extends ChosenAttachments {
  /** The sender's name, and below it the address; empty when there is none. */
  name: string;
  address: string;
  /** The address that replies are asked to go to, and its name; empty when there is none. */
  replyTo: string;
  replyName: string;
  /** Its recipients, each text with a maximum length. */
  to: Recipients;
  cc: Recipients;
  /** The field Date as it is; empty when there is none. */
  date: string;
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
}

/**
 * Parses a mail (RFC 5322) in its own process, because the MIME library is quadratic for some mails.
 * @throws SuiteError `invalid_request` when it can't be read, or not within five seconds
 */
export async function parseMail(bytes: Uint8Array): Promise<ParsedMail> {
  try {
    return await runInProcess<ParsedMail>(
      program,
      { bytes, limits, maxRecipients: MAX_RECIPIENTS },
      { patience: 5_000, megabytes: 256 },
    );
  } catch (error) {
    if (!(error instanceof ProcessError)) throw error;
    const why = error.reason === 'late' ? 'This mail takes too long to read.' : "This mail can't be read.";
    throw new SuiteError('invalid_request', `${why} Send it again as plain text.`, { cause: error });
  }
}
