import { lockLedger } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AdviceSettings } from '../contract/to-dos';
import { metricSets } from '../schema/metrics';
import { readAdviceSettings } from './advice-settings';
import { rulesFor } from './rules';

/** How long a completed or dismissed to-do is not created again while its reason persists. */
const REST = '90 days';

/** Evidence that is known and not zero. */
const WITH_VALUE = '$[*] ? (@.value != null && (@.value.type() == "string" || @.value != 0))';

interface Of {
  companyId: string;
  /** The current metrics. */
  setId: number;
  asOf: string;
}

/**
 * Creates the to-dos that the metrics give reason for, updates the evidence of open ones, and marks those whose reason has
 * disappeared; a to-do that nobody has taken or commented on is removed together with its reason.
 */
export async function advise(database: Database, { companyId, setId, asOf }: Of): Promise<void> {
  const { settings } = await readAdviceSettings(database, companyId);
  await database.execute(sql`create temporary table advice on commit drop as ${adviceOf(setId, settings)}`);
  // Without statistics, the planner expects few rows in this table or in the to-dos, and would scan one table for each row of the
  // other. The statistics of the to-dos may be older than the last import's rows, so there is also an index.
  await database.execute(sql`create index on advice (client_id, rule)`);
  await database.execute(sql`analyze advice (client_id, rule)`);
  await database.execute(sql`
    update insights.to_dos as t set evidence = a.evidence, as_of = ${asOf}::date, at_stake = a.at_stake, holds = true
    from advice as a
    where t.company_id = ${companyId} and t.state = 'open' and t.client_id = a.client_id and t.rule = a.rule
      and (t.evidence, t.as_of, t.at_stake, t.holds) is distinct from (a.evidence, ${asOf}::date, a.at_stake, true)`);
  const isGone = sql`t.company_id = ${companyId} and t.state = 'open' and t.rule is not null
    and not exists (select from advice as a where a.client_id = t.client_id and a.rule = t.rule)`;
  await database.execute(sql`
    delete from insights.to_dos as t where ${isGone} and owner_id is null
      and not exists (select from insights.to_do_notes as n where n.to_do_id = t.id)`);
  await database.execute(sql`update insights.to_dos as t set holds = false where ${isGone}`);
  await database.execute(sql`
    insert into insights.to_dos (company_id, client_id, rule, evidence, as_of, at_stake)
    select ${companyId}, client_id, rule, evidence, ${asOf}::date, at_stake
    from advice join (
      select client_id, rule from advice
      except select client_id, rule from insights.to_dos
      where company_id = ${companyId} and (state = 'open' or changed_at > now() - ${REST}::interval)
    ) as missing using (client_id, rule)`);
  await database.execute(sql`drop table advice`);
}

/** Creates a company's to-dos again after someone changed their inputs. */
export async function adviseAgain(transaction: Database, companyId: string): Promise<void> {
  await lockLedger(transaction, companyId);
  const [present] = await transaction
    .select()
    .from(metricSets)
    .where(and(eq(metricSets.companyId, companyId), eq(metricSets.isPresent, true)));
  if (present) await advise(transaction, { companyId, setId: present.id, asOf: present.asOf });
}

/**
 * SQL with every reason that the clients of a set give, with its evidence; metrics may outlive a client until they are
 * recalculated.
 */
function adviceOf(setId: number, settings: AdviceSettings): SQL {
  const { rules, minAtStake } = settings;
  const each = Object.entries(rulesFor(settings)).map(([rule, { when, evidence, atStake }]) => {
    const items = Object.entries(evidence).map(
      ([measure, value]) => sql`jsonb_build_object('measure', ${measure}::text, 'value', ${value})`,
    );
    return sql`
      select f.client_id, ${rule}::text as rule, ${atStake} as at_stake,
        jsonb_path_query_array(jsonb_build_array(${sql.join(items, sql`, `)}), ${WITH_VALUE}::jsonpath) as evidence
      from insights.metric_clients as f join ledger_views.clients as c on c.id = f.client_id left join prices as p on p.client_id = f.client_id,
        covered as s
      where f.set_id = ${setId} and ${when} and ${atStake} >= ${minAtStake} and ${rule} = any(${sql.param([...rules])}::text[])`;
  });
  return sql`
    with prices as (
      select client_id, count(*)::int as stale_prices, max(months) as oldest_months,
        (array_agg(since_kind order by months desc, since_kind))[1] = 'first-billing' as is_older, sum(opportunity)::bigint as opportunity
      from insights.metric_prices where set_id = ${setId} and freshness in ('stale', 'very-stale') group by client_id),
    covered as (select as_of, covers_from <= as_of - 729 as covers_before from insights.metric_sets where id = ${setId})
    ${sql.join(each, sql` union all `)}`;
}
