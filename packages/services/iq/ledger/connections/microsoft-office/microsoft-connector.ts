import * as v from 'valibot';
import { ConnectionType } from '../../contract/firms';
import type { Ask } from '../ask-provider';
import { checkAnswer } from '../check-answer';
import type { Connector } from '../connector';
import { ProviderError } from '../provider-error';
import { columnLetters } from '../sheets/column-letters';
import { readSheets, sheetKinds } from '../sheets/read-sheets';
import type { Sheet, SheetCell } from '../sheets/spreadsheet';
import { MICROSOFT, microsoftAuthorization } from './microsoft-authorization';
import type { MicrosoftSettings } from './microsoft-settings';
import { rangeTexts } from './range-texts';
import { workbookId } from './workbook-address';

const HOW_TO =
  'Say which workbook: open it in OneDrive or SharePoint and paste the address that the browser shows, or the link of “Share”.';
const MISSING = 'Microsoft Office has no such workbook, or does not show it to you: open it, and connect with its address.';

const itemSchema = v.object({ id: v.string(), name: v.string(), parentReference: v.object({ driveId: v.string() }) });
const worksheetsSchema = v.object({
  value: v.array(v.object({ id: v.string(), name: v.string(), visibility: v.string() })),
});
const usedSchema = v.object({ rowIndex: v.number(), rowCount: v.number(), columnIndex: v.number(), columnCount: v.number() });
const rangeSchema = v.object({
  values: v.array(v.array(v.nullable(v.union([v.string(), v.number(), v.boolean()])))),
  numberFormat: v.array(v.array(v.nullable(v.string()))),
});

/**
 * Reads Microsoft Graph 1.0: the `workbook` of a drive item, the `usedRange` of its worksheets, and their cells range by range.
 */
export function microsoftConnector(settings: MicrosoftSettings): Connector {
  const api = `${settings.graphUrl}/v1.0`;

  return {
    type: ConnectionType.microsoftOffice,
    source: 'microsoft-office',
    name: MICROSOFT,
    kinds: sheetKinds,
    document: { howTo: HOW_TO, idOf: workbookId },
    authorization: microsoftAuthorization(settings),
    // Every sync reads the whole workbook. Rows that a sheet no longer has stay in the ledger, as after an upload.
    canTellSince: () => true,

    async findAccount(ask, _, document) {
      const path = document.startsWith('u!') ? `shares/${document}/driveItem` : `me/drive/items/${encodeURIComponent(document)}`;
      const url = `${api}/${path}?$select=id,name,parentReference`;
      const { id, name, parentReference } = checkAnswer(MICROSOFT, itemSchema, await ask({ url, missing: MISSING }));
      if (!/\.xls[xm]$/i.test(name)) throw new ProviderError(`${name} is no Excel workbook: save it as .xlsx, and connect that.`);
      return { name, settings: { ledgerId: id, drive: parentReference.driveId }, currency: null };
    },

    async *read(reading) {
      const { ask, settings: of } = reading;
      const workbook = `${api}/drives/${encodeURIComponent(of.drive ?? '')}/items/${encodeURIComponent(of.ledgerId)}/workbook`;
      const url = `${workbook}/worksheets?$select=id,name,visibility`;
      const { value } = checkAnswer(MICROSOFT, worksheetsSchema, await ask({ url, missing: MISSING }));
      const sheets: Sheet[] = [];
      for (const { id, name, visibility } of value) {
        if (visibility === 'Visible') sheets.push(await sizeOf(ask, worksheet(workbook, id), { id, title: name }));
      }
      yield* readSheets(reading, {
        sheets,
        rows: (sheet, first, last) => readRows(ask, worksheet(workbook, sheet.id), sheet, first, last),
      });
    },
  };
}

const worksheet = (workbook: string, id: string) => `${workbook}/worksheets/${encodeURIComponent(id)}`;

/** Returns a sheet with the size up to its last cell with a value. */
async function sizeOf(ask: Ask, base: string, sheet: Pick<Sheet, 'id' | 'title'>): Promise<Sheet> {
  const url = `${base}/usedRange(valuesOnly=true)?$select=rowIndex,rowCount,columnIndex,columnCount`;
  const { rowIndex, rowCount, columnIndex, columnCount } = checkAnswer(MICROSOFT, usedSchema, await ask({ url }));
  return { ...sheet, rows: rowIndex + rowCount, columns: columnIndex + columnCount };
}

async function readRows(ask: Ask, base: string, { columns }: Sheet, first: number, last: number): Promise<SheetCell[][]> {
  const url = `${base}/range(address='A${first}:${columnLetters(columns)}${last}')?$select=values,numberFormat`;
  const { values, numberFormat } = checkAnswer(MICROSOFT, rangeSchema, await ask({ url }));
  return rangeTexts(values, numberFormat);
}
