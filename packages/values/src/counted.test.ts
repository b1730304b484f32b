import { counted } from './counted';

test.each([
  [1, 'credit note', '1 credit note'],
  [0, 'invoice', '0 invoices'],
  [2, 'payment', '2 payments'],
  [2, 'currency', '2 currencies'],
  [3, 'day', '3 days'],
])('%s × %s is written “%s”', (count, noun, text) => {
  expect(counted(count, noun)).toBe(text);
});

test('a formatted count stays as it is', () => {
  expect(counted(1200, 'invoice', '1,200')).toBe('1,200 invoices');
});
