import { createHash } from 'node:crypto';
import type { ReadableStream } from 'node:stream/web';
import { namesById } from '@services/identity/ports';
import { printingOf } from '@services/insights/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { defineJob } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import type { Deployment } from '@suite/zones/addresses';
import { and, asc, eq, lte } from 'drizzle-orm';
import * as v from 'valibot';
import { newLink } from '../firm/add-recipient';
import { contactOf } from '../firm/contact';
import type { ProposalRow } from '../firm/lock-proposal';
import { noteActivity } from '../firm/note-activity';
import { acceptedMail } from '../mails';
import { acceptances, activities, proposals, recipients, signatures, versions } from '../schema';
import { type Certificate, certificateOf } from './certificate';
import { type Accepted, proposalPdf } from './proposal-pdf';
import { seal } from './seal';

const payload = v.object({ proposalId: v.string(), isQuiet: v.boolean() });
const kind = 'seal proposal';

/** Maximum bytes of a sealed document: 200 lines, a long letter and ten drawn signatures stay far below. */
const MAX_BYTES = 20_000_000;

/** Attempts to seal with a time stamp, over some 20 minutes; the last one then seals without. */
const STAMP_ATTEMPTS = 8;

interface Settings {
  deployment?: Deployment | undefined;
  certificate?: Certificate | undefined;
  /** Address of the operator's time-stamp server; without it, seals have no time stamp. */
  timestampUrl?: string | undefined;
}

interface Planned {
  id: string;
  companyId: string;
  /** Whether nobody gets it by mail, for demo data. */
  isQuiet?: boolean;
}

/** Schedules the sealed document of an acceptance, in its transaction. */
export const planSeal = (transaction: Database, { id: proposalId, companyId, isQuiet = false }: Planned): Promise<void> =>
  enqueue(transaction, { kind, payload }, { proposalId, isQuiet }, { companyId, key: proposalId });

/** Creates the sealed documents of acceptances, and mails each to both sides, once. */
export const sealJob = (kernel: Kernel, { deployment, certificate, timestampUrl }: Settings) =>
  defineJob({
    kind,
    payload,
    attempts: 20,
    backOff: { first: 10, most: 3600 },
    leaseSeconds: 120,
    atOnce: 1,
    isHarmless: true,
    doing: 'made the document of an accepted proposal',
    async run({ proposalId, isQuiet }, { database, attempt }) {
      const found = await readAccepted(database, proposalId);
      if (!found) return;
      const pdf = await proposalPdf(found.accepted, await printingOf(database, kernel.files, found.proposal.companyId));
      const own = await certificateOf(database, kernel, certificate);
      const { at } = found.accepted;
      // Demo data is made at a start, which does not wait for the server.
      const stamped = isQuiet || !timestampUrl ? undefined : await sealWithStamp(pdf, own, { at, timestampUrl, attempt });
      const sealed = stamped ?? (await seal(pdf, own, { at }));
      const hash = createHash('sha256').update(sealed).digest('hex');
      const body = new Response(new Uint8Array(sealed)).body as ReadableStream | null;
      const stored = await kernel.files.receive(body, { bytes: MAX_BYTES, types: ['application/pdf'] });
      await database.transaction(async (transaction) => {
        const isIt = eq(acceptances.proposalId, proposalId);
        const [row] = await transaction.select({ hash: acceptances.documentHash }).from(acceptances).where(isIt).for('update');
        if (!row || row.hash) return;
        const { companyId } = found.proposal;
        const name = fileNameOf(found.accepted);
        const documentId = await kernel.files.add(transaction, stored, { companyId, name });
        await transaction.update(acceptances).set({ documentId, documentHash: hash }).where(isIt);
        if (timestampUrl && !isQuiet && !stamped) {
          const { version } = found.accepted;
          await noteActivity(transaction, { proposalId, version, kind: 'not-time-stamped', at: new Date(kernel.clock()) });
        }
        if (deployment && !isQuiet) await mailDocument(transaction, kernel, deployment, found, { name, sealed });
      });
    },
  });

/**
 * Seals with a time stamp. Returns undefined when the server has failed so often that both sides should get the document without.
 * @throws to try again
 */
async function sealWithStamp(
  pdf: Buffer,
  certificate: Certificate,
  { attempt, ...sealing }: { at: Date; timestampUrl: string; attempt: number },
): Promise<Buffer | undefined> {
  try {
    return await seal(pdf, certificate, sealing);
  } catch (error) {
    if (attempt < STAMP_ATTEMPTS) throw error;
    return undefined;
  }
}

export const fileNameOf = ({ number, acceptedOn }: Pick<Accepted, 'number' | 'acceptedOn'>): string =>
  `proposal-${number}-accepted-${acceptedOn}.pdf`;

interface AcceptedProposal {
  proposal: ProposalRow;
  accepted: Accepted;
}

/** Returns an acceptance without a document; undefined when it has one, or the proposal no longer exists. */
async function readAccepted(database: Database, proposalId: string): Promise<AcceptedProposal | undefined> {
  const [row] = await database
    .select()
    .from(acceptances)
    .innerJoin(proposals, eq(proposals.id, acceptances.proposalId))
    .innerJoin(versions, and(eq(versions.proposalId, proposals.id), eq(versions.version, acceptances.version)))
    .where(eq(acceptances.proposalId, proposalId));
  if (!row || row.acceptances.documentHash) return undefined;
  const { proposals: proposal, versions: sent, acceptances: acceptance } = row;
  const isOf = and(eq(signatures.proposalId, proposalId), eq(signatures.version, sent.version));
  const signed = await database
    .select()
    .from(signatures)
    .innerJoin(recipients, eq(recipients.id, signatures.recipientId))
    .where(isOf)
    .orderBy(asc(signatures.at));
  const { selection, lines, charges, firstYear, acceptedOn, at } = acceptance;
  const option = sent.content.options.find(({ id }) => id === selection.optionId);
  const accepted: Accepted = {
    number: proposal.number,
    version: sent.version,
    content: sent.content,
    hash: sent.hash,
    optionName: option?.name ?? '',
    lines,
    charges,
    firstYear,
    acceptedOn,
    at,
    signatures: signed.map(({ signatures: { name, kind, image, ip, userAgent, at }, recipients: { email } }) => {
      return { name, email, kind, image, ip, userAgent, at };
    }),
    timeline: await timelineOf(database, proposalId, at),
  };
  return { proposal, accepted };
}

/** Returns the activities until the acceptance. */
async function timelineOf(database: Database, proposalId: string, until: Date): Promise<Accepted['timeline']> {
  const rows = await database
    .select()
    .from(activities)
    .where(and(eq(activities.proposalId, proposalId), lte(activities.at, until)))
    .orderBy(asc(activities.id));
  const people = await namesById(
    database,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  const got = await database.select().from(recipients).where(eq(recipients.proposalId, proposalId));
  const names = new Map([...people, ...got.map(({ id, name }) => [id, name] as const)]);
  return rows.map(({ at, kind, userId, recipientId, what }) => ({
    at,
    kind,
    by: names.get(userId ?? recipientId ?? '') ?? null,
    what,
  }));
}

interface Attached {
  name: string;
  sealed: Buffer;
}

async function mailDocument(
  transaction: Database,
  kernel: Kernel,
  deployment: Deployment,
  { proposal, accepted }: AcceptedProposal,
  { name, sealed }: Attached,
): Promise<void> {
  const { id: proposalId, companyId, title, client } = proposal;
  const contact = await contactOf(transaction, proposal);
  const { firm } = accepted.content;
  const file = {
    filename: name,
    contentType: 'application/pdf',
    content: sealed.toString('base64'),
    encoding: 'base64' as const,
  };
  const isSigner = and(
    eq(recipients.proposalId, proposalId),
    eq(recipients.version, accepted.version),
    eq(recipients.role, 'signer'),
  );
  const signers = await transaction.select().from(recipients).where(isSigner);
  for (const { id, name: to, email } of signers) {
    const token = await newLink(transaction, id);
    const between = { deployment, companyId, firm, to: email, replyTo: contact.email };
    const mail = acceptedMail(between, { title, client, contact: contact.name, name: to }, { token });
    await kernel.queueMail(transaction, { ...mail, attachments: [file] });
  }
  const toFirm = { deployment, companyId, firm, to: contact.email };
  const mail = acceptedMail(toFirm, { title, client, contact: contact.name, name: contact.name }, { proposalId });
  await kernel.queueMail(transaction, { ...mail, attachments: [file] });
}
