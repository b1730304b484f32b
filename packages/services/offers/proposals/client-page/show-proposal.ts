import type { Database } from '@suite/kernel/database/database';
import { and, asc, eq } from 'drizzle-orm';
import type { OpenProposal, PublicProposal } from '../contract/public';
import { contactOf } from '../firm/contact';
import { findVersion } from '../firm/find-version';
import { firmName } from '../firm/firm-name';
import { readThread } from '../firm/read-thread';
import { signersOf } from '../firm/signers-of';
import { acceptances, signatures, type versions } from '../schema';
import type { Linked } from './find-link';

type VersionRow = typeof versions.$inferSelect;

/** Returns what people with the link see. @param now milliseconds since 1970 */
export async function showProposal(database: Database, { proposal, recipient }: Linked, now: number): Promise<PublicProposal> {
  const { id, companyId, client, status, decidedAt, expiresAt, expiresOn } = proposal;
  const { name, email } = await contactOf(database, proposal);
  const contact = { name, email };
  const version = await findVersion(database, id, recipient.version);
  const closed = { firm: await firmName(database, companyId), client, title: version.content.title, contact };
  const at = (decidedAt ?? version.sentAt).toISOString();
  if (status === 'accepted') {
    const accepted = await acceptanceOf(database, proposal.id);
    // A recipient of an earlier version sees that it was replaced, not what others accepted.
    if (accepted.version === recipient.version)
      return { ...closed, ...accepted.shown, state: 'accepted', content: version.content };
  }
  if (version.supersededAt) return { ...closed, state: 'superseded', at: version.supersededAt.toISOString() };
  if (status === 'declined' || status === 'withdrawn') return { ...closed, state: status, at };
  if (status === 'expired' || (expiresAt && expiresAt.getTime() <= now))
    return { ...closed, state: 'expired', on: expiresOn ?? '' };
  return openProposal(database, { proposal, recipient }, version, contact);
}

async function openProposal(
  database: Database,
  { proposal, recipient }: Linked,
  { version, content }: VersionRow,
  contact: OpenProposal['contact'],
): Promise<OpenProposal> {
  const signers = await signersOf(database, proposal.id, version);
  const { name, email, role } = recipient;
  return {
    state: 'open',
    version,
    content,
    recipient: { name, email, role },
    contact,
    signers: signers.map(({ name, signedAt }) => ({ name, signedAt: signedAt?.toISOString() ?? null })),
    selection: signers.find(({ selection }) => selection)?.selection ?? null,
    hasSigned: signers.some(({ id, signedAt }) => id === recipient.id && signedAt),
    messages: await readThread(database, proposal.id),
  };
}

async function acceptanceOf(database: Database, proposalId: string) {
  const [row] = await database.select().from(acceptances).where(eq(acceptances.proposalId, proposalId));
  if (!row) throw new Error(`the acceptance of proposal ${proposalId} is missing`);
  const { version, selection, at, documentHash } = row;
  const signed = await database
    .select({ name: signatures.name, at: signatures.at })
    .from(signatures)
    .where(and(eq(signatures.proposalId, proposalId), eq(signatures.version, version)))
    .orderBy(asc(signatures.at));
  const shown = {
    version,
    selection,
    at: at.toISOString(),
    documentHash,
    signatures: signed.map(({ name, at }) => ({ name, at: at.toISOString() })),
  };
  return { version, shown };
}
