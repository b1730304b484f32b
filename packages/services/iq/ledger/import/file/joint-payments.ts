import type { Database } from '@suite/kernel/database/database';
import { decimalOf } from '@suite/values/money';
import { sql } from 'drizzle-orm';
import type { Placed } from '../../records/in-columns';
import type { ApplicationRecord } from '../../records/record-kinds';
import type { FileRun } from './file-run';

/** A payment whose cell names several invoices. */
export interface JointPayment {
  line: number;
  sourceId: string;
  paidOn: string;
  currency: string;
  amount: number;
  /** The named invoices. Those that the customer does not have in the payment's currency have no id. */
  named: readonly { number: string; invoiceId: string | undefined }[];
}

export interface Applied {
  /** Null if a list or a credit note settled it. */
  paymentId: string | null;
  on: string;
  amount: number;
  /** True if a list says that it was settled by this day, without saying by what. */
  isFromList: boolean;
}

export interface KnownInvoice {
  total: number;
  applied: readonly Applied[];
}

/** Returns the invoices in a cell, separated by commas or semicolons; empty if there is at most one. */
export function severalIn(cell: string): string[] {
  const numbers = new Set(cell.split(/[,;]/).flatMap((part) => part.trim() || []));
  return numbers.size > 1 ? [...numbers] : [];
}

/**
 * Applies each payment, earliest first, to all invoices that it names, each in full, if their open amounts add up to the payment.
 * @returns the applications, and for each unapplied payment the reason and what to do
 */
export function applyJointPayments(
  payments: readonly JointPayment[],
  invoices: ReadonlyMap<string, KnownInvoice>,
  advice: FileRun['advice'],
): { applications: Placed<ApplicationRecord>[]; unapplied: string[] } {
  const applications: Placed<ApplicationRecord>[] = [];
  const unapplied: string[] = [];
  const settled = new Set<string>();
  const inOrder = payments.toSorted((a, b) => (a.paidOn === b.paidOn ? a.line - b.line : a.paidOn < b.paidOn ? -1 : 1));
  for (const { line, sourceId, paidOn, currency, amount, named } of inOrder) {
    const missing = named.filter(({ invoiceId }) => invoiceId === undefined).map(({ number }) => number);
    if (missing.length) {
      unapplied.push(
        `Line ${line}: the payment is not applied, because its customer has no invoice ${missing.join(', ')} in ${currency}. ${advice.missing}`,
      );
      continue;
    }
    const open = named.map(({ invoiceId = '' }) => ({
      invoiceId,
      amount: settled.has(invoiceId) ? 0 : openBefore(invoices.get(invoiceId), { sourceId, paidOn }),
    }));
    const sum = open.reduce((total, each) => total + each.amount, 0);
    if (sum !== amount) {
      unapplied.push(
        `Line ${line}: the payment is not applied, because it is ${decimalOf(amount, currency)} ${currency} and the invoices it names (${named.map(({ number }) => number).join(', ')}) have ${decimalOf(sum, currency)} ${currency} open. ${advice.unequal}`,
      );
      continue;
    }
    for (const { invoiceId, amount: part } of open) {
      settled.add(invoiceId);
      if (part === 0) continue;
      const by = { paymentSourceId: sourceId, creditNoteSourceId: null };
      applications.push({ line, value: { ...by, sourceId, invoiceSourceId: invoiceId, appliedOn: paidOn, amount: part } });
    }
  }
  return { applications, unapplied };
}

/**
 * Returns the open amount of an invoice before a payment. What a list says is settled by the payment's day or later may be this
 * payment itself.
 */
function openBefore(invoice: KnownInvoice | undefined, { sourceId, paidOn }: { sourceId: string; paidOn: string }): number {
  if (!invoice) return 0;
  const others = invoice.applied.filter(
    ({ paymentId, on, isFromList }) => paymentId !== sourceId && !(isFromList && on >= paidOn),
  );
  return Math.max(0, invoice.total - others.reduce((sum, { amount }) => sum + amount, 0));
}

interface Row extends Record<string, unknown>, KnownInvoice {
  id: string;
}

/** Returns the totals and applications of invoices that payments name together. */
export async function invoicesOfJoint(
  database: Database,
  run: FileRun,
  payments: readonly JointPayment[],
): Promise<ReadonlyMap<string, KnownInvoice>> {
  const ids = new Set(payments.flatMap(({ named }) => named.flatMap(({ invoiceId }) => invoiceId ?? [])));
  const { rows } = await database.execute<Row>(sql`
    select invoice.source_id as id, total::float8 as total, (
        select coalesce(json_agg(json_build_object('paymentId', payment.source_id, 'on', applied_on, 'amount', application.amount,
          'isFromList', starts_with(application.source_id, 'settled/'))), '[]')
        from ledger.applications as application left join ledger.payments as payment on payment.id = payment_id
        where invoice_id = invoice.id
      ) as applied
    from ledger.invoices as invoice
    where company_id = ${run.companyId} and source = ${run.source} and source_id = any(${sql.param([...ids])}::text[])`);
  return new Map(rows.map(({ id, ...known }) => [id, known]));
}
