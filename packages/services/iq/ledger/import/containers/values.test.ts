import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@suite/host/test/databases';
import { examined } from '@suite/host/test/examined';
import { acceptedGuess } from '../file/confirmation';
import { readSale, readSaleLine } from '../file/read-sale';
import { TableCells } from '../file/table-cells';
import { readTable } from '../table/table-format';

/** Examines a file of a firm, and returns the guess and its rows as a person who changes nothing imports them. */
async function readAs(content: string | Buffer, firm = 'USD') {
  const path = join(emptyFolder(), 'list.csv');
  writeFileSync(path, content);
  const { guess, format, headerLine } = await examined({ path, name: 'list.csv', today: '2026-07-01', currency: firm });
  const confirmation = acceptedGuess(guess, { today: '2026-07-01', paymentTermsDays: 30 });
  if ('questions' in confirmation) return { guess, questions: confirmation.questions, rows: [] };
  const cells = new TableCells({ names: guess.columns.map(({ name }) => name), confirmation, home: firm });
  const rows: string[] = [];
  for await (const batch of readTable(path, format, 'list.csv')) {
    for (const row of batch.rows) {
      if (row.line <= headerLine) continue;
      if ('reason' in row) rows.push(row.reason);
      else rows.push(show(cells.at(row), confirmation.kind === 'invoice-lines'));
    }
  }
  return { guess, questions: [], rows };
}

function show(cells: TableCells, isLine: boolean): string {
  try {
    const { head, amount } = isLine ? readSaleLine(cells) : { head: readSale(cells), amount: readSale(cells).total };
    return `${head.number}|${head.customer.name}|${head.issuedOn}|${amount} ${head.currency}`;
  } catch (error) {
    return (error as Error).message;
  }
}

const head = 'Invoice,Customer,Invoice Date,Due Date,Total';

it('reads amounts in a currency without decimals without a question', async () => {
  const yen = await readAs(`${head}\n1,Elm,2026-03-01,2026-03-31,"1,234"\n2,Oak,2026-03-02,2026-04-01,"399,567"`, 'JPY');
  expect(yen).toMatchObject({ questions: [], rows: ['1|Elm|2026-03-01|1234 JPY', '2|Oak|2026-03-02|399567 JPY'] });
  const column = await readAs(`${head},Currency\n1,Elm,2026-03-01,2026-03-31,1.234,JPY`, 'EUR');
  expect(column).toMatchObject({ questions: [], rows: ['1|Elm|2026-03-01|1234 JPY'] });
  const dollars = await readAs(`${head}\n1,Elm,2026-03-01,2026-03-31,"1,234"`);
  expect(dollars.questions).toEqual(['Choose the decimal mark of “Total”.']);
});

it('reads a file whose first line names the separator', async () => {
  const { rows } = await readAs(`sep=|\r\n${head.replaceAll(',', '|')}\r\n1|Elm, Ltd; Co|2026-03-01|2026-03-31|10.00\r\n`);
  expect(rows).toEqual(['1|Elm, Ltd; Co|2026-03-01|1000 USD']);
});

it('reads cells that a formula marks as text', async () => {
  const { rows } = await readAs(`${head}\n="001",Elm,"=""2026-03-01""",2026-03-31,="10.00"`);
  expect(rows).toEqual(['001|Elm|2026-03-01|1000 USD']);
});

it('reads days that a file gives as numbers of Excel', async () => {
  const { rows } = await readAs(`${head}\n1,Elm,46082,46112,10.00\n2,Oak,46083.5,46113,20.00`);
  expect(rows).toEqual(['1|Elm|2026-03-01|1000 USD', '2|Oak|2026-03-02|2000 USD']);
});

it('does not use numbers of customers that a spreadsheet has cut', async () => {
  const { rows } = await readAs(
    'Customer ID,Customer,Invoice,Invoice Date,Due Date,Total\n1.93E+09,Elm,1,2026-03-01,2026-03-31,10.00\n1.93E+09,Oak,2,2026-03-01,2026-03-31,20.00',
  );
  expect(rows).toEqual(['1|Elm|2026-03-01|1000 USD', '2|Oak|2026-03-01|2000 USD']);
});
