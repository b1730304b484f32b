import { firmTimeZone, fullNameOf, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import { overlapOf } from '@suite/insights/valuation/multiple';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import type { Caller } from '@suite/kernel/http/caller';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { minorDigits } from '@suite/values/money';
import { dayIn } from '@suite/values/zone-day';
import { eq } from 'drizzle-orm';
import * as contract from '../contract/multiples';
import { multiples } from '../schema';
import { OPERATOR } from '../valuation/find-multiple';
import { changedMeanwhile } from '../valuation/subject';

const measureWords: Record<contract.Measure, string> = { revenue: 'revenue', sde: 'SDE', ebitda: 'EBITDA' };

/** Mounts the tables of multiples: `/rightexit/v1/multiples`. */
export function mountMultiples(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getMultiples,
    { summary: "The firm's table of multiples, and the operator's" },
    async ({ caller, database }) => {
      const { companyId } = inCompany(caller);
      const timeZone = await firmTimeZone(database, companyId);
      return {
        firm: await readTable(database, companyId, timeZone),
        operator: await readTable(database, OPERATOR, timeZone),
      };
    },
  );

  route(
    app,
    kernel,
    contract.putMultiples,
    { summary: "Replaces the firm's table of multiples" },
    ({ input: { body }, caller, database, clock }) =>
      replace(database, inCompany(caller).companyId, body, { caller, now: clock() }),
  );

  route(
    app,
    kernel,
    contract.putOperatorMultiples,
    { summary: 'Replaces the table of multiples of all firms without one' },
    ({ input: { body }, caller, database, clock }) => replace(database, OPERATOR, body, { caller, now: clock() }),
  );
}

/** Reads a table; the day of its change is that of the reader's firm. */
async function readTable(database: Database, owner: string, timeZone: string): Promise<contract.MultiplesTable> {
  const [row] = await database.select().from(multiples).where(eq(multiples.owner, owner));
  if (!row) return { rows: [], version: 0, changed: null };
  return { rows: row.rows, version: row.version, changed: { by: row.changedBy, on: dayIn(timeZone, row.changedAt.getTime()) } };
}

async function replace(
  transaction: Database,
  owner: string,
  { rows, version }: { rows: contract.MultipleRow[]; version: number },
  { caller, now }: { caller: Caller; now: number },
): Promise<contract.MultiplesTable> {
  await lockByName(transaction, `multiples ${owner}`);
  const { companyId, userId } = inCompany(caller);
  const timeZone = await firmTimeZone(transaction, companyId);
  const before = await readTable(transaction, owner, timeZone);
  if (before.version !== version) throw changedMeanwhile('the table');
  checkRows(rows);
  const change = { rows, version: version + 1, changedBy: await fullNameOf(transaction, userId), changedAt: new Date(now) };
  await transaction
    .insert(multiples)
    .values({ owner, ...change })
    .onConflictDoUpdate({ target: multiples.owner, set: change });
  const subject = owner === OPERATOR ? 'All firms' : 'Own table';
  const changes = [{ what: 'rows', from: String(before.rows.length), to: String(rows.length) }];
  await writeAudit(transaction, { companyId, userId }, [{ action: 'multiples.changed', subject, changes }], now);
  return readTable(transaction, owner, timeZone);
}

/** Checks the rows of a table. @throws SuiteError `invalid_request`, which names the row */
function checkRows(rows: readonly contract.MultipleRow[]): void {
  const refuse = (at: number, why: string) => {
    throw new SuiteError('invalid_request', `Row ${at + 1}: ${why}`);
  };
  for (const [at, { low, mid, high, from, to }] of rows.entries()) {
    if (low <= 0) refuse(at, 'a multiple has to be above 0.');
    if (low > mid || mid > high) refuse(at, 'the low multiple has to be the smallest and the high one the largest.');
    if (to !== null && to <= from) refuse(at, 'the end of the range has to be above its start.');
  }
  for (const measure of contract.measures)
    for (const currency of new Set(rows.map((row) => row.currency))) {
      const places = [...rows.keys()].filter((at) => rows[at]?.measure === measure && rows[at].currency === currency);
      const overlap = overlapOf(places.flatMap((at) => rows[at] ?? []));
      if (!overlap) continue;
      const [one, other] = overlap.map((at) => places[at] ?? 0) as [number, number];
      throw new SuiteError(
        'invalid_request',
        `Rows ${Math.min(one, other) + 1} and ${Math.max(one, other) + 1} overlap: both are for ${measureWords[measure]} of ${sizeIn(rows, one, other, currency)}. Change the range of one of them.`,
      );
    }
}

/** Formats the smallest amount that two rows have in common. */
function sizeIn(rows: readonly contract.MultipleRow[], one: number, other: number, currency: string): string {
  const start = Math.max(rows[one]?.from ?? 0, rows[other]?.from ?? 0);
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(start / 10 ** minorDigits(currency));
}
