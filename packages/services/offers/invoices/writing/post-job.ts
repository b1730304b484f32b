import { ConsentLostError, ProviderBusyError, ProviderError, RefusedError } from '@services/ledger/ports';
import { chargeOf } from '@services/payments/ports';
import type { Database } from '@suite/kernel/database/database';
import { defineJob, RetryLaterError } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { and, asc, eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import type { Dependencies, PostingRow } from '../rows';
import { invoices, postings } from '../schema';
import { followInvoices } from './follow-queue';
import { laneOf } from './lane';
import { type OpenBooks, openBooks, StoppedError, settingsOf } from './open-books';

const payload = v.object({ companyId: v.string(), invoiceId: v.string() });

const job = { kind: 'post payments of invoice', payload, inOrder: laneOf };

export const postNow = (transaction: Database, of: v.InferOutput<typeof payload>): Promise<void> =>
  enqueue(transaction, job, of, { companyId: of.companyId, key: of.invoiceId });

/** Applies what Stripe collected for a charge to its invoice in the ledger, each payment once. */
export const postJob = (dependencies: Dependencies) =>
  defineJob({
    ...job,
    attempts: 200,
    backOff: { first: 60, most: 600 },
    leaseSeconds: 120,
    atOnce: 4,
    isHarmless: true,
    doing: 'posted payments to the ledger',
    async run({ companyId, invoiceId: id }, { database, signal, clock, hold }) {
      const [invoice] = await database.select().from(invoices).where(eq(invoices.id, id));
      if (invoice?.state !== 'written' || invoice.invoiceId === null || !invoice.request) return;
      const charge = await chargeOf(database, invoice.paymentId);
      if (!charge?.collected.length) return;
      const save = (posting: PostingRow, change: Partial<PostingRow>) =>
        database.transaction(async (transaction) => {
          await hold(transaction);
          await transaction.update(postings).set(change).where(eq(postings.id, posting.id));
        });
      const chosen = await settingsOf(database, companyId);
      if (!chosen?.isOn || chosen.paymentAccountId === null) return;
      const open = await openBooks(database, dependencies, companyId, signal).catch((error: unknown) => {
        if (error instanceof StoppedError) return error;
        throw error;
      });
      if (!open) return;
      const rows = charge.collected.map((one) => ({ ...one, invoiceId: id }));
      await database.insert(postings).values(rows).onConflictDoNothing();
      let isPosted = false;
      const isOpen = and(eq(postings.invoiceId, id), ne(postings.state, 'written'));
      for (const posting of await database.select().from(postings).where(isOpen).orderBy(asc(postings.on), asc(postings.id))) {
        signal.throwIfAborted();
        try {
          if (open instanceof StoppedError) throw open;
          if (invoice.status === 'voided' || invoice.status === 'deleted')
            throw new StoppedError('other', `The invoice is ${invoice.status} in ${open.books.name}.`);
          if (invoice.status === 'draft') throw new StoppedError('draft', 'The payment is posted once the invoice is approved.');
          const request = requestOf(posting, invoice.invoiceId, invoice.request.contactId, invoice.currency, open);
          const found = posting.state === 'writing' ? await open.writer.findPayment(request) : undefined;
          if (!found) await save(posting, { state: 'writing', problem: null, message: null });
          const paymentId = found ?? (await open.writer.createPayment(request, `${posting.id} ${posting.refusals}`));
          await save(posting, { state: 'written', paymentId, problem: null, message: null });
          isPosted = true;
        } catch (error) {
          signal.throwIfAborted();
          if (error instanceof StoppedError) {
            // What was requested before may have been done, so the ledger is asked for it first when this goes on.
            const state = posting.state === 'writing' ? posting.state : 'stopped';
            await save(posting, { state, problem: error.problem, message: error.message });
          } else if (error instanceof ConsentLostError) await save(posting, { problem: 'connection', message: error.message });
          else if (error instanceof RefusedError && !(open instanceof StoppedError)) {
            const { about: problem, message } = open.writer.explain(error);
            await save(posting, { state: 'stopped', problem, message, refusals: posting.refusals + 1 });
          } else {
            if (isOfProvider(error)) await save(posting, { message: error.message });
            if (error instanceof ProviderBusyError) throw new RetryLaterError((error.until - clock()) / 1000);
            throw error;
          }
        }
      }
      if (isPosted) await followInvoices(database, companyId);
    },
  });

const requestOf = (posting: PostingRow, invoiceId: string, contactId: string, currency: string, { chosen }: OpenBooks) => ({
  ...{ reference: `Stripe ${posting.id}`, invoiceId, contactId, accountId: chosen.paymentAccountId ?? '' },
  ...{ on: posting.on, amount: posting.amount, currency },
});

const isOfProvider = (error: unknown): error is Error => error instanceof ProviderError || error instanceof ProviderBusyError;
