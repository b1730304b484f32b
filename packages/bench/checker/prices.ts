import { median } from './clients';
import { addDays, daysBetween, monthOf, wholeMonthsBetween } from './days';
import { exactInHome, type Invoice, type Ledger } from './ledger-rows';
import type { Maybe } from './receivables';

export type ConsumerPrices = ReadonlyMap<string, number>;

export interface PriceNumbers {
  clientId: string;
  service: string;
  currency: string;
  /** In minor units of `currency`; may be a fraction after division by the quantity. */
  price: number;
  since: string;
  sinceKind: 'increase' | 'first-billing';
  priceThen: number;
  lastOn: string;
  months: number;
  freshness: 'fresh' | 'due' | 'stale' | 'very-stale' | 'unknown' | 'ended';
  nominalChange: number;
  realChange: Maybe;
  peerGap: Maybe;
  annualQuantity: number;
  /** Median days between billings. */
  period: Maybe;
  /** Per year, in minor units of the firm's currency, before it is rounded. */
  opportunity: Maybe;
  opportunityBy: 'cpi-catch-up' | 'uplift-to-median' | 'neither' | null;
}

interface Billing {
  on: string;
  quantity: number;
  price: number;
}

/** Returns the prices of recurring lines by client and service. */
export function priceNumbers(ledger: Ledger, covered: string, asOf: string, cpi: ConsumerPrices): PriceNumbers[] {
  const prices: PriceNumbers[] = [];
  for (const { id: clientId } of ledger.clients) {
    const own = ledger.invoices.filter((invoice) => invoice.clientId === clientId && invoice.issuedOn <= asOf);
    for (const [key, billings] of billingsOf(own)) {
      const last = billings.at(-1);
      if (billings.length < 3 || !last) continue;
      const [service = '', currency = ''] = key.split('\n');
      const { price, since, sinceKind, priceThen } = lastIncrease(billings);
      const months = wholeMonthsBetween(since, asOf);
      const nominalChange = price / priceThen - 1;
      const period = median(billings.slice(1).map(({ on }, place) => daysBetween(billings[place]?.on ?? on, on)));
      const isEnded = period !== null && daysBetween(last.on, asOf) > 2 * period;
      // No increase was found. Only a ledger that starts long before can show that the service and its price are new.
      const isNew =
        wholeMonthsBetween(covered, asOf) >= 12 &&
        period !== null &&
        daysBetween(covered, billings[0]?.on ?? covered) > 2 * period;
      const isUnknown = sinceKind === 'first-billing' && months < 12 && !isNew;
      const inflation = changeOf(cpi, monthOf(since), monthOf(asOf));
      prices.push({
        clientId,
        service,
        currency,
        price,
        since,
        sinceKind,
        priceThen,
        lastOn: last.on,
        months,
        freshness: isEnded ? 'ended' : isUnknown ? 'unknown' : freshnessOf(since, asOf),
        nominalChange,
        realChange: inflation === null ? null : (1 + nominalChange) / (1 + inflation) - 1,
        peerGap: null,
        annualQuantity: billings.filter(({ on }) => on > addDays(asOf, -365)).reduce((sum, { quantity }) => sum + quantity, 0),
        period,
        opportunity: null,
        opportunityBy: null,
      });
    }
  }
  const rates = latestRates(ledger, asOf);
  const inFirms = (amount: number, currency: string) =>
    exactInHome(amount, { currency, rate: rates.get(currency) ?? null }, ledger.currency);
  return prices.map((price) => {
    const { service, currency, annualQuantity, freshness } = price;
    if (freshness === 'ended') return price;
    const own = inFirms(price.price, currency);
    const peers = prices.flatMap((peer) => {
      const value =
        peer.service === service && peer.freshness !== 'ended' && peer.annualQuantity > 0
          ? inFirms(peer.price, peer.currency)
          : null;
      return value === null ? [] : [{ clientId: peer.clientId, value }];
    });
    const isEnough = new Set(peers.map(({ clientId }) => clientId)).size >= 5;
    const middle = isEnough && own !== null ? median(peers.map(({ value }) => value)) : null;
    // The price's loss to inflation since its last increase, and its gap to the median; neither is below 0.
    const catchUp = price.realChange === null || own === null ? null : Math.max(0, own / (1 + price.realChange) - own);
    const uplift = middle === null || own === null ? null : Math.max(0, middle - own);
    const isKnown = catchUp !== null || uplift !== null;
    const reason = (uplift ?? 0) > (catchUp ?? 0) ? 'uplift-to-median' : catchUp ? 'cpi-catch-up' : 'neither';
    return {
      ...price,
      peerGap: middle === null || own === null ? null : own / middle - 1,
      opportunityBy: isKnown ? reason : null,
      opportunity: isKnown ? annualQuantity * Math.max(catchUp ?? 0, uplift ?? 0) : null,
    };
  });
}

/** Returns the rate of each currency on the last invoice in it. */
function latestRates({ invoices }: Ledger, asOf: string): Map<string, number> {
  const rates = new Map<string, number>();
  const known = invoices.filter(({ issuedOn }) => issuedOn <= asOf);
  known.sort((one, other) => (one.issuedOn === other.issuedOn ? one.id - other.id : one.issuedOn < other.issuedOn ? -1 : 1));
  for (const { currency, rate } of known) if (rate !== null) rates.set(currency, rate);
  return rates;
}

/** Returns a client's billings by service and currency, one billing per day, the oldest first. */
function billingsOf(invoices: readonly Invoice[]): Map<string, Billing[]> {
  const sums = new Map<string, Map<string, { amount: number; quantity: number }>>();
  for (const invoice of invoices) {
    for (const { service, description, quantity, amount } of invoice.lines) {
      const name = service?.trim() || description?.trim();
      if (!name || quantity <= 0 || amount <= 0) continue;
      const key = `${name}\n${invoice.currency}`;
      const days = sums.get(key) ?? new Map();
      const sum = days.get(invoice.issuedOn) ?? { amount: 0, quantity: 0 };
      days.set(invoice.issuedOn, { amount: sum.amount + amount, quantity: sum.quantity + quantity });
      sums.set(key, days);
    }
  }
  const billings = new Map<string, Billing[]>();
  for (const [key, days] of sums) {
    const list = [...days].map(([on, { amount, quantity }]) => ({ on, quantity, price: amount / quantity }));
    billings.set(
      key,
      list.sort((one, other) => (one.on < other.on ? -1 : 1)),
    );
  }
  return billings;
}

/**
 * Classifies by age: under 12 months, 12 to 18, 18 to 36, over 36. Ages are exact to the day, and exactly 18 or 36 months belong
 * to the lower class.
 */
function freshnessOf(since: string, asOf: string): PriceNumbers['freshness'] {
  const months = wholeMonthsBetween(since, asOf);
  const isOver = (limit: number) =>
    months > limit || (months === limit && wholeMonthsBetween(since, addDays(asOf, -1)) === limit);
  if (months < 12) return 'fresh';
  if (!isOver(18)) return 'due';
  return isOver(36) ? 'very-stale' : 'stale';
}

/**
 * Returns the last increase that lasted 2 billing periods (its own and the next), and the last price that lasted. The lasting
 * part of a change is the part that both periods share; changes under 1 % are ignored.
 */
function lastIncrease(billings: readonly Billing[]): Pick<PriceNumbers, 'price' | 'since' | 'sinceKind' | 'priceThen'> {
  const [first] = billings;
  if (!first) throw new Error('nothing was billed');
  let found = { since: first.on, sinceKind: 'first-billing' as PriceNumbers['sinceKind'], priceThen: first.price };
  let held = first.price;
  for (const [index, { on, price }] of billings.entries()) {
    const next = billings[index + 1]?.price ?? held;
    const raisedTo = Math.min(price, next);
    const loweredTo = Math.max(price, next);
    if (raisedTo / held - 1 >= 0.01 - 1e-12) {
      held = raisedTo;
      found = { since: on, sinceKind: 'increase', priceThen: held };
    } else if (1 - loweredTo / held >= 0.01 - 1e-12) held = loweredTo;
  }
  return { ...found, price: held };
}

function changeOf(cpi: ConsumerPrices, from: string, to: string): Maybe {
  const before = cpi.get(from);
  const now = cpi.get(to);
  return before === undefined || now === undefined ? null : now / before - 1;
}
