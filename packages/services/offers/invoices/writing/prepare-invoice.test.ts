import { descriptionOf, quantityOf } from './prepare-invoice';

const serviceId = crypto.randomUUID();
const names = new Map([[serviceId, 'Books, monthly']]);
const line = {
  ...{ lineId: crypto.randomUUID(), serviceId, name: 'Bookkeeping', isWhole: true, quantity: 1, taxRate: 0 },
  ...{ from: '2027-01-31', to: '2027-02-27', net: 50_000, tax: 0, isCredit: false },
};

test('a whole period is called what the ledger calls the service, so that its price can be followed there', () => {
  expect(descriptionOf(line, names)).toBe('Books, monthly');
  expect(descriptionOf({ ...line, serviceId: null }, names)).toBe('Bookkeeping');
});

test('a part of a period and a credit name their days', () => {
  expect(descriptionOf({ ...line, isWhole: false }, names)).toBe('Bookkeeping, Jan 31, 2027 to Feb 27, 2027');
  expect(descriptionOf({ ...line, isWhole: false, isCredit: true }, names)).toBe(
    'Credit for Bookkeeping, Jan 31, 2027 to Feb 27, 2027',
  );
});

test.each([
  ['its units', { quantity: 4 }, 'USD', 4],
  ['units with decimals', { quantity: 2.5 }, 'USD', 2.5],
  // 1.0625 a unit: a ledger keeps four decimals.
  ['units whose price has four decimals', { quantity: 16, net: 1_700 }, 'USD', 16],
  // 500 / 3 = 166.666…
  ['1 where the price of a unit does not end', { quantity: 3 }, 'USD', 1],
  // ¥10 / 16 = 0.625
  ['its units in a currency without decimals', { quantity: 16, net: 10 }, 'JPY', 16],
  ['1 for a part of a period', { quantity: 4, isWhole: false }, 'USD', 1],
  ['1 without units', { quantity: 0, net: 0 }, 'USD', 1],
])('the quantity of a line is %s', (_, of, currency, quantity) => {
  expect(quantityOf({ ...line, ...of }, currency)).toBe(quantity);
});
