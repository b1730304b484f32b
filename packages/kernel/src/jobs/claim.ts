import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { isDuplicate } from '../database/is-duplicate';
import { type Job, LONGEST_BACK_OFF, LONGEST_LEASE } from './define-job';
import { AT_ONCE } from './enqueue';

export interface Claimed {
  id: number;
  kind: string;
  companyId: string;
  payload: unknown;
  lease: string;
  /** Number of failed attempts. */
  attempts: number;
  /** Number of attempts that started and were not settled, including this one. */
  unsettled: number;
}

interface ClaimOptions {
  job: Pick<Job, 'kind' | 'leaseSeconds'>;
  /** How many more jobs of the kind may run in this process. */
  room: number;
}

interface Claim {
  claimed: Claimed[];
  /** Whether some of the chosen jobs were locked by other processes, so that more may be available. */
  isContended: boolean;
  /** When the next schedule is due, in milliseconds since 1970. */
  nextScheduleAt: number | undefined;
}

/** Number of jobs with a set time, such as retries, among which companies take turns. */
const TIMED = 100;

/**
 * Claims due jobs in one statement, the only query of an idle platform. Companies take turns, in the order of a number that a job
 * gets when it is enqueued; kinds take turns, too. The cost doesn't depend on the number of waiting jobs.
 * @param room how many more jobs may run in this process
 */
export async function claim(
  database: Database,
  options: readonly ClaimOptions[],
  room: number,
  clock: () => number,
): Promise<Claim> {
  try {
    return await tryToClaim(database, options, room, clock);
  } catch (error) {
    // Another process took a job in the same lane at the same moment.
    if (isDuplicate(error)) return { claimed: [], isContended: true, nextScheduleAt: undefined };
    throw error;
  }
}

async function tryToClaim(
  database: Database,
  options: readonly ClaimOptions[],
  room: number,
  clock: () => number,
): Promise<Claim> {
  const now = sql`${new Date(clock()).toISOString()}::timestamptz`;
  const kinds = options
    .filter(({ room }) => room > 0)
    .map(({ job, room }) => ({ kind: job.kind, room, lease_seconds: job.leaseSeconds }));
  // A lease beyond the maximum was set by a clock that ran ahead.
  const isAbandoned = sql`j.state = 'running' and (j.lease_until < ${now}
    or j.lease_until > ${now} + ${2 * LONGEST_LEASE} * interval '1 second')`;
  // So was a next attempt beyond the maximum back-off.
  const isPutOff = sql`(j.attempts > 0 and j.run_at > ${now} + ${2 * LONGEST_BACK_OFF} * interval '1 second')`;
  const isDue = sql`j.state = 'waiting' and (j.run_at <= ${now} or ${isPutOff})`;
  const isFirstOfLane = sql`(j.lane is null or not exists (
    select 1 from kernel.jobs o
    where o.lane = j.lane and o.state <> 'failed' and (o.id < j.id or (o.id > j.id and o.state = 'running'))
  ))`;
  const { rows } = await database.execute<Row>(sql`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as w (kind text, room int, lease_seconds int)
      limit ${kinds.length}
    ),
    ready as (
      select due.id, due.turn, w.kind, w.room from wanted w cross join lateral (
        (select j.id, j.turn from kernel.jobs j
          where j.kind = w.kind and j.state = 'waiting' and j.run_at = to_timestamp(${AT_ONCE}) and ${isFirstOfLane}
          order by j.turn, j.id limit ${room})
        union all
        (select j.id, j.turn from kernel.jobs j
          where j.kind = w.kind and j.state = 'waiting' and j.run_at > to_timestamp(${AT_ONCE}) and j.run_at <= ${now} and ${isFirstOfLane}
          order by j.run_at, j.turn, j.id limit ${TIMED})
        union all
        (select j.id, j.turn from kernel.jobs j
          where j.kind = w.kind and j.state = 'waiting' and ${isPutOff} and ${isFirstOfLane}
          order by j.run_at, j.turn, j.id limit ${TIMED})
        union all
        (select j.id, 0 from kernel.jobs j where j.kind = w.kind and ${isAbandoned})
      ) due
    ),
    chosen as (
      select id from (
        select id, room, row_number() over (partition by kind order by turn, id) as place from ready
      ) ranked where place <= room order by place, id limit ${room}
    ),
    locked as (
      select j.id from kernel.jobs j
      where j.id in (select id from chosen) and ((${isDue}) or (${isAbandoned}))
      for update skip locked
    ),
    claimed as (
      update kernel.jobs j set state = 'running', lease = gen_random_uuid(), unsettled = j.unsettled + 1,
        lease_until = ${now} + w.lease_seconds * interval '1 second'
      from locked, wanted w where locked.id = j.id and w.kind = j.kind
      returning j.*
    )
    select claimed.id, claimed.kind, company_id, payload, lease, attempts, unsettled,
      (select count(*) from chosen) as chosen,
      (select extract(epoch from min(s.next_at)) * 1000 from kernel.schedules s join wanted on wanted.kind = s.kind) as schedule
    from (select 1) as one left join claimed on true order by claimed.id`);
  const claimed = rows.flatMap((row) => (row.id === null ? [] : [claimedOf(row)]));
  const { chosen = 0, schedule = null } = rows[0] ?? {};
  return {
    claimed,
    isContended: claimed.length < Number(chosen),
    nextScheduleAt: schedule === null ? undefined : Number(schedule),
  };
}

type Row = {
  id: string | null;
  kind: string;
  company_id: string;
  payload: unknown;
  lease: string;
  attempts: number;
  unsettled: number;
  chosen: string;
  schedule: string | null;
};

const claimedOf = ({ id, kind, company_id: companyId, payload, lease, attempts, unsettled }: Row): Claimed => ({
  id: Number(id),
  kind,
  companyId,
  payload,
  lease,
  attempts,
  unsettled,
});
