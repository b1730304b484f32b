import type { Database } from '@suite/kernel/database/database';
import { hashOf, newSecret } from '@suite/kernel/sealing/secret';
import { links, recipients } from '../schema';

/** Adds a recipient of a version. @returns the secret of the recipient's link */
export async function addRecipient(transaction: Database, recipient: typeof recipients.$inferInsert): Promise<string> {
  const [added] = await transaction.insert(recipients).values(recipient).returning({ id: recipients.id });
  if (!added) throw new Error('the recipient was not written');
  return newLink(transaction, added.id);
}

/** Creates another link for a recipient. @returns its secret, of which only the hash is stored */
export async function newLink(transaction: Database, recipientId: string): Promise<string> {
  const token = newSecret();
  await transaction.insert(links).values({ hash: hashOf(token), recipientId });
  return token;
}
