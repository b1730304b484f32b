import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import { writtenInvoices } from '../schema';

interface Written {
  /** Of the charge that it invoices. */
  invoiceId: string;
  companyId: string;
  proposalId: string;
  /** Where it is in the ledger. */
  source: string;
  sourceId: string;
  /** The due date of the charge. */
  on: string;
  /** Without credits; none when the invoice was voided or deleted. Minor units. */
  lines: readonly { lineId: string; net: number; tax: number }[];
}

/** Records what an invoice that was written to the ledger charges for, so that it counts as invoiced exactly. */
export async function noteInvoiced(transaction: Database, { lines, ...written }: Written): Promise<void> {
  if (!lines.length) {
    await transaction.delete(writtenInvoices).where(eq(writtenInvoices.invoiceId, written.invoiceId));
    return;
  }
  const row = { ...written, lines: lines.map(({ lineId, net, tax }) => ({ lineId, net, gross: net + tax })) };
  await transaction.insert(writtenInvoices).values(row).onConflictDoUpdate({ target: writtenInvoices.invoiceId, set: row });
}
