import { type Linked, neededMethod, noteMethod } from '@services/proposals/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { dayIn } from '@suite/values/zone-day';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { duesToCome } from '../billing/planned-charges';
import { noteProblem, providerOf } from '../collecting/account-of';
import { closeCheckout, readCheckout } from '../collecting/close-checkout';
import { hearOfCheckout } from '../collecting/hear';
import { openOf } from '../collecting/open-of';
import { type Provider, RefusedError, UnreachableError } from '../provider/provider';
import type { CheckoutRow, Dependencies, PaymentRow } from '../rows';
import { attempts, billings, checkouts, payers, payments } from '../schema';

type CheckoutPurpose = { kind: 'payment'; paymentId: string } | { kind: 'method' };
type Opened = { state: 'open'; url: string } | { state: 'settled' } | { state: 'later'; why: string };

const cannot = {
  payment: 'The payment page cannot be reached. Try again in a few minutes; what you accepted stands.',
  method: 'No payment method can be taken now. Go on without one; you leave it later.',
} as const;

/** Opens the provider's page for a client who has a link. */
export async function openCheckout(
  database: Database,
  dependencies: Dependencies,
  linked: Linked,
  purpose: CheckoutPurpose,
  deployment: Deployment,
): Promise<Opened> {
  const { companyId } = linked.proposal;
  const provider = await providerOf(database, dependencies, companyId);
  if (!provider) return goOn(database, linked, purpose);
  try {
    const opened = await openPage(database, dependencies, { provider, linked, purpose, deployment });
    await noteProblem(database, companyId, null);
    return opened;
  } catch (error) {
    if (error instanceof RefusedError) await noteProblem(database, companyId, error.message);
    else if (!(error instanceof UnreachableError)) throw error;
    return goOn(database, linked, purpose);
  }
}

/** An acceptance that needs a method does not wait for a provider that is unavailable. */
async function goOn(database: Database, { proposal }: Linked, { kind }: CheckoutPurpose): Promise<Opened> {
  if (kind === 'method' && proposal.status !== 'accepted') await noteMethod(database, proposal.id, 'later');
  return { state: 'later', why: cannot[kind] };
}

interface Opening {
  provider: Provider;
  linked: Linked;
  purpose: CheckoutPurpose;
  deployment: Deployment;
}

async function openPage(database: Database, dependencies: Dependencies, opening: Opening): Promise<Opened> {
  const { clock } = dependencies.kernel;
  const { purpose, linked } = opening;
  const found = await database.transaction((transaction) => findPage(transaction, linked, purpose, clock()));
  if (!found) return { state: 'settled' };
  if (await isStale(database, found)) {
    await closeCheckout(database, dependencies, found, clock());
    const next = await database.transaction((transaction) => findPage(transaction, linked, purpose, clock()));
    return next ? askForPage(database, dependencies, opening, next) : { state: 'settled' };
  }
  if (found.sessionId === null) return askForPage(database, dependencies, opening, found);
  const url = await readCheckout(database, dependencies, found, clock());
  if (url !== null) return { state: 'open', url };
  // The page was used or has expired: its purpose decides whether another one is needed.
  const next = await database.transaction((transaction) => findPage(transaction, linked, purpose, clock()));
  return next ? askForPage(database, dependencies, opening, next) : { state: 'settled' };
}

/** Whether a page asks for an amount that has changed since, because an amendment or an end reduced the payment, or a transfer paid a part of it. */
async function isStale(database: Database, { attemptId }: CheckoutRow): Promise<boolean> {
  if (attemptId === null) return false;
  const [row] = await database
    .select({ requested: attempts.amount, amount: payments.amount, collected: payments.collected })
    .from(attempts)
    .innerJoin(payments, eq(payments.id, attempts.paymentId))
    .where(eq(attempts.id, attemptId));
  return row !== undefined && row.requested !== openOf(row);
}

async function askForPage(
  database: Database,
  dependencies: Dependencies,
  { provider, linked, purpose, deployment }: Opening,
  row: CheckoutRow,
): Promise<Opened> {
  const { clock } = dependencies.kernel;
  const { proposal, recipient } = linked;
  const { id: proposalId, companyId, currency } = proposal;
  const customerId = await provider.customerOf(proposalId, { name: proposal.client, email: recipient.email });
  await database.insert(payers).values({ companyId, proposalId, customerId }).onConflictDoNothing();
  await database.update(checkouts).set({ customerId }).where(eq(checkouts.id, row.id));
  const back = (how: string) => zoneUrl(deployment, 'offer-public', '/return', { checkout: how });
  const page = { checkoutId: row.id, proposalId, customerId, currency, returnTo: { done: back('done'), left: back('left') } };
  const opened =
    purpose.kind === 'method'
      ? await provider.openMethodPage(page)
      : await provider.openPaymentPage({ ...page, ...(await chargeOf(database, row, purpose.paymentId, clock())) });
  return database.transaction(async (transaction): Promise<Opened> => {
    const { sessionId } = opened;
    await hearOfCheckout(transaction, dependencies, row.id, opened, clock());
    await transaction.update(checkouts).set({ sessionId }).where(eq(checkouts.id, row.id));
    return opened.url === null ? { state: 'settled' } : { state: 'open', url: opened.url };
  });
}

async function chargeOf(database: Database, { attemptId }: CheckoutRow, paymentId: string, now: number) {
  const [row] = await database
    .select()
    .from(payments)
    .innerJoin(billings, eq(billings.proposalId, payments.proposalId))
    .innerJoin(attempts, eq(attempts.paymentId, payments.id))
    .where(and(eq(payments.id, paymentId), attemptId === null ? undefined : eq(attempts.id, attemptId)));
  if (!row || attemptId === null) throw new Error(`the page for payment ${paymentId} has no attempt`);
  const { billings: billing, attempts: attempt } = row;
  const items = row.payments.items.map(({ name, gross }) => ({ name, amount: gross }));
  const isWhole = items.reduce((sum, { amount }) => sum + amount, 0) === attempt.amount;
  const today = dayIn(billing.timeZone, now);
  return {
    attemptId,
    // A payment reduced by credits or transfers is shown as one amount, because the page has no negative items.
    items: isWhole ? items : [{ name: billing.title, amount: attempt.amount }],
    keepsMethod: duesToCome(billing, today).length > 0,
  };
}

/** Returns the page to show, saved before the provider is asked for it; undefined when nothing is left to pay or save. */
async function findPage(
  transaction: Database,
  { proposal }: Linked,
  purpose: CheckoutPurpose,
  now: number,
): Promise<CheckoutRow | undefined> {
  const { id: proposalId, companyId } = proposal;
  const of = { companyId, proposalId, state: 'requested' as const, at: new Date(now) };
  if (purpose.kind === 'method') {
    // Simultaneous requests get the same page.
    await transaction.insert(payers).values({ companyId, proposalId }).onConflictDoNothing();
    await transaction.select().from(payers).where(eq(payers.proposalId, proposalId)).for('update');
    if (proposal.status !== 'accepted' && (await neededMethod(transaction, proposal)) !== 'missing') return undefined;
    const isMine = and(
      eq(checkouts.proposalId, proposalId),
      isNull(checkouts.attemptId),
      inArray(checkouts.state, ['requested', 'open']),
    );
    const [open] = await transaction.select().from(checkouts).where(isMine).orderBy(desc(checkouts.at));
    return open ?? add(transaction, { ...of, attemptId: null });
  }
  const payment = await lockPayment(transaction, proposalId, purpose.paymentId);
  if (payment.status !== 'due' && payment.status !== 'failed') return undefined;
  const isMine = and(eq(attempts.paymentId, payment.id), inArray(checkouts.state, ['requested', 'open']));
  const [open] = await transaction
    .select({ row: checkouts })
    .from(checkouts)
    .innerJoin(attempts, eq(attempts.id, checkouts.attemptId))
    .where(isMine);
  if (open) return open.row;
  const tried = await transaction.$count(attempts, eq(attempts.paymentId, payment.id));
  const at = new Date(now);
  const [attempt] = await transaction
    .insert(attempts)
    .values({
      paymentId: payment.id,
      number: tried + 1,
      how: 'page',
      amount: openOf(payment),
      currency: payment.currency,
      state: 'open',
      stateAt: at,
      at,
    })
    .returning();
  return add(transaction, { ...of, attemptId: attempt?.id ?? null });
}

async function add(transaction: Database, values: typeof checkouts.$inferInsert): Promise<CheckoutRow> {
  const [added] = await transaction.insert(checkouts).values(values).returning();
  if (!added) throw new Error('the page was not written');
  return added;
}

/** @throws SuiteError `not_found` for a payment of another proposal */
async function lockPayment(transaction: Database, proposalId: string, paymentId: string): Promise<PaymentRow> {
  const isIt = and(eq(payments.proposalId, proposalId), eq(payments.id, paymentId));
  const [row] = await transaction.select().from(payments).where(isIt).for('update');
  if (!row) throw new SuiteError('not_found', 'There is no such payment. Load the page again.');
  return row;
}
