import { randomUUID } from 'node:crypto';
import type { Database } from '@suite/kernel/database/database';
import { eq, sql } from 'drizzle-orm';
import type { MailHeader } from '../contract/leads';
import type { LeadState, MessageKind } from '../contract/terms';
import { leads, messages } from '../schema';
import type { LeadDatabaseRow } from './read-lead';

interface LeadNote {
  id?: string;
  kind: MessageKind;
  by: string;
  text: string;
  subject?: string;
  messageId?: string | null;
  fromEmail?: string;
  header?: MailHeader;
  digest?: Buffer;
}

/** Adds a message to a lead, and changes the lead. */
export async function say(
  transaction: Database,
  { id: leadId, companyId }: Pick<LeadDatabaseRow, 'id' | 'companyId'>,
  { id = randomUUID(), ...note }: LeadNote,
  at: Date,
  change: Partial<LeadDatabaseRow> = {},
): Promise<void> {
  await transaction.insert(messages).values({ id, companyId, leadId, at, ...note });
  await transaction
    .update(leads)
    .set({ lastActivityAt: at, ...change, version: sql`${leads.version} + 1` })
    .where(eq(leads.id, leadId));
}

const stateWords: Record<LeadState, string> = {
  new: 'Marked as new',
  assigned: 'Marked as assigned',
  answered: 'Marked as answered',
  won: 'Marked as won',
  lost: 'Marked as lost',
  spam: 'Marked as spam',
};

interface Changed {
  state: LeadState;
  owner: string | null;
}

/** Describes a change of a lead; empty when it isn't worth a line. */
export function changeWords(from: Changed, to: Changed): string {
  const owner = from.owner === to.owner ? '' : to.owner ? `Assigned to ${to.owner}` : 'Assigned to nobody';
  // The owner already says that it is assigned.
  const isImplied = owner !== '' && (to.state === 'assigned' || to.state === 'new');
  const state = from.state === to.state || isImplied ? '' : stateWords[to.state];
  return [owner, state].filter(Boolean).join('. ');
}

/** Returns the state of a lead whose owner changes: a lead with an owner is no longer new. */
export function settledState(state: LeadState, ownerId: string | null): LeadState {
  if (state === 'new' && ownerId !== null) return 'assigned';
  return state === 'assigned' && ownerId === null ? 'new' : state;
}
