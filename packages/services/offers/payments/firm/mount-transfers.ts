import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { insistOnNoPage, insistOnOpen } from '../collecting/open-payment';
import { settlePayment } from '../collecting/settle-payment';
import { undoTransfer } from '../collecting/take-transfer';
import * as contract from '../contract/transfers';
import type { Dependencies } from '../rows';
import { billings, transfers } from '../schema';
import { applyClientCredit, leftOf, lockTransfer } from '../transfers/client-credit';
import { lockPayment } from './lock-payment';
import { shownPayment } from './read-payments';
import { recordPayment } from './record-payment';

const MAX_CREDITS = 500;

/** Transfers of the token's company, and what of them is left. */
export function mountTransfers(app: App, dependencies: Dependencies): void {
  const { kernel } = dependencies;

  route(
    app,
    kernel,
    contract.getClientCredits,
    { summary: 'The credits of clients: what they paid beyond their charges' },
    async ({ caller, database }) => ({
      credits: await readCredits(database, and(eq(transfers.companyId, inCompany(caller).companyId), sql`${leftOf} > 0`)),
    }),
  );

  route(
    app,
    kernel,
    contract.payBackCredit,
    { summary: 'Record that credit was paid back to the client' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { transferId } = params;
      await findTransfer(database, author.companyId, transferId);
      const { transfer, left } = await lockTransfer(database, transferId);
      if (body.amount > left) throw new SuiteError('not_open', 'This is more than the remaining credit. Load the page again.');
      const paidBack = transfer.paidBack + body.amount;
      await database.update(transfers).set({ paidBack }).where(eq(transfers.id, transferId));
      const { amount, reason } = body;
      await recordPayment(database, author, 'credit.paid-back', { ...transfer, amount }, clock(), reason);
      const [shown] = await readCredits(database, eq(transfers.id, transferId));
      if (!shown) throw new Error(`transfer ${transferId} is missing`);
      return shown;
    },
  );

  route(
    app,
    kernel,
    contract.applyCredit,
    { summary: "Apply the client's credit to a payment" },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const payment = await lockPayment(database, { ...author, ...params });
      insistOnOpen(payment);
      await insistOnNoPage(database, payment);
      const amount = await applyClientCredit(database, payment);
      if (amount === 0) throw new SuiteError('not_open', 'This client has no credit in this currency.');
      await settlePayment(database, dependencies, payment.id, clock());
      await recordPayment(database, author, 'credit.applied', { ...payment, amount }, clock());
      return shownPayment(database, payment.id);
    },
  );

  route(
    app,
    kernel,
    contract.undoTransfer,
    { summary: 'Undo a transfer: what it paid is open again' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { transferId } = params;
      await findTransfer(database, author.companyId, transferId);
      const transfer = await undoTransfer(database, dependencies, transferId, clock());
      await recordPayment(database, author, 'payment.reopened', transfer, clock());
      return undefined;
    },
  );
}

/** @throws SuiteError `not_found` */
async function findTransfer(database: Database, companyId: string, id: string): Promise<void> {
  const isIt = and(eq(transfers.companyId, companyId), eq(transfers.id, id));
  if (!isUuid(id) || !(await database.$count(transfers, isIt)))
    throw new SuiteError('not_found', 'There is no such transfer. Load the page again.');
}

async function readCredits(database: Database, condition: SQL | undefined): Promise<contract.ClientCredit[]> {
  const rows = await database
    .select({ transfer: transfers, billing: billings, left: leftOf })
    .from(transfers)
    .innerJoin(billings, eq(billings.proposalId, transfers.proposalId))
    .where(condition)
    .orderBy(sql`lower(${billings.client})`, asc(transfers.on), asc(transfers.id))
    .limit(MAX_CREDITS);
  return rows.map(({ transfer: { id, proposalId, on, currency, amount, paidBack, note, lineId }, billing, left }) => ({
    ...{ id, proposalId, number: billing.number, title: billing.title, client: billing.client },
    ...{ on, currency, total: amount, paidBack, left, note, isFromStatement: lineId !== null },
  }));
}
