import { addDays } from './days';
import { inHome, type Ledger } from './ledger-rows';
import { type Excluded, excludedOf, type Maybe } from './receivables';

export interface VendorNumbers {
  /** Spend of the 365 days up to A. */
  spend: number;
  excluded: Excluded[];
  vendors: { key: string; spend: number; lastBilledOn: string }[];
  top5Share: Maybe;
  top10Share: Maybe;
  /** The sum of squared shares in percent: 10,000 for one vendor. */
  herfindahl: Maybe;
}

const legalSuffixes = new Set(
  'inc incorporated llc llp lp ltd limited corp corporation co company plc gmbh ag sa sarl bv nv pty pc pllc'.split(' '),
);

/** Normalizes a vendor's name: case, punctuation and legal suffix are ignored. */
export function normalName(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[-_/&+]/g, ' ')
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter(Boolean);
  while (words.length > 1 && legalSuffixes.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

export function vendorNumbers(ledger: Ledger, asOf: string): VendorNumbers {
  const from = addDays(asOf, -364);
  const bills = ledger.purchases.filter(({ kind, on }) => kind === 'bill' && on <= asOf);
  const billed = new Set(bills.map(({ vendorId }) => vendorId));
  // A payment for a bill is no further spend. Where the source doesn't say, a payment to a vendor that sends bills is for them.
  const bought = ledger.purchases.filter(({ kind, on, isDirect, vendorId }) => {
    const isSpend = kind === 'bill' || (isDirect ?? !billed.has(vendorId));
    return isSpend && on >= from && on <= asOf;
  });
  const vendors = new Map<string, VendorNumbers['vendors'][number]>();
  for (const purchase of bought) {
    const key = normalName(purchase.vendor);
    const value = inHome(purchase.amount, purchase, ledger.currency);
    const vendor = vendors.get(key) ?? { key, spend: 0, lastBilledOn: purchase.on };
    vendor.spend += value ?? 0;
    if (purchase.on > vendor.lastBilledOn) vendor.lastBilledOn = purchase.on;
    vendors.set(key, vendor);
  }
  const sorted = [...vendors.values()].sort((one, other) => other.spend - one.spend || (one.key < other.key ? -1 : 1));
  const spend = sorted.reduce((sum, vendor) => sum + vendor.spend, 0);
  const share = (count: number) =>
    spend > 0 ? sorted.slice(0, count).reduce((sum, vendor) => sum + vendor.spend, 0) / spend : null;
  return {
    spend,
    excluded: excludedOf(bought, ledger.currency),
    vendors: sorted,
    top5Share: share(5),
    top10Share: share(10),
    herfindahl: spend > 0 ? sorted.reduce((sum, vendor) => sum + (vendor.spend / spend) ** 2, 0) * 10_000 : null,
  };
}
