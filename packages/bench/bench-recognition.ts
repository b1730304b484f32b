import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examineTable } from '@services/ledger/import/table/examine-table';
import { readTable, type TableFormat } from '@services/ledger/import/table/table-format';
import { addDays } from '@suite/values/iso-day';
import { type Measurement, ratio } from './row';

const SIZES = [8_750, 70_000] as const;

const TIMES = 9;

/** The header of a list and its row of a place, each with values that differ from row to row as in a firm's own. */
const lists: Record<string, { header: string; rowOf: (place: number) => string }> = {
  'a short list': {
    header: 'Invoice,Customer,Date,Total (USD),Balance',
    rowOf: (place) => `A-${place},Client ${place % 1000},${dayOf(place)},${centsOf(place)},${centsOf(place)}`,
  },
  'a list with tax and terms': {
    header: 'Num,Type,Customer,Email,Date,Due Date,Terms,Currency,Subtotal,Tax,Total,Balance,Status,Memo',
    rowOf: (place) =>
      [
        `INV-${place}`,
        place % 20 ? 'Invoice' : 'Credit Memo',
        `"Client ${place % 1000}, Inc."`,
        `client${place % 1000}@example.com`,
        usDayOf(dayOf(place)),
        usDayOf(days[(place % 1100) + 30] ?? ''),
        'Net 30',
        'USD',
        ...[100, 8.25, 108.25].map((share) => quoted(((place % 20 ? 1 : -1) * share * (1 + (place % 7919))) / 100)),
        place % 3 ? '0.00' : quoted(((place % 20 ? 1 : -1) * 108.25 * (1 + (place % 7919))) / 100),
        place % 3 ? 'Paid' : 'Open',
        `Services of month ${1 + (place % 12)}`,
      ].join(','),
  },
  'a customer ledger in German notation': {
    header: 'Belegnummer;Kunde;Belegart;Datum;Fällig am;Soll;Haben;Saldo',
    rowOf: (place) => {
      const amount = german.format(1 + (place % 7919));
      const isPayment = place % 2 === 1;
      const day = dayOf(place).split('-').reverse().join('.');
      return [
        `${isPayment ? 'ZA' : 'RE'}-${place}`,
        `Mandant ${place % 1000} GmbH`,
        isPayment ? 'Zahlung' : 'Rechnung',
        day,
        isPayment ? '' : day,
        isPayment ? '' : amount,
        isPayment ? amount : '',
        isPayment ? '0,00' : amount,
      ].join(';');
    },
  },
};

const days = Array.from({ length: 1130 }, (_, place) => addDays('2023-01-02', place));
const dayOf = (place: number) => days[place % 1100] ?? '';
const usDayOf = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
const centsOf = (place: number) => (((place * 37) % 1_000_000) / 100 + 1).toFixed(2);
const quoted = (amount: number) => `"${american.format(amount)}"`;
const withCents = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const american = new Intl.NumberFormat('en-US', withCents);
const german = new Intl.NumberFormat('de-DE', withCents);

/** Measures the processor time of recognizing lists, as a multiple of that of reading their rows in the same process. */
export async function benchRecognition(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'suite-bench-'));
  const measurements: Measurement[] = [];
  try {
    for (const [name, { header, rowOf }] of Object.entries(lists))
      for (const rows of SIZES) {
        const path = join(folder, 'list.csv');
        writeFileSync(path, [header, ...Array.from({ length: rows }, (_, place) => rowOf(place))].join('\n'));
        measurements.push({
          name: `recognizing ${name} of ${rows.toLocaleString('en-US')} rows, of the time to read it`,
          measured: ratio(await recognitionOf(path)),
          aim: '3.00×',
        });
      }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return measurements;
}

async function recognitionOf(path: string): Promise<number> {
  const examining = { path, name: 'list.csv', today: '2026-06-30', currency: 'USD' };
  let format: TableFormat | undefined;
  const [recognitions, reads]: [number[], number[]] = [[], []];
  for (let time = 0; time < TIMES; time++) {
    const recognition = await cpuOf(async () => {
      const steps = examineTable(examining);
      for (let step = await steps.next(); ; step = await steps.next())
        if (step.done) {
          format = step.value.format;
          return;
        }
    });
    const read = await cpuOf(async () => {
      if (!format) throw new Error('the list was not recognized');
      for await (const _ of readTable(path, format, 'list.csv'));
    });
    recognitions.push(recognition);
    reads.push(read);
  }
  return Math.min(...recognitions) / Math.min(...reads);
}

async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
