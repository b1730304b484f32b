import { allocate } from './allocate';

const charges = [
  { id: 'first', open: 500 },
  { id: 'settled', open: 0 },
  { id: 'second', open: 300 },
];

test.each([
  ['less than the first', 200, [['first', 200]], 0],
  ['all of the first', 500, [['first', 500]], 0],
  [
    'a part of the second',
    650,
    [
      ['first', 500],
      ['second', 150],
    ],
    0,
  ],
  [
    'more than all of them',
    1_000,
    [
      ['first', 500],
      ['second', 300],
    ],
    200,
  ],
] as const)('an amount that covers %s pays them in order', (_, amount, paid, rest) => {
  expect(allocate(amount, charges)).toEqual({
    parts: paid.map(([paymentId, part]) => ({ paymentId, amount: part })),
    rest,
  });
});
