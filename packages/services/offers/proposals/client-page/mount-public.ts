import { SuiteError } from '@suite/contract/errors';
import { metricFormatsOf } from '@suite/insights/metric-formats';
import type { Database } from '@suite/kernel/database/database';
import type { App, AppContext, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Deployment } from '@suite/zones/addresses';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import * as contract from '../contract/public';
import { addRecipient, newLink } from '../firm/add-recipient';
import { contactOf } from '../firm/contact';
import { firmName } from '../firm/firm-name';
import { noteActivity } from '../firm/note-activity';
import { shownMessage } from '../firm/read-thread';
import { whoSigned } from '../firm/who-signed';
import { declinedMail, forwardedMail, questionMail } from '../mails';
import { activities, messages, proposals, recipients } from '../schema';
import { byToken, findLink, type Linked, lockLink } from './find-link';
import { showProposal } from './show-proposal';
import { insistOnAnswerable, sign } from './sign';

/** Maximum per recipient and day. */
const MAX_QUESTIONS = 20;

/** Maximum number of people that one version is forwarded to. */
const MAX_FORWARDS = 10;

/** What people can do with a link, without an account. */
export function mountPublic(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getPublicProposal,
    { summary: 'What the holder of a link may read' },
    ({ input: { params }, database, clock, context }) =>
      byToken(
        database,
        { ...params, client: context.env.client, now: clock() },
        {
          find: findLink,
          answer: (linked) => showProposal(database, linked, clock()),
        },
      ),
  );

  route(
    app,
    kernel,
    contract.noteView,
    { summary: 'Note that the client has opened the proposal or an option' },
    ({ input: { params, body }, database, clock, context }) =>
      byToken(
        database,
        { ...params, client: context.env.client, now: clock() },
        {
          find: lockLink,
          answer: async (linked) => {
            await noteView(database, kernel, linked, body.optionId, clock());
            return undefined;
          },
        },
      ),
  );

  route(
    app,
    kernel,
    contract.askQuestion,
    { summary: 'Ask the firm a question' },
    ({ input: { params, body }, database, deployment, clock, context }) =>
      byToken(
        database,
        { ...params, client: context.env.client, now: clock() },
        {
          find: lockLink,
          async answer({ proposal, recipient }) {
            const at = new Date(clock());
            const recent = and(eq(messages.recipientId, recipient.id), gt(messages.at, new Date(clock() - MILLISECONDS_PER_DAY)));
            if ((await database.$count(messages, recent)) >= MAX_QUESTIONS)
              throw new SuiteError(
                'throttled',
                'You have asked a lot today. Write to the firm by e-mail, or ask again tomorrow.',
                {
                  retryAfterSeconds: 3600,
                },
              );
            const { id: proposalId, companyId, ownerId, client, title } = proposal;
            const { id: recipientId, name: by, version } = recipient;
            const [message] = await database
              .insert(messages)
              .values({ proposalId, recipientId, by, text: body.text, at })
              .returning();
            if (!message) throw new Error('the question was not written');
            await database
              .update(proposals)
              .set({ unanswered: proposal.unanswered + 1 })
              .where(eq(proposals.id, proposalId));
            await noteActivity(database, { proposalId, version, kind: 'asked', recipientId, at });
            const contact = await contactOf(database, proposal);
            const between = {
              deployment,
              companyId,
              firm: await firmName(database, companyId),
              to: contact.email,
              replyTo: recipient.email,
            };
            const question = { by, text: body.text, proposalId };
            const mail = questionMail(between, { title, client, contact: contact.name }, question);
            await kernel.queueMail(database, { ...mail, isRecipientKnown: true });
            await kernel.facts.append(
              database,
              'proposal.asked',
              { companyId, data: { proposalId, title, client, ownerId } },
              clock(),
            );
            return shownMessage(message);
          },
        },
      ),
  );

  route(
    app,
    kernel,
    contract.forward,
    { summary: 'Send a colleague a link of their own' },
    ({ input: { params, body }, database, deployment, clock, context }) =>
      byToken(
        database,
        { ...params, client: context.env.client, now: clock() },
        {
          find: lockLink,
          async answer(linked) {
            const { proposal, recipient } = linked;
            const { id: proposalId, companyId, client, title, expiresOn } = proposal;
            const { version } = recipient;
            insistOnAnswerable(linked, version, clock());
            const { name, email } = body;
            const role = recipient.role === 'signer' ? body.role : 'reader';
            const isOf = and(eq(recipients.proposalId, proposalId), eq(recipients.version, version));
            if ((await database.$count(recipients, and(isOf, isNotNull(recipients.forwardedBy)))) >= MAX_FORWARDS)
              throw new SuiteError('throttled', 'This proposal was forwarded often. Ask the firm to send it to more people.');
            const [known] = await database
              .select()
              .from(recipients)
              .where(and(isOf, eq(recipients.email, email)));
            if (known) throw new SuiteError('invalid_request', `${known.name} has a link already.`);
            const at = new Date(clock());
            const added = { proposalId, version, name, email, role, forwardedBy: recipient.id, createdAt: at };
            const token = await addRecipient(database, added);
            const contact = await contactOf(database, proposal);
            const between = {
              deployment,
              companyId,
              firm: await firmName(database, companyId),
              to: email,
              replyTo: contact.email,
            };
            const expires = metricFormatsOf('en-US').day(expiresOn ?? '');
            const details = { title, client, contact: contact.name, name, token, expires };
            await kernel.queueMail(database, forwardedMail(between, details, recipient.name));
            await noteActivity(database, { proposalId, version, kind: 'forwarded', recipientId: recipient.id, what: name, at });
            return { name, email };
          },
        },
      ),
  );

  route(app, kernel, contract.accept, { summary: 'Sign and accept' }, ({ input: { params, body }, database, clock, context }) =>
    byToken(
      database,
      { ...params, client: context.env.client, now: clock() },
      {
        find: lockLink,
        async answer(linked) {
          await sign(database, kernel, linked, { ...body, ...whence(context), now: clock() });
          const now = await findLink(database, params.token);
          return showProposal(database, now ?? linked, clock());
        },
      },
    ),
  );

  route(
    app,
    kernel,
    contract.decline,
    { summary: 'Decline, with a reason' },
    ({ input: { params, body }, database, deployment, clock, context }) =>
      byToken(
        database,
        { ...params, client: context.env.client, now: clock() },
        {
          find: lockLink,
          async answer(linked) {
            const { proposal, recipient } = linked;
            insistOnAnswerable(linked, body.version, clock());
            if (recipient.role !== 'signer')
              throw new SuiteError('invalid_request', 'This link is for reading. Somebody who signs can decline.');
            const { id: proposalId, companyId, ownerId, client, title } = proposal;
            const at = new Date(clock());
            const declined = { status: 'declined' as const, decidedAt: at, declineReason: body.reason };
            await database.update(proposals).set(declined).where(eq(proposals.id, proposalId));
            const { id: recipientId, version } = recipient;
            await noteActivity(database, { proposalId, version, kind: 'declined', recipientId, what: body.reason || null, at });
            const data = { proposalId, title, client, ownerId, reason: body.reason };
            await kernel.facts.append(database, 'proposal.declined', { companyId, data }, clock());
            await tellOtherSigners(database, kernel, linked, deployment);
            return showProposal(database, { ...linked, proposal: { ...proposal, ...declined } }, clock());
          },
        },
      ),
  );
}

/** Mails the others who have signed a version that it was declined. */
async function tellOtherSigners(
  transaction: Database,
  kernel: Kernel,
  { proposal, recipient }: Linked,
  deployment: Deployment,
): Promise<void> {
  const { id: proposalId, companyId, client, title } = proposal;
  const contact = await contactOf(transaction, proposal);
  const firm = await firmName(transaction, companyId);
  for (const { recipientId, name, email } of await whoSigned(transaction, proposalId, recipient.version)) {
    if (recipientId === recipient.id) continue;
    const token = await newLink(transaction, recipientId);
    const between = { deployment, companyId, firm, to: email, replyTo: contact.email };
    const mail = declinedMail(between, { title, client, contact: contact.name, name, token }, recipient.name);
    await kernel.queueMail(transaction, { ...mail, isRecipientKnown: true });
  }
}

/** Where somebody signs from, for the certificate. */
const whence = (context: AppContext) => ({
  ip: context.env.client.ip,
  userAgent: (context.req.header('User-Agent') ?? '').slice(0, 500),
});

/** Records the first time that a recipient opens a version, and each of its options. */
async function noteView(
  transaction: Database,
  kernel: Kernel,
  { proposal, recipient }: Linked,
  optionId: string | null,
  now: number,
): Promise<void> {
  const { id: proposalId, companyId, ownerId, client, title, status } = proposal;
  const { id: recipientId, version } = recipient;
  const at = new Date(now);
  if (!recipient.openedAt) {
    await transaction
      .update(recipients)
      .set({ openedAt: at })
      .where(and(eq(recipients.id, recipientId), isNull(recipients.openedAt)));
    await noteActivity(transaction, { proposalId, version, kind: 'opened', recipientId, at });
  }
  if (status === 'sent' && version === proposal.version) {
    await transaction.update(proposals).set({ status: 'viewed', viewedAt: at }).where(eq(proposals.id, proposalId));
    await kernel.facts.append(transaction, 'proposal.viewed', { companyId, data: { proposalId, title, client, ownerId } }, now);
  }
  if (optionId === null) return;
  const isSame = and(
    eq(activities.recipientId, recipientId),
    eq(activities.kind, 'option-viewed'),
    eq(activities.what, optionId),
  );
  if (await transaction.$count(activities, isSame)) return;
  await noteActivity(transaction, { proposalId, version, kind: 'option-viewed', recipientId, what: optionId, at });
}
