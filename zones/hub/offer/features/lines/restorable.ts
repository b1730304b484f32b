import { billings, HIGHEST_PRICE, isWithinLimit, type Line, type Option } from '@suite/pricing/line';
import * as v from 'valibot';

/** For stored drafts, in which a number may be missing and a name empty while it is edited. */
const number = (most: number) =>
  v.pipe(
    v.unknown(),
    v.check((value) => typeof value === 'number' && (Number.isNaN(value) || (value >= 0 && value <= most))),
  );
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const price = number(HIGHEST_PRICE);
const many = number(1_000_000);

const tier = v.looseObject({ upTo: v.nullable(many), each: price, flat: price });
const driver = v.looseObject({ name: text(60), units: many, tiers: v.pipe(v.array(tier), v.maxLength(20)) });

const line = v.pipe(
  v.looseObject({
    id: text(60),
    serviceId: v.nullable(text(60)),
    name: text(200),
    description: text(2000),
    billing: v.picklist(billings),
    unit: text(40),
    price,
    drivers: v.pipe(v.array(driver), v.maxLength(5)),
    taxRate: number(100_000),
    depositRate: number(10_000),
    minimumTerm: v.nullable(number(120)),
    isProrated: v.boolean(),
    quantity: many,
    quantityLimits: v.nullable(v.looseObject({ least: many, most: many })),
    discount: v.nullable(
      v.variant('kind', [
        v.looseObject({ kind: v.literal('share'), share: number(10_000), reason: text(200) }),
        v.looseObject({ kind: v.literal('amount'), amount: price, reason: text(200) }),
      ]),
    ),
    startsOn: v.nullable(text(10)),
    isAddOn: v.boolean(),
    isPreselected: v.boolean(),
    showsBreakdown: v.boolean(),
  }),
  v.check((one) => hasMissingNumber(one as Line) || isWithinLimit(one as Line)),
);

const options = v.pipe(
  v.array(
    v.looseObject({ id: text(60), name: text(80), description: text(500), lines: v.pipe(v.array(line), v.maxLength(200)) }),
  ),
  v.minLength(1),
  v.maxLength(3),
);

/** Whether the options of a stored draft can be shown and edited: they may be incomplete, but must be within all limits. */
export const isRestorable = (all: unknown): all is Option[] => v.is(options, all);

function hasMissingNumber({ price, quantity, taxRate, drivers, discount, quantityLimits }: Line): boolean {
  const discounted = discount?.kind === 'share' ? discount.share : (discount?.amount ?? 0);
  const ofDrivers = drivers.flatMap(({ units, tiers }) => [
    units,
    ...tiers.flatMap(({ upTo, each, flat }) => [upTo ?? 0, each, flat]),
  ]);
  return [price, quantity, taxRate, discounted, quantityLimits?.most ?? 0, ...ofDrivers].some(Number.isNaN);
}
