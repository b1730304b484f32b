import { offerSettings } from '@services/price-book/ports';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import { dayIn } from '@suite/values/zone-day';
import { sql } from 'drizzle-orm';
import type { Draft, Source } from '../contract/content';
import { proposals } from '../schema';
import { firstYearOf } from './first-year';
import type { ProposalRow } from './lock-proposal';
import { noteActivity } from './note-activity';

interface NewProposal {
  companyId: string;
  clientId: string | null;
  client: string;
  draft: Draft;
  source: Source;
  ownerId: string;
  /** The person who starts it, if that is not the owner. */
  by?: string;
  amendsId?: string | null;
  /** Only for an amendment. */
  engagementId?: string | null;
  renewsId?: string | null;
  raises?: ProposalRow['raises'];
}

/** Saves a proposal with its first draft, under the next number of its company. */
export async function startProposal(
  transaction: Database,
  { draft, by, ...values }: NewProposal,
  now: number,
): Promise<ProposalRow> {
  const { companyId } = values;
  const { timeZone } = await offerSettings(transaction, companyId);
  await lockByName(transaction, `proposal number ${companyId}`);
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from ${proposals} where company_id = ${companyId})`;
  const at = new Date(now);
  const [row] = await transaction
    .insert(proposals)
    .values({
      ...values,
      number,
      draft,
      title: draft.title,
      currency: draft.currency,
      status: 'draft',
      firstYear: firstYearOf(draft, dayIn(timeZone, now)),
      expiresOn: draft.expiresOn,
      createdAt: at,
      lastActivityAt: at,
    })
    .returning();
  if (!row) throw new Error('the proposal was not written');
  await noteActivity(transaction, { proposalId: row.id, version: 0, kind: 'created', userId: by ?? values.ownerId, at });
  return row;
}
