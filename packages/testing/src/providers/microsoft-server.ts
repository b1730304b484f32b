import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Hono } from 'hono';
import { createOAuth } from './oauth';

/** The suite's registration as a client. */
const client = { clientId: '6731de76-14a6-49ae-97bc-6eba6914391e', clientSecret: 'microsoft-secret' };

const DRIVE = 'b!t18F8ybsHUq1z3LTz8xvZqP8zaSWjkFNhsME-Fepo75dTf9vQKfeRblBZjoSQrd7';
const ITEM = '01BYE5RZZWSN2ASHUEBJH2XJJ25WSEBUJ3';

/** A number with its Excel format code. */
export interface ShownNumber {
  value: number;
  format: string;
}
export type ExcelCell = string | number | boolean | ShownNumber;

interface Worksheet {
  id: string;
  name: string;
  visibility: 'Visible' | 'Hidden' | 'VeryHidden';
  rows: ExcelCell[][];
}

const EPOCH = Date.UTC(1899, 11, 30);

/** Returns a day as a workbook has it. */
export const excelDay = (iso: string): ShownNumber => ({
  value: (Date.parse(`${iso}T00:00:00Z`) - EPOCH) / MILLISECONDS_PER_DAY,
  format: 'm/d/yyyy',
});

/**
 * Emulates Microsoft: OAuth 2 (https://learn.microsoft.com/en-us/entra/identity-platform/v2-oauth2-auth-code-flow), and of Graph
 * 1.0 `driveItem` by its id or a sharing token (…/graph/api/shares-get), `workbookWorksheet`, and `workbookRange` as returned by
 * `usedRange` and `range` (…/graph/api/worksheet-usedrange, …/graph/api/worksheet-range): `values` and `numberFormat` of every
 * cell, an empty one as an empty text in the format `General`.
 */
export function mountMicrosoft(app: Hono) {
  const oauth = createOAuth({ ...client, expiresIn: 3599 });
  const world = {
    oauth,
    client,
    id: ITEM,
    /** The workbook's address, as the person copies it. */
    address: 'https://brightfield-my.sharepoint.com/:x:/g/personal/noah/EZwSN2ASHUEBJH2XJJ25WSEB?e=4xL1hG',
    name: 'Invoices of the firm.xlsx',
    sheets: [] as Worksheet[],
  };

  app.get('/common/oauth2/v2.0/authorize', (context) => oauth.authorize(context));
  app.post('/common/oauth2/v2.0/token', (context) => oauth.token(context));

  app.use('/v1.0/*', async (context, next) => {
    if (oauth.isLetIn(context)) return next();
    return context.json(problem('InvalidAuthenticationToken', 'Access token has expired or is not yet valid.'), 401);
  });
  const item = () => ({ id: ITEM, name: world.name, parentReference: { driveId: DRIVE, driveType: 'business' } });
  app.get('/v1.0/shares/:token/driveItem', (context) => {
    const token = `u!${Buffer.from(world.address).toString('base64url')}`;
    if (context.req.param('token') === token) return context.json(item());
    return context.json(problem('itemNotFound', 'The sharing link no longer exists.'), 404);
  });
  app.get('/v1.0/me/drive/items/:id', (context) => {
    if (context.req.param('id') === ITEM) return context.json(item());
    return context.json(problem('itemNotFound', 'The resource could not be found.'), 404);
  });

  const workbook = `/v1.0/drives/${DRIVE}/items/${ITEM}/workbook/worksheets`;
  app.get(workbook, (context) =>
    context.json({ value: world.sheets.map(({ rows: _, ...sheet }, position) => ({ ...sheet, position })) }),
  );
  app.get(`${workbook}/:id/:range`, (context) => {
    const { id, range } = context.req.param();
    const rows = world.sheets.find((sheet) => sheet.id === id)?.rows;
    if (!rows) return context.json(problem('ItemNotFound', "The requested resource doesn't exist."), 404);
    const width = Math.max(1, ...rows.map((row) => row.length));
    if (range === 'usedRange(valuesOnly=true)') {
      return context.json({ rowIndex: 0, rowCount: Math.max(1, rows.length), columnIndex: 0, columnCount: width });
    }
    const [, from, last] = /^range\(address='A(\d+):[A-Z]+(\d+)'\)$/.exec(range) ?? [];
    if (!from) return context.json(problem('InvalidArgument', 'The argument is invalid or missing.'), 400);
    const places = Array.from({ length: Number(last) - Number(from) + 1 }, (_, at) => Number(from) - 1 + at);
    const cells = places.map((place) => Array.from({ length: width }, (_, column) => rows[place]?.[column] ?? ''));
    return context.json({
      values: cells.map((row) => row.map((cell) => (typeof cell === 'object' ? cell.value : cell))),
      numberFormat: cells.map((row) => row.map((cell) => (typeof cell === 'object' ? cell.format : 'General'))),
    });
  });
  return world;
}

const problem = (code: string, message: string) => ({ error: { code, message } });
