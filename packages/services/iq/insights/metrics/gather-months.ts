import { type SQL, sql } from 'drizzle-orm';
import { monthNumber, whole } from './home-amount';

/** Repeats SQL for each age after the first, given the days past due above which it starts. */
export const eachAge = (write: (days: SQL) => SQL): SQL =>
  sql.join(
    [30, 60, 90].map((days) => write(sql.raw(String(days)))),
    sql`, `,
  );

export const ofAge = (column: string, days: SQL): SQL => sql`${sql.raw(column)}_${days}`;

/** SQL for the last day on which an invoice is at most this many days past due. */
export const lastDayBelow = (days: SQL): SQL => sql`greatest(due_on + ${days}, issued_on)`;

/**
 * SQL for what each document and application adds to its client's months: to sales, to receivables, to the overdue part, to the
 * parts more than 30, 60 and 90 days past due (null instead of zero, which takes no space in a sort), to revenue.
 * @param isLeft SQL condition for a credit of which a part was left for some time
 */
export const monthsOf = (to: string, isLeft: SQL): SQL => {
  const asOf = sql`${to}::date`;
  const lateOn = (days: SQL) => sql`greatest(due_on + 1 + ${days}, issued_on)`;
  const none = sql`0::bigint`;
  const noAges = sql`null::bigint, null::bigint, null::bigint`;
  /** The amount that an application removes from each age that its invoice had reached on that day. */
  const takenFromAges = (on: SQL, amount: SQL) =>
    eachAge((days) => sql`case when total > 0 and ${on} > ${lastDayBelow(days)} then ${amount} end`);
  /** An amount that enters the age of its row, `days`. */
  const addedToAge = (amount: SQL) => eachAge((days) => sql`case when days = ${days} then ${amount} end`);
  return sql`
  event as (
    select key, ${monthNumber(sql`issued_on`)} as month, amount as sales, amount as owed, ${none} as overdue,
      null::bigint as over_30, null::bigint as over_60, null::bigint as over_90, net as revenue, 0 as unsure
    from state where factor is not null
    union all
    select key, ${monthNumber(lateOn(sql`0`))}, 0, 0, open_late, ${noAges}, 0, 0
    from state where factor is not null and amount > 0 and open_late > 0 and ${lateOn(sql`0`)} <= ${asOf}
    union all
    select key, ${monthNumber(lateOn(sql`days`))}, 0, 0, 0, ${addedToAge(sql`left_then`)}, 0, 0
    from (select * from state where factor is not null and amount > 0 and greatest(open_30, open_60, open_90) > 0) as late,
      lateral (values (30, open_30), (60, open_60), (90, open_90)) as aged(days, left_then)
    where left_then > 0 and ${lateOn(sql`days`)} <= ${asOf}
    union all
    select key, ${monthNumber(sql`last_on`)}, 0, -applied, case when last_on > punctual_on and total > 0 then -applied else 0 end,
      ${takenFromAges(sql`last_on`, sql`-applied`)}, 0, 0
    from state where course = 'plain' and applied > 0
    union all
    select key, ${monthNumber(sql`greatest(applied_on, issued_on)`)}, 0, -amount,
      case when applied_on > punctual_on and total > 0 then -amount else 0 end, ${takenFromAges(sql`applied_on`, sql`-amount`)}, 0, 0
    from part where is_home
    union all
    select key, ${monthNumber(sql`applied_on`)}, 0, 0, amount - capped, ${takenFromAges(sql`applied_on`, sql`amount - capped`)}, 0, 0
    from odd where is_home and applied_on > punctual_on and total > 0
    union all
    select key, ${monthNumber(sql`greatest(applied_on, issued_on)`)}, 0, -settled,
      case when applied_on > punctual_on and total > 0 then -capped else 0 end, ${takenFromAges(sql`applied_on`, sql`-capped`)}, 0, 0
    from odd where not is_home
    union all
    select key, ${monthNumber(sql`given_on`)}, amount, 0, 0, ${noAges}, net, 0 from credit_state where credit < 0 and not is_unknown
    union all
    select key, ${monthNumber(sql`given_on`)}, 0, amount, 0, ${noAges}, 0, 0
    from credit_state where not is_unknown and ${isLeft}
    union all
    select key, ${monthNumber(sql`used_on`)}, 0, open_after - open_before, 0, ${noAges}, 0, 0 from use_state
    union all
    select key, ${monthNumber(sql`greatest(used_on, given_on + 1 + days)`)}, 0, 0, case when days = 0 then above else 0 end, ${addedToAge(sql`above`)}, 0, 0
    from use_state, lateral (select greatest(open_after, 0) - greatest(open_before, 0) as above) as used_up,
      lateral (values (0), (30), (60), (90)) as aged(days)
    where open_after > 0 and greatest(used_on, given_on + 1 + days) <= ${asOf}
    union all
    select key, ${monthNumber(sql`issued_on`)}, 0, 0, 0, ${noAges}, 0, 1 from state where not settlement_known and factor is not null
    union all
    select key, month, 0, 0, 0, ${noAges}, 0, change from (
      select key, unsure_from, applied_on from undated where factor is not null
      union all
      select undated_use.key, unsure_from, applied_on from undated_use join credit_state using (credit) where not is_unknown
    ) as spell, lateral (
      select ${monthNumber(sql`unsure_from`)} as month, 1 as change
      union all select ${monthNumber(sql`applied_on`)}, -1 where applied_on <= ${asOf}
    ) as changed
    where unsure_from < applied_on
  ),
  monthly as (
    select key, array_agg(month) as months, array_agg(sales) as sales, array_agg(owed) as owed, array_agg(overdue) as overdue,
      ${eachAge((days) => sql`array_agg(${ofAge('over', days)}) as ${ofAge('over', days)}`)},
      array_agg(revenue) as revenue, array_agg(unsure) as unsure
    from (
      select key, month, ${whole(sql`sales`)} as sales, ${whole(sql`owed`)} as owed, ${whole(sql`overdue`)} as overdue,
        ${eachAge((days) => sql`coalesce(${whole(ofAge('over', days))}, 0) as ${ofAge('over', days)}`)},
        ${whole(sql`revenue`)} as revenue, sum(unsure)::int as unsure
      from (select * from event order by key, month) as sorted group by key, month
    ) as by_month group by key
  )`;
};
