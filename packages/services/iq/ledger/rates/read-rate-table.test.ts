import { readRateTable } from './read-rate-table';

it('reads the European Central Bank’s table, where each line ends with a comma and N/A means no rate', () => {
  expect(readRateTable('Date,USD,JPY,CYP,\n2024-03-15,1.0892,161.7,N/A,\r\n2024-03-14,1.0925,161.7,,\n')).toEqual([
    { day: '2024-03-15', rates: { USD: '1.0892', JPY: '161.7' } },
    { day: '2024-03-14', rates: { USD: '1.0925', JPY: '161.7' } },
  ]);
});

it.each([
  ['', 'line 1 is not "Date" followed by codes of currencies, such as Date,USD,JPY'],
  ['Date,Dollar,\n', 'line 1 is not "Date" followed by codes of currencies, such as Date,USD,JPY'],
  ['Date,USD\n15.3.2024,1', 'line 2 begins with "15.3.2024", not a date such as 2021-03-17'],
  ['Date,USD\n2024-02-30,1', 'line 2 begins with "2024-02-30", not a date such as 2021-03-17'],
  ['Date,USD\n2024-03-15,0', 'line 2: the rate of USD is "0", not a number above zero'],
  ['Date,USD\n2024-03-15,"1', 'line 2: the rate of USD is ""1", not a number above zero'],
  ['Date,USD\n2024-03-15,1,2', 'line 2 has more columns than line 1'],
  ['Date,USD\n2024-03-15,1,,2', 'line 2 has more columns than line 1'],
  ['Date,USD\n2024-03-15,1\n2024-03-15,2', 'line 3: 2024-03-15 appears twice'],
])('reports which line of %j is invalid', (text, message) => {
  expect(() => readRateTable(text)).toThrow(message);
});

test('empty columns after the last currency are ignored', () => {
  expect(readRateTable('Date,USD\n2024-03-15,1.5,,N/A,\n')).toEqual([{ day: '2024-03-15', rates: { USD: '1.5' } }]);
});
