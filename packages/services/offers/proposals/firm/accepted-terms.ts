import type { Database } from '@suite/kernel/database/database';
import type { Line } from '@suite/pricing/line';
import { and, eq } from 'drizzle-orm';
import { acceptances, proposals, versions } from '../schema';
import { engagementOf } from './lock-proposal';

export interface AcceptedTerms {
  proposalId: string;
  companyId: string;
  number: number;
  version: number;
  title: string;
  client: string;
  ownerId: string;
  currency: string;
  lines: Line[];
  /** In the firm's time zone, ISO 8601. */
  acceptedOn: string;
  at: Date;
  billingDay: number | null;
  timeZone: string;
  /** The first proposal of its engagement. */
  engagementId: string;
  /** The accepted proposal that it changes. */
  amendsId: string | null;
  /** The accepted proposal that it renews. */
  renewsId: string | null;
  /** For an amendment: whether each change starts with the next period of its service. */
  startsNextPeriod: boolean;
  /** Set when the firm has ended the billing. */
  billingEnd: { on: string; isProrated: boolean } | null;
}

/** Returns what a client accepted, for billing; undefined when the proposal was not accepted. */
export async function acceptedTerms(database: Database, proposalId: string): Promise<AcceptedTerms | undefined> {
  const [row] = await database
    .select()
    .from(acceptances)
    .innerJoin(proposals, eq(proposals.id, acceptances.proposalId))
    .innerJoin(versions, and(eq(versions.proposalId, proposals.id), eq(versions.version, acceptances.version)))
    .where(eq(acceptances.proposalId, proposalId));
  if (!row) return undefined;
  const { companyId, number, client, ownerId, amendsId, renewsId, billing } = row.proposals;
  const { version, lines, acceptedOn, at } = row.acceptances;
  const { title, currency, billingDay, timeZone } = row.versions.content;
  const engagementId = engagementOf(row.proposals);
  const of = { proposalId, companyId, number, version, title, client, ownerId, engagementId, amendsId, renewsId };
  const startsNextPeriod = row.versions.content.amends?.startsNextPeriod ?? false;
  const end = billing?.endsOn ?? null;
  const billingEnd = end === null ? null : { on: end, isProrated: billing?.endIsProrated ?? false };
  return { ...of, currency, lines, acceptedOn, at, billingDay, timeZone, startsNextPeriod, billingEnd };
}

/** Returns the id of the first proposal in the engagement of a proposal. */
export async function engagementIdOf(database: Database, proposalId: string): Promise<string> {
  const [row] = await database.select().from(proposals).where(eq(proposals.id, proposalId));
  return row ? engagementOf(row) : proposalId;
}

/** Returns the ids of a company's accepted proposals, by number. */
export async function acceptedOf(database: Database, companyId: string): Promise<string[]> {
  const isOne = and(eq(proposals.companyId, companyId), eq(proposals.status, 'accepted'));
  const rows = await database.select({ id: proposals.id }).from(proposals).where(isOne).orderBy(proposals.number);
  return rows.map(({ id }) => id);
}
