import type { Database } from '@suite/kernel/database/database';
import type { BillingChanges } from '@suite/pricing/changed-charges';
import type { Line } from '@suite/pricing/line';
import { totalsOf } from '@suite/pricing/totals';
import type { Content, Source } from '../contract/content';
import { acceptances, proposals, versions } from '../schema';

export interface Made {
  companyId: string;
  ownerId: string;
  number: number;
  clientId: string | null;
  client: string;
  source?: Source;
  amendsId?: string | null;
  engagementId?: string | null;
  /** For an amendment: changes start with the next period. */
  startsNextPeriod?: boolean;
  billingDay?: number | null;
  currency?: string;
  acceptedOn: string;
  lines: Line[];
  billing?: BillingChanges | null;
}

/** Writes a proposal that was accepted on a day, in the state that a signature leaves. Returns its id. */
export async function writeAccepted(database: Database, made: Made): Promise<string> {
  const { number, source = 'manual', amendsId = null, engagementId = null, currency = 'USD', acceptedOn, lines, ...rest } = made;
  const { billing = null, billingDay = null, startsNextPeriod = false, ...of } = rest;
  const at = new Date(`${acceptedOn}T12:00:00Z`);
  const option = { id: crypto.randomUUID(), name: 'Our proposal', description: '', lines };
  const { firstYear } = totalsOf(lines, { acceptedOn, billingDay });
  const [row] = await database
    .insert(proposals)
    .values({
      ...of,
      number,
      title: `Engagement ${number}`,
      status: 'accepted',
      source,
      amendsId,
      engagementId,
      billing,
      currency,
      version: 1,
      firstYear: firstYear.gross,
      expiresOn: acceptedOn,
      createdAt: at,
      sentAt: at,
      decidedAt: at,
      lastActivityAt: at,
    })
    .returning({ id: proposals.id });
  if (!row) throw new Error('the proposal was not written');
  const draft = {
    title: `Engagement ${number}`,
    message: '',
    note: '',
    currency,
    options: [option],
    recipients: [],
    needsAllSigners: false,
    billingDay,
    termsId: null,
    expiresOn: acceptedOn,
    reminderDays: [],
    showsLastYear: false,
    needsMethod: false,
    startsNextPeriod,
  };
  const content: Content = {
    title: draft.title,
    message: '',
    client: of.client,
    firm: 'Firm',
    currency,
    options: [option],
    needsAllSigners: false,
    billingDay,
    letter: null,
    expiresOn: acceptedOn,
    timeZone: 'UTC',
    paperCopyFee: '',
    lastYear: null,
    amends:
      amendsId === null
        ? null
        : { number, title: draft.title, acceptedOn, billingDay, lines, startsNextPeriod, billingEnd: null },
    needsMethod: false,
  };
  const of1 = { proposalId: row.id, version: 1 };
  await database.insert(versions).values({ ...of1, content, draft, hash: '', sentAt: at, sentBy: of.ownerId });
  const selection = { optionId: option.id, addOns: [], quantities: {} };
  await database.insert(acceptances).values({ ...of1, selection, lines, charges: [], firstYear, acceptedOn, at });
  return row.id;
}
