import { expectLinearTime } from '@suite/testing/linear-time';
import { splitRecord } from '../import/csv/split-record';
import { isNamed } from '../import/table/guess-fields';
import { titleDayOf } from '../import/table/title-day';
import { readRateTable } from '../rates/read-rate-table';
import { plainDecimal } from './amounts';
import { readDay } from './days';
import { isNegative, saleTypeOf } from './sale-types';

const repeated = (part: string) => (size: number) => part.repeat(Math.ceil(size / part.length));
const caught = <Input>(read: (input: Input) => unknown) => {
  return (input: Input) => {
    try {
      read(input);
    } catch {
      // A refusal is fine: only the time is measured.
    }
  };
};

/** Maximum characters of a row in an uploaded file. */
const ROW = 1_048_576;

test.each<[reader: string, part: string, read: (text: string) => unknown]>([
  ['a record of quotes', '""', (text) => splitRecord(text, ',')],
  ['a record of open quotes', '"a,', (text) => splitRecord(text, ',')],
  ['a record of separators', ',', (text) => splitRecord(text, ',')],
  ['a title of white space', ' \t', (text) => titleDayOf([{ line: 1, cells: [text] }])],
  ['a title of days', '1-1-20 ', (text) => titleDayOf([{ line: 1, cells: [text] }])],
  ['a title of months', 'January 1 ', (text) => titleDayOf([{ line: 1, cells: [text] }])],
  ['an amount of minuses', '-', isNegative],
  ['an amount of parentheses', '( ', isNegative],
  ['an amount of currency signs', '$ ', (text) => plainDecimal(text, '.')],
  ['a date of spaces', ' 1', (text) => readDay(text, 'mdy')],
  ['a table of rates of commas', ', ', caught(readRateTable)],
  ['a table of rates of lines', '\n,', caught(readRateTable)],
])('%s is read in linear time', async (_, part, read) => {
  await expectLinearTime({ read, input: repeated(part), limit: ROW });
});

test.each<[reader: string, part: string, read: (text: string) => unknown]>([
  ['white space', ' ', isNamed],
  ['parentheses', '(', isNamed],
  ['currency signs', '$', isNamed],
  ['words', 'Invoice ', isNamed],
  ['words of a type', 'credit ', saleTypeOf],
])('a header or a type of %s is read in linear time', async (_, part, read) => {
  await expectLinearTime({ read, input: (size) => `${repeated(part)(size)}x`, limit: 65_536 });
});
