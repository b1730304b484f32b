import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { people } from '@suite/testing/people';
import { expect, type Suite } from '@suite/testing/suite-test';

/** Imports a client into Olivia's ledger that has paid the same price for monthly bookkeeping for two years. */
export async function importOldPrice(suite: Suite, client: string): Promise<void> {
  const rows = Array.from({ length: 24 }, (_, month) => {
    const inMonth = (day: number) => new Date(Date.UTC(2024, month, day)).toISOString().slice(0, 10);
    return `OLD-${month},${client},${inMonth(5)},${inMonth(20)},Monthly bookkeeping,1,350.00`;
  });
  const file = join(suite.dataFolder, 'old-price.csv');
  await writeFile(file, ['Invoice no,Customer,Invoice date,Due date,Item,Quantity,Amount (USD)', ...rows].join('\n'));
  const { output } = await suite.runImport(['--company', people.olivia.company, '--file', file]);
  expect(output).toContain('imported 24');
}
