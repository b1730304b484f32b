import { rounded, sum } from './amounts';

/** A business's earnings in a year, from its accounts. */
export interface YearOfAccounts {
  revenue: number;
  /** Before income taxes. */
  profit: number;
  interest: number;
  depreciation: number;
  /** Everything the owners took as pay, with payroll taxes and benefits; 0 when they took nothing. */
  ownerPay: number;
  /** Items that a buyer wouldn't have: costs above zero, income that ends below zero. */
  adjustments: readonly number[];
}

/** The number of owners who work in the business, and what it would cost to replace each of them. */
export interface OwnerWork {
  owners: number;
  /** Yearly cost of one person who does an owner's work, with payroll taxes and benefits. */
  marketPay: number;
}

export interface NormalizedYear {
  /** Profit before interest, taxes, depreciation, the owners' pay and the adjustments. */
  beforeOwners: number;
  /** Seller's discretionary earnings: what one owner who works in the business earns from it. */
  sde: number;
  /** The same after paying for every owner's work at market rates. */
  ebitda: number;
  /** EBITDA less depreciation: the earnings used by the formula approach. */
  earnings: number;
}

/**
 * Returns a year's earnings as a buyer would have them, with the owners' work paid at market rates: unpaid owners don't make a
 * business more valuable, and overpaid owners don't make it less valuable.
 *
 * Sources: Rev. Rul. 59-60, 1959-1 C.B. 237, §4.02(d): earnings are adjusted for what does not recur. Rev. Rul. 68-609, 1968-2
 * C.B. 327: "there should be deducted from the earnings of the business a reasonable amount for services performed by the owner
 * or partners". Seller's discretionary earnings: International Glossary of Business Valuation Terms.
 */
export function normalize(year: YearOfAccounts, { owners, marketPay }: OwnerWork): NormalizedYear {
  const beforeOwners = rounded(year.profit + year.interest + year.depreciation + year.ownerPay + sum(year.adjustments));
  const ebitda = rounded(beforeOwners - owners * marketPay);
  // The buyer replaces one of the owners; if no owner works in the business, there is no owner's work to take over.
  const sde = owners > 0 ? rounded(ebitda + marketPay) : ebitda;
  return { beforeOwners, sde, ebitda, earnings: rounded(ebitda - year.depreciation) };
}
