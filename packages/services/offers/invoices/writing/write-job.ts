import {
  ConsentLostError,
  type ledgerWriter,
  ProviderBusyError,
  ProviderError,
  RefusedError,
  type WritableBooks,
} from '@services/ledger/ports';
import { chargeOf, noteInvoiceNumber } from '@services/payments/ports';
import { ledgerNames } from '@services/price-book/ports';
import { noteInvoiced } from '@services/proposals/ports';
import type { Database } from '@suite/kernel/database/database';
import { defineJob, type JobContext, RetryLaterError } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Dependencies, InvoiceRow } from '../rows';
import { type InvoiceRequest, invoices } from '../schema';
import { findContact } from './find-contact';
import { laneOf } from './lane';
import { type OpenBooks, openBooks, StoppedError } from './open-books';
import { postNow } from './post-job';
import { prepareInvoice } from './prepare-invoice';

const payload = v.object({ companyId: v.string(), invoiceId: v.string() });

const job = { kind: 'write invoice', payload, inOrder: laneOf };

export const writeNow = (transaction: Database, of: v.InferOutput<typeof payload>): Promise<void> =>
  enqueue(transaction, job, of, { companyId: of.companyId, key: of.invoiceId });

/**
 * Writes an invoice to the ledger once. What is requested is saved before the ledger is asked, and the ledger is asked for the
 * reference before anything is requested again: after a crash, a lost response and a lost authorization alike.
 */
export const writeJob = (dependencies: Dependencies) =>
  defineJob({
    ...job,
    attempts: 200,
    backOff: { first: 60, most: 600 },
    leaseSeconds: 120,
    atOnce: 4,
    isHarmless: true,
    doing: 'wrote this invoice to the ledger',
    onGiveUp: (transaction, { invoiceId }, reason) =>
      update(transaction, invoiceId, { state: 'stopped', problem: 'other', message: reason }),
    async run({ companyId, invoiceId }, context) {
      const { database, signal, clock, hold } = context;
      const [invoice] = await database.select().from(invoices).where(eq(invoices.id, invoiceId));
      if (!invoice || !isToWrite(invoice)) return;
      const save = (change: Partial<InvoiceRow>) =>
        database.transaction(async (transaction) => {
          await hold(transaction);
          // A person may have dismissed it meanwhile.
          await transaction
            .update(invoices)
            .set(change)
            .where(and(eq(invoices.id, invoiceId), isOpen));
        });
      try {
        const open = await openBooks(database, dependencies, companyId, signal);
        if (!open) return;
        const found = invoice.request && (await open.writer.findInvoice(invoice.request));
        const request = invoice.request ?? (await prepare(context, open, invoice));
        if (!request) return;
        const written = found ?? (await open.writer.createInvoice(request, keyOf(invoice)));
        await database.transaction(async (transaction) => {
          await hold(transaction);
          await saveWritten(transaction, invoice, request, open.books, written);
        });
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof StoppedError) return save({ state: 'stopped', problem: error.problem, message: error.message });
        if (error instanceof ConsentLostError) return save({ state: 'stopped', problem: 'connection', message: error.message });
        if (error instanceof RefusedError) {
          const { about, message } = await explained(dependencies, database, companyId, error, signal);
          // Nothing was created, so the next request may differ and needs another key.
          return save({ state: 'stopped', problem: about, message, request: null, refusals: invoice.refusals + 1 });
        }
        if (error instanceof ProviderBusyError || error instanceof ProviderError) await save({ message: error.message });
        if (error instanceof ProviderBusyError) throw new RetryLaterError((error.until - clock()) / 1000);
        throw error;
      }
    },
  });

const isOpen = inArray(invoices.state, ['waiting', 'writing']);

const isToWrite = ({ state }: InvoiceRow) => state === 'waiting' || state === 'writing';

/** The idempotency key of a request: the same for repetitions, another one after a refusal. */
const keyOf = ({ id, refusals }: InvoiceRow) => `${id} ${refusals}`;

async function explained(
  { writing }: Dependencies,
  database: Database,
  companyId: string,
  error: RefusedError,
  signal: AbortSignal,
): Promise<ledgerWriter.Refusal> {
  const books = await writing.find(database, companyId);
  return books ? writing.open(database, companyId, books, signal).explain(error) : { about: 'other', message: error.message };
}

/** Saves what is requested next; undefined when the charge is not to be invoiced any more. */
async function prepare(
  { database, hold }: JobContext,
  open: OpenBooks,
  invoice: InvoiceRow,
): Promise<InvoiceRequest | undefined> {
  const contactId = await findContact(database, open, invoice);
  return database.transaction(async (transaction) => {
    await hold(transaction);
    const charge = await chargeOf(transaction, invoice.paymentId);
    if (!charge || charge.status === 'cancelled') {
      const reason = 'The charge was canceled before it was invoiced.';
      await update(transaction, invoice.id, { state: 'dismissed', reason, problem: null, message: null });
      return undefined;
    }
    const names = await ledgerNames(transaction, invoice.companyId);
    const request = prepareInvoice({ invoice, charge, chosen: open.chosen, contactId, names });
    const { source, settings } = open.books;
    const [saved] = await transaction
      .update(invoices)
      .set({ state: 'writing', request, source, ledgerId: settings.ledgerId, problem: null, message: null })
      .where(and(eq(invoices.id, invoice.id), isOpen))
      .returning();
    return saved && request;
  });
}

/** Saves an invoice as it is in the ledger. */
export async function saveWritten(
  transaction: Database,
  invoice: Pick<InvoiceRow, 'id' | 'companyId' | 'proposalId' | 'paymentId' | 'dueOn'>,
  request: InvoiceRequest,
  { source }: Pick<WritableBooks, 'source'>,
  written: ledgerWriter.LedgerInvoice,
): Promise<void> {
  const { id: invoiceId, number: invoiceNumber, status, total, settled } = written;
  const known = { invoiceId, invoiceNumber, status, total, settled };
  await update(transaction, invoice.id, { ...known, state: 'written', problem: null, message: null });
  await noteInvoiceNumber(transaction, invoice.paymentId, invoiceNumber);
  const isThere = status !== 'voided' && status !== 'deleted';
  await noteInvoiced(transaction, {
    ...{ invoiceId: invoice.id, companyId: invoice.companyId, proposalId: invoice.proposalId, source, sourceId: invoiceId },
    on: invoice.dueOn,
    lines: isThere ? request.lines.filter(({ isCredit }) => !isCredit) : [],
  });
  await postNow(transaction, { companyId: invoice.companyId, invoiceId: invoice.id });
}

export const update = async (database: Database, id: string, change: Partial<InvoiceRow>): Promise<void> => {
  await database.update(invoices).set(change).where(eq(invoices.id, id));
};
