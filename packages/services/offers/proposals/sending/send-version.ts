import type { OfferSettings } from '@services/price-book/contract/settings';
import { lastYearOf } from '@services/price-book/ports';
import { SuiteError } from '@suite/contract/errors';
import { metricFormatsOf } from '@suite/insights/metric-formats';
import type { Database } from '@suite/kernel/database/database';
import type { Kernel } from '@suite/kernel/http/kernel';
import { startOfDay } from '@suite/kernel/time-zone/zone-clock';
import { addDays } from '@suite/values/iso-day';
import { dayIn } from '@suite/values/zone-day';
import type { Deployment } from '@suite/zones/addresses';
import { and, eq } from 'drizzle-orm';
import type { Content, Draft } from '../contract/content';
import { addRecipient } from '../firm/add-recipient';
import { amendedOf } from '../firm/amended-of';
import { contactOf } from '../firm/contact';
import { firmName } from '../firm/firm-name';
import { firstYearOf } from '../firm/first-year';
import type { ProposalRow } from '../firm/lock-proposal';
import { methodOfEarlier } from '../firm/needed-method';
import { noteActivity } from '../firm/note-activity';
import { insistOnSuccession } from '../firm/succession';
import { proposalMail } from '../mails';
import { planExpiry } from '../schedule/expire';
import { planReminder } from '../schedule/remind';
import { proposals, versions } from '../schema';
import { changesText } from './changes-text';
import { contentOf, hashOfVersion, letterOf } from './content-of';
import { insistOnChange } from './insist-on-change';

interface Sender {
  userId: string;
  settings: Pick<OfferSettings, 'timeZone' | 'paperCopyFee'>;
  deployment: Deployment;
  now: number;
}

/** @throws SuiteError `invalid_request` when a draft cannot be sent, with what to do */
export function checkSendable(draft: Draft, today: string): void {
  const refuse = (message: string) => {
    throw new SuiteError('invalid_request', message);
  };
  if (!draft.recipients.some(({ role }) => role === 'signer')) refuse('Add somebody who signs: a name and an e-mail address.');
  const empty = draft.options.find(({ lines }) => !lines.some(({ isAddOn }) => !isAddOn));
  if (empty) refuse(`Add a service to the option “${empty.name}” that is not an add-on.`);
  if (draft.expiresOn < today) refuse('The last day to accept has passed. Choose a later one.');
}

/** Sends the draft of a locked proposal as its next version, with a link for each recipient. */
export async function sendVersion(
  transaction: Database,
  kernel: Kernel,
  row: ProposalRow,
  { userId, settings, deployment, now }: Sender,
): Promise<void> {
  const { id: proposalId, companyId, number, client, draft } = row;
  if (!draft) throw new SuiteError('changed_meanwhile', 'There is no draft to send. Open the proposal again.');
  const { timeZone, paperCopyFee } = settings;
  const today = dayIn(timeZone, now);
  checkSendable(draft, today);
  await insistOnSuccession(transaction, row, now);
  await insistOnChange(transaction, row, draft, today);
  const firm = await firmName(transaction, companyId);
  const letter = await letterOf(transaction, draft, { companyId, client, firm, today });
  const lastYear = await yearBefore(transaction, row, draft);
  const amends = await amendedOf(transaction, { amendsId: row.amendsId, draft, today });
  const content = contentOf(draft, { client, firm, timeZone, paperCopyFee, letter, lastYear, amends });
  const [version, at] = [row.version + 1, new Date(now)];
  const expiresAt = new Date(startOfDay(addDays(draft.expiresOn, 1), timeZone));
  await transaction
    .update(versions)
    .set({ supersededAt: at })
    .where(and(eq(versions.proposalId, proposalId), eq(versions.version, row.version)));
  const hash = hashOfVersion(number, version, content);
  await transaction.insert(versions).values({ proposalId, version, content, draft, hash, sentAt: at, sentBy: userId });
  await transaction
    .update(proposals)
    .set({
      status: 'sent',
      version,
      draft: null,
      approval: null,
      title: draft.title,
      currency: draft.currency,
      firstYear: firstYearOf(draft, today),
      expiresOn: draft.expiresOn,
      expiresAt,
      sentAt: at,
      viewedAt: null,
      decidedAt: null,
      method: row.method ?? (await methodOfEarlier(transaction, row)),
    })
    .where(eq(proposals.id, proposalId));
  if (row.version) await noteActivity(transaction, { proposalId, version: row.version, kind: 'superseded', userId, at });
  const contact = await contactOf(transaction, row);
  const { day } = metricFormatsOf('en-US');
  for (const { name, email, role } of draft.recipients) {
    const token = await addRecipient(transaction, { proposalId, version, name, email, role, createdAt: at });
    const between = { deployment, companyId, firm, to: email, replyTo: contact.email };
    const linked = { title: draft.title, client, contact: contact.name, name, token, expires: day(draft.expiresOn) };
    await kernel.queueMail(transaction, proposalMail(between, linked, { message: draft.message, changes: changesText(content) }));
    await noteActivity(transaction, { proposalId, version, kind: 'sent', userId, what: name, at });
  }
  await planExpiry(transaction, { id: proposalId, companyId, expiresAt });
  await planReminder(transaction, { proposalId, companyId, version }, now);
  await kernel.facts.append(
    transaction,
    'proposal.sent',
    { companyId, data: { proposalId, version, title: draft.title, client } },
    now,
  );
}

async function yearBefore(database: Database, { companyId, clientId }: ProposalRow, draft: Draft): Promise<Content['lastYear']> {
  if (!draft.showsLastYear || clientId === null) return null;
  const lines = draft.options.flatMap((option) => option.lines);
  return lastYearOf(database, { companyId, clientId, currency: draft.currency, lines });
}
