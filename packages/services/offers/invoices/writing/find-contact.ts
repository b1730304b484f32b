import { ledgerViews, type ledgerWriter, RefusedError } from '@services/ledger/ports';
import { type CurrentClient, currentClient } from '@services/proposals/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, eq } from 'drizzle-orm';
import type { InvoiceRow } from '../rows';
import { contacts } from '../schema';
import { type OpenBooks, StoppedError } from './open-books';

type Client = CurrentClient & { key: string };

/** Returns the client of an invoice as it is now, with the key of its contact. */
export async function clientOf(database: Database, invoice: InvoiceRow): Promise<Client> {
  const client = (await currentClient(database, invoice)) ?? { clientId: null, name: invoice.client, email: null };
  return { ...client, key: client.clientId ?? `name ${client.name.trim().toLowerCase()}` };
}

/**
 * Returns the contact that an invoice goes to: the one that was chosen; or the one that the client was imported from; or the only
 * one with the client's name; or a new one, created once.
 * @throws StoppedError when a person has to choose
 */
export async function findContact(database: Database, { books, writer }: OpenBooks, invoice: InvoiceRow): Promise<string> {
  const client = await clientOf(database, invoice);
  const { companyId } = invoice;
  const { ledgerId } = books.settings;
  const isIt = and(eq(contacts.companyId, companyId), eq(contacts.ledgerId, ledgerId), eq(contacts.client, client.key));
  const [chosen] = await database.select().from(contacts).where(isIt);
  if (chosen) return chosen.contactId;
  const found = (await importedFrom(database, books.source, companyId, client)) ?? (await byName(writer, client, invoice));
  await saveContact(database, { companyId, ledgerId, client: client.key, contactId: found.id, name: found.name });
  return found.id;
}

export const saveContact = (database: Database, row: typeof contacts.$inferInsert) =>
  database
    .insert(contacts)
    .values(row)
    .onConflictDoUpdate({
      target: [contacts.companyId, contacts.ledgerId, contacts.client],
      set: { contactId: row.contactId, name: row.name },
    });

/** Returns the contact of the only customer that a client was imported from. */
async function importedFrom(database: Database, source: string, companyId: string, { clientId }: Client) {
  if (clientId === null) return undefined;
  const { customers } = ledgerViews;
  const isOf = and(
    eq(customers.companyId, companyId),
    eq(customers.clientId, clientId),
    eq(customers.source, source as typeof customers.$inferSelect.source),
  );
  const all = await database.select({ id: customers.sourceId, name: customers.name }).from(customers).where(isOf).limit(2);
  return all.length === 1 ? all[0] : undefined;
}

async function byName(writer: ledgerWriter.LedgerWriter, { name, email }: Client, { id }: InvoiceRow) {
  const [first, second] = await writer.findContacts(name);
  if (second) throw new StoppedError('contact-choice', `${writer.name} has several contacts with the name ${name}.`);
  if (first) return first;
  try {
    return await writer.createContact({ name, email }, `contact ${id}`);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    throw new StoppedError('contact', writer.explain(error).message);
  }
}
