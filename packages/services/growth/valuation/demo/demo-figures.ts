import type { DriverKey } from '../contract/drivers';

/** Five years of fictional figures that fit the ledger of the demo firm, in cents; `size` is the size of the ledger. */
export const demoYears = (last: number, size: number) =>
  [
    { revenue: 4_710_000, profit: 1_050_000 },
    { revenue: 5_080_000, profit: 1_230_000 },
    { revenue: 5_420_000, profit: 1_180_000 },
    { revenue: 5_830_000, profit: 1_460_000 },
    { revenue: 6_120_000, profit: 1_620_000 },
  ].map(({ revenue, profit }, at) => ({
    year: last - 4 + at,
    revenue: revenue * size,
    profit: profit * size,
    interest: (48_000 - 6_000 * at) * size,
    depreciation: 92_000 * size,
    ownerPay: 3_600_000 * size,
    fixedAssets: (460_000 - 30_000 * at) * size,
    payables: 210_000 * size,
    cash: (900_000 + 80_000 * at) * size,
    debt: (800_000 - 100_000 * at) * size,
    adjustments: at === 3 ? [{ text: 'Move to the new office', amount: 140_000 * size }] : [],
  }));

/** The owner's answers about drivers that are not measured. */
export const demoAnswers: Partial<Record<DriverKey, number>> = {
  accounts: 3,
  team: 1,
  agreements: 2,
  'buy-sell': 0,
  insurance: 2,
  absence: 1,
  plan: 1,
};
