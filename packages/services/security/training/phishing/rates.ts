import type { Database } from '@suite/kernel/database/database';
import { type SQL, sql } from 'drizzle-orm';
import type { Campaign, PhishingMonth } from '../contract/phishing';
import { campaigns, targets } from '../schema';
import { phishingTemplates } from './templates';

const RATES = sql`count(t.sent_at)::int AS sent, count(t.clicked_at)::int AS clicked, count(t.reported_at)::int AS reported`;

/** The maximum number of months in a response. */
const MAX_MONTHS = 24;

/** Counts how many people received, followed and reported simulations, by the month of their start. */
export async function monthsOf(database: Database, companyId: string): Promise<PhishingMonth[]> {
  const { rows } = await database.execute<PhishingMonth & Record<string, unknown>>(sql`
    SELECT c.month, ${RATES} FROM ${campaigns} AS c JOIN ${targets} AS t ON t.campaign_id = c.id
    WHERE c.company_id = ${companyId} GROUP BY c.month HAVING count(t.sent_at) > 0 ORDER BY c.month DESC LIMIT ${MAX_MONTHS}`);
  return rows.reverse();
}

/** Returns a company's simulations, the newest first; with an id, only that one. */
export async function campaignsOf(database: Database, companyId: string, id?: string): Promise<Campaign[]> {
  const isRequested: SQL = id === undefined ? sql`true` : sql`c.id = ${id}`;
  const { rows } = await database.execute<Campaign & { templateId: string } & Record<string, unknown>>(sql`
    SELECT c.id, c.template_id AS "templateId", c.by, c.started_at AS "startedAt", count(*)::int AS people, ${RATES}
    FROM ${campaigns} AS c JOIN ${targets} AS t ON t.campaign_id = c.id
    WHERE c.company_id = ${companyId} AND ${isRequested} GROUP BY c.id ORDER BY c.started_at DESC, c.id`);
  return rows.map(({ templateId, startedAt, ...row }) => ({
    ...row,
    startedAt: new Date(startedAt).toISOString(),
    template: phishingTemplates.find((template) => template.id === templateId)?.name ?? templateId,
  }));
}
