import { type AppMember, membersWithApp } from '@services/identity/ports';
import { reportSubscribers } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import type { ReportKind } from '../contract/reports';

/** A person whom a report may go to. */
export type Recipient = AppMember;

/** Who gets a kind of report by itself: insights users with access who want it, and to whom the firm has opened reports. */
export async function subscribersOf(database: Database, companyId: string, kind: ReportKind): Promise<Recipient[]> {
  return membersWithApp(database, companyId, 'iq-reports', await reportSubscribers(database, companyId, kind));
}

/** A person of the company who asks for a report; undefined once reports are no longer open to them. */
export async function asker(database: Database, companyId: string, userId: string): Promise<Recipient | undefined> {
  const [found] = await membersWithApp(database, companyId, 'iq-reports', [userId]);
  return found;
}
