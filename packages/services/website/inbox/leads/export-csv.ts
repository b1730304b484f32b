import { namesById } from '@services/identity/ports';
import { csvLine, UTF8_MARK } from '@suite/contract/csv';
import type { Database } from '@suite/kernel/database/database';
import { and, desc, sql } from 'drizzle-orm';
import { leads } from '../schema';
import { type Filters, leadsOf } from './read-leads';

/** The number of rows in memory at a time. */
const PAGE = 1_000;

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

/** Returns the leads of a view as CSV (RFC 4180), page by page, the newest activity first. */
export function exportCsv(database: Database, companyId: string, filters: Filters): Response {
  const encoder = new TextEncoder();
  let last: { at: string; id: string } | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(UTF8_MARK + csvLine(HEADER))),
    async pull(controller) {
      const below = last && sql`(${leads.lastActivityAt}, ${leads.id}) < (${last.at}::timestamptz, ${last.id}::uuid)`;
      const rows = await database
        // As text, the time keeps its microseconds.
        .select({ lead: leads, at: sql<string>`${leads.lastActivityAt}::text` })
        .from(leads)
        .where(and(leadsOf(companyId, filters), below))
        .orderBy(desc(leads.lastActivityAt), desc(leads.id))
        .limit(PAGE);
      const owners = await namesById(
        database,
        rows.flatMap(({ lead }) => lead.ownerId ?? []),
      );
      const text = rows.map(({ lead }) => lineOf(lead, owners.get(lead.ownerId ?? '') ?? '')).join('');
      if (text) controller.enqueue(encoder.encode(text));
      const { lead, at } = rows.at(-1) ?? {};
      if (lead && at) last = { at, id: lead.id };
      if (rows.length < PAGE) controller.close();
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="leads.csv"',
    },
  });
}

const lineOf = (lead: typeof leads.$inferSelect, owner: string): string =>
  csvLine([
    lead.createdAt.toISOString(),
    lead.state,
    lead.kind,
    lead.about,
    lead.name,
    lead.email,
    lead.phone,
    lead.company,
    owner,
    lead.tags.join(', '),
    lead.source,
    lead.page,
    lead.firstAnsweredAt?.toISOString() ?? '',
    lead.clientId === null ? 'no' : 'yes',
    lead.consent?.text ?? '',
    lead.answers.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  ]);
