import { csvLine } from './csv';

test.each([
  ['an equals sign', '=1+1'],
  ['a plus', '+1'],
  ['a minus', '-1'],
  ['an at sign', '@SUM(A1)'],
  ['a tab', '\t=1'],
  ['a carriage return', '\r=1'],
  ['a line feed', '\n=1'],
  ['a space before an equals sign', ' =1'],
  ['a zero-width space before an equals sign', '\u200b=1'],
  ['a control character before an equals sign', '\u0001=1'],
  ['a full-width equals sign', '＝1'],
  ['a full-width plus', '＋1'],
  ['a full-width minus', '－1'],
  ['a full-width at sign', '＠SUM(A1)'],
])('a cell that starts with %s is text for a spreadsheet', (_, cell) => {
  expect(csvLine([cell]).replace(/^"/, '')).toMatch(/^'/);
});

test('other cells stay unchanged, including negative numbers', () => {
  expect(csvLine(['Harborline', 'a=b', ' indented', -5, ''])).toBe('Harborline,a=b, indented,-5,\r\n');
});

test('a cell with a comma, a quote or a line break is quoted', () => {
  expect(csvLine(['Hart, Inc.', 'say "hi"', 'two\nlines'])).toBe('"Hart, Inc.","say ""hi""","two\nlines"\r\n');
});
