import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { startOf } from '@suite/pricing/charges';
import type { Line } from '@suite/pricing/line';
import { addMonths } from '@suite/values/iso-day';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { asAccepted } from '../firm/sent-draft';
import { whyOvertaken } from '../firm/succession';
import { acceptances, proposals, versions } from '../schema';
import { wholeYearOf } from './batch-draft';
import type { Gathered } from './gathered';

interface Options {
  companyId: string;
  proposalIds: readonly string[];
  /** In the firm's time zone. */
  today: string;
}

/**
 * Prepares accepted proposals for another year: with what the client chose, each service starting when its first 12 months are
 * over. @throws SuiteError `not_found`, `not_open`
 */
export async function gatherRenewals(database: Database, { companyId, proposalIds, today }: Options): Promise<Gathered[]> {
  const isRequested = and(eq(proposals.companyId, companyId), inArray(proposals.id, [...proposalIds]));
  const rows = await database
    .select({ proposal: proposals, draft: versions.draft, acceptance: acceptances })
    .from(proposals)
    .innerJoin(acceptances, eq(acceptances.proposalId, proposals.id))
    .innerJoin(versions, and(eq(versions.proposalId, proposals.id), eq(versions.version, acceptances.version)))
    .where(isRequested);
  if (rows.length < proposalIds.length)
    throw new SuiteError('not_found', 'Some of these proposals were not accepted or no longer exist. Load the page again.');
  const renewals = await renewalsOf(database, proposalIds);
  const overtaken = new Map<string, string | undefined>();
  for (const id of proposalIds) overtaken.set(id, await whyOvertaken(database, id, 'Renew'));
  return rows.map(({ proposal, draft, acceptance }) => {
    const base = asAccepted(draft, acceptance);
    const options = base.options.map((option) => ({
      ...option,
      lines: option.lines.map((line) => ({ ...line, startsOn: nextYearOf(line, acceptance.acceptedOn, today) })),
    }));
    const renewal = renewals.get(proposal.id);
    return {
      clientId: proposal.clientId,
      client: proposal.client,
      renewsId: proposal.id,
      amendsId: null,
      raises: {},
      prices: {},
      base: { ...base, options },
      sources: Object.fromEntries(options.flatMap(({ lines }) => lines.map(({ id }) => [id, 'accepted' as const]))),
      yearBefore: wholeYearOf(base, today),
      obstacle: renewal === undefined ? (overtaken.get(proposal.id) ?? null) : renewedBy(renewal),
    };
  });
}

export const renewedBy = (number: number): string => `Proposal #${number} renews it already.`;

/** Returns the numbers of started renewals that were not declined, expired or withdrawn, by the proposal that they renew. */
export async function renewalsOf(database: Database, proposalIds: readonly string[]): Promise<Map<string, number>> {
  const { renewsId, number, status } = proposals;
  const isLive = and(inArray(renewsId, [...proposalIds]), notInArray(status, ['declined', 'expired', 'withdrawn']));
  const rows = await database.select({ renewsId, number }).from(proposals).where(isLive);
  return new Map(rows.map((row) => [row.renewsId ?? '', row.number]));
}

/** Returns when a service starts again: a year after it did, or null for on acceptance when that day is over. */
function nextYearOf(line: Line, acceptedOn: string, today: string): string | null {
  const next = addMonths(startOf(line, acceptedOn), 12);
  return next > today ? next : null;
}
