import { countLater, noteLater } from './note-later';

const noticesOf = (...days: string[]): string[] => {
  const run = { asOf: '2021-03-31', later: 0, notices: ['Another.'] };
  for (const day of days) countLater(run, day);
  noteLater(run);
  return run.notices;
};

test('documents after the as-of date are counted in the first notice', () => {
  expect(noticesOf('2021-03-31', '2021-04-01', '2022-01-01')).toEqual([
    '2 documents are dated after March 31, 2021, the as-of date of the file: metrics up to that date do not include them.',
    'Another.',
  ]);
  expect(noticesOf('2021-04-01')[0]).toBe(
    '1 document is dated after March 31, 2021, the as-of date of the file: metrics up to that date do not include it.',
  );
});

test('documents up to the as-of date need no notice', () => {
  expect(noticesOf('2021-03-31')).toEqual(['Another.']);
});
