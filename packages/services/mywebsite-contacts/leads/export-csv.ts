import { csvLine, UTF8_MARK } from '@suite/contract/csv';
import type { Database } from '@suite/kernel/database/database';
import { desc } from 'drizzle-orm';
import { leads } from '../schema';
import { type Filters, leadsOf, toRows } from './read-leads';

const MOST_ROWS = 20_000;

const HEADER = [
  'Received',
  'State',
  'Kind',
  'About',
  'Name',
  'E-mail',
  'Phone',
  'Company',
  'Owner',
  'Tags',
  'Source',
  'Page',
  'First answered',
  'Client',
  'Agreed to',
  'Answers',
];

/** Leads of a view as a CSV file, the newest activity first. */
export async function exportCsv(database: Database, companyId: string, filters: Filters): Promise<Response> {
  const rows = await database
    .select()
    .from(leads)
    .where(leadsOf(companyId, filters))
    .orderBy(desc(leads.lastActivityAt))
    .limit(MOST_ROWS);
  const shown = await toRows(database, rows);
  const lines = rows.map((row, index) =>
    csvLine([
      row.createdAt.toISOString(),
      row.state,
      row.kind,
      row.about,
      row.name,
      row.email,
      row.phone,
      row.company,
      shown[index]?.owner?.name ?? '',
      row.tags.join(', '),
      row.source,
      row.page,
      row.firstAnsweredAt?.toISOString() ?? '',
      row.clientId === null ? 'no' : 'yes',
      row.consent?.text ?? '',
      row.answers.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ]),
  );
  return new Response(UTF8_MARK + csvLine(HEADER) + lines.join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="leads.csv"',
    },
  });
}
