import * as v from 'valibot';
import { driverPrice, lineAmounts, type Priced } from './line-amounts';

/** Maximum price inputs per line, such as employees and entities. */
export const MAX_DRIVERS = 5;
const MAX_TIERS = 20;

/** Minor units: at most twelve digits. */
export const HIGHEST_PRICE = 999_999_999_999;

/** When a line is charged. `acceptance` and `completion` are charged once. */
export const billings = ['acceptance', 'completion', 'weekly', 'monthly', 'quarterly', 'yearly'] as const;
export type Billing = (typeof billings)[number];

export const recurrences = ['weekly', 'monthly', 'quarterly', 'yearly'] as const satisfies Billing[];
export type Recurrence = (typeof recurrences)[number];

export const isRecurring = (billing: Billing): billing is Recurrence => billing !== 'acceptance' && billing !== 'completion';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
const wholeFrom0 = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

/** Minor units in the offer's currency. A price is not negative; discounts lower a line. */
export const price = wholeFrom0(HIGHEST_PRICE);

/** Up to three decimals, for hours and the like. */
export const quantity = v.pipe(
  v.number(),
  v.minValue(0),
  v.maxValue(1_000_000),
  v.check((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, 'Give a quantity three decimals at most.'),
);

/** Thousandths of a percent: 8,875 is 8.875 %. */
export const taxRate = wholeFrom0(100_000);

/** Hundredths of a percent: 3,000 is 30 %. */
const rate = wholeFrom0(10_000);

/** Price per unit up to a number of units, and a flat fee for the tier; the last tier has no limit. */
const tier = v.object({
  upTo: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))),
  each: price,
  flat: price,
});

const tiers = v.pipe(
  v.array(tier),
  v.minLength(1),
  v.maxLength(MAX_TIERS),
  v.check(
    (all) =>
      all.every(({ upTo }, at) => (at === all.length - 1 ? upTo === null : upTo !== null && upTo > (all[at - 1]?.upTo ?? 0))),
    'Let each tier end above the one before, and the last one without an end.',
  ),
);

/** A price input: a count from the client, such as employees, and graduated tiers with a price per unit. */
export const driver = v.object({ name: v.pipe(text(60), v.minLength(1)), units: wholeFrom0(1_000_000), tiers });
export type Driver = v.InferOutput<typeof driver>;

/** Why a line costs less. */
const reason = v.pipe(text(200), v.minLength(1));

/** A share in hundredths of a percent, or an amount in minor units per charge. */
const discount = v.variant('kind', [
  v.object({ kind: v.literal('share'), share: rate, reason }),
  v.object({ kind: v.literal('amount'), amount: price, reason }),
]);

/** `2027-01-31` (ISO 8601). */
export const isoDay = v.pipe(v.string(), v.isoDate());

/** The fields that a line shares with its service in the price book. */
export const priced = {
  name: v.pipe(text(200), v.minLength(1)),
  /** Shown to the client. */
  description: text(2000),
  billing: v.picklist(billings),
  /** Name of what `quantity` counts, such as `hour`; empty for a fixed price. */
  unit: text(40),
  price,
  drivers: v.pipe(v.array(driver), v.maxLength(MAX_DRIVERS)),
  taxRate,
  /** For a line charged on completion: the share charged on acceptance, in hundredths of a percent. */
  depositRate: rate,
  /** For a recurring line: number of periods that the client commits to; null for no minimum. */
  minimumTerm: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))),
  /** Whether the line follows the billing day of the offer; a shortened first period is then charged by its days. */
  isProrated: v.boolean(),
};

const limits = v.pipe(
  v.object({ least: quantity, most: quantity }),
  v.check(({ least, most }) => least <= most, 'Let the lowest quantity be below the highest.'),
);

interface Billed {
  billing: Billing;
  depositRate: number;
  minimumTerm: number | null;
}

/** Only lines charged on completion have a deposit. */
export const hasFittingDeposit = ({ billing, depositRate }: Billed): boolean => billing === 'completion' || !depositRate;
export const DEPOSIT_RULE = 'Only a line charged on completion has a deposit.';

/** Only recurring lines have a minimum term. */
export const hasFittingTerm = ({ billing, minimumTerm }: Billed): boolean => isRecurring(billing) || minimumTerm === null;
export const TERM_RULE = 'Only a recurring line has a minimum term.';

/**
 * Returns whether a line's total with tax, at the highest quantity that the client may set, has no more digits than an amount may
 * have.
 */
export function isWithinLimit(one: Priced & { quantityLimits: { most: number } | null }): boolean {
  const quantity = Math.max(one.quantity, one.quantityLimits?.most ?? 0);
  const unitPrice = one.drivers.reduce((sum, driver) => sum + driverPrice(driver), one.price);
  // A total beyond the safe integers has too many digits in any case.
  if (!(unitPrice * quantity < Number.MAX_SAFE_INTEGER / 2)) return false;
  return lineAmounts({ ...one, quantity }).gross <= HIGHEST_PRICE;
}
export const TOTAL_RULE = 'Let a line come to twelve digits at most, with its tax.';

/** A service with its price, in one option of an offer. */
export const line = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.uuid()),
    /** The service in the price book that it was taken from; null for one written by hand. */
    serviceId: v.nullable(v.pipe(v.string(), v.uuid())),
    ...priced,
    quantity,
    /** The range in which the client may set the quantity; null if it is fixed. */
    quantityLimits: v.nullable(limits),
    discount: v.nullable(discount),
    /** The first day of a later start; null to start on acceptance. */
    startsOn: v.nullable(isoDay),
    /** Whether the client may decline the line. */
    isAddOn: v.boolean(),
    /** For an add-on: selected by default. */
    isPreselected: v.boolean(),
    /** Whether the client sees how the price is made up, and not only the total. */
    showsBreakdown: v.boolean(),
  }),
  v.check((one) => hasFittingDeposit(one), DEPOSIT_RULE),
  v.check((one) => hasFittingTerm(one), TERM_RULE),
  v.check((one) => isWithinLimit(one), TOTAL_RULE),
);
export type Line = v.InferOutput<typeof line>;

/** One of up to three options that the client can accept. */
export const option = v.object({
  id: v.pipe(v.string(), v.uuid()),
  name: v.pipe(text(80), v.minLength(1)),
  description: text(500),
  lines: v.pipe(v.array(line), v.maxLength(200)),
});
export type Option = v.InferOutput<typeof option>;
