import { rounded, sum } from './amounts';

/** What a business earned in a year, as its accounts say. */
export interface YearOfAccounts {
  revenue: number;
  /** Before income taxes. */
  profit: number;
  interest: number;
  depreciation: number;
  /** All that the owners took as pay, with payroll taxes and benefits; 0 when they took none. */
  ownerPay: number;
  /** What a buyer would not have: costs above zero, income that ends below. */
  adjustments: readonly number[];
}

/** Who works in the business as an owner, and what each would cost to replace. */
export interface OwnerWork {
  owners: number;
  /** A year of one person who does an owner's work, with payroll taxes and benefits. */
  marketPay: number;
}

export interface NormalizedYear {
  /** Profit before interest, taxes, depreciation, the owners' pay and what a buyer would not have. */
  beforeOwners: number;
  /** Seller's discretionary earnings: what one owner who works in the business gets out of it. */
  sde: number;
  /** The same after every owner's work is paid at market. */
  ebitda: number;
  /** EBITDA less depreciation: the earnings that the formula approach is about. */
  earnings: number;
}

/**
 * A year's earnings as a buyer would have them, with the owners' work paid at market: an owner without pay makes a business no
 * more valuable, and one with more than the market's makes it no less.
 *
 * Sources: Rev. Rul. 59-60, 1959-1 C.B. 237, §4.02(d): earnings are adjusted for what does not recur. Rev. Rul. 68-609,
 * 1968-2 C.B. 327: "there should be deducted from the earnings of the business a reasonable amount for services performed by
 * the owner or partners". Seller's discretionary earnings: International Glossary of Business Valuation Terms.
 */
export function normalize(year: YearOfAccounts, { owners, marketPay }: OwnerWork): NormalizedYear {
  const beforeOwners = rounded(year.profit + year.interest + year.depreciation + year.ownerPay + sum(year.adjustments));
  const ebitda = rounded(beforeOwners - owners * marketPay);
  // One of the owners is the buyer; without any owner at work there is nothing to take over.
  const sde = owners > 0 ? rounded(ebitda + marketPay) : ebitda;
  return { beforeOwners, sde, ebitda, earnings: rounded(ebitda - year.depreciation) };
}
