import { ledgerViews } from '@services/ledger/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { PaymentPromise } from '../contract/to-dos';
import { promises } from '../schema/advisory';

interface Of {
  companyId: string;
  clientId: string;
}

const current = ({ companyId, clientId }: Of) =>
  and(eq(promises.companyId, companyId), eq(promises.clientId, clientId), isNull(promises.endedOn));

const toPromise = ({ promisedOn, amount, note, by, at }: typeof promises.$inferSelect): PaymentPromise => ({
  promisedOn,
  amount,
  note,
  by,
  at: at.toISOString(),
});

/** Returns a client's promise that has not been paid yet. */
export async function promiseOf(database: Database, of: Of): Promise<PaymentPromise | null> {
  // Merged clients may each have a promise.
  const [row] = await database
    .select()
    .from(promises)
    .where(current(of))
    .orderBy(asc(promises.promisedOn), asc(promises.id))
    .limit(1);
  return row ? toPromise(row) : null;
}

/** Returns all promises of a company's clients that have not been paid yet, earliest day first. */
export async function promisesOf(database: Database, companyId: string): Promise<(PaymentPromise & { clientId: string })[]> {
  const rows = await database
    .select()
    .from(promises)
    .innerJoin(ledgerViews.clients, eq(ledgerViews.clients.id, promises.clientId))
    .where(and(eq(promises.companyId, companyId), isNull(promises.endedOn)))
    .orderBy(asc(promises.promisedOn), asc(promises.id));
  return rows.map(({ promises: row }) => ({ clientId: row.clientId, ...toPromise(row) }));
}

interface Made extends Of {
  promisedOn: string;
  amount: number | null;
  note: string;
  /** Day of the ledger, and the overdue amount on it; null while unknown. */
  asOf: string;
  overdue: number | null;
  by: string;
  at: Date;
}

/** Records a client's promise, which replaces its earlier one. */
export async function makePromise(transaction: Database, made: Made): Promise<PaymentPromise> {
  await transaction.update(promises).set({ endedOn: made.asOf, outcome: 'withdrawn' }).where(current(made));
  const [row] = await transaction.insert(promises).values(made).returning();
  if (!row) throw new Error('the promise was not written');
  return toPromise(row);
}

/** Ends a client's promise. @throws SuiteError `not_found` when there is none */
export async function withdrawPromise(transaction: Database, of: Of, endedOn: string): Promise<void> {
  const { rowCount } = await transaction.update(promises).set({ endedOn, outcome: 'withdrawn' }).where(current(of));
  if (!rowCount) throw new SuiteError('not_found', 'There is no promise of this client.');
}
