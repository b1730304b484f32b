import { getDotPath, safeParse } from 'valibot';
import { exampleOf } from './price-example';
import { canBeProrated, cleaned, emptyService, type ServiceDraft, serviceSchema } from './service-draft';

const draft = (of: Partial<ServiceDraft> = {}): ServiceDraft => ({
  ...emptyService({ currency: 'USD', taxRate: 0, category: '' }),
  name: 'Bookkeeping',
  price: 42_000,
  ...of,
});
const given = { quantity: 1, acceptedOn: '2027-03-20', billingDay: 1 };

const forms = {
  name: 'forms',
  units: 15,
  tiers: [
    { upTo: 10, each: 2_500, flat: 1_000 },
    { upTo: null, each: 1_500, flat: 0 },
  ],
};

test('adds up the tiers, then applies the quantity, then the tax', () => {
  const example = exampleOf(draft({ price: 15_000, drivers: [forms], taxRate: 8_875 }), { ...given, quantity: 2 });
  expect(example?.drivers[0]?.parts).toEqual([
    { units: 10, each: 2_500, flat: 1_000 },
    { units: 5, each: 1_500, flat: 0 },
  ]);
  // 150.00 + 10 × 25.00 + 10.00 + 5 × 15.00 = 485.00, twice, and 8.875 % of that.
  expect(example).toMatchObject({ unitPrice: 48_500, net: 97_000, tax: 8_609, gross: 105_609 });
});

test('prorates the first period by days, up to the billing day', () => {
  // 20 to 31 March: 12 of 31 days.
  expect(exampleOf(draft(), given)?.first).toEqual({
    from: '2027-03-20',
    to: '2027-03-31',
    days: 12,
    gross: 16_258,
    nextOn: '2027-04-01',
  });
  expect(exampleOf(draft({ isProrated: false }), given)?.first).toBeNull();
  expect(exampleOf(draft(), { ...given, acceptedOn: '2027-04-01' })?.first).toBeNull();
  expect(exampleOf(draft({ billing: 'weekly' }), given)?.first).toBeNull();
  expect(exampleOf(draft(), { ...given, billingDay: null })?.first).toBeNull();
});

test('a deposit and the rest add up to the whole, including tax', () => {
  const example = exampleOf(draft({ billing: 'completion', price: 10_001, taxRate: 7_000, depositRate: 3_333 }), given);
  const { now, later } = example?.deposit ?? {};
  expect((now?.gross ?? 0) + (later?.gross ?? 0)).toBe(example?.gross);
  expect(exampleOf(draft({ depositRate: 3_000 }), given)?.deposit).toBeNull();
});

test('a minimum term is the total of its periods', () => {
  expect(exampleOf(draft({ minimumTerm: 12 }), given)?.committed).toBe(12 * 42_000);
  expect(exampleOf(draft({ minimumTerm: 12, billing: 'acceptance' }), given)?.committed).toBeNull();
});

test('there is no example while a number is missing', () => {
  expect(exampleOf(draft({ price: Number.NaN }), given)).toBeUndefined();
  expect(exampleOf(draft({ drivers: [{ ...forms, units: Number.NaN }] }), given)).toBeUndefined();
  expect(exampleOf(draft(), { ...given, quantity: Number.NaN })).toBeUndefined();
});

test("a service is saved without properties that its billing doesn't allow", () => {
  const of = { depositRate: 3_000, minimumTerm: 12, isProrated: true };
  expect(cleaned(draft({ ...of, billing: 'completion' }))).toMatchObject({
    depositRate: 3_000,
    minimumTerm: null,
    isProrated: false,
  });
  expect(cleaned(draft({ ...of, billing: 'weekly' }))).toMatchObject({ depositRate: 0, minimumTerm: 12, isProrated: false });
  expect(canBeProrated({ billing: 'yearly' })).toBe(true);
});

test('says what prevents a service from being saved', () => {
  const problemsOf = (service: ServiceDraft) =>
    (safeParse(serviceSchema, service).issues ?? []).map((issue) => getDotPath(issue));
  expect(problemsOf(draft())).toEqual([]);
  expect(problemsOf(draft({ name: ' ', currency: '' }))).toEqual(['name', 'currency']);
  expect(problemsOf(draft({ price: Number.NaN }))).toEqual(['price']);
  const falling = {
    ...forms,
    name: '',
    tiers: [
      { upTo: 10, each: 1, flat: 0 },
      { upTo: 5, each: 1, flat: 0 },
      { upTo: null, each: 1, flat: 0 },
    ],
  };
  expect(problemsOf(draft({ drivers: [falling] }))).toEqual(['drivers.0.name', 'drivers.0.tiers']);
  // A deposit that isn't charged doesn't matter.
  expect(problemsOf(draft({ depositRate: Number.NaN }))).toEqual([]);
});
