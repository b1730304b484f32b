import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Hono } from 'hono';
import { createOAuth } from './oauth';

/** The suite's registration as a client. */
const client = { clientId: 'suite.apps.googleusercontent.com', clientSecret: 'google-secret' };

export const SPREADSHEET = '1qpyC0XzvTcKT6EISywvqESX3A0MwQoFDE8p-Bll4hps';

/** A day in a sheet: its number and how the sheet shows it. */
export interface ShownDay {
  serial: number;
  shown: string;
}
export type GoogleCell = string | number | boolean | ShownDay;

interface GoogleSheet {
  sheetId: number;
  title: string;
  hidden?: boolean;
  rows: GoogleCell[][];
}

/** Rows of a new sheet's grid; the rows below the last cell are empty. */
const GRID_ROWS = 1000;
const GRID_COLUMNS = 26;

const EPOCH = Date.UTC(1899, 11, 30);

/** Returns a day as a sheet with the locale United States has it. */
export function shownDay(iso: string): ShownDay {
  const [year, month, day] = iso.split('-').map(Number);
  return { serial: (Date.parse(`${iso}T00:00:00Z`) - EPOCH) / MILLISECONDS_PER_DAY, shown: `${month}/${day}/${year}` };
}

/**
 * Emulates Google: OAuth 2 (https://developers.google.com/identity/protocols/oauth2/web-server) with lasting refresh tokens, and
 * the Sheets API v4: `spreadsheets.get` with its `SheetProperties`, `spreadsheets.values.get` with its `ValueRange`, which omits
 * empty cells at the end of rows and of the range, and the options ValueRenderOption and DateTimeRenderOption
 * (https://developers.google.com/workspace/sheets/api/reference/rest/v4/spreadsheets.values/get).
 */
export function mountGoogle(app: Hono) {
  const oauth = createOAuth({ ...client, expiresIn: 3599, hasLastingRefreshTokens: true });
  const world = { oauth, client, id: SPREADSHEET, title: 'Invoices of the firm', sheets: [] as GoogleSheet[] };

  app.get('/o/oauth2/v2/auth', (context) => oauth.authorize(context));
  app.post('/token', (context) => oauth.token(context));
  app.post('/revoke', async (context) => {
    oauth.revoke(String((await context.req.parseBody()).token));
    return context.json({});
  });

  app.use('/v4/spreadsheets/:id/*', async (context, next) => {
    if (!oauth.isLetIn(context)) return context.json(problem(401, 'UNAUTHENTICATED', 'Request had invalid credentials.'), 401);
    if (context.req.param('id') === world.id) return next();
    return context.json(problem(404, 'NOT_FOUND', 'Requested entity was not found.'), 404);
  });
  app.get('/v4/spreadsheets/:id', (context) =>
    context.json({
      properties: { title: world.title },
      sheets: world.sheets.map(({ rows, ...properties }) => ({
        properties: {
          ...properties,
          sheetType: 'GRID',
          gridProperties: { rowCount: Math.max(GRID_ROWS, rows.length), columnCount: GRID_COLUMNS },
        },
      })),
    }),
  );
  app.get('/v4/spreadsheets/:id/values/:range', (context) => {
    const range = context.req.param('range');
    const [, quoted = '', from, last] = /^'(.*)'!A(\d+):[A-Z]+(\d+)$/.exec(range) ?? [];
    const sheet = world.sheets.find(({ title }) => title === quoted.replaceAll("''", "'"));
    if (!sheet) return context.json(problem(400, 'INVALID_ARGUMENT', `Unable to parse range: ${range}`), 400);
    const isFormatted = context.req.query('dateTimeRenderOption') === 'FORMATTED_STRING';
    const values = sheet.rows.slice(Number(from) - 1, Number(last)).map((row) => row.map((cell) => shownOf(cell, isFormatted)));
    return context.json({ range, majorDimension: 'ROWS', ...(values.length && { values }) });
  });
  return world;
}

const shownOf = (cell: GoogleCell, isFormatted: boolean) =>
  typeof cell === 'object' ? (isFormatted ? cell.shown : cell.serial) : cell;

const problem = (code: number, status: string, message: string) => ({ error: { code, message, status } });
