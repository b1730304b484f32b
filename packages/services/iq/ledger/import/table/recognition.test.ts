import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@suite/host/test/databases';
import { examined } from '@suite/host/test/examined';
import { Arrangement } from './arrangement';
import { readTable } from './table-format';

const TODAY = '2026-11-27';

async function examine(content: string, currency: string | null = 'USD') {
  const path = join(emptyFolder(), 'table.csv');
  writeFileSync(path, content);
  const examination = await examined({ path, name: 'table.csv', today: TODAY, currency });
  return { ...examination, path };
}

/** Returns the cells of the rows that are imported. */
async function rowsOf(content: string): Promise<string[][]> {
  const { path, format, headerLine, layout } = await examine(content);
  const arrangement = new Arrangement(layout);
  const rows: string[][] = [];
  for await (const batch of readTable(path, format, 'table.csv')) {
    for (const row of batch.rows) {
      const taken = row.line > headerLine && 'cells' in row && row.cells.join('') ? arrangement.take(row) : undefined;
      if (taken && 'cells' in taken) rows.push(taken.cells);
      else if (taken) throw new Error(taken.reason);
    }
  }
  return rows;
}

describe('a QuickBooks report with sub-customers', () => {
  const report = (first: string) =>
    [
      '"Harbor Test LLC"',
      '"A/R Aging Detail"',
      '"As of June 30, 2026"',
      '',
      `${first},Date,Transaction type,Num,Due date,Amount,Open balance`,
      'Cedar Homes,,,,,,',
      ',04/02/2026,Invoice,5001,05/02/2026,"1,200.00","1,200.00"',
      'Cedar Homes:Lot 7,,,,,,',
      ',05/11/2026,Invoice,5003,06/10/2026,"2,500.00","2,500.00"',
      ',06/12/2026,Invoice,5004,07/12/2026,"800.00","300.00"',
      'Total for Cedar Homes:Lot 7,,,,,"$3,300.00","$2,800.00"',
      'Cedar Homes:Lot 9,,,,,,',
      ',06/20/2026,Invoice,5006,07/20/2026,"450.00","450.00"',
      ',06/22/2026,Credit Memo,5007,,"-150.00","-150.00"',
      'Total for Cedar Homes:Lot 9,,,,,"$300.00","$300.00"',
      'Total for Cedar Homes with sub-customers,,,,,"$4,800.00","$4,300.00"',
      'Delta Tile,,,,,,',
      ',03/01/2026,Invoice,5000,03/31/2026,"640.00","640.00"',
      'Total for Delta Tile,,,,,"$640.00","$640.00"',
      'TOTAL,,,,,"$5,440.00","$4,940.00"',
      '',
      '"Wednesday, July 1, 2026 08:12 AM GMT-04:00"',
    ].join('\n');

  it.each(['Customer', ''])('names the customer of each row above it if the first header is “%s”', async (first) => {
    const { guess } = await examine(report(first));
    expect(guess).toMatchObject({ kind: 'invoices', rows: 6, asOf: '2026-06-30', questions: [] });
    const at = guess.columns.findIndex(({ field }) => field === 'customer');
    expect((await rowsOf(report(first))).map((cells) => [cells[at], cells[3], cells[6]])).toEqual([
      ['Cedar Homes', '5001', '1,200.00'],
      ['Cedar Homes:Lot 7', '5003', '2,500.00'],
      ['Cedar Homes:Lot 7', '5004', '300.00'],
      ['Cedar Homes:Lot 9', '5006', '450.00'],
      ['Cedar Homes:Lot 9', '5007', '-150.00'],
      ['Delta Tile', '5000', '640.00'],
    ]);
  });

  it('says that the time of the report is no row', async () => {
    expect((await examine(report(''))).guess.notices).toEqual([
      'Not imported as rows of their own: 4 rows that only name what follows and 5 rows of totals and 1 row of a footer.',
    ]);
  });
});

it.each([
  'Thursday, November 05, 2026 09:12 AM GMT-05:00',
  '"Accrual Basis Thursday, November 05, 2026 09:12 AM GMT-05:00"',
  'Page 1 of 3',
  'Gedruckt am 05.11.2026',
])('the footer %s is no row', async (footer) => {
  const list = `Customer,Invoice,Date,Due date,Total\nAcme,1,2026-03-14,2026-04-13,5\n\n${footer.startsWith('"') || !footer.includes(',') ? footer : `"${footer}"`}\n`;
  expect((await examine(list)).guess.rows).toBe(1);
});
