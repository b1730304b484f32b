import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@suite/kernel/database/database';
import * as v from 'valibot';
import type { TableKind } from '../../contract/table';
import { matchPayments } from '../../import/match-payments';
import type { Batch, Reading } from '../connector';
import { type Examined, examineSheet, type Sure } from './examine-sheet';
import { importSheet } from './import-sheet';
import { layDown } from './lay-down';
import { cursorSchema, type SheetCursor } from './sheet-cursor';
import type { Spreadsheet } from './spreadsheet';

/** The record kinds of a spreadsheet. A sheet that is not read counts as the last one. */
export const sheetKinds = ['customers', 'invoices', 'credit notes', 'payments', 'lines', 'vendor payments', 'sheets'] as const;

/** The order of import. Records that others refer to come first. */
const order: readonly TableKind[] = ['customers', 'invoices', 'invoice-lines', 'payments', 'vendor-payments'];

const isSure = (examined: Examined): examined is Sure => 'confirmation' in examined;

/**
 * Reads the whole spreadsheet, because no provider reports what changed in one. Each sheet is imported like an uploaded table
 * whose guess is accepted. A sheet whose guess leaves questions is reported and skipped.
 */
export async function* readSheets(reading: Reading, spreadsheet: Spreadsheet): AsyncGenerator<Batch> {
  const at: SheetCursor = reading.cursor === null ? { done: [] } : v.parse(cursorSchema, reading.cursor);
  const folder = await mkdtemp(join(tmpdir(), 'suite-sheets-'));
  try {
    const examined: Examined[] = [];
    for (const [place, sheet] of spreadsheet.sheets.entries()) {
      if (at.done.includes(sheet.id)) continue;
      const path = join(folder, String(place));
      if (await layDown(spreadsheet, sheet, path)) examined.push(await examineSheet(reading, sheet, path));
    }
    let done = at.done;
    for (const one of examined) {
      if (isSure(one)) continue;
      done = [...done, one.sheet.id];
      const outcome = { kind: 'sheets', imported: 0, skipped: 0, rejected: [{ line: 1, reason: one.reason }] };
      yield { name: one.sheet.title, cursor: { ...at, done }, work: async () => [outcome] };
    }
    const place = ({ confirmation }: Sure) => order.indexOf(confirmation.kind);
    for (const one of examined.filter(isSure).sort((a, b) => place(a) - place(b))) {
      yield* importSheet(reading, one, { ...at, done });
      done = [...done, one.sheet.id];
      const work = async (database: Database) => {
        await matchPayments(database, reading.run);
        return [];
      };
      yield { name: one.sheet.title, cursor: { done }, work };
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
