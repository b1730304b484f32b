import { dayNumberOf, isoDayOf } from '@suite/values/day-number';
import fc from 'fast-check';
import { type Charge, subscriptionOf, zombieReason } from './subscription';

const asOf = dayNumberOf('2026-03-31');
const charges = (...days: [string, number][]): Charge[] => days.map(([on, amount]) => ({ on: dayNumberOf(on), amount }));

describe('a subscription derived from charges', () => {
  it('is undefined without a charge up to the day', () => {
    expect(subscriptionOf([], asOf)).toBeUndefined();
    expect(subscriptionOf(charges(['2026-04-01', 100]), asOf)).toBeUndefined();
  });

  it('is monthly if charges are a month apart, and the next one is due a month after the last', () => {
    const found = subscriptionOf(charges(['2026-01-31', 2000], ['2026-02-28', 2000], ['2026-03-31', 2600]), asOf);
    expect(found).toMatchObject({ cadence: 'monthly', monthly: 2200, isActive: true });
    expect(isoDayOf(found?.nextOn ?? 0)).toBe('2026-04-30');
  });

  it('costs a third of a quarterly charge or a twelfth of a yearly one per month', () => {
    const quarterly = subscriptionOf(charges(['2025-09-15', 3000], ['2025-12-15', 3000], ['2026-03-15', 3000]), asOf);
    expect(quarterly).toMatchObject({ cadence: 'quarterly', monthly: 1000 });
    const yearly = subscriptionOf(charges(['2024-06-01', 12_000], ['2025-06-01', 24_000]), asOf);
    expect(yearly).toMatchObject({ cadence: 'yearly', monthly: 2000, isActive: true });
  });

  it("costs a twelfth of the year's charges per month if they are irregular", () => {
    expect(subscriptionOf(charges(['2026-01-05', 1200]), asOf)).toMatchObject({
      cadence: undefined,
      monthly: 100,
      nextOn: undefined,
    });
  });

  it('ends after one and a half periods without a charge', () => {
    expect(subscriptionOf(charges(['2025-12-10', 500], ['2026-01-10', 500]), asOf)?.isActive).toBe(false);
    expect(subscriptionOf(charges(['2026-01-20', 500], ['2026-02-20', 500]), asOf)?.isActive).toBe(true);
  });

  it('counts two bills on one day as one charge, in any order', () => {
    const all = charges(['2026-02-01', 100], ['2026-03-01', 50], ['2026-03-01', 50]);
    expect(subscriptionOf(all, asOf)).toMatchObject({ cadence: 'monthly', monthly: 100 });
    expect(subscriptionOf(all.toReversed(), asOf)).toEqual(subscriptionOf(all, asOf));
  });

  it('never costs more per month than was charged in the year', () => {
    const day = fc.integer({ min: asOf - 1000, max: asOf });
    fc.assert(
      fc.property(fc.array(fc.record({ on: day, amount: fc.integer({ min: 0, max: 10 ** 9 }) }), { minLength: 1 }), (all) => {
        const spend = all.filter(({ on }) => on > asOf - 365).reduce((sum, { amount }) => sum + amount, 0);
        expect(subscriptionOf(all, asOf)?.monthly).toBeLessThanOrEqual(spend);
      }),
    );
  });
});

describe('a paid tool that may be unused', () => {
  const subscription = { isActive: true, lastOn: asOf, monthly: 1000 };
  const used = { subscription, endedOn: undefined, owner: 'present', rivalMonthly: undefined } as const;

  it('is billed after the firm ended it', () => {
    expect(zombieReason({ ...used, endedOn: asOf - 1 })).toBe('billed-after-end');
    expect(zombieReason({ ...used, endedOn: asOf })).toBeUndefined();
  });

  it('has an owner who left, unless it is no longer paid', () => {
    expect(zombieReason({ ...used, owner: 'left' })).toBe('owner-left');
    expect(zombieReason({ ...used, owner: 'left', subscription: { ...subscription, isActive: false } })).toBeUndefined();
  });

  it('has no owner, while another tool in its category costs three times as much', () => {
    expect(zombieReason({ ...used, owner: 'none', rivalMonthly: 3000 })).toBe('left-over');
    expect(zombieReason({ ...used, owner: 'none', rivalMonthly: 2999 })).toBeUndefined();
    expect(zombieReason({ ...used, rivalMonthly: 9000 })).toBeUndefined();
  });
});
