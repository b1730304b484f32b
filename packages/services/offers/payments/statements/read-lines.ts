import { namesById } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { openOf } from '../collecting/open-of';
import { type LinePart, type LineState, lineStates, type Statement, type StatementLine } from '../contract/statements';
import type { BillingRow, PaymentRow, StatementLineRow, StatementRow, TransferRow } from '../rows';
import { applications, billings, payments, statementLines, statements, transfers } from '../schema';
import type { Proposal } from './match-lines';
import { proposeFor } from './propose';

const MAX_STATEMENTS = 100;

/** Returns the newest statements of a company, or one of them. */
export async function readStatements(database: Database, companyId: string, statementId?: string): Promise<Statement[]> {
  const l = statementLines;
  const isMatched = sql`exists (select from ${transfers} where ${transfers.lineId} = ${l.id})`;
  const rows = await database
    .select({
      statement: statements,
      lines: sql<number>`count(${l.id})::int`,
      matched: sql<number>`count(*) filter (where ${isMatched})::int`,
      undecided: sql<number>`count(*) filter (where ${l.kind} = 'credit' and ${l.dismissedAt} is null and not ${isMatched})::int`,
      duplicates: sql<number>`count(*) filter (where ${l.kind} = 'duplicate')::int`,
      from: sql<string | null>`min(${l.on})::text`,
      to: sql<string | null>`max(${l.on})::text`,
      account: sql<string | null>`max(${l.account})`,
    })
    .from(statements)
    .leftJoin(l, eq(l.statementId, statements.id))
    .where(statementId === undefined ? eq(statements.companyId, companyId) : eq(statements.id, statementId))
    .groupBy(statements.id)
    .orderBy(desc(statements.at), desc(statements.id))
    .limit(MAX_STATEMENTS);
  const names = await namesById(database, [...new Set(rows.map(({ statement }) => statement.userId))]);
  return rows.map(({ statement: { id, name, format, at, userId }, account, ...counts }) => ({
    ...{ id, name, format, at: at.toISOString(), by: names.get(userId) ?? '', account: account ?? '' },
    ...counts,
  }));
}

interface Page {
  state: 'all' | LineState;
  offset: number;
  limit: number;
}

/** Returns a page of the lines of a statement with what they pay or may pay. */
export async function readLines(database: Database, { id, companyId }: StatementRow, { state, offset, limit }: Page) {
  const rows = await linesOf(database, id);
  const taken = await transfersOfLines(database, id);
  const proposals = await proposeFor(
    database,
    companyId,
    rows.filter((row) => !taken.has(row.id)),
  );
  const states = new Map(rows.map((row) => [row.id, stateOf(row, taken.has(row.id), proposals.has(row.id))]));
  const some = rows.filter((row) => state === 'all' || states.get(row.id) === state);
  const page = some.slice(offset, offset + limit);
  const countOf = (one: LineState) => [...states.values()].filter((other) => other === one).length;
  const counts = { all: rows.length, ...Object.fromEntries(lineStates.map((one) => [one, countOf(one)])) };
  return {
    lines: await shownLines(database, page, { states, taken, proposals }),
    total: some.length,
    counts: counts as Record<'all' | LineState, number>,
    exact: [...proposals]
      .flatMap(([lineId, { reason, proposalId, parts }]) => (reason === 'exact' ? [{ lineId, proposalId, parts }] : []))
      .slice(0, MAX_EXACT),
  };
}

const MAX_EXACT = 500;

const linesOf = (database: Database, statementId: string): Promise<StatementLineRow[]> =>
  database.select().from(statementLines).where(eq(statementLines.statementId, statementId)).orderBy(asc(statementLines.position));

/** Returns the transfers that the lines of a statement were confirmed as, by line. */
async function transfersOfLines(database: Database, statementId: string): Promise<Map<string, TransferRow>> {
  const rows = await database
    .select({ lineId: statementLines.id, transfer: transfers })
    .from(transfers)
    .innerJoin(statementLines, eq(statementLines.id, transfers.lineId))
    .where(eq(statementLines.statementId, statementId));
  return new Map(rows.map(({ lineId, transfer }) => [lineId, transfer]));
}

function stateOf({ kind, dismissedAt }: StatementLineRow, isMatched: boolean, isProposed: boolean): LineState {
  if (isMatched) return 'matched';
  if (kind === 'unreadable') return 'unreadable';
  if (kind !== 'credit' || dismissedAt) return 'not-ours';
  return isProposed ? 'proposed' : 'open';
}

interface LineMatches {
  states: ReadonlyMap<string, LineState>;
  taken: ReadonlyMap<string, TransferRow>;
  proposals: ReadonlyMap<string, Proposal>;
}

async function shownLines(database: Database, page: readonly StatementLineRow[], matches: LineMatches): Promise<StatementLine[]> {
  const { states, taken, proposals } = matches;
  const ofPage = page.flatMap(({ id }) => taken.get(id) ?? []);
  const applied = ofPage.length
    ? await database
        .select()
        .from(applications)
        .where(
          inArray(
            applications.transferId,
            ofPage.map(({ id }) => id),
          ),
        )
    : [];
  const proposed = page.flatMap(({ id }) => proposals.get(id)?.parts ?? []);
  const rows = await paymentsWith(database, [...applied, ...proposed]);
  const clients = await clientNames(database, [
    ...ofPage.map(({ proposalId }) => proposalId),
    ...page.flatMap(({ id }) => proposals.get(id)?.proposalId ?? []),
  ]);
  const names = await namesById(database, [...new Set(ofPage.map(({ userId }) => userId))]);
  return page.map((row) => {
    const { id, place, kind, problem, dismissedAt, on, amount, currency, payer, text } = row;
    const proposal = proposals.get(id);
    const transfer = taken.get(id);
    const parts = applied.filter(({ transferId }) => transferId === transfer?.id);
    return {
      ...{ id, place, state: states.get(id) ?? 'open', kind, problem, isDismissed: dismissedAt !== null },
      ...{ on, amount, currency, payer, text },
      proposal: proposal
        ? {
            ...{ reason: proposal.reason, proposalId: proposal.proposalId, credit: proposal.credit },
            client: clients.get(proposal.proposalId) ?? '',
            parts: proposal.parts.flatMap((part) => shownPart(part, rows, part.amount)),
          }
        : null,
      transfer: transfer
        ? {
            ...{ id: transfer.id, client: clients.get(transfer.proposalId) ?? '', by: names.get(transfer.userId) ?? '' },
            parts: parts.flatMap((part) => shownPart(part, rows, 0)),
            credit: transfer.amount - transfer.paidBack - parts.reduce((sum, part) => sum + part.amount, 0),
          }
        : null,
    };
  });
}

type WithBilling = ReadonlyMap<string, { payment: PaymentRow; billing: BillingRow }>;

async function paymentsWith(database: Database, parts: readonly { paymentId: string }[]): Promise<WithBilling> {
  const ids = [...new Set(parts.map(({ paymentId }) => paymentId))];
  if (!ids.length) return new Map();
  const rows = await database
    .select({ payment: payments, billing: billings })
    .from(payments)
    .innerJoin(billings, eq(billings.proposalId, payments.proposalId))
    .where(inArray(payments.id, ids));
  return new Map(rows.map((row) => [row.payment.id, row]));
}

async function clientNames(database: Database, proposalIds: readonly string[]): Promise<Map<string, string>> {
  const ids = [...new Set(proposalIds)];
  if (!ids.length) return new Map();
  const rows = await database
    .select({ proposalId: billings.proposalId, client: billings.client })
    .from(billings)
    .where(inArray(billings.proposalId, ids));
  return new Map(rows.map(({ proposalId, client }) => [proposalId, client]));
}

/** @param paid what is subtracted from what is open now, because it is not confirmed yet */
function shownPart({ paymentId, amount }: { paymentId: string; amount: number }, rows: WithBilling, paid: number): LinePart[] {
  const row = rows.get(paymentId);
  if (!row) return [];
  const { payment, billing } = row;
  const { client, number, title } = billing;
  const rest = Math.max(0, openOf(payment) - paid);
  return [{ paymentId, amount, client, number, title, dueOn: payment.dueOn, due: payment.amount, rest }];
}
