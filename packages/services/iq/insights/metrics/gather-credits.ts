import { sql } from 'drizzle-orm';
import { day, joinOf, linkOf, type Scope } from './gather-scope';
import { exchanged, factorOf, homeAmount, whole } from './home-amount';

/**
 * SQL for payments and credit notes with the amounts applied to invoices, in their own currency; a credit note's number is
 * negative. Most payments don't affect receivables over time, because they are in the firm's currency and were used up on their
 * date. Only the others are processed in detail.
 */
export const creditsOf = (scope: Scope) => sql`
  ${spentOf(scope)}
  credit as materialized (
    select credit.*, is_home, factor from (
      select p.id as credit, key, paid_on as given_on, currency, currency_rate, amount as total, null::bigint as tax, false as is_refunded
      from link join ledger_views.payments as p on p.customer_id = link.customer
      left join spent on spent.credit = p.id left join doubtful on doubtful.credit = p.id
      where paid_on <= ${day(scope.asOf)} and case when ${isSpent(scope.home)} then 'spent' else 'followed' end = 'followed'
      union all
      select -n.id, key, issued_on, currency, currency_rate, total, tax, is_refunded
      from link ${joinOf(scope, 'credit_notes as n', sql`n.customer_id = link.customer and issued_on <= ${day(scope.asOf)}`)}
    ) as credit, lateral (select credit.currency = ${scope.home} as is_home, ${factorOf('credit', scope.home)} as factor) as rate
  ),
  without_invoice as materialized (${usesWithoutInvoice(scope)}),
  applied as ${scope.readsAll ? sql`` : sql`materialized`} (
    ${scope.readsAll ? usesOfAll(scope) : usesOfSome(scope)} union all select * from without_invoice
  ),
  use as materialized (
    select credit, id, key, given_on, total, is_home, factor, greatest(given_on, applied_on, issued_on) as used_on,
      case when is_same then amount else ${exchanged(sql`amount`, sql`paid_factor`)} end as amount
    from applied where applied_on <= ${day(scope.asOf)}
  ),
  undated_use as materialized (
    select credit, key, applied_on, greatest(applied_after + 1, issued_on, given_on) as unsure_from,
      case when is_same then amount else ${exchanged(sql`amount`, sql`paid_factor`)} end as amount
    from ${scope.readsAll ? undatedUsesOfAll : sql`applied`}
    where applied_after + 1 < applied_on and credit not in (select credit from credit where is_refunded)
  ),
  used as (
    select credit, sum(amount)::bigint as used, max(used_on) as last_on, bool_or(amount is null) as is_unknown from use group by credit
  ),
  pending_use as (
    select credit, sum(greatest(amount, 0)) as pending_less, sum(least(amount, 0)) as pending_more,
      bool_or(amount is null) as has_no_rate
    from undated_use where applied_on > ${day(scope.asOf)} group by credit
  ),
  credit_state as materialized (
    select credit.*, spent as used, case when is_refunded then given_on else coalesce(last_on, given_on) end as last_on,
      factor is null or coalesce(is_unknown, false) as is_unknown,
      pending_use.credit is not null as is_unsure,
      case when has_no_rate then null else -(${homeAmount(sql`(total - spent - coalesce(pending_more, 0))`)}) end as low,
      case when has_no_rate then null else -(${homeAmount(sql`(total - spent - coalesce(pending_less, 0))`)}) end as high,
      -(${homeAmount(sql`total`)}) as amount, -(${homeAmount(sql`(total - coalesce(tax, 0))`)}) as net, -(${homeAmount(sql`(total - spent)`)}) as open
    from credit left join used using (credit) left join pending_use using (credit), lateral (select case when is_refunded then total else coalesce(used, 0) end as spent) as given
  ),
  use_state as materialized (
    select key, given_on, used_on, -(${homeAmount(sql`(total - used)`)}) as open_after,
      -(${homeAmount(sql`(total - used + amount)`)}) as open_before
    from (
      select use.*, (sum(use.amount) over (partition by credit order by used_on, id))::bigint as used
      from use join credit_state using (credit)
      where not credit_state.is_unknown and ${isLeft}
    ) as followed
  )`;

/**
 * SQL for what payments were used for by the as-of date, in index order. It assumes that a payment is used in the firm's currency
 * for invoices that exist by that day; `doubtful` contains the payments for which this may be wrong.
 */
const spentOf = (scope: Scope) => sql`
  spent as (${scope.clientIds ? spentOfSome(scope) : spentOfAll(scope)}),
  doubtful as materialized (
    select credit from part where credit > 0 and (not is_home or issued_on > applied_on)
    union
    select credit from undated where credit > 0 and applied_on > ${day(scope.asOf)}
    ${
      scope.clientIds
        ? sql``
        : sql`
    union
    select payment_id from ledger_views.invoices as i join ledger_views.applications as a on invoice_id = i.id
    where payment_id is not null and i.company_id = ${scope.companyId} and (issued_on > ${day(scope.asOf)}
      or i.customer_id in (select id from ledger_views.customers where company_id = ${scope.companyId} and client_id is null))`
    }
  ),`;

const spentOfAll = (scope: Scope) => sql`
  select payment_id as credit, ${whole(sql`amount`)} as used, max(applied_on) as last_on from ledger_views.applications
  where payment_id is not null and invoice_id is not null and applied_on <= ${day(scope.asOf)}
    ${scope.readsAll ? sql`` : sql`and payment_id in (select id from link join ledger_views.payments on customer_id = customer)`}
  group by payment_id`;

/** SQL for payments that were only applied to invoices of these clients; the others are processed in detail. */
const spentOfSome = (scope: Scope) => sql`
  select a.payment_id as credit, ${whole(sql`a.amount`)} as used, max(applied_on) as last_on
  from link join ledger_views.payments as p on p.customer_id = customer join ledger_views.applications as a on a.payment_id = p.id
    left join state on state.id = a.invoice_id
  where applied_on <= ${day(scope.asOf)} group by a.payment_id having bool_and(state.id is not null)`;
const isSpent = (home: string) =>
  sql`currency = ${home} and spent.used = amount and spent.last_on <= paid_on and doubtful.credit is null`;

/** A part of the credit was left for some time, is still left, or was overused; other credits don't affect receivables. */
export const isLeft = sql`(credit_state.used <> credit_state.total or credit_state.last_on > credit_state.given_on)`;

const usesOfAll = (scope: Scope) => sql`
  select a.credit, a.id, a.key, given_on, a.total, a.is_home, a.factor, applied_on, applied_after, issued_on,
    a.amount, i.currency = a.currency as is_same, ${factorOf('i', scope.home)} as paid_factor
  from (
    select credit.*, a.id, a.invoice_id, a.applied_on, a.applied_after, a.amount from credit join (
      select *, payment_id as credit from ledger_views.applications where payment_id is not null
      union all select *, -credit_note_id from ledger_views.applications where credit_note_id is not null
    ) as a using (credit) offset 0
  ) as a
  join ledger_views.invoices as i on i.id = a.invoice_id join (${linkOf(scope)}) as link on customer = i.customer_id
  where applied_on <= ${day(scope.asOf)} and issued_on <= ${day(scope.asOf)}`;

const undatedUsesOfAll = sql`
  (select credit, credit.key, given_on, issued_on, applied_on, applied_after, amount, credit.factor,
    invoice_currency = credit.currency as is_same, undated.factor as paid_factor
  from undated join credit using (credit)
  union all select credit, key, given_on, issued_on, applied_on, applied_after, amount, factor, is_same, paid_factor
  from without_invoice) as applied`;

/**
 * A client's credit may be applied to invoices of other clients, which are not in `part`, so a few clients are processed one by
 * one.
 */
const usesOfSome = ({ asOf, home }: Scope) => sql`
  select credit, a.id, credit.key, given_on, credit.total, credit.is_home, credit.factor, applied_on, applied_after, issued_on,
    a.amount, i.currency = credit.currency as is_same, ${factorOf('i', home)} as paid_factor
  from credit
  join lateral (
    select * from ledger_views.applications where payment_id = credit.credit and credit.credit > 0
    union all select * from ledger_views.applications where credit_note_id = -credit.credit and credit.credit < 0
  ) as a on true
  join ledger_views.invoices as i on i.id = a.invoice_id
  join ledger_views.customers as c on c.id = i.customer_id and c.client_id is not null
  where least(applied_on, applied_after + 1) <= ${day(asOf)} and issued_on <= ${day(asOf)}`;

/** SQL for used credit whose invoice the source does not name. */
const usesWithoutInvoice = ({ asOf }: Scope) => sql`
  select credit, a.id, credit.key, given_on, credit.total, credit.is_home, credit.factor, applied_on, applied_after,
    given_on as issued_on, a.amount, true as is_same, credit.factor as paid_factor
  from credit join ledger_views.applications as a on coalesce(a.payment_id, -a.credit_note_id) = credit.credit
  where a.invoice_id is null and least(applied_on, applied_after + 1) <= ${day(asOf)}`;
