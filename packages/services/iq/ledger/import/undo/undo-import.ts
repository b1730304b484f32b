import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type {} from '../../facts';
import { countMerges } from '../../records/count-merges';
import { firmOf } from '../../records/firm';
import { lockLedger } from '../../records/lock-ledger';
import { setPaymentTerms } from '../../records/payment-terms';
import { resolveRates } from '../../records/resolve-rates';
import { insightsConnections, insightsFirms } from '../../schema/firms';
import { importOriginals, importRuns, type LedgerBefore } from '../../schema/import';
import {
  ledgerApplications,
  ledgerChanges,
  ledgerCreditNotes,
  ledgerCustomers,
  ledgerInvoiceLines,
  ledgerInvoices,
  ledgerPayments,
  ledgerVendorPayments,
  ledgerVendors,
} from '../../schema/ledger';

type Run = typeof importRuns.$inferSelect;

/** The tables that file imports write. Tables that others refer to come first. */
const tables: readonly PgTable[] = [
  ledgerCustomers,
  ledgerVendors,
  ledgerInvoices,
  ledgerInvoiceLines,
  ledgerPayments,
  ledgerCreditNotes,
  ledgerApplications,
  ledgerVendorPayments,
];

/**
 * Undoes the import of a file: restores the ledger, its as-of date and the firm's connection, and updates the metrics.
 * @param transaction locks the ledger here
 * @throws SuiteError `import_not_undoable`
 */
export async function undoImport(transaction: Database, facts: Facts, run: Run, now: Date): Promise<void> {
  const { companyId, number } = run;
  await lockLedger(transaction, companyId);
  const before = await requireUndoable(transaction, run);
  await restoreRows(transaction, run);
  await transaction.execute(sql`
    delete from ledger.clients as client where company_id = ${companyId} and imported_by = ${number}
      and not exists (select from ledger.customers where client_id = client.id)
      and not exists (select from ledger.clients as merged where merged.merged_into = client.id)`);
  await countMerges(transaction, companyId);
  await restoreFirm(transaction, companyId, before);
  await transaction.update(importRuns).set({ undoneAt: now, before: null }).where(eq(importRuns.id, run.id));
  await facts.append(transaction, 'import.undone', { companyId, data: { asOf: before.metricsAsOf } });
}

/** Removes the rows that the import of a file added, and restores those that it changed or removed. */
export async function restoreRows(transaction: Database, run: Pick<Run, 'id' | 'number'>): Promise<void> {
  for (const table of tables.toReversed()) await removeAdded(transaction, table, run);
  for (const table of tables) await restore(transaction, table, run);
  await transaction.delete(importOriginals).where(eq(importOriginals.runId, run.id));
}

async function requireUndoable(transaction: Database, run: Run): Promise<LedgerBefore> {
  // The import may have been undone while this call waited for the lock.
  const [known] = await transaction.select().from(importRuns).where(eq(importRuns.id, run.id));
  if (!known?.finishedAt) throw new SuiteError('import_not_undoable', 'The import is still running: wait until it is done.');
  if (known.undoneAt) throw new SuiteError('import_not_undoable', 'The import is already undone.');
  const later = and(eq(importRuns.companyId, run.companyId), gt(importRuns.number, run.number), isNull(importRuns.undoneAt));
  const [next] = await transaction.select().from(importRuns).where(later).orderBy(importRuns.number).limit(1);
  if (next) {
    const what = next.fileName ? `the import of ${next.fileName}` : 'a reading of your accounting platform';
    const advice = next.before ? 'Undo the later one first.' : 'It can no longer be undone.';
    throw new SuiteError('import_not_undoable', `A later import builds on this one: ${what}. ${advice}`);
  }
  if (known.before) return known.before;
  throw new SuiteError('import_not_undoable', 'Only uploaded files can be undone, for 30 days after their import.');
}

/** Removes the rows that the run added: those that it wrote and that have no stored original. */
async function removeAdded(transaction: Database, table: PgTable, { id, number }: Pick<Run, 'id' | 'number'>): Promise<void> {
  const { name } = getTableConfig(table);
  await transaction.execute(sql`
    delete from ${table} as added where written_by = ${number} and not exists (
      select from ledger.import_originals where run_id = ${id} and table_name = ${name} and row_id = added.id)`);
}

async function restore(transaction: Database, table: PgTable, { id }: Pick<Run, 'id'>): Promise<void> {
  const { name, columns } = getTableConfig(table);
  const all = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const changes = columns
    .filter((column) => column.name !== 'id')
    .map((column) => sql`${sql.identifier(column.name)} = excluded.${sql.identifier(column.name)}`);
  await transaction.execute(sql`
    insert into ${table} (${all}) overriding system value
    select ${all} from ledger.import_originals, jsonb_populate_record(null::${table}, original)
    where run_id = ${id} and table_name = ${name}
    on conflict (id) do update set ${sql.join(changes, sql`, `)}`);
}

async function restoreFirm(transaction: Database, companyId: string, before: LedgerBefore): Promise<void> {
  const { currency, metricsAsOf, connection } = before;
  const ofCompany = eq(insightsFirms.companyId, companyId);
  await transaction.update(insightsFirms).set({ currency, metricsAsOf }).where(ofCompany);
  const { connectionType, status } = connection;
  const mine = and(eq(insightsConnections.companyId, companyId), eq(insightsConnections.connectionType, connectionType));
  if (status === null) await transaction.delete(insightsConnections).where(mine);
  else {
    const lastImportAt = connection.lastImportAt ? new Date(connection.lastImportAt) : null;
    await transaction.update(insightsConnections).set({ status, lastImportAt }).where(mine);
  }
  // What people have decided in the meantime also applies to the restored rows.
  const firm = await firmOf(transaction, companyId);
  if (firm?.paymentTermsDays != null) await setPaymentTerms(transaction, companyId, firm.paymentTermsDays);
  if (currency) await resolveRates(transaction, companyId, currency);
  // All metrics are recalculated.
  await transaction.delete(ledgerChanges).where(eq(ledgerChanges.companyId, companyId));
}
