import { and, asc, eq, gt, inArray, notExists } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { importSightings } from '../../database/schema/import';
import { ledgerBillLines, ledgerBills, ledgerInvoiceLines, ledgerInvoices } from '../../database/schema/ledger';
import { lockLedger } from '../../ledger/lock-ledger';
import type { Run } from '../run-file';
import { invoiceFile } from './read-invoice';
import { lineItemFile } from './read-line-item';

const PAGE = 500;

const pairs = [
  { documents: ledgerInvoices, lines: ledgerInvoiceLines, owner: ledgerInvoiceLines.invoiceId },
  { documents: ledgerBills, lines: ledgerBillLines, owner: ledgerBillLines.billId },
] as const;

/** Takes out the lines that an invoice or bill of this run no longer has at the source. Page by page, each in a transaction. */
export async function dropStaleLines(database: Database, run: Run): Promise<void> {
  for (let after = '', isLast = false; !isLast; ) {
    const page = await database.transaction(async (transaction) => {
      await lockLedger(transaction, run.companyId);
      const documents = await sightedDocuments(transaction, run, after);
      if (documents.length) await dropFrom(transaction, run, documents);
      return documents;
    });
    after = page.at(-1) ?? after;
    isLast = page.length < PAGE;
  }
}

async function sightedDocuments(database: Database, run: Run, after: string): Promise<string[]> {
  const { runId, file, sourceId, leftOut } = importSightings;
  const rows = await database
    .select({ sourceId })
    .from(importSightings)
    .where(and(eq(runId, run.id), eq(file, invoiceFile.name), eq(leftOut, false), gt(sourceId, after)))
    .orderBy(asc(sourceId))
    .limit(PAGE);
  return rows.map((row) => row.sourceId);
}

async function dropFrom(database: Database, run: Run, sourceIds: string[]): Promise<void> {
  for (const { documents, lines, owner } of pairs) {
    const theirs = database
      .select({ id: documents.id })
      .from(documents)
      .where(
        and(eq(documents.companyId, run.companyId), eq(documents.source, run.source), inArray(documents.sourceId, sourceIds)),
      );
    const sighting = database
      .select({ line: importSightings.line })
      .from(importSightings)
      .where(
        and(
          eq(importSightings.runId, run.id),
          eq(importSightings.file, lineItemFile.name),
          eq(importSightings.sourceId, lines.sourceId),
        ),
      );
    await database.delete(lines).where(and(inArray(owner, theirs), notExists(sighting)));
  }
}
