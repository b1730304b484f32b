import { membersHolding, membersOf } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';

export interface Contact {
  userId: string;
  name: string;
  email: string;
}

interface Of {
  companyId: string;
  ownerId: string;
}

/**
 * Returns the client's contact: the owner of the proposal, or an administrator when the owner is no longer active in the firm.
 */
export async function contactOf(database: Database, { companyId, ownerId }: Of): Promise<Contact> {
  const members = await membersOf(database, companyId);
  const owner = members.find(({ id }) => id === ownerId);
  const [administrator] = owner ? [] : await membersHolding(database, companyId, ['admin']);
  const person = owner ?? members.find(({ id }) => id === administrator);
  if (!person) throw new Error(`company ${companyId} has no administrator`);
  return { userId: person.id, name: `${person.firstName} ${person.lastName}`, email: person.email };
}
