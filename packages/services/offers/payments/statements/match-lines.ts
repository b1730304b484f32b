import { allocate } from '@suite/pricing/allocate';
import { referencesIn } from '@suite/values/creditor-reference';
import type { Part } from '../collecting/take-transfer';
import { MAX_PARTS, type Reason } from '../contract/statements';
import { nameIndex, namesIn, numbersIn, plainNumber } from './names-in';

/** A charge that a line may pay. */
export interface Charge {
  paymentId: string;
  proposalId: string;
  /** The same for all charges of a client. */
  clientKey: string;
  client: string;
  reference: string;
  /** Of the proposal. */
  number: number;
  invoiceNumber: string | null;
  dueOn: string;
  currency: string;
  /** 0 when nothing can be paid any more. */
  open: number;
}

/** A credit of a statement. */
export interface Credit {
  id: string;
  amount: number;
  currency: string;
  payer: string;
  text: string;
}

export interface Proposal {
  reason: Reason;
  /** A proposal of the client who paid. */
  proposalId: string;
  parts: Part[];
  /** What stays as the client's credit. */
  credit: number;
}

/**
 * Proposes what credits pay: by reference first, in the order of the lines, and the others by invoice number, client and amount. What
 * is proposed for one line is not proposed for the next.
 * @param charges in the order of their due dates
 */
export function matchLines(credits: readonly Credit[], charges: readonly Charge[]): Map<string, Proposal> {
  const left = new Map(charges.map(({ paymentId, open }) => [paymentId, open]));
  const matched = new Map<string, Proposal>();
  const take = (credit: Credit, reason: Reason, among: readonly Charge[]) => {
    const open = among.map((charge) => ({ id: charge.paymentId, open: leftOf(charge) })).filter((charge) => charge.open > 0);
    const { parts, rest } = allocate(credit.amount, open.slice(0, MAX_PARTS));
    for (const { paymentId, amount } of parts) left.set(paymentId, (left.get(paymentId) ?? 0) - amount);
    const [first] = among;
    if (first) matched.set(credit.id, { reason, proposalId: first.proposalId, parts, credit: rest });
  };

  const byReference = new Map(charges.map((charge) => [charge.reference, charge]));
  for (const credit of credits) {
    const named = referencesIn(`${credit.text} ${credit.payer}`).flatMap((reference) => byReference.get(reference) ?? []);
    const among = named.filter(({ currency }) => currency === credit.currency);
    if (!among.length) continue;
    const isExact = among.every((charge) => leftOf(charge) > 0) && sumOf(among.map(leftOf)) === credit.amount;
    take(credit, isExact ? 'exact' : 'reference', among);
  }

  const index = indexOf(charges);
  for (const credit of credits) {
    if (matched.has(credit.id)) continue;
    const found = findOther(credit, index, leftOf);
    if (found) take(credit, found.reason, found.among);
  }
  return matched;

  function leftOf({ paymentId }: Charge): number {
    return left.get(paymentId) ?? 0;
  }
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

type LeftOf = (charge: Charge) => number;

function indexOf(charges: readonly Charge[]) {
  const open = charges.filter((charge) => charge.open > 0);
  return {
    byNumber: grouped(
      open.flatMap((charge) =>
        [charge.invoiceNumber ?? '', `PROPOSAL${charge.number}`].flatMap((number) =>
          plainNumber(number).length > 2 ? [[plainNumber(number), charge] as const] : [],
        ),
      ),
    ),
    byClient: grouped(open.map((charge) => [charge.clientKey, charge] as const)),
    byAmount: grouped(open.map((charge) => [`${charge.currency} ${charge.open}`, charge] as const)),
    names: nameIndex(open.map(({ clientKey, client }) => [clientKey, client] as const)),
  };
}

function grouped(pairs: readonly (readonly [string, Charge])[]): Map<string, Charge[]> {
  const groups = new Map<string, Charge[]>();
  for (const [key, charge] of pairs) {
    const group = groups.get(key);
    if (group) group.push(charge);
    else groups.set(key, [charge]);
  }
  return groups;
}

/** Characters of a text that may name the client. */
const NAMED = 300;

/** Finds charges for a line without a reference. */
function findOther(
  { amount, currency, payer, text }: Credit,
  { byNumber, byClient, byAmount, names }: ReturnType<typeof indexOf>,
  leftOf: LeftOf,
): { reason: Reason; among: Charge[] } | undefined {
  const isOpen = (charge: Charge) => charge.currency === currency && leftOf(charge) > 0;
  const numbered = numbersIn(text)
    .flatMap((number) => byNumber.get(number) ?? [])
    .filter(isOpen);
  if (numbered.length) return { reason: 'invoice', among: fitting(numbered, amount, leftOf) ?? numbered };

  const [client, ...others] = namesIn(`${payer} ${text.slice(0, NAMED)}`, names);
  if (client !== undefined && !others.length) {
    const all = (byClient.get(client) ?? []).filter(isOpen);
    const fits = fitting(all, amount, leftOf);
    if (fits) return { reason: 'client', among: fits };
    if (all.length) return { reason: 'name', among: all };
  }
  const same = (byAmount.get(`${currency} ${amount}`) ?? []).filter((charge) => isOpen(charge) && leftOf(charge) === amount);
  return same.length === 1 ? { reason: 'amount', among: same } : undefined;
}

/** Returns the oldest charge of the amount, or else the oldest charges whose sum it is. */
function fitting(charges: readonly Charge[], amount: number, leftOf: LeftOf): Charge[] | undefined {
  const one = charges.find((charge) => leftOf(charge) === amount);
  if (one) return [one];
  let sum = 0;
  for (const [at, charge] of charges.entries()) {
    sum += leftOf(charge);
    if (sum === amount) return charges.slice(0, at + 1);
    if (sum > amount) return undefined;
  }
  return undefined;
}
