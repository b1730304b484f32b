import { clientsOfProposals } from '@services/proposals/ports';
import type { Database } from '@suite/kernel/database/database';
import { referencesIn } from '@suite/values/creditor-reference';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { openOf } from '../collecting/open-of';
import type { StatementLineRow } from '../rows';
import { billings, payments } from '../schema';
import { type Charge, type Credit, matchLines, type Proposal } from './match-lines';

/** Proposes what undecided credits pay; others are left out. */
export async function proposeFor(
  database: Database,
  companyId: string,
  lines: readonly StatementLineRow[],
): Promise<Map<string, Proposal>> {
  const credits = lines.flatMap(creditOf);
  if (!credits.length) return new Map();
  const references = [...new Set(credits.flatMap(({ text, payer }) => referencesIn(`${text} ${payer}`)))];
  return matchLines(credits, await chargesFor(database, companyId, references));
}

const creditOf = ({ id, kind, dismissedAt, amount, currency, payer, text }: StatementLineRow): Credit[] =>
  kind !== 'credit' || dismissedAt || amount === null || currency === null ? [] : [{ id, amount, currency, payer, text }];

/** Returns the open charges of a company, and those with a reference, oldest first. */
async function chargesFor(database: Database, companyId: string, references: readonly string[]): Promise<Charge[]> {
  const isOne = or(
    inArray(payments.status, ['due', 'failed']),
    references.length ? inArray(payments.reference, [...references]) : undefined,
  );
  // Without the items of payments and the lines of billings, which are most of their rows.
  const { id: paymentId, proposalId, reference, invoiceNumber, dueOn, currency, status, amount, collected } = payments;
  const { number, client } = billings;
  const rows = await database
    .select({ paymentId, proposalId, reference, invoiceNumber, dueOn, currency, number, client, status, amount, collected })
    .from(payments)
    .innerJoin(billings, eq(billings.proposalId, payments.proposalId))
    .where(and(eq(payments.companyId, companyId), isOne))
    .orderBy(asc(payments.dueOn), asc(billings.number), asc(payments.id));
  const clients = await clientsOfProposals(database, companyId);
  return rows.map(({ status, amount, collected, client: billed, ...charge }) => {
    const client = clients.get(charge.proposalId);
    const open = status === 'due' || status === 'failed' ? openOf({ amount, collected }) : 0;
    return { ...charge, open, client: client?.name ?? billed, clientKey: client?.key ?? `name ${billed}` };
  });
}
