import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { attempt, perClient, throttleSubject } from '@suite/kernel/throttle/throttle';
import { and, eq } from 'drizzle-orm';
import { byToken, findLink, type Linked } from '../client-page/find-link';
import { getSignedDocument } from '../contract/proposals';
import { getPublicDocument, verifyDocument } from '../contract/public';
import { type Certificate, certificateOf } from '../document/certificate';
import { type ReceivedPdf, receivePdf } from '../document/receive-pdf';
import { fileNameOf } from '../document/seal-job';
import { hasSealOf, isSealWhole, readTimeStamp } from '../document/verify-seal';
import { findProposal, type ProposalRow } from '../firm/lock-proposal';
import { acceptances, proposals, versions } from '../schema';

/** Sealed documents: for the firm, for people with a link, and for anyone who wants to verify a file. */
export function mountDocuments(app: App, kernel: Kernel, certificate: Certificate | undefined): void {
  route(
    app,
    kernel,
    getSignedDocument,
    { summary: 'The sealed document of an accepted proposal' },
    async ({ input: { params }, caller, database }) =>
      sendDocument(database, kernel, await findProposal(database, { ...inCompany(caller), ...params })),
  );

  route(
    app,
    kernel,
    getPublicDocument,
    { summary: 'The sealed document, for the holder of a link' },
    ({ input: { params }, database, clock, context }) =>
      byToken(
        database,
        { ...params, client: context.env.client, now: clock() },
        { find: findCurrent, answer: ({ proposal }) => sendDocument(database, kernel, proposal) },
      ),
  );

  route(
    app,
    kernel,
    verifyDocument,
    { summary: 'Whether a PDF is one that was sealed here' },
    async ({ database, clock, context }) => {
      const { client } = context.env;
      await attempt(database, throttleSubject('document by', client.address), clock(), perClient(client));
      return receivePdf(context, (received) => verified(database, kernel, certificate, received));
    },
  );
}

async function verified(
  database: Database,
  kernel: Kernel,
  certificate: Certificate | undefined,
  { hash, withBytes }: ReceivedPdf,
) {
  const [known] = await database
    .select()
    .from(acceptances)
    .innerJoin(proposals, eq(proposals.id, acceptances.proposalId))
    .innerJoin(versions, and(eq(versions.proposalId, proposals.id), eq(versions.version, acceptances.version)))
    .where(eq(acceptances.documentHash, hash));
  const { certificate: own } = await certificateOf(database, kernel, certificate);
  if (!known) return { isKnown: false as const, hasSeal: await withBytes((pdf) => hasSealOf(pdf, own)), hash };
  const { firm, client: acceptedBy, title } = known.versions.content;
  const { isWhole, stampedAt } = await withBytes(async (pdf) => ({
    isWhole: await isSealWhole(pdf, own),
    stampedAt: await readTimeStamp(pdf),
  }));
  return {
    isKnown: true as const,
    isSealWhole: isWhole,
    firm,
    client: acceptedBy,
    title,
    acceptedAt: known.acceptances.at.toISOString(),
    stampedAt: stampedAt?.toISOString() ?? null,
    hash,
  };
}

/** Returns a link of the version that was sent last. */
async function findCurrent(database: Database, token: string): Promise<Linked | undefined> {
  const linked = await findLink(database, token);
  return linked && linked.recipient.version === linked.proposal.version ? linked : undefined;
}

async function sendDocument(database: Database, kernel: Kernel, { id, companyId, number }: ProposalRow): Promise<Response> {
  const [accepted] = await database.select().from(acceptances).where(eq(acceptances.proposalId, id));
  if (!accepted) throw new SuiteError('not_found', 'This proposal was not accepted: it has no signed document.');
  const { documentId, acceptedOn } = accepted;
  const pdf = documentId ? await kernel.files.read(database, { companyId, id: documentId }) : undefined;
  if (!pdf) throw new SuiteError('not_ready', 'The signed document is being made. Try again in a moment.');
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${fileNameOf({ number, acceptedOn })}"`,
    },
  });
}
