import { companyName } from '@services/identity/ports';
import { metricsAsOf } from '@services/insights/ports';
import { SuiteError } from '@suite/contract/errors';
import { ruledRates } from '@suite/insights/valuation/excess-earnings';
import type { Database } from '@suite/kernel/database/database';
import { lockByName } from '@suite/kernel/database/lock-by-name';
import type { Caller } from '@suite/kernel/http/caller';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { and, eq } from 'drizzle-orm';
import { OWN } from '../contract/terms';
import { factorKeys, type Settings } from '../contract/valuation';
import { subjects } from '../schema';

export type SubjectRow = typeof subjects.$inferSelect;

/** A subject of a valuation; the firm itself has no row until something is entered. */
export type Subject = Omit<SubjectRow, 'id' | 'createdAt'> & { id: string | null };

export const defaultSettings = (): Settings => ({
  weights: { revenue: 2500, sde: 2500, ebitda: 2500, excess: 2500 },
  weighting: 'recent-more',
  owners: 1,
  marketPay: null,
  marketPaySource: '',
  rates: { low: { ...ruledRates.low }, mid: { ...ruledRates.mid }, high: { ...ruledRates.high } },
  factors: Object.fromEntries(factorKeys.map((key) => [key, ''])) as Settings['factors'],
});

/** Returns the metrics as of the last import; undefined without a ledger, and while they are being computed. */
export async function presentSet(database: Database, companyId: string) {
  try {
    return await metricsAsOf(database, companyId);
  } catch (error) {
    if (error instanceof SuiteError && (error.code === 'not_found' || error.code === 'not_ready')) return undefined;
    throw error;
  }
}

const ownRow = (companyId: string) => and(eq(subjects.companyId, companyId), eq(subjects.kind, 'own'));

/** Returns the firm itself. Until something is entered, its currency is that of its ledger. */
export async function ownSubject(database: Database, companyId: string): Promise<Subject> {
  const [row] = await database.select().from(subjects).where(ownRow(companyId));
  const name = await companyName(database, companyId);
  if (row) return { ...row, name };
  const currency = (await presentSet(database, companyId))?.home ?? 'USD';
  const nothing = { id: null, clientId: null, scenarios: {}, deal: null, version: 0, revision: 0 };
  return { ...nothing, companyId, kind: 'own', name, currency, settings: defaultSettings() };
}

/**
 * Returns a subject that the caller may read. Only administrators see the firm's own valuation; everyone with the app values
 * clients.
 * @throws SuiteError `forbidden`, `not_found`
 */
export async function readSubject(database: Database, caller: Caller, subjectId: string): Promise<Subject> {
  const { companyId } = inCompany(caller);
  if (subjectId === OWN) {
    if (!caller.rights.includes('admin'))
      throw new SuiteError('forbidden', 'Only administrators see what the firm itself is worth.');
    return ownSubject(database, companyId);
  }
  const [row] = isUuid(subjectId)
    ? await database
        .select()
        .from(subjects)
        .where(and(eq(subjects.companyId, companyId), eq(subjects.id, subjectId), eq(subjects.kind, 'client')))
    : [];
  if (!row) throw new SuiteError('not_found', 'This client is not valued.');
  return row;
}

export const mayChange = (caller: Caller): boolean => caller.rights.includes('change');

/** Returns the row of the firm itself, which is created if it is missing. */
async function ensureOwn(transaction: Database, companyId: string, now: number): Promise<SubjectRow> {
  const { id: _, ...subject } = await ownSubject(transaction, companyId);
  await transaction
    .insert(subjects)
    .values({ ...subject, createdAt: new Date(now) })
    .onConflictDoNothing();
  const [row] = await transaction.select().from(subjects).where(ownRow(companyId));
  if (!row) throw new Error('the subject was not written');
  return row;
}

/**
 * Does the same for a write, and blocks other writes until the transaction ends.
 * @throws SuiteError `forbidden`, `not_found`
 */
export async function lockedSubject(transaction: Database, caller: Caller, subjectId: string, now: number): Promise<SubjectRow> {
  const { companyId } = inCompany(caller);
  await readSubject(transaction, caller, subjectId);
  await lockByName(transaction, `valuation ${companyId} ${subjectId}`);
  const subject = await readSubject(transaction, caller, subjectId);
  return subject.id === null ? ensureOwn(transaction, companyId, now) : (subject as SubjectRow);
}

export const changedMeanwhile = (what: string): SuiteError =>
  new SuiteError('changed_meanwhile', `Somebody else has changed ${what} meanwhile. Look at it again.`);
