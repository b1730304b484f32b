import { peopleById } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { desc, eq } from 'drizzle-orm';
import type { ReportMail } from '../contract/reports';
import { reportMails } from '../schema/reports';

/** The maximum number of mails listed for a report. */
const MAX = 200;

/** Returns the mails of a report, newest first. */
export async function mailsOf(database: Database, reportId: string): Promise<ReportMail[]> {
  const rows = await database
    .select()
    .from(reportMails)
    .where(eq(reportMails.reportId, reportId))
    .orderBy(desc(reportMails.createdAt), reportMails.id)
    .limit(MAX);
  const people = await peopleById(
    database,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  return rows.map(({ id, userId, address, failure, settledAt, createdAt }) => {
    const person = userId === null ? undefined : people.get(userId);
    return {
      id,
      to: address ?? person?.email ?? '',
      name: person?.name ?? null,
      state: stateOf({ failure, settledAt }),
      failure,
      at: (settledAt ?? createdAt).toISOString(),
    };
  });
}

export function stateOf({ failure, settledAt }: { failure: string | null; settledAt: Date | null }): ReportMail['state'] {
  if (!settledAt) return 'waiting';
  return failure === null ? 'sent' : 'failed';
}
