/**
 * Gathers the ledger's data about clients as of a day, in one statement that reads each table once. The settled amount of an
 * invoice is summed from its applications in its own currency and then converted, so that an invoice settled in full is also
 * settled in the firm's currency. The open amount at the end of a month is the sum of what each document and application adds to
 * it, so the rows of a month are not read twice.
 *
 * The few special rows, those in another currency and those that were overpaid, are processed application by application (`odd`).
 * So are those whose day is unknown (`undated`): they count on the last possible day, and the resulting uncertainty is counted
 * separately.
 */
import { type UnsureKind, unsureKinds } from '@suite/insights/unsure-documents';
import { type SQL, sql } from 'drizzle-orm';
import { matchingCustomers } from './affected-clients';
import { badgeOf, quantilesOf } from './badge-clients';
import { creditsOf, isLeft } from './gather-credits';
import { eachAge, lastDayBelow, monthsOf, ofAge } from './gather-months';
import { day, joinOf, linkOf, type Scope } from './gather-scope';
import { factorOf, homeAmount, whole } from './home-amount';

const money = (column: string) => sql.raw(`coalesce(${column}, 0)::bigint`);
const count = (column: string) => sql.raw(`coalesce(${column}, 0)::int`);
/** SQL for an invoice's amount in the firm's currency, or in its own if it has no rate. */
const rated = (amount: SQL) => sql`coalesce(${homeAmount(amount)}, ${amount})`;
/** SQL for a sum of open amounts; null while that of any document is unknown. */
const known = (column: string) => sql.raw(`case when unsure > 0 then null else coalesce(${column}, 0)::bigint end`);

/** SQL for the amounts of documents whose open amount is known, in the order of `boundedAmounts`. */
const sureAmounts = sql`array[${sql.join(
  ['open', 'overdue', 'unapplied', 'open - coalesce(overdue, 0)', 'to_30', 'to_60', 'to_90', 'over_90'].map(
    (amount) => sql`coalesce(${sql.raw(amount)}, 0)`,
  ),
  sql`, `,
)}]::bigint[]`;

/**
 * SQL for the lowest and the highest sums of documents whose open amount is unknown, in the order of `boundedAmounts` (`owedBounds`
 * of @suite/insights computes the same); null if one has no bounds, because its currency has no rate.
 */
function unsureBounds(low: SQL, high: SQL): SQL {
  const within = (from: number, to?: number) => sql`past_due >= ${from} ${to === undefined ? sql`` : sql`and past_due <= ${to}`}`;
  const sums = (end: SQL, other: SQL) => {
    const [owed, credit] = [sql`greatest(${end}, 0)`, sql`least(${end}, 0)`];
    const late = [within(1, 30), within(31, 60), within(61, 90), within(91)];
    const each = [
      sql`sum(${end})`,
      sql`sum(${owed}) filter (where past_due > 0)`,
      sql`sum(greatest(-${other}, 0))`,
      sql`sum(case when past_due > 0 then ${credit} else ${end} end)`,
      ...late.map((age) => sql`sum(${owed}) filter (where ${age})`),
    ];
    const amounts = sql.join(
      each.map((sum) => sql`coalesce(${sum}, 0)`),
      sql`, `,
    );
    return sql`case when bool_and(low is not null and high is not null) then array[${amounts}]::bigint[] end`;
  };
  return sql`${sums(low, high)} as unsure_low, ${sums(high, low)} as unsure_high`;
}

const kindPlace = (kind: UnsureKind) => sql.raw(String(unsureKinds.indexOf(kind)));

/** SQL for the numbers of documents of each kind for which a condition is true. */
const kindCounts = (condition: SQL) =>
  sql.join(
    unsureKinds.map((kind) => sql`count(*) filter (where kind = ${kindPlace(kind)} and ${condition})`),
    sql`, `,
  );

/** SQL that adds the rows of a set's clients and of their months. The segments only consider these clients. */
export function gatherClients(scope: Scope): SQL {
  const { setId, companyId, clientIds } = scope;
  return sql`
    with ${linksOf(scope)}, ${invoicesOf(scope)}, ${creditsOf(scope)}, ${totalsOf(scope)}, ${monthsOf(scope.asOf, isLeft)},
    kept as (
      insert into insights.metric_client_months (
        set_id, client_id, months, sales, revenue, owed, overdue, over_30, over_60, over_90, unsure
      )
      select ${setId}::bigint, client_id, months, sales, revenue, owed, overdue, over_30, over_60, over_90, unsure
      from monthly join client using (key)
    ),
    left_out as (
      insert into insights.metric_excluded (set_id, client_id, kind, document_id, currency, amount, dated_on, left_on, is_sale, is_open)
      select ${setId}::bigint, client_id, kind, id, currency, amount, dated_on, settled_on, is_sale, is_open
      from unknown join client using (key) where counts
    ),
    gathered as (
      select clients.id as client_id, ${count('customers')} as ledger_customers, ${count('invoices')} as invoices,
        least(first_on, first_unknown_on, first_credit_on) as first_document_on, first_on as first_invoice_on, last_on as last_invoice_on, gap as median_gap,
        coalesce(of_invoices.sales, 0)::bigint - coalesce(credited, 0)::bigint as sales,
        coalesce(of_invoices.sales_before, 0)::bigint - coalesce(credited_before, 0)::bigint as sales_before,
        ${money('revenue')} - ${money('credited_net')} as revenue,
        ${money('revenue_before')} - ${money('credited_net_before')} as revenue_before,
        ${count('of_invoices.tax_unknown')} + ${count('of_credits.tax_unknown')} as tax_unknown,
        ${count('due')} as invoices_due, ${count('late')} as invoices_late, ${count('undecided')} as invoices_undecided,
        ${count('undated')} as invoices_undated,
        ${money('amount_days')} + ${money('odd_days')} as late_amount_days, ${money('late_amount')} as late_amount,
        case when is_longest_unsure then null else ${count('longest')} end as longest_past_due, ${count('longest')} as surely_past_due, ${count('longest_unsure')} as perhaps_past_due,
        ${count('early')} as paid_before_invoice, ${count('above')} as paid_above_invoice,
        ${count('due_first')} as due_before_issue, ${count('unknown')} as unconverted, ${count('unknown_open')} as unconverted_open,
        ${known('unapplied')} as unapplied_credit,
        ${count('documents')} as open_documents, ${count('unsure')} as unsure_documents, ${known('open')} as open,
        ${known('open')} - ${known('overdue')} as current, ${known('overdue')} as overdue, ${known('to_30')} as days_1_to_30,
        ${known('to_60')} as days_31_to_60, ${known('to_90')} as days_61_to_90, ${known('over_90')} as over_90, unsure_kinds,
        case when unsure > 0 then ${sureAmounts} end as sure, unsure_low, unsure_high,
        case when undated > 0 then null
          else (${money('amount_days')} + ${money('odd_days')})::float8 / nullif(late_amount, 0)::float8 end as days_late,
        case when undecided > 0 then null else late::float8 / nullif(due, 0) end as share_late,
        case when is_ageing or unknown_open > 0 then ${day(scope.asOf)} + 1
          else least(invoices_change_on, credits_change_on, unknown_change_on, next_on) end as changes_on
      from ledger_views.clients
      left join client on client.client_id = clients.id
      left join of_invoices using (key) left join of_odd using (key) left join of_credits using (key)
      left join first_credit using (key)
      left join of_unknown using (key) left join owing using (key) left join unsure_owed using (key) left join next using (key)
      where clients.company_id = ${companyId} ${clientIds ? sql`and clients.id = any(${sql.param([...clientIds])}::uuid[])` : sql``}
    ),
    ${quantilesOf(sql`gathered`)}
    insert into insights.metric_clients (
      set_id, client_id, ledger_customers, invoices, first_document_on, first_invoice_on, last_invoice_on, median_gap,
      sales, sales_before, revenue, revenue_before, tax_unknown, invoices_due, invoices_late, invoices_undecided, invoices_undated,
      late_amount_days, late_amount, longest_past_due, surely_past_due, perhaps_past_due, paid_before_invoice, paid_above_invoice,
      due_before_issue, unconverted, unconverted_open, unapplied_credit, open_documents, unsure_documents, open, current, overdue,
      days_1_to_30, days_31_to_60, days_61_to_90, over_90, unsure_kinds, sure, unsure_low, unsure_high, days_late, share_late, changes_on, badge
    )
    select ${setId}::bigint, gathered.*, ${badgeOf(scope.asOf)} from gathered, quantiles`;
}

const linksOf = (scope: Scope) => sql`
  link as materialized (${linkOf(scope)}),
  client as materialized (select key, client_id, ${matchingCustomers} as customers from link group by key, client_id)`;

/** SQL for whether an invoice is in the firm's currency, and its `factorOf`. */
const rateOf = (home: string) => sql`lateral (select i.currency = ${home} as is_home, ${factorOf('i', home)} as factor) as rate`;

/** SQL condition for the invoices of these customers; empty if reading all invoices costs less than filtering them. */
const ofThese = ({ readsAll }: Scope) => (readsAll ? sql`` : sql`and i.customer_id in (select customer from link)`);

/**
 * SQL for invoices up to the as-of date, with the amounts applied to them by then. An amount that is open after `punctual_on` is
 * late; `is_late` is null if it depends on the unknown day of a payment. An invoice that may be settled on the as-of date, but
 * not certainly, is pending. An invoice without a rate has no `amount` and no `open`; `worth` and `left_open` are then in its own
 * currency, for values that need no rate: counts and days.
 *
 * Both tables have an index by invoice, so PostgreSQL can aggregate one and merge the other in the same order without sorting.
 * For most invoices these sums are sufficient, because everything was applied to them on the same day; only the others are
 * `followed`, which reads their applications a second time. (The planner has no statistics about intermediate sums. It assumes
 * that an equality matches few rows, as it does here. Expressions used by several columns are computed once, in a subquery that
 * `offset 0` preserves.)
 */
const invoicesOf = (scope: Scope) => {
  const { asOf, home } = scope;
  return sql`
  undated as materialized (
    select invoice_id, key, a.amount, applied_on, applied_after, issued_on, greatest(due_on, issued_on) as punctual_on,
      greatest(applied_after + 1, issued_on) as unsure_from, coalesce(payment_id, -credit_note_id) as credit, factor,
      i.currency as invoice_currency
    from ledger_views.applications as a join ledger_views.invoices as i on i.id = invoice_id join link on customer = i.customer_id, ${rateOf(home)}
    where issued_on <= ${day(asOf)} and applied_after + 1 < applied_on and applied_after < ${day(asOf)}
  ),
  of_undated as (
    select invoice_id, sum(amount) filter (where applied_on > ${day(asOf)}) as pending,
      sum(amount) filter (where applied_on > ${day(asOf)} and amount > 0) as pending_less,
      sum(amount) filter (where unsure_from <= punctual_on and applied_on > punctual_on) as pending_when_due
    from undated group by invoice_id
  ),
  settled as (
    select invoice_id, ${whole(sql`a.amount`)} as applied, min(applied_on) as first_on, max(applied_on) as last_on,
      bool_or(applied_on < issued_on and coalesce(payment_id, -credit_note_id, 0) >= 0) as is_early,
      ${whole(sql`case when applied_on <= greatest(due_on, issued_on) then a.amount else 0 end`)} as in_time,
      ${eachAge((days) => sql`${whole(sql`case when applied_on <= ${lastDayBelow(days)} then a.amount end`)} as ${ofAge('in_time', days)}`)},
      ${whole(sql`a.amount * (applied_on - due_on)`)} as amount_days
    from ledger_views.applications as a join ledger_views.invoices as i on i.id = invoice_id
    where applied_on <= ${day(asOf)} ${ofThese(scope)} group by invoice_id
  ),
  state as materialized (
    select id, key, issued_on, due_on, punctual_on, total, is_home, settlement_known, is_taxless, applied, is_early, amount_days, amount, net, worth,
      case when amount is not null then least(settled_worth, amount) end as settled, amount - settled_worth as open,
      worth - settled_worth as left_open, greatest(amount - in_time_worth, 0) as open_late,
      ${eachAge((days) => sql`greatest(amount - ${rated(sql`coalesce(${ofAge('in_time', days)}, 0)`)}, 0) as ${ofAge('open', days)}`)},
      case when settlement_known then worth - ${rated(sql`(applied + pending)`)} else 0 end as least_open,
      not settlement_known or is_pending as is_unsure,
      case when is_pending then amount - ${rated(sql`(applied + pending_less)`)} else amount - settled_worth end as low,
      case when is_pending then amount - ${rated(sql`(applied + pending - pending_less)`)} else amount - settled_worth end as high, not settlement_known or has_undated as is_undated,
      not is_home or applied > total as is_odd,
      case when not is_home or applied > total or first_on < greatest(last_on, issued_on) then 'followed' else 'plain' end as course,
      case when not settlement_known then null
        when worth <= in_time_worth then false
        when worth > ${rated(sql`(in_time + pending_when_due)`)} then true end as is_late,
      last_on, currency, factor
    from (
      select *, ${homeAmount(sql`total`)} as amount, ${homeAmount(sql`subtotal`)} as net,
        ${rated(sql`total`)} as worth, ${rated(sql`applied`)} as settled_worth, ${rated(sql`in_time`)} as in_time_worth
      from (
        select i.id, key, issued_on, due_on, greatest(due_on, issued_on) as punctual_on, total, subtotal, is_home, settlement_known,
          tax is null as is_taxless, coalesce(applied, 0) as applied, coalesce(in_time, 0) as in_time,
          ${eachAge((days) => ofAge('in_time', days))}, coalesce(amount_days, 0) as amount_days,
          coalesce(is_early, false) as is_early, first_on, last_on, i.currency, factor,
          coalesce(pending, 0) as pending, coalesce(pending_less, 0) as pending_less, pending is not null as is_pending, coalesce(pending_when_due, 0) as pending_when_due, of_undated.invoice_id is not null as has_undated
        from ledger_views.invoices as i join (${linkOf(scope)}) as link on customer = i.customer_id
          left join settled on settled.invoice_id = i.id left join of_undated on of_undated.invoice_id = i.id, ${rateOf(home)}
        where issued_on <= ${day(asOf)} offset 0
      ) as rated offset 0
    ) as converted
  ),
  part as materialized (
    select a.id, invoice_id, key, issued_on, due_on, punctual_on, total, is_home, is_odd, applied_on, a.amount,
      state.amount as worth, coalesce(payment_id, -credit_note_id) as credit, factor
    from state join ledger_views.applications as a on invoice_id = state.id where course = 'followed' and applied_on <= ${day(asOf)}
  ),
  odd as materialized (
    select key, issued_on, due_on, punctual_on, applied_on, is_home, total, amount,
      ${homeAmount(sql`applied`)} - ${homeAmount(sql`(applied - amount)`)} as settled,
      least(${homeAmount(sql`applied`)}, worth) - least(${homeAmount(sql`(applied - amount)`)}, worth) as capped
    from (
      select *, (sum(amount) over (partition by invoice_id order by applied_on, id))::bigint as applied
      from part where is_odd and factor is not null
    ) as followed
  )`;
};

/** SQL for the sums by client. */
const totalsOf = (scope: Scope) => {
  const asOf = day(scope.asOf);
  const ofYear = (on: SQL) => sql`${on} > ${asOf} - 365`;
  const ofYearBefore = (on: SQL) => sql`${on} > ${asOf} - 730 and ${on} <= ${asOf} - 365`;
  const [issuedOn, givenOn, datedOn] = [sql`issued_on`, sql`given_on`, sql`dated_on`];
  /** SQL for the day on which the first document leaves this year or the year before. */
  const yearLeftOn = (on: SQL) =>
    sql`least(min(${on}) filter (where ${ofYear(on)}) + 365, min(${on}) filter (where ${ofYearBefore(on)}) + 730)`;
  const pastDue = (from: number, to?: number) =>
    sql`sum(open) filter (where past_due >= ${from} ${to === undefined ? sql`` : sql`and past_due <= ${to}`})`;
  return sql`
  of_invoices as (
    select key, count(*) as invoices, min(issued_on) as first_on, max(issued_on) as last_on,
      sum(amount) filter (where ${ofYear(issuedOn)}) as sales, sum(amount) filter (where ${ofYearBefore(issuedOn)}) as sales_before,
      sum(net) filter (where ${ofYear(issuedOn)}) as revenue, sum(net) filter (where ${ofYearBefore(issuedOn)}) as revenue_before,
      count(*) filter (where ${ofYear(issuedOn)} and is_taxless and factor is not null) as tax_unknown,
      count(*) filter (where ${ofYear(issuedOn)} and worth > 0 and due_on < ${asOf}) as due,
      count(*) filter (where ${ofYear(issuedOn)} and worth > 0 and due_on < ${asOf} and is_late) as late,
      count(*) filter (where ${ofYear(issuedOn)} and worth > 0 and due_on < ${asOf} and is_late is null) as undecided,
      count(*) filter (where ${ofYear(issuedOn)} and amount > 0 and is_undated) as undated,
      sum(case when is_odd then 0 else amount_days end
        + case when due_on < ${asOf} and open > 0 then open * (${asOf} - due_on) else 0 end) filter (where ${ofYear(issuedOn)} and amount > 0)
        as amount_days,
      sum(settled + case when due_on < ${asOf} and open > 0 then open else 0 end) filter (where ${ofYear(issuedOn)} and amount > 0) as late_amount,
      count(*) filter (where ${ofYear(issuedOn)} and is_early) as early,
      count(*) filter (where ${ofYear(issuedOn)} and worth >= 0 and left_open < 0) as above,
      count(*) filter (where ${ofYear(issuedOn)} and due_on < issued_on) as due_first,
      percentile_cont(0.5) within group (order by days) filter (where days > 0) as gap,
      least(min(due_on) filter (where due_on >= ${asOf}) + 1, ${yearLeftOn(issuedOn)}) as invoices_change_on
    from (
      select *, issued_on - lag(issued_on) over (partition by key order by issued_on) as days from state
    ) as followed group by key
  ),
  of_odd as (
    select key, sum(capped * (applied_on - due_on)) as odd_days from odd where ${ofYear(issuedOn)} and total > 0 group by key
  ),
  of_credits as (
    select key, sum(-amount) filter (where ${ofYear(givenOn)}) as credited,
      sum(-amount) filter (where ${ofYearBefore(givenOn)}) as credited_before,
      sum(-net) filter (where ${ofYear(givenOn)}) as credited_net, sum(-net) filter (where ${ofYearBefore(givenOn)}) as credited_net_before,
      count(*) filter (where ${ofYear(givenOn)} and tax is null) as tax_unknown,
      ${yearLeftOn(givenOn)} as credits_change_on
    from credit_state where credit < 0 and not is_unknown group by key
  ),
  first_credit as (select key, min(given_on) as first_credit_on from credit group by key),
  unknown as materialized (
    select key, 'invoice' as kind, id, currency, total as amount, true as is_sale, true as counts,
      issued_on as dated_on, case when applied >= total then greatest(last_on, issued_on) else ${asOf} end as settled_on,
      applied < total as is_open
    from state where factor is null
    union all
    select key, case when credit < 0 then 'credit-note' else 'payment' end, abs(credit), currency, -total, credit < 0,
      credit < 0 or ${isLeft}, given_on, case when used >= total then last_on else ${asOf} end, used < total or factor is not null
    from credit_state where is_unknown
  ),
  of_unknown as (
    select key, min(dated_on) as first_unknown_on, count(*) filter (where ${ofYear(datedOn)}) as unknown, count(*) filter (where is_open) as unknown_open,
      ${yearLeftOn(datedOn)} as unknown_change_on
    from unknown group by key
  ),
  owing as (
    select key, count(*) filter (where is_owing) as documents, sum(open) as open, sum(greatest(-open, 0)) as unapplied,
      max(past_due) filter (where is_certain) as longest, max(past_due) filter (where is_unsure) as longest_unsure,
      sum(open) filter (where past_due > 0) as overdue,
      ${pastDue(1, 30)} as to_30, ${pastDue(31, 60)} as to_60, ${pastDue(61, 90)} as to_90, ${pastDue(91)} as over_90,
      bool_or(is_ageing) as is_ageing, bool_or(is_unsure) as is_longest_unsure
    from (
      select key, case when not is_unsure then open end as open, open <> 0 as is_owing, most_open > 0 and due_on < ${asOf} as is_ageing,
        is_unsure, not is_unsure or least_open > 0 as is_certain,
        case when most_open > 0 then greatest(${asOf} - due_on, 0) else 0 end as past_due
      from state, lateral (select case when settlement_known then left_open else greatest(left_open, worth) end as most_open) as most
      where left_open <> 0 or is_unsure
      union all
      select key, case when not is_unsure then open end, open <> 0, greatest(open, high) > 0, is_unsure, true,
        case when open > 0 then ${asOf} - given_on else 0 end
      from credit_state where not is_unknown and (open <> 0 or is_unsure)
    ) as owed group by key
  ),
  unsure_owed as (
    select key, count(*) as unsure, array[${kindCounts(sql`true`)}, ${kindCounts(sql`past_due > 0`)}, ${kindCounts(
      sql`(low < 0 or not settlement_known)`,
    )}]::int[] as unsure_kinds, ${unsureBounds(sql`low`, sql`high`)}
    from (
      select *, case when high > 0 then greatest(${asOf} - due_on, 0) else 0 end as past_due
      from (
        select key, case when settlement_known then ${kindPlace('undatedInvoices')} else ${kindPlace('unknownInvoices')} end as kind, due_on, settlement_known, case when settlement_known then low else least(0, amount, low) end as low,
          case when settlement_known then high else greatest(0, amount, high) end as high
        from state where is_unsure and open is not null
        union all
        select key, case when credit < 0 then ${kindPlace('undatedCreditNotes')} else ${kindPlace('undatedPayments')} end, given_on, true, low, high from credit_state where is_unsure and not is_unknown
      ) as bounded
    ) as aged group by key
  ),
  next as (
    select key, min(dated_on) as next_on from (
      select key, issued_on as dated_on from link join ledger_views.invoices on customer_id = customer where issued_on > ${asOf}
      union all select key, paid_on from link join ledger_views.payments on customer_id = customer where paid_on > ${asOf}
      union all select key, issued_on from link join ledger_views.credit_notes on customer_id = customer where issued_on > ${asOf}
      union all select key, case when applied_after >= ${asOf} then applied_after + 1 else applied_on end
        from credit join ledger_views.applications as a on coalesce(a.payment_id, -a.credit_note_id) = credit
        where a.invoice_id is null and applied_on > ${asOf}
      union all select key, case when applied_after >= ${asOf} then applied_after + 1 else applied_on end
        from state ${joinOf(scope, 'applications', sql`invoice_id = state.id and applied_on > ${asOf}`)}
    ) as later group by key
  )`;
};
