import { chargesOf } from '@services/payments/ports';
import type { Database } from '@suite/kernel/database/database';
import { defineJob } from '@suite/kernel/jobs/define-job';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { and, eq, inArray, ne } from 'drizzle-orm';
import * as v from 'valibot';
import type { Dependencies, SettingsRow } from '../rows';
import { invoices, postings, settings } from '../schema';
import { settingsOf } from './open-books';
import { postNow } from './post-job';
import { writeNow } from './write-job';

const job = { kind: 'plan invoices', payload: v.object({ companyId: v.string() }) };

export const planInvoices = (transaction: Database, companyId: string): Promise<void> =>
  enqueue(transaction, job, { companyId }, { companyId, key: companyId });

/** Plans the invoices of every firm that has switched writing on. */
export async function planAll(database: Database): Promise<void> {
  const rows = await database.select({ companyId: settings.companyId }).from(settings).where(eq(settings.isOn, true));
  for (const { companyId } of rows) await planInvoices(database, companyId);
}

/** Adds an invoice for each charge that has come due since the firm switched writing on. */
export const planJob = (dependencies: Dependencies) =>
  defineJob({
    ...job,
    attempts: 10,
    backOff: { first: 60, most: 3600 },
    leaseSeconds: 60,
    atOnce: 2,
    isHarmless: true,
    doing: 'planned the invoices of this firm',
    async run({ companyId }, { database, clock }) {
      const chosen = await settingsOf(database, companyId);
      if (!chosen?.isOn) return;
      await database.transaction(async (transaction) => {
        await addInvoices(transaction, { companyId, from: chosen.startsOn }, clock());
        await resumeConnected(transaction, dependencies, chosen);
      });
    },
  });

/** Writes what stopped because of the connection, if that works again, and posts payments that are not posted yet. */
async function resumeConnected(transaction: Database, { writing }: Dependencies, chosen: SettingsRow): Promise<void> {
  const { companyId, ledgerId } = chosen;
  const books = await writing.find(transaction, companyId);
  if (books?.state !== 'connected' || !books.canWrite || books.settings.ledgerId !== ledgerId) return;
  const stopped = await transaction
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        eq(invoices.companyId, companyId),
        eq(invoices.state, 'stopped'),
        inArray(invoices.problem, ['connection', 'other-books']),
      ),
    );
  if (stopped.length)
    await resume(
      transaction,
      companyId,
      stopped.map(({ id }) => id),
    );
  const unposted = await transaction
    .selectDistinct({ invoiceId: postings.invoiceId })
    .from(postings)
    .innerJoin(invoices, eq(invoices.id, postings.invoiceId))
    .where(and(eq(invoices.companyId, companyId), ne(postings.state, 'written')));
  for (const { invoiceId } of unposted) await postNow(transaction, { companyId, invoiceId });
}

/** Adds the invoices of charges that have none, and writes them. @returns how many */
export async function addInvoices(transaction: Database, due: Parameters<typeof chargesOf>[1], now: number): Promise<number> {
  const charges = await chargesOf(transaction, due);
  const added: string[] = [];
  for (const { paymentId, proposalId, number, client, currency, dueOn } of charges) {
    const id = crypto.randomUUID();
    const reference = `Proposal ${number} ${id.slice(0, 8).toUpperCase()}`;
    const charge = { paymentId, proposalId, number, client, currency, dueOn };
    const row = { ...charge, id, companyId: due.companyId, reference, on: dueOn, at: new Date(now) };
    const [one] = await transaction.insert(invoices).values(row).onConflictDoNothing().returning({ id: invoices.id });
    if (one) added.push(one.id);
  }
  for (const invoiceId of added) await writeNow(transaction, { companyId: due.companyId, invoiceId });
  return added.length;
}

/** Writes invoices again that wait, or that stopped for one of these reasons, because what stopped them has changed. */
export async function resume(transaction: Database, companyId: string, ids?: readonly string[]): Promise<void> {
  const rows = await transaction
    .update(invoices)
    .set({ state: 'waiting', problem: null, message: null })
    .where(
      and(
        eq(invoices.companyId, companyId),
        inArray(invoices.state, ['waiting', 'stopped']),
        ids && inArray(invoices.id, [...ids]),
      ),
    )
    .returning({ id: invoices.id });
  for (const { id } of rows) await writeNow(transaction, { companyId, invoiceId: id });
}
