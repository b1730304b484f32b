import { bytes, kernelSchema, moment } from '../database/columns';

/** Times of mails caused by strangers, by recipient and by firm. */
export const publicMails = kernelSchema.table('public_mails', {
  /** SHA-256 of the recipient or the firm. */
  subject: bytes('subject').primaryKey(),
  sentAt: moment('sent_at').array().notNull(),
  lastAt: moment('last_at').notNull(),
});
