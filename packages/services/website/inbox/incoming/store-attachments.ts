import { ReadableStream } from 'node:stream/web';
import type { Database } from '@suite/kernel/database/database';
import type { StoredFile } from '@suite/kernel/files/create-files';
import type { Kernel } from '@suite/kernel/http/kernel';
import { eq, sum } from 'drizzle-orm';
import { MAX_ATTACHMENT_BYTES, MAX_STORED_BYTES } from '../contract/terms';
import { attachments } from '../schema';
import { type ReadAttachment, unkeptNote } from './attachment';

/** An attachment whose content is stored, and which no message has yet. */
export interface StoredAttachment extends Omit<ReadAttachment, 'content'> {
  stored: StoredFile;
}

/**
 * Stores the contents of a mail's attachments, outside any transaction, as long as the firm has room for them.
 * @returns a note for the mail about those that are not stored
 */
export async function storeAttachments(
  { database, files }: Pick<Kernel, 'database' | 'files'>,
  companyId: string,
  read: readonly ReadAttachment[],
): Promise<{ attachments: StoredAttachment[]; note: string }> {
  if (!read.length) return { attachments: [], note: '' };
  const [used] = await database
    .select({ bytes: sum(attachments.bytes) })
    .from(attachments)
    .where(eq(attachments.companyId, companyId));
  let room = MAX_STORED_BYTES - Number(used?.bytes ?? 0);
  const result: StoredAttachment[] = [];
  const unkept: { name: string; reason: 'full' }[] = [];
  for (const { content, name, kind } of read) {
    room -= content.length;
    if (room < 0) unkept.push({ name, reason: 'full' });
    else {
      const stored = await files.receive(ReadableStream.from([content]), { bytes: MAX_ATTACHMENT_BYTES });
      result.push({ name, kind, stored });
    }
  }
  return { attachments: result, note: unkeptNote({ unkept }) };
}

/** Adds stored attachments to a message. */
export async function addAttachments(
  { files }: Pick<Kernel, 'files'>,
  transaction: Database,
  { companyId, messageId }: { companyId: string; messageId: string },
  stored: readonly StoredAttachment[],
): Promise<void> {
  for (const [place, { name, kind, stored: file }] of stored.entries()) {
    const fileId = await files.add(transaction, file, { companyId, name });
    await transaction.insert(attachments).values({ companyId, messageId, place, fileId, name, kind, bytes: file.bytes });
  }
}
