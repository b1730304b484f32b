import { type AppMember, membersWithApp } from '@services/identity/ports';
import { reportSubscribers } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { ReportKind } from '../contract/report-content';
import { reportStops } from '../schema/reports';

/** The report kinds that are created automatically and that people can choose (§3). */
export const automaticKinds = ['weekly', 'monthly'] as const satisfies ReportKind[];
export type AutomaticKind = (typeof automaticKinds)[number];

export const isAutomaticKind = (kind: ReportKind): kind is AutomaticKind => kind === 'weekly' || kind === 'monthly';

/** Returns the recipients of an automatic report: insights users with access who chose it and may open reports. */
export async function subscribersOf(database: Database, companyId: string, kind: AutomaticKind): Promise<AppMember[]> {
  return readersOf(database, companyId, await reportSubscribers(database, companyId, kind));
}

/** Returns the people of a company who may open reports, optionally limited to some users. */
export const readersOf = (database: Database, companyId: string, userIds?: readonly string[]): Promise<AppMember[]> =>
  membersWithApp(database, companyId, 'iq-reports', userIds);

/** Returns a person of the company who may open reports, or undefined. */
export async function readerOf(database: Database, companyId: string, userId: string): Promise<AppMember | undefined> {
  const [found] = await readersOf(database, companyId, [userId]);
  return found;
}

/** Returns which of the addresses have unsubscribed from a company's reports. */
export async function unsubscribedOf(database: Database, companyId: string, addresses: readonly string[]): Promise<Set<string>> {
  if (!addresses.length) return new Set();
  const { address } = reportStops;
  const rows = await database
    .select({ address })
    .from(reportStops)
    .where(and(eq(reportStops.companyId, companyId), inArray(address, [...addresses])));
  return new Set(rows.map((row) => row.address));
}
