import { dayText } from '@suite/values/day-text';
import { minorDigits } from '@suite/values/money';
import type { Notice } from '../contract/terms';
import type { ValuationResult } from '../contract/valuation';
import type { LedgerFacts } from './ledger-facts';
import type { Subject } from './subject';

/** Share of revenue from which a single client is named before anything else. */
const LARGE_CLIENT = 0.25;

/** Formats minor units without cents: `$12,300`. */
export function moneyWords(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  return format.format(amount / 10 ** minorDigits(currency));
}

export const percentWords = (share: number): string =>
  new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** Returns what a reader must know to judge the number, most serious first. */
export function noticesOf(
  valuation: Omit<ValuationResult, 'notices'>,
  subject: Subject,
  ledger: LedgerFacts | undefined,
): Notice[] {
  const { years, settings, currency, conclusion } = valuation;
  const notices: Notice[] = [];
  const add = (tone: Notice['tone'], text: string) => void notices.push({ tone, text });
  const counting = years.filter(({ counts }) => counts);

  if (ledger && subject.id !== null && subject.currency !== ledger.set.home)
    add(
      'bad',
      `The figures were entered in ${subject.currency}, and the ledger is in ${ledger.set.home}. They do not count until they are entered in ${ledger.set.home}.`,
    );
  if (!conclusion) add('info', 'There is no value yet. Each method below says what it lacks.');
  if (subject.kind === 'own' && !ledger)
    add('info', 'No ledger is connected: revenue and receivables have to be entered, and most drivers cannot be measured.');
  if (ledger?.isPaidMissing)
    add('warn', 'The revenue of twelve months is not known from the ledger: it has lists that leave out paid invoices.');
  else if (ledger && !ledger.coversYear)
    add('warn', `The ledger covers ${ledger.period.days} days: the revenue of twelve months is not known from it.`);
  const losses = counting.filter(({ normalized }) => (normalized?.ebitda ?? 0) < 0).length;
  if (losses)
    add(
      'bad',
      `With the owners paid at market, ${losses} of ${counting.length} ${counting.length === 1 ? 'year has' : 'years have'} a loss.`,
    );
  if (counting.length === 1)
    add('warn', 'Only one year counts. Rev. Rul. 68-609 asks for five, and one says nothing of a trend.');
  else if (counting.length > 1 && counting.length < 5)
    add('info', `${counting.length} years count. Rev. Rul. 68-609 prefers five.`);
  const equity = counting.length ? equityOf(valuation) : null;
  if (equity !== null && equity < 0)
    add('bad', `Equity is negative: with cash and less debt the tangible assets come to ${moneyWords(equity, currency)}.`);
  if (ledger?.largest.available && ledger.largest.value >= LARGE_CLIENT)
    add(
      ledger.largest.value >= 0.5 ? 'bad' : 'warn',
      `One client brings ${percentWords(ledger.largest.value)} of the revenue. A buyer will pay for it only if it stays.`,
    );
  for (const { name, reason } of ledger?.failing ?? [])
    add('bad', `${name} cannot be read now, so the ledger stays as of ${dayText(ledger?.set.asOf ?? '')}. ${reason}`);
  if (ledger?.isStale && !ledger.failing.length)
    add('warn', `The ledger is ${ledger.days} days old: what it says is as of ${dayText(ledger.set.asOf)}.`);
  for (const { currency: other, documents } of ledger?.excludedSales ?? [])
    add(
      'warn',
      `${documents} ${documents === 1 ? 'document' : 'documents'} in ${other} without an exchange rate are left out of the revenue.`,
    );
  const isPaid = counting.some(({ figures }) => (figures.ownerPay?.amount ?? 0) > 0);
  if (counting.length && settings.owners > 0 && settings.marketPay === null)
    add(
      isPaid ? 'warn' : 'bad',
      isPaid
        ? "What the owners' work costs on the market was not entered: what they took is used in its place."
        : "The owners took no pay, and what their work costs on the market was not entered: the earnings contain the owners' work for nothing.",
    );
  else if (counting.length && settings.owners > 0 && !isPaid)
    add('info', "The owners took no pay: their work is deducted at market from every year's earnings.");
  const order = { bad: 0, warn: 1, info: 2 };
  return notices.sort((one, other) => order[one.tone] - order[other.tone]);
}

function equityOf({ years, cash, debt }: Pick<ValuationResult, 'years' | 'cash' | 'debt'>): number | null {
  const tangible = years.findLast((year) => year.tangible !== null)?.tangible;
  return tangible === undefined || tangible === null ? null : tangible + cash - debt;
}
