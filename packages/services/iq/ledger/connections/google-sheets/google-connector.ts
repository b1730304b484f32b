import * as v from 'valibot';
import { ConnectionType } from '../../contract/firms';
import type { Ask } from '../ask-provider';
import { checkAnswer } from '../check-answer';
import type { Connector } from '../connector';
import { ProviderError } from '../provider-error';
import { columnLetters } from '../sheets/column-letters';
import { readSheets, sheetKinds } from '../sheets/read-sheets';
import type { Sheet, SheetCell } from '../sheets/spreadsheet';
import { GOOGLE, googleAuthorization } from './google-authorization';
import type { GoogleSettings } from './google-settings';
import { textsOf } from './texts-of';

const HOW_TO =
  'Say which spreadsheet: paste the address that the browser shows while it is open, https://docs.google.com/spreadsheets/d/…';
const MISSING = 'Google Sheets has no such spreadsheet, or does not show it to you: open it, and connect with its address.';

/** The number of attempts to read a page that someone changes at the same time. */
const TRIES = 3;

const FIELDS = 'properties.title,sheets.properties(sheetId,title,sheetType,hidden,gridProperties(rowCount,columnCount))';
const spreadsheetSchema = v.object({
  properties: v.object({ title: v.string() }),
  sheets: v.array(
    v.object({
      properties: v.object({
        // Google's JSON leaves out zero.
        sheetId: v.optional(v.number(), 0),
        title: v.string(),
        hidden: v.optional(v.boolean(), false),
        /** Absent for charts. */
        gridProperties: v.optional(v.object({ rowCount: v.number(), columnCount: v.number() })),
      }),
    }),
  ),
});
const cell = v.nullable(v.union([v.string(), v.number(), v.boolean()]));
const valuesSchema = v.object({ range: v.string(), values: v.optional(v.array(v.array(cell)), []) });

/** Reads Google's Sheets API v4: `spreadsheets.get` for the sheets, `spreadsheets.values.get` for their cells. */
export function googleConnector(settings: GoogleSettings): Connector {
  const api = (id: string) => `${settings.apiUrl}/v4/spreadsheets/${encodeURIComponent(id)}`;

  const open = async (ask: Ask, id: string) =>
    checkAnswer(
      GOOGLE,
      spreadsheetSchema,
      await ask({ url: `${api(id)}?${new URLSearchParams({ fields: FIELDS })}`, missing: MISSING }),
    );

  return {
    type: ConnectionType.google,
    source: 'google-sheets',
    name: GOOGLE,
    kinds: sheetKinds,
    document: { howTo: HOW_TO, idOf: spreadsheetId },
    authorization: googleAuthorization(settings),
    // Every sync reads the whole spreadsheet. Rows that a sheet no longer has stay in the ledger, as after an upload.
    canTellSince: () => true,

    async findAccount(ask, _, document) {
      const { properties } = await open(ask, document);
      return { name: properties.title, settings: { ledgerId: document }, currency: null };
    },

    async *read(reading) {
      const { ask, settings: of } = reading;
      const { sheets } = await open(ask, of.ledgerId);
      yield* readSheets(reading, {
        sheets: sheets.flatMap(({ properties: { sheetId, title, hidden, gridProperties: grid } }) =>
          grid && !hidden ? [{ id: String(sheetId), title, rows: grid.rowCount, columns: grid.columnCount }] : [],
        ),
        rows: (sheet, first, last) => readRows(ask, api(of.ledgerId), sheet, first, last),
      });
    },
  };
}

async function readRows(ask: Ask, base: string, { title, columns }: Sheet, first: number, last: number): Promise<SheetCell[][]> {
  const range = `'${title.replaceAll("'", "''")}'!A${first}:${columnLetters(columns)}${last}`;
  const values = async (dateTimeRenderOption: string) => {
    const query = new URLSearchParams({ valueRenderOption: 'UNFORMATTED_VALUE', dateTimeRenderOption });
    return checkAnswer(GOOGLE, valuesSchema, await ask({ url: `${base}/values/${encodeURIComponent(range)}?${query}` })).values;
  };
  for (let tried = 0; tried < TRIES; tried++) {
    const texts = textsOf(await values('SERIAL_NUMBER'), await values('FORMATTED_STRING'));
    if (texts) return texts;
  }
  throw new ProviderError(`The sheet “${title}” is being changed at the moment; the suite tries again tonight.`);
}

/** Returns the id in the URL of a spreadsheet, or the id itself. */
function spreadsheetId(given: string): string | undefined {
  const [, id] = /^https:\/\/docs\.google\.com\/spreadsheets\/(?:u\/\d+\/)?d\/([\w-]{20,100})(?:[/?#]|$)/.exec(given) ?? [];
  return id ?? /^[\w-]{20,100}$/.exec(given)?.[0];
}
