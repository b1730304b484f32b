import fc from 'fast-check';
import { daysUntilRetry } from './retry-days';
import { standingOf, type Tried } from './standing';
import { laterWord, type Word } from './word';

const none = { amount: 1_000, received: 0, isCancelled: false, refunds: 0 };

const tried = (of: Partial<Tried>): Tried => ({
  number: 1,
  amount: 1_000,
  state: 'succeeded',
  stateAt: 1,
  failure: null,
  method: 'Visa ending in 4242',
  refunded: 0,
  dispute: null,
  ...of,
});

const word = fc.record<Word>({
  state: fc.constantFrom('processing', 'succeeded', 'failed'),
  at: fc.integer({ min: 0, max: 5 }),
  failure: fc.option(fc.record({ message: fc.constantFrom('no funds', 'lost'), canRetry: fc.constant(true) })),
});

const words = fc.array(word, { minLength: 1, maxLength: 8 });
/** The first report is combined with itself, as it is when it is stored. */
const last = ([first, ...rest]: readonly Word[]) => rest.reduce(laterWord, laterWord(first as Word, first as Word));

describe('reports of the provider', () => {
  it('lead to the same result in any order and with any repetitions', () => {
    fc.assert(
      fc.property(
        words.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: 2 * all.length }))),
        ([all, shuffled]) => {
          const { state, at, failure } = last(shuffled);
          expect({ state, at, message: failure?.message }).toEqual({
            state: last(all).state,
            at: last(all).at,
            message: last(all).failure?.message,
          });
        },
      ),
    );
  });

  it('do not undo money that has arrived', () => {
    fc.assert(
      fc.property(words, (all) => {
        expect(last(all).state === 'succeeded').toBe(all.some(({ state }) => state === 'succeeded'));
      }),
    );
  });
});

describe('a payment', () => {
  it.each([
    ['is due while nothing was tried', [], 'due'],
    ['is due while a page is open on which nobody has paid', [tried({ state: 'open' })], 'due'],
    ['is processed while an attempt has no answer', [tried({ state: 'requested' })], 'processing'],
    ['has failed when the last attempt did', [tried({ state: 'failed' })], 'failed'],
    [
      'is processed again while it is tried again',
      [tried({ state: 'failed' }), tried({ number: 2, state: 'processing' })],
      'processing',
    ],
    ['is paid by any attempt that succeeded', [tried({}), tried({ number: 2, state: 'failed' })], 'paid'],
  ] as const)('%s', (_, all, status) => {
    expect(standingOf(all, none).status).toBe(status);
  });

  it('is paid twice when the provider collects it twice, or after the firm has received or waived it', () => {
    expect(standingOf([tried({})], { ...none, received: 1_000 })).toMatchObject({ status: 'paid', isPaidTwice: true });
    expect(standingOf([tried({})], { ...none, isCancelled: true })).toMatchObject({ status: 'paid', isPaidTwice: true });
    expect(standingOf([tried({}), tried({ number: 2 })], none).isPaidTwice).toBe(true);
    expect(standingOf([tried({})], none).isPaidTwice).toBe(false);
    expect(standingOf([tried({}), tried({ number: 2 })], { ...none, refunds: 1_000 }).isPaidTwice).toBe(false);
  });

  it('includes refunds at the provider, without counting any twice', () => {
    expect(standingOf([tried({ refunded: 500 })], none).refunded).toBe(500);
    expect(standingOf([tried({ refunded: 500 })], { ...none, refunds: 700 }).refunded).toBe(700);
  });

  it('counts the amount that the provider was asked for as collected, and is no longer paid twice once all excess is refunded', () => {
    const reduced = { ...none, amount: 400 };
    expect(standingOf([tried({})], reduced)).toMatchObject({ status: 'paid', collected: 1_000, isPaidTwice: false });
    const twice = standingOf([tried({})], { ...reduced, received: 400, refunds: 999 });
    expect(twice).toMatchObject({ collected: 1_400, isPaidTwice: true });
    const settled = standingOf([tried({})], { ...reduced, received: 400, refunds: 1_000 });
    expect(settled.isPaidTwice).toBe(false);
  });

  it('stays open until transfers and charges cover it', () => {
    const part = { ...none, received: 600 };
    expect(standingOf([], part)).toMatchObject({ status: 'due', collected: 600 });
    expect(standingOf([], { ...none, received: 1_000 })).toMatchObject({ status: 'paid', collected: 1_000, isPaidTwice: false });
    const rest = tried({ amount: 400 });
    expect(standingOf([rest], part)).toMatchObject({ status: 'paid', collected: 1_000, isPaidTwice: false });
    // The transfer is undone after the rest was charged.
    expect(standingOf([rest], none)).toMatchObject({ status: 'due', collected: 400 });
    expect(standingOf([tried({})], part)).toMatchObject({ status: 'paid', collected: 1_600, isPaidTwice: true });
  });

  it('is canceled with what transfers paid before, which is not to be refunded', () => {
    const cancelled = standingOf([], { ...none, received: 600, isCancelled: true });
    expect(cancelled).toMatchObject({ status: 'cancelled', collected: 600, isPaidTwice: false });
  });

  it('is paid when credits cover all of it', () => {
    expect(standingOf([], { ...none, amount: 0 }).status).toBe('paid');
  });

  it('is disputed while the bank investigates, and refunded when the client wins', () => {
    const of = (isOpen: boolean, isLost: boolean) => {
      const { isDisputed, refunded } = standingOf([tried({ dispute: { isOpen, isLost, amount: 1_000 } })], none);
      return [isDisputed, refunded];
    };
    expect([of(true, false), of(false, true), of(false, false)]).toEqual([
      [true, 0],
      [false, 1_000],
      [false, 0],
    ]);
  });
});

test('a failed charge is retried after 3, 5 and 7 days, and then waits for the client', () => {
  expect([1, 2, 3, 4].map(daysUntilRetry)).toEqual([3, 5, 7, undefined]);
});
