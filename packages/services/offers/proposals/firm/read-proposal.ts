import { firmDay, namesById } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Acceptance, Proposal } from '../contract/proposals';
import { acceptances, activities, recipients, signatures } from '../schema';
import { amendedOf } from './amended-of';
import { findVersion } from './find-version';
import { lastStepOf } from './last-step';
import type { ProposalRow } from './lock-proposal';
import { readEngagement } from './read-engagement';
import { readThread } from './read-thread';
import { hasAnswered } from './signers-of';

/** Maximum number of activities that are returned, newest first. */
const MAX_ACTIVITIES = 500;

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Returns a proposal as a row of the list. */
export const listed = (row: ProposalRow, owner: string, lastStep: Proposal['lastStep']) => ({
  id: row.id,
  number: row.number,
  title: row.title,
  clientId: row.clientId,
  client: row.client,
  ownerId: row.ownerId,
  owner,
  status: row.status,
  source: row.source,
  currency: row.currency,
  version: row.version,
  isEdited: row.draft !== null && row.version > 0,
  firstYear: row.firstYear,
  createdAt: row.createdAt.toISOString(),
  sentAt: iso(row.sentAt),
  viewedAt: iso(row.viewedAt),
  decidedAt: iso(row.decidedAt),
  expiresOn: row.expiresOn,
  declineReason: row.declineReason,
  unanswered: row.unanswered,
  lastStep,
});

/** Returns everything that the firm sees of a proposal. */
export async function readProposal(database: Database, row: ProposalRow): Promise<Proposal> {
  const { id, ownerId, version } = row;
  const happened = await database
    .select()
    .from(activities)
    .where(eq(activities.proposalId, id))
    .orderBy(desc(activities.id))
    .limit(MAX_ACTIVITIES);
  const got = await database
    .select()
    .from(recipients)
    .where(eq(recipients.proposalId, id))
    .orderBy(asc(recipients.createdAt), asc(recipients.name));
  const signed = await database.select().from(signatures).where(eq(signatures.proposalId, id));
  const names = await namesById(database, [ownerId, ...happened.flatMap(({ userId }) => userId ?? [])]);
  const nameOf = new Map(got.map((recipient) => [recipient.id, recipient.name]));
  const signedAt = new Map(signed.map(({ recipientId, at }) => [recipientId, at]));
  return {
    ...listed(row, names.get(ownerId) ?? '', lastStepOf(row, happened[0])),
    revision: row.revision,
    draft: row.draft,
    sent: await readSent(database, row, got, { nameOf, signedAt }),
    approval: row.approval,
    acceptance: await readAcceptance(database, id, got),
    activities: happened.map(({ kind, at, version, userId, recipientId, what }) => ({
      kind,
      at: at.toISOString(),
      version,
      by: (userId && names.get(userId)) || (recipientId && nameOf.get(recipientId)) || null,
      what,
    })),
    messages: await readThread(database, id),
    amends: await shownAmended(database, row),
    engagement: await readEngagement(database, id),
    version,
  };
}

type RecipientRow = typeof recipients.$inferSelect;

interface Known {
  nameOf: ReadonlyMap<string, string>;
  signedAt: ReadonlyMap<string, Date>;
}

async function readSent(
  database: Database,
  { id, version }: ProposalRow,
  got: readonly RecipientRow[],
  { nameOf, signedAt }: Known,
): Promise<Proposal['sent']> {
  if (!version) return null;
  const { hash, content, draft } = await findVersion(database, id, version);
  const addressees = got
    .filter((recipient) => recipient.version === version)
    .map((recipient) => ({ ...recipient, signedAt: signedAt.get(recipient.id) ?? null }));
  const people = addressees.map((recipient) => ({
    id: recipient.id,
    name: recipient.name,
    email: recipient.email,
    role: recipient.role,
    forwardedBy: recipient.forwardedBy && (nameOf.get(recipient.forwardedBy) ?? ''),
    openedAt: iso(recipient.openedAt),
    signedAt: iso(recipient.signedAt),
    canBeReminded: recipient.role === 'signer' && !hasAnswered(recipient, addressees),
  }));
  return { version, hash, content, note: draft.note, recipients: people };
}

async function readAcceptance(database: Database, proposalId: string, got: readonly RecipientRow[]): Promise<Acceptance | null> {
  const [accepted] = await database.select().from(acceptances).where(eq(acceptances.proposalId, proposalId));
  if (!accepted) return null;
  const { version, selection, acceptedOn, at, charges, firstYear, documentHash } = accepted;
  const isOf = and(eq(signatures.proposalId, proposalId), eq(signatures.version, version));
  const signed = await database.select().from(signatures).where(isOf).orderBy(asc(signatures.at));
  const emailOf = new Map(got.map(({ id, email }) => [id, email]));
  return {
    version,
    selection,
    acceptedOn,
    at: at.toISOString(),
    signatures: signed.map(({ name, recipientId, kind, at }) => ({
      name,
      email: emailOf.get(recipientId) ?? '',
      kind,
      at: at.toISOString(),
    })),
    charges,
    firstYear,
    documentHash,
  };
}

async function shownAmended(
  database: Database,
  { companyId, amendsId, draft, createdAt }: ProposalRow,
): Promise<Proposal['amends']> {
  const today = await firmDay(database, companyId, createdAt.getTime());
  const amended = await amendedOf(database, { amendsId, draft: draft ?? { startsNextPeriod: false }, today });
  return amendsId !== null && amended ? { id: amendsId, ...amended } : null;
}
