import { csvOf } from './csv';
import type { RecordColumn } from './record-column';

interface Row {
  name: string;
  count: number;
}

const columns: RecordColumn<Row>[] = [
  { id: 'name', text: 'Name, full', value: ({ name }) => name },
  { id: 'count', text: 'Count', value: ({ count }) => count },
];

const csv = (...rows: Row[]) => csvOf(columns, rows);

test('a line of heads, then the rows, quoted where they must be', () => {
  expect(csv({ name: 'plain', count: 1 }, { name: 'say "yes",\nnow', count: 2 })).toBe(
    '"Name, full",Count\r\nplain,1\r\n"say ""yes"",\nnow",2\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('%j is no formula to a spreadsheet', (name) => {
  expect(csv({ name, count: 0 })).toContain(`'${name}`);
});

test('a negative number stays a number', () => {
  expect(csv({ name: 'a', count: -5 })).toContain('a,-5\r\n');
});
