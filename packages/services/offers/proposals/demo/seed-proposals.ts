import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { ledgerViews } from '@services/ledger/ports';
import { offerSettings } from '@services/price-book/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { hashOf, newSecret } from '@suite/kernel/sealing/secret';
import type { DemoData } from '@suite/kernel/service/service';
import { startOfDay } from '@suite/kernel/time-zone/zone-clock';
import { firstYearCharges } from '@suite/pricing/charges';
import type { Option } from '@suite/pricing/line';
import { firstSelection, selectedLines } from '@suite/pricing/selection';
import { totalsOf } from '@suite/pricing/totals';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { addDays } from '@suite/values/iso-day';
import { dayIn } from '@suite/values/zone-day';
import { asc, eq } from 'drizzle-orm';
import type { Draft } from '../contract/content';
import { planSeal } from '../document/seal-job';
import { firstYearOf } from '../firm/first-year';
import { acceptances, activities, links, messages, proposals, recipients, signatures, versions } from '../schema';
import { contentOf, hashOfVersion, letterOf } from '../sending/content-of';
import { type DemoProposal, demoProposals } from './demo-proposals';

const timeZone = 'America/New_York';
const company = demoCompanies.harborlineAccounting;

/** Adds proposals of the demo firm in every state, sent to its clients within the last weeks. No mail is sent. */
export async function seedProposals(database: Database, _: Facts, { size, now }: DemoData): Promise<void> {
  if (size === 'small') return;
  const { id, name, email } = ledgerViews.clients;
  const clients = await database
    .select({ id, name, email })
    .from(ledgerViews.clients)
    .where(eq(ledgerViews.clients.companyId, company.id))
    .orderBy(asc(name));
  const { termsId } = await offerSettings(database, company.id);
  for (const [at, proposal] of demoProposals.entries()) {
    // Clients from all over the alphabet.
    const client = clients[Math.floor((at * clients.length) / demoProposals.length)];
    if (client) await seedProposal(database, proposal, client, { number: at + 1, now, termsId });
  }
}

interface Client {
  id: string;
  name: string;
  email: string | null;
}

interface Written {
  number: number;
  now: number;
  /** The engagement letter. */
  termsId: string | null;
}

async function seedProposal(
  database: Database,
  proposal: DemoProposal,
  client: Client,
  { number, now, termsId }: Written,
): Promise<void> {
  const { title, options, sentDaysAgo, state } = proposal;
  const ownerId = demoPeople.olivia.id;
  const createdAt = new Date(now - ((sentDaysAgo ?? 1) + 1) * MILLISECONDS_PER_DAY);
  const sentAt = sentDaysAgo === undefined ? null : new Date(now - sentDaysAgo * MILLISECONDS_PER_DAY);
  const expiresOn = addDays(dayIn(timeZone, now), proposal.expiresInDays);
  const signer = { name: client.name, email: client.email ?? `office@${slug(client.name)}.example`, role: 'signer' as const };
  const draft = draftOf({ title, options, expiresOn, signer, termsId });
  const decidedAt = proposal.decidedDaysAgo === undefined ? null : new Date(now - proposal.decidedDaysAgo * MILLISECONDS_PER_DAY);
  const viewedAt = sentAt && (state === 'viewed' || decidedAt) ? new Date(sentAt.getTime() + MILLISECONDS_PER_DAY / 2) : null;
  const [row] = await database
    .insert(proposals)
    .values({
      companyId: company.id,
      number,
      clientId: client.id,
      client: client.name,
      title,
      ownerId,
      status: state,
      source: proposal.source ?? 'manual',
      currency: 'USD',
      draft: sentAt ? null : draft,
      version: sentAt ? 1 : 0,
      firstYear: firstYearOf(draft, dayIn(timeZone, now)),
      expiresOn,
      expiresAt: sentAt && new Date(startOfDay(addDays(expiresOn, 1), timeZone)),
      createdAt,
      sentAt,
      viewedAt,
      decidedAt,
      declineReason: proposal.declineReason ?? null,
      lastActivityAt: decidedAt ?? viewedAt ?? sentAt ?? createdAt,
      unanswered: proposal.question ? 1 : 0,
    })
    .returning({ id: proposals.id });
  if (!row) throw new Error('the proposal was not written');
  const proposalId = row.id;
  await database.insert(activities).values({ proposalId, version: 0, kind: 'created', userId: ownerId, at: createdAt });
  if (!sentAt) return;
  const between = { client: client.name, firm: company.name };
  const today = dayIn(timeZone, sentAt.getTime());
  const letter = await letterOf(database, draft, { ...between, companyId: company.id, today });
  const content = contentOf(draft, { ...between, timeZone, paperCopyFee: '', letter, lastYear: null, amends: null });
  await database
    .insert(versions)
    .values({ proposalId, version: 1, content, draft, hash: hashOfVersion(number, 1, content), sentAt, sentBy: ownerId });
  const [recipient] = await database
    .insert(recipients)
    .values({ proposalId, version: 1, ...signer, createdAt: sentAt, openedAt: viewedAt })
    .returning({ id: recipients.id });
  if (!recipient) throw new Error('the recipient was not written');
  const recipientId = recipient.id;
  await database.insert(links).values({ hash: hashOf(newSecret()), recipientId });
  await database
    .insert(activities)
    .values({ proposalId, version: 1, kind: 'sent', userId: ownerId, what: signer.name, at: sentAt });
  if (viewedAt) await database.insert(activities).values({ proposalId, version: 1, kind: 'opened', recipientId, at: viewedAt });
  if (proposal.question && viewedAt) {
    const question = { proposalId, recipientId, at: viewedAt };
    await database.insert(messages).values({ ...question, by: signer.name, text: proposal.question });
    await database.insert(activities).values({ ...question, version: 1, kind: 'asked' });
  }
  if (!decidedAt) return;
  if (state === 'accepted') {
    await accept(database, { proposalId, recipientId, name: signer.name, options, at: decidedAt });
    return;
  }
  if (state === 'declined' || state === 'expired') {
    const what = proposal.declineReason ?? null;
    const by = state === 'declined' ? recipientId : null;
    await database.insert(activities).values({ proposalId, version: 1, kind: state, recipientId: by, what, at: decidedAt });
  }
}

interface Accepted {
  proposalId: string;
  recipientId: string;
  name: string;
  options: Option[];
  at: Date;
}

async function accept(database: Database, { proposalId, recipientId, name, options, at }: Accepted): Promise<void> {
  const [option] = options;
  if (!option) return;
  const selection = firstSelection(option);
  const lines = selectedLines(options, selection) ?? [];
  const acceptedOn = dayIn(timeZone, at.getTime());
  const terms = { acceptedOn, billingDay: 1 };
  const charges = firstYearCharges(lines, terms);
  const of = { proposalId, version: 1, at };
  const from = { ip: '192.0.2.10', userAgent: 'Demo data' };
  await database.insert(signatures).values({ ...of, ...from, recipientId, name, kind: 'typed', selection });
  const { firstYear } = totalsOf(lines, terms);
  await database.insert(acceptances).values({ ...of, selection, lines, charges, firstYear, acceptedOn });
  await planSeal(database, { id: proposalId, companyId: company.id, isQuiet: true });
  for (const kind of ['signed', 'accepted'] as const) await database.insert(activities).values({ ...of, kind, recipientId });
}

interface Drafted {
  title: string;
  options: Option[];
  expiresOn: string;
  signer: Draft['recipients'][number];
  termsId: string | null;
}

const draftOf = ({ title, options, expiresOn, signer, termsId }: Drafted): Draft => ({
  title,
  message: 'Thank you for your trust. Here is what we propose for the coming year.',
  note: '',
  currency: 'USD',
  options,
  recipients: [signer],
  needsAllSigners: false,
  billingDay: 1,
  termsId,
  expiresOn,
  reminderDays: [],
  showsLastYear: false,
  needsMethod: false,
  startsNextPeriod: false,
});

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '') || 'client';
