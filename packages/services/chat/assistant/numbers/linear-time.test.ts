import { maxGrowth, measureGrowth } from '@suite/testing/linear-time';
import type { Source } from '../contract/answers';
import { unmatchedNumbers } from './check-numbers';

const sources = Array.from(
  { length: 400 },
  (_, place): Source => ({
    key: place + 1,
    title: `Studio ${place}`,
    tool: 'getClientMetrics',
    measures: Array.from({ length: 20 }, (_, at) => ({
      name: `over${at}`,
      kind: 'money',
      value: place * 100 + at,
      currency: 'USD',
      text: '',
    })),
    facts: { number: `INV-${place}`, note: `Note ${place} of 2026` },
    link: null,
  }),
);
const keys = sources.map(({ key }) => key).join(', ');

test('marks text that is too long to be checked', () => {
  const rows = 'It is $7.00 [8].\n'.repeat(2100);
  const [mark, ...others] = unmatchedNumbers(rows, sources);
  expect(others).toEqual([]);
  expect(mark).toEqual({ start: 17 * 2001, end: rows.length });
  expect(unmatchedNumbers(`It is ${'7 '.repeat(3000)}`, sources)).toEqual([{ start: 0, end: 6006 }]);
});

test('marks text that cites too many rows to be compared', () => {
  // Each sentence compares its number with 400 rows of 20 measures, so the thirteenth exceeds 100,000 comparisons.
  const sentence = `It is $0.00 [${keys}].\n`;
  expect(unmatchedNumbers(sentence.repeat(20), sources)).toEqual([{ start: 13 * sentence.length, end: 20 * sentence.length }]);
});

// The longest answer has 100,000 characters.
test.each([
  ['numbers', '7 '],
  ['amounts', '$1,234.56 '],
  ['amounts of cited rows', `$7 $8 $9 [${keys}]. A`],
  ['citations without an end', '[1, '],
  ['spaces', ' '],
  ['line breaks', '\n'],
  ['items of a list', '1. x\n'],
  ['abbreviations', 'Inc. A '],
  ['names', 'Studio 54 INV-7 '],
  ['digits', '7'],
  ['digits with commas', '7,777'],
  ['digits with dashes', '7-'],
  ['letters', 'a'],
  ['letters with dashes', 'a-'],
  ['sentences', 'It is 7 [1]. '],
  ['rows of a table', '| 7 | 8 [2] |\n'],
  ['dates', 'March 3, 2026 '],
  ['signs', '$€'],
  ['ends of sentences', '.*'],
])('checks the numbers of an answer in linear time: %s', async (_, part) => {
  const input = (size: number) => part.repeat(Math.ceil(size / part.length)).slice(0, size);
  const read = (text: string) => unmatchedNumbers(text, sources);
  for (let run = 0; run < 20; run++) read(input(2000));
  const { growth } = await measureGrowth({ read, input, limit: 100_000 });
  expect(growth).toBeLessThan(maxGrowth);
});
