import { newNumber, numberOf } from './certificate-number';

it('has 100 random bits', () => {
  const numbers = Array.from({ length: 500 }, newNumber);
  expect(new Set(numbers).size).toBe(500);
  for (const number of numbers) expect(number).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
});

it('is read in the way people type it', () => {
  expect(numberOf('o1i7k 2qx3m-abcde 0000')).toBe('');
  expect(numberOf('o1l7k 2qx3m-abcde 00000')).toBe('0117K-2QX3M-ABCDE-00000');
  expect(numberOf('U1234-2QX3M-ABCDE-00000')).toBe('');
  expect(numberOf("'; DROP")).toBe('');
});
