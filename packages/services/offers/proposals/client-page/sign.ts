import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { isPrintable } from '@suite/kernel/files/printable-picture';
import type { Kernel } from '@suite/kernel/http/kernel';
import { whyUnprintable } from '@suite/kernel/pdf/open-pdf';
import { firstYearCharges } from '@suite/pricing/charges';
import type { Selection } from '@suite/pricing/selection';
import { totalsOf } from '@suite/pricing/totals';
import { dayIn } from '@suite/values/zone-day';
import { and, eq } from 'drizzle-orm';
import { planSeal } from '../document/seal-job';
import { noteActivity } from '../firm/note-activity';
import { awaitedSigners, signersOf } from '../firm/signers-of';
import { insistOnAcceptable } from '../firm/succession';
import { acceptances, proposals, signatures, versions } from '../schema';
import { canonical } from '../sending/content-of';
import { chosenLines } from '../wording/chosen-lines';
import type { Linked } from './find-link';

/** Maximum length of the longer side of a drawn signature. */
const MAX_PIXELS = 4000;

interface Signing {
  version: number;
  selection: Selection;
  name: string;
  signature: { kind: 'typed' } | { kind: 'drawn'; image: string };
  ip: string;
  userAgent: string;
  now: number;
}

/** @throws SuiteError `changed_meanwhile`, `not_open` when the version of a link can no longer be answered */
export function insistOnAnswerable({ proposal, recipient }: Linked, version: number, now: number): void {
  const { status, expiresAt } = proposal;
  if (proposal.version !== recipient.version || version !== recipient.version)
    throw new SuiteError('changed_meanwhile', 'A newer version of this proposal was sent. Open the link of the newest mail.');
  const isOpen = (status === 'sent' || status === 'viewed') && expiresAt !== null && expiresAt.getTime() > now;
  if (!isOpen) throw new SuiteError('not_open', 'This proposal can no longer be answered. Load the page again to see why.');
}

/**
 * Signs a locked proposal, and accepts it when no other signature is needed. Signing twice changes nothing.
 * @throws SuiteError `changed_meanwhile`, `not_open`, `forbidden` for a reader, `invalid_request` for what is not offered
 */
export async function sign(transaction: Database, kernel: Kernel, linked: Linked, signing: Signing): Promise<void> {
  const { proposal, recipient } = linked;
  const { version, selection, name, signature, ip, userAgent, now } = signing;
  insistOnAnswerable(linked, version, now);
  if (recipient.role !== 'signer')
    throw new SuiteError('invalid_request', 'This link is for reading. Ask the firm for one to sign with.');
  await insistOnAcceptable(transaction, proposal);
  const signers = await signersOf(transaction, proposal.id, version);
  if (signers.some(({ id, signedAt }) => id === recipient.id && signedAt)) return;
  const earlier = signers.find((signer) => signer.selection)?.selection;
  if (earlier && canonical(earlier) !== canonical(selection))
    throw new SuiteError(
      'changed_meanwhile',
      'Somebody else has signed another choice. Load the page again: everybody signs the same one.',
    );
  const isIt = and(eq(versions.proposalId, proposal.id), eq(versions.version, version));
  const [sent] = await transaction.select({ content: versions.content }).from(versions).where(isIt);
  const lines = sent && chosenLines(sent.content, selection, dayIn(sent.content.timeZone, now));
  if (!lines) throw new SuiteError('invalid_request', 'This choice is not offered. Load the page again and choose again.');
  if (sent.content.needsMethod && proposal.method === null)
    throw new SuiteError('payment_method_needed', 'Leave a payment method first. Load the page again to see how.');
  const at = new Date(now);
  insistOnPicture(signature);
  const unprintable = await whyUnprintable(name);
  if (unprintable) throw new SuiteError('invalid_request', unprintable);
  const image = signature.kind === 'drawn' ? Buffer.from(signature.image, 'base64') : null;
  const of = { recipientId: recipient.id, proposalId: proposal.id, version };
  await transaction.insert(signatures).values({ ...of, name, kind: signature.kind, image, selection, ip, userAgent, at });
  await noteActivity(transaction, { ...of, kind: 'signed', what: name, at });
  const afterwards = signers.map((signer) => (signer.id === recipient.id ? { ...signer, signedAt: at } : signer));
  if (sent.content.needsAllSigners && awaitedSigners(afterwards).length) return;
  const { billingDay, timeZone } = sent.content;
  const terms = { acceptedOn: dayIn(timeZone, now), billingDay };
  const charges = firstYearCharges(lines, terms);
  const { firstYear } = totalsOf(lines, terms);
  await transaction.insert(acceptances).values({
    proposalId: proposal.id,
    version,
    selection,
    lines,
    charges,
    firstYear,
    acceptedOn: terms.acceptedOn,
    at,
  });
  await transaction
    .update(proposals)
    .set({ status: 'accepted', decidedAt: at, firstYear: firstYear.gross })
    .where(eq(proposals.id, proposal.id));
  await noteActivity(transaction, { ...of, kind: 'accepted', at });
  await planSeal(transaction, proposal);
  const { companyId, title, client, ownerId } = proposal;
  const data = { proposalId: proposal.id, version, title, client, ownerId };
  await kernel.facts.append(transaction, 'proposal.accepted', { companyId, data }, now);
}

/** @throws SuiteError `invalid_request` when the signature cannot be printed on the certificate */
function insistOnPicture(signature: Signing['signature']): void {
  if (signature.kind === 'typed' || isPrintable(Buffer.from(signature.image, 'base64'), MAX_PIXELS)) return;
  throw new SuiteError('invalid_request', 'The drawing of your signature cannot be used. Draw it again, or type your name.');
}
