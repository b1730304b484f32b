import type { Database } from '@suite/kernel/database/database';
import type { BillingChanges } from '@suite/pricing/changed-charges';
import type { Line } from '@suite/pricing/line';
import { type SQL, sql } from 'drizzle-orm';
import type { Source } from '../contract/content';
import type { Accepted } from './accepted-services';

/** An accepted proposal with its current client. */
export interface AcceptedOfClient extends Accepted {
  /** Null for people who are not clients of the firm. */
  clientId: string | null;
  /** The client's current name, or else that on the proposal. */
  clientName: string;
  isLinked: boolean;
  /** Value of the first 12 months without tax, in minor units. */
  firstYearNet: number;
}

/**
 * SQL: a company's proposals with their client, `client_id` and `name`. For a merged client, this is the one it was merged into;
 * for people who were not clients yet, the only client of that name, in the same way as customers of the ledger are linked.
 */
export const ofClients = (companyId: string): SQL => sql`
  select p.id, coalesce(own.id, target.id, named.id) as client_id, coalesce(own.name, target.name, named.name, p.client) as name
  from proposals.proposals as p
  left join ledger_views.clients as own on own.company_id = p.company_id and own.id = p.client_id
  left join ledger_views.merged_clients as merged on merged.company_id = p.company_id and merged.id = p.client_id
  left join ledger_views.clients as target on target.id = merged.merged_into
  left join lateral (
    select min(id::text)::uuid as id, min(name) as name from ledger_views.clients
    where p.client_id is null and company_id = p.company_id and lower(btrim(name)) = lower(btrim(p.client)) having count(*) = 1
  ) as named on true
  where p.company_id = ${companyId}`;

interface Row extends Record<string, unknown> {
  id: string;
  amendsId: string | null;
  renewsId: string | null;
  clientId: string | null;
  clientName: string;
  isLinked: boolean;
  source: Source;
  currency: string;
  acceptedOn: string;
  billingDay: number | null;
  firstYearNet: number;
  billing: BillingChanges | null;
  lines: Line[];
}

/** Returns a company's accepted proposals in the order of acceptance. */
export async function readAccepted(database: Database, companyId: string): Promise<AcceptedOfClient[]> {
  const { rows } = await database.execute<Row>(sql`
    select p.id, p.amends_id as "amendsId", p.renews_id as "renewsId", of_client.client_id as "clientId", of_client.name as "clientName",
      exists (select from ledger_views.customers as k where k.company_id = p.company_id and k.client_id = of_client.client_id) as "isLinked",
      p.source, p.currency, a.accepted_on::text as "acceptedOn", (v.content->>'billingDay')::int as "billingDay",
      (a.first_year->>'net')::float8 as "firstYearNet", p.billing, a.lines
    from proposals.acceptances as a join proposals.proposals as p on p.id = a.proposal_id
    join proposals.versions as v on v.proposal_id = a.proposal_id and v.version = a.version
    join (${ofClients(companyId)}) as of_client on of_client.id = p.id
    where p.company_id = ${companyId}
    order by a.at, p.number`);
  return rows.map((row) => ({ ...row, client: row.clientId ?? `name ${row.clientName.trim().toLowerCase()}` }));
}

/** Groups accepted proposals by client, in the order of the first. */
export function byClient(accepted: readonly AcceptedOfClient[]): AcceptedOfClient[][] {
  const found = new Map<string, AcceptedOfClient[]>();
  for (const proposal of accepted) found.set(proposal.client, [...(found.get(proposal.client) ?? []), proposal]);
  return [...found.values()];
}
