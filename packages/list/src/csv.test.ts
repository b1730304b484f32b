import { csvOf } from './csv';

test('keeps commas, quotes and line breaks, and starts the file with the UTF-8 mark', () => {
  expect(
    csvOf([
      ['Name', 'Note'],
      ['Lee, Ann', 'says "yes"\nand goes'],
    ]),
  ).toBe('\uFEFFName,Note\r\n"Lee, Ann","says ""yes""\nand goes"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is text to a spreadsheet and not a formula', (cell) => {
  expect(csvOf([[cell]])).toMatch(/^\uFEFF"?'/);
});

test('a negative number stays a number', () => {
  expect(csvOf([['a', -5]])).toContain('a,-5\r\n');
});
