import { writeAudit } from '@services/identity/ports';
import { offerSettings } from '@services/price-book/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { type Administrator, inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App } from '@suite/kernel/http/kernel';
import { readBytes } from '@suite/kernel/http/read-body';
import { route } from '@suite/kernel/http/route';
import { dayIn } from '@suite/values/zone-day';
import { and, eq, inArray } from 'drizzle-orm';
import type * as v from 'valibot';
import { takeTransfer } from '../collecting/take-transfer';
import * as contract from '../contract/statements';
import type { Dependencies, StatementLineRow, StatementRow } from '../rows';
import { billings, payments, statementLines, statements, transfers } from '../schema';
import type { Proposal } from '../statements/match-lines';
import { readLines, readStatements } from '../statements/read-lines';
import { readStatement } from '../statements/read-statement';
import { AmbiguousDaysError, StatementRefusedError } from '../statements/statement-file';
import { storeStatement } from '../statements/store-statement';
import { findBilling } from './lock-payment';
import { recordPayment } from './record-payment';

/** Bank statements of the token's company. */
export function mountStatements(app: App, dependencies: Dependencies): void {
  const { kernel } = dependencies;

  route(
    app,
    kernel,
    contract.getBankStatements,
    { summary: 'Bank statements of the firm, and how many of their lines are decided' },
    async ({ caller, database }) => ({ statements: await readStatements(database, inCompany(caller).companyId) }),
  );

  route(
    app,
    kernel,
    contract.uploadStatement,
    { summary: 'Upload a bank statement: camt.053, OFX or CSV' },
    async ({ input: { query }, caller, database, clock, context }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      const bytes = await readBytes(context, contract.MAX_STATEMENT);
      const { fileName: name, dateOrder } = query;
      const today = dayIn((await offerSettings(database, companyId)).timeZone, clock());
      const currency = await onlyCurrency(database, companyId);
      try {
        const file = await readStatement(bytes, { name, dateOrder, currency, today });
        return await database.transaction(async (transaction) => {
          const { id } = await storeStatement(transaction, file, { companyId, name, userId }, clock());
          await writeAudit(transaction, author, [{ action: 'statement.uploaded', subject: name }], clock());
          const [statement] = await readStatements(transaction, companyId, id);
          if (!statement) throw new Error('the statement was not written');
          return { state: 'read' as const, statement };
        });
      } catch (error) {
        if (error instanceof AmbiguousDaysError) return { state: 'ask' as const, written: error.written, ...error.days };
        if (error instanceof StatementRefusedError) throw new SuiteError('invalid_request', error.message);
        throw error;
      }
    },
  );

  route(
    app,
    kernel,
    contract.getBankStatement,
    { summary: 'The lines of a bank statement, and what they pay or may pay' },
    async ({ input: { params, query }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const row = await findStatement(database, companyId, params.statementId);
      const [statement] = await readStatements(database, companyId, row.id);
      if (!statement) throw new Error(`statement ${row.id} is missing`);
      return { statement, ...(await readLines(database, row, query)) };
    },
  );

  route(
    app,
    kernel,
    contract.confirmLine,
    { summary: 'Confirm what a line of a bank statement pays' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const line = await lockLine(database, author.companyId, params.lineId);
      const billing = await findBilling(database, { companyId: author.companyId, proposalId: body.proposalId });
      await confirm(database, author, line, { proposalId: billing.proposalId, parts: body.parts }, clock());
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.confirmLines,
    { summary: 'Confirm what several lines of a bank statement pay' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId } = author;
      const { id: statementId } = await findStatement(database, companyId, params.statementId);
      await lockInOrder(database, { companyId, statementId }, body.lines);
      let confirmed = 0;
      for (const { lineId, proposalId, parts } of body.lines) {
        try {
          // What was written for a line before it is refused is taken back.
          await database.transaction(async (inner) => {
            const line = await lockLine(inner, companyId, lineId);
            if (line.statementId !== statementId) throw new SuiteError('not_found', 'This line is in another statement.');
            await findBilling(inner, { companyId, proposalId });
            await confirm(inner, author, line, { proposalId, parts }, clock());
          });
          confirmed++;
        } catch (error) {
          // The line says why when it is confirmed by itself.
          if (!(error instanceof SuiteError)) throw error;
        }
      }
      return { confirmed, skipped: body.lines.length - confirmed };
    },
  );

  route(
    app,
    kernel,
    contract.dismissLine,
    { summary: 'Say that a line of a bank statement pays nothing here' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const line = await lockLine(database, author.companyId, params.lineId);
      await update(database, line.id, { dismissedAt: new Date(clock()) });
      await writeAudit(database, author, [{ action: 'statement-line.dismissed', subject: nameOfLine(line) }], clock());
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.reopenLine,
    { summary: 'Take back that a line of a bank statement pays nothing here' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const line = await findLine(database, author.companyId, params.lineId);
      await update(database, line.id, { dismissedAt: null });
      await writeAudit(database, author, [{ action: 'statement-line.reopened', subject: nameOfLine(line) }], clock());
      return undefined;
    },
  );

  async function confirm(
    transaction: Database,
    author: Administrator,
    line: StatementLineRow,
    { proposalId, parts }: Pick<Proposal, 'proposalId' | 'parts'>,
    now: number,
  ): Promise<void> {
    const { companyId, userId } = author;
    const { id: lineId, on, amount, currency } = line;
    if (on === null || amount === null || currency === null) throw new Error(`credit ${lineId} has no amount or day`);
    const received = { companyId, proposalId, on, amount, currency, parts, lineId, userId };
    const { transfer, paid } = await takeTransfer(transaction, dependencies, received, now);
    for (const { id, ...payment } of paid)
      await recordPayment(
        transaction,
        author,
        'payment.received',
        { ...payment, amount: parts.find(({ paymentId }) => paymentId === id)?.amount ?? 0 },
        now,
      );
    if (!paid.length) await recordPayment(transaction, author, 'payment.received', transfer, now);
  }
}

/** Returns the currency of all of a firm's charges; undefined for several. */
async function onlyCurrency(database: Database, companyId: string): Promise<string | undefined> {
  const rows = await database
    .selectDistinct({ currency: billings.currency })
    .from(billings)
    .where(eq(billings.companyId, companyId));
  const [only, ...others] = rows;
  return others.length ? undefined : (only?.currency ?? (await offerSettings(database, companyId)).currency ?? undefined);
}

/** @throws SuiteError `not_found` */
async function findStatement(database: Database, companyId: string, id: string): Promise<StatementRow> {
  const isIt = and(eq(statements.companyId, companyId), eq(statements.id, id));
  const [row] = isUuid(id) ? await database.select().from(statements).where(isIt) : [];
  if (!row) throw new SuiteError('not_found', 'There is no such bank statement.');
  return row;
}

/** @throws SuiteError `not_found` */
async function findLine(database: Database, companyId: string, id: string): Promise<StatementLineRow> {
  const isIt = and(eq(statementLines.companyId, companyId), eq(statementLines.id, id));
  const [row] = isUuid(id) ? await database.select().from(statementLines).where(isIt) : [];
  if (!row) throw new SuiteError('not_found', 'There is no such line. Load the page again.');
  return row;
}

/** Locks a credit that nobody has decided about. @throws SuiteError `not_found`, `not_open` */
async function lockLine(transaction: Database, companyId: string, id: string): Promise<StatementLineRow> {
  await findLine(transaction, companyId, id);
  const [line] = await transaction.select().from(statementLines).where(eq(statementLines.id, id)).for('update');
  if (line?.kind !== 'credit') throw new SuiteError('not_open', 'This line is no credit, so it can pay nothing.');
  if (line.dismissedAt)
    throw new SuiteError('not_open', 'Somebody said that this line is not for your firm. Take that back first.');
  if (await transaction.$count(transfers, eq(transfers.lineId, id)))
    throw new SuiteError('not_open', 'This line is matched already. Load the page again.');
  return line;
}

/** Locks lines and what they pay in one order, so that two people cannot wait for each other. */
async function lockInOrder(
  transaction: Database,
  { companyId, statementId }: { companyId: string; statementId: string },
  lines: v.InferOutput<typeof contract.confirmLines.body>['lines'],
): Promise<void> {
  const [l, p] = [statementLines, payments];
  const lineIds = lines.map(({ lineId }) => lineId);
  const paymentIds = lines.flatMap(({ parts }) => parts.map(({ paymentId }) => paymentId));
  const isLine = and(eq(l.statementId, statementId), inArray(l.id, lineIds));
  await transaction.select({ id: l.id }).from(l).where(isLine).orderBy(l.id).for('update');
  if (!paymentIds.length) return;
  const isPaid = and(eq(p.companyId, companyId), inArray(p.id, paymentIds));
  await transaction.select({ id: p.id }).from(p).where(isPaid).orderBy(p.id).for('update');
}

const nameOfLine = ({ on, payer, text }: StatementLineRow): string => `${on ?? ''} ${payer || text.slice(0, 80)}`.trim();

async function update(database: Database, id: string, change: Partial<StatementLineRow>): Promise<void> {
  await database.update(statementLines).set(change).where(eq(statementLines.id, id));
}
