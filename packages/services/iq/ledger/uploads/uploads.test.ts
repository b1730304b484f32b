import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { apiOrigin, zoneOrigin } from '@suite/zones/addresses';
import type { Confirmation, GuessedColumn } from '../contract/table';
import type { Upload } from '../contract/uploads';

const { noah, olivia } = demoPeople;

/** A list of invoices with one invalid row. */
const list = [
  'Invoice,Customer,Date,Total',
  'A-1,Acme,2021-03-14,100.00',
  'A-2,"=cmd|calc",2021-03-15,50.00',
  'A-3,Acme,=HYPERLINK("x"),1',
  'A-4,Acme,2021-03-16,"=1+1"',
].join('\n');

onOneDatabase('uploads', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { uploadLimit: 100_000 });
    person = await demoPerson(platform, noah).signIn();
  });
  afterAll(() => platform.close());

  const folder = () => join(platform.dataFolder, 'uploads');

  async function send(content: string | Uint8Array | ReadableStream, fileName = 'list.csv') {
    const { deployment } = person.browser;
    const response = await platform.fetch(
      new Request(`${apiOrigin(deployment)}/insights/uploads?fileName=${encodeURIComponent(fileName)}`, {
        method: 'POST',
        headers: { Origin: zoneOrigin(deployment, 'iq-onboarding'), Authorization: `Bearer ${person.tokens.access_token}` },
        body: content as BodyInit,
        duplex: 'half',
      } as RequestInit),
    );
    const body = await response.json();
    await platform.settled();
    return { status: response.status, body };
  }

  const upload = async (id: string): Promise<Upload> => (await person.send(`/insights/uploads/${id}`)).body.data;

  const compare = async (id: string, confirmations: unknown[]) =>
    (await person.send(`/insights/uploads/${id}/choices`, { body: { confirmations } })).body.data;

  // By hand: 100.00 + 250.00, of which 40.00 is open or paid; 01/02 is the only day that both orders allow.
  it('shows what the ledger would get with each choice, and writes nothing', async () => {
    const rows = ['Invoice,Customer,Date,Total,Rest', 'A-1,Acme,01/02/2021,100.00,0.00', 'A-2,Acme,01/13/2021,250.00,40.00'];
    const { body } = await send(rows.join('\n'));
    const column = (field: string, more = {}) => ({ field, ...more });
    const reading = (dateOrder: string, rest: object) => ({
      kind: 'invoices',
      asOf: '2021-03-31',
      currency: 'USD',
      paymentTermsDays: 30,
      columns: [
        ...[column('number'), column('customer'), column('date', { dateOrder }), column('amount', { decimalMark: '.' })],
        { decimalMark: '.', ...rest },
      ],
    });
    const found = await compare(body.data.id, [
      reading('mdy', column('balance')),
      reading('mdy', column('paid')),
      reading('dmy', column('balance')),
      reading('ymd', column('balance')),
    ]);
    const usd = { currency: 'USD', openUnknown: 0 };
    expect(found).toMatchObject({ rows: 2, isWhole: true });
    expect(found.results).toMatchObject([
      { documents: 2, totals: [{ ...usd, documents: 2, amount: 35_000, open: 4_000 }], unread: 0, reason: null },
      { documents: 2, totals: [{ ...usd, documents: 2, amount: 35_000, open: 31_000 }], unread: 0 },
      { documents: 1, totals: [{ ...usd, documents: 1, amount: 10_000, open: 0 }], unread: 1 },
      { documents: 0, totals: [], unread: 2 },
    ]);
    expect(found.results[2].reason).toContain('01/13/2021');
    expect((await upload(body.data.id)).state).toBe('waiting');
    expect((await person.send('/insights/imports')).body.total).toBe(0);
    expect((await person.send(`/insights/uploads/${body.data.id}`, { method: 'DELETE' })).status).toBe(204);
  });

  // 300.00 euros at 1.25 dollars for one euro are 375.00 dollars; at 1.25 euros for one dollar they are 240.00.
  it('shows the direction of rates in the currency of the firm', async () => {
    const { body } = await send('Invoice,Customer,Date,Currency,Total,Rate\nA-1,Acme,2021-01-13,EUR,300.00,1.25');
    const reading = (field: string) => ({
      kind: 'invoices',
      asOf: '2021-03-31',
      currency: 'USD',
      columns: [
        ...[{ field: 'number' }, { field: 'customer' }, { field: 'date', dateOrder: 'ymd' }, { field: 'currency' }],
        ...[
          { field: 'amount', decimalMark: '.' },
          { field, decimalMark: '.' },
        ],
      ],
      paymentTermsDays: 30,
    });
    const { results } = await compare(body.data.id, [reading('exchangeRate'), reading('inverseRate')]);
    expect(results.map(({ converted }: { converted: unknown }) => converted)).toEqual([
      { currency: 'USD', amount: 37_500, unrated: 0 },
      { currency: 'USD', amount: 24_000, unrated: 0 },
    ]);
    await person.send(`/insights/uploads/${body.data.id}`, { method: 'DELETE' });
  });

  // Lines of 100.00 and 50.50 with taxes of 20.00 and 10.10: on top they make 180.60, as a part of the amounts 150.50.
  it('asks for the tax of lines that nothing places, and shows both results', async () => {
    const rows = [
      'Customer,Invoice,Date,Due date,Item,Amount,VAT',
      'Acme,A-1,2021-01-13,2021-02-12,Books,100.00,20.00',
      'Acme,A-1,2021-01-13,2021-02-12,Pens,50.50,10.10',
    ];
    const { body } = await send(rows.join('\n'));
    const { guess } = await upload(body.data.id);
    const place = guess?.columns.findIndex(({ looksLike }) => looksLike === 'tax');
    expect(place).toBe(6);
    const reading = (field: string) => {
      const accepted = confirmed({ guess } as Upload);
      const columns = accepted.columns.map((column, at) => (at === place ? { field, decimalMark: '.' } : column));
      return { ...accepted, currency: 'USD', columns };
    };
    const { results } = await compare(body.data.id, [reading('tax'), reading('includedTax')]);
    expect(results).toMatchObject([{ totals: [{ amount: 18_060 }] }, { totals: [{ amount: 15_050 }] }]);
    await person.send(`/insights/uploads/${body.data.id}`, { method: 'DELETE' });
  });

  const confirmed = ({ guess }: Upload): Confirmation => ({
    kind: guess?.kind ?? 'invoices',
    columns: (guess?.columns ?? []).map(({ field, dateOrders: [dateOrder], decimalMarks: [decimalMark] }: GuessedColumn) => ({
      field,
      ...(dateOrder && { dateOrder }),
      ...(decimalMark && { decimalMark }),
    })),
    asOf: guess?.asOf ?? '2021-03-31',
    currency: guess?.currency ?? 'USD',
    paymentTermsDays: 30,
  });

  async function importAs(id: string, body: Confirmation) {
    const answer = await person.send(`/insights/uploads/${id}/import`, { body });
    await platform.settled();
    return answer;
  }

  const newestNotification = async () => (await person.send('/events/v1/notifications?limit=1')).body.notifications[0];

  it('reads a text file again in the encoding that a person chooses', async () => {
    // “Łódź” in Windows-1250 is “£ódŸ” in Windows-1252.
    const bytes = Buffer.from('Invoice,Customer,Date,Total\nA-1,\xa3\xf3d\x9f,2021-03-14,100.00', 'latin1');
    const { id } = (await send(bytes)).body.data;
    const encodingOf = async () => (await upload(id)).guess?.encoding;
    expect(await encodingOf()).toEqual({ name: 'windows-1250', samples: ['Łódź'] });
    const again = await person.send(`/insights/uploads/${id}/examine`, { body: { encoding: 'windows-1252' } });
    expect([again.status, again.body.data.state]).toEqual([202, 'examining']);
    await platform.settled();
    expect(await encodingOf()).toEqual({ name: 'windows-1252', samples: ['£ódŸ'], isChosen: true });
    expect((await upload(id)).state).toBe('waiting');
    expect((await person.send(`/insights/uploads/${id}/examine`, { body: { encoding: 'klingon' } })).status).toBe(400);
    await person.send(`/insights/uploads/${id}`, { method: 'DELETE' });
  });

  it('guesses the columns, imports what was confirmed, lists unreadable rows, and removes the file', async () => {
    const { status, body } = await send(list);
    expect([status, body.data.state]).toEqual([201, 'examining']);
    const examined = await upload(body.data.id);
    expect(examined).toMatchObject({
      state: 'waiting',
      rowsRead: 4,
      guess: { kind: 'invoices', asOf: '2021-03-16', questions: ['Say which currency the amounts are in.'] },
    });
    expect(examined.guess?.columns.map(({ name, field }) => [name, field])).toEqual([
      ['Invoice', 'number'],
      ['Customer', 'customer'],
      ['Date', 'date'],
      ['Total', 'amount'],
    ]);
    expect(readdirSync(folder())).toContain(body.data.id);
    expect((await importAs(body.data.id, confirmed(examined))).status).toBe(202);
    const done = await upload(body.data.id);
    expect(done).toMatchObject({ state: 'done', rowsRead: 4, bytesRead: list.length, failure: null });
    expect(readdirSync(folder())).not.toContain(body.data.id);

    const expected = { run: { id: done.runId, source: 'microsoft-office', fileName: 'list.csv' }, imported: 2, rejected: 2 };
    expect((await newestNotification()).data).toEqual(expected);

    const { body: history } = await person.send('/insights/imports');
    expect(history).toMatchObject({
      total: 1,
      runs: [{ id: done.runId, source: 'microsoft-office', fileName: 'list.csv', failure: null }],
    });
    expect(history.runs[0].counts[0]).toEqual({ kind: 'invoices', read: 4, imported: 2, skipped: 0, rejected: 2, skips: {} });
    const path = `/insights/imports/${done.runId}/rejected-rows`;
    const first = await person.send(`${path}?limit=1`);
    expect(first.body).toMatchObject({
      total: 2,
      rows: [{ file: 'list.csv', line: 4, column: 'Date', reason: 'Date is “=HYPERLINK("x")”, not a date written YYYY-MM-DD' }],
    });
    const second = await person.send(`${path}?offset=1`);
    expect(second.body.rows).toMatchObject([
      { file: 'list.csv', line: 5, column: 'Total', reason: 'Total is “=1+1”, not an amount in USD' },
    ]);
    const firm = await person.send(`/insights/api/v1/firms/unified/${noah.id}`);
    const { finishedAt } = (await person.send(`/insights/imports/${done.runId}`)).body.data;
    expect(firm.body.data.connections).toEqual([
      { connectionType: 7, status: 1, lastImportAt: '2021-03-16T00:00:00.000Z', importedAt: finishedAt, isFromFiles: true },
    ]);
  });

  it('asks before counting the same invoices from a second source, and follows the choice', async () => {
    const rows = ['Invoice,Customer,Date,Total', ...[1, 2, 3].map((number) => `D-${number},Dell Farm,2021-03-14,${number}0.00`)];
    const file = rows.join('\n');
    const count = async () =>
      (await platform.database.execute(`select count(*)::int as count from ledger.invoices where number like 'D-%'`)).rows[0]
        ?.count;
    const begin = async () => upload((await send(file)).body.data.id);
    const first = await begin();
    await importAs(first.id, { ...confirmed(first), currency: 'USD' });
    for (const table of ['customers', 'invoices'])
      await platform.database.execute(
        `update ledger.${table} set source = 'xero' where source_id like '%ell farm%' or source_id like '%D-%'`,
      );

    const second = await begin();
    await importAs(second.id, { ...confirmed(second), currency: 'USD' });
    const response = await upload(second.id);
    expect(response).toMatchObject({
      state: 'waiting',
      duplicates: { documents: 3, duplicates: 3 },
      confirmation: { kind: 'invoices' },
    });
    expect(await count()).toBe(3);
    await importAs(second.id, { ...confirmed(second), currency: 'USD', duplicates: 'skip' });
    expect(await upload(second.id)).toMatchObject({ state: 'done', duplicates: null });
    expect(await count()).toBe(3);
    const third = await begin();
    await importAs(third.id, { ...confirmed(third), currency: 'USD', duplicates: 'keep' });
    expect(await count()).toBe(6);
  });

  it('refuses a running balance as the open balance', async () => {
    const ledger = [
      'Customer,Invoice,Date,Debit,Credit,Balance',
      'Egg Co,E-1,2021-03-14,100,,100',
      'Egg Co,E-2,2021-03-15,50,,150',
      'Egg Co,E-3,2021-03-16,25,,175',
    ];
    const sent = await upload((await send(ledger.join('\n'))).body.data.id);
    const body = { ...confirmed(sent), currency: 'USD' };
    const columns = body.columns.with(5, { field: 'balance', decimalMark: '.' });
    const { status, body: answer } = await importAs(sent.id, { ...body, columns });
    expect([status, answer.message]).toEqual([400, expect.stringContaining('“Balance” is a running balance')]);
  });

  it('notifies the people who manage the ledger when an import fails', async () => {
    const { body } = await send(list.replace('Invoice', 'Invoice number'));
    const { id } = body.data;
    const examined = await upload(id);
    rmSync(join(folder(), id));
    // Until then, it may be in the folder of another platform.
    await platform.pool.query("update ledger.uploads set created_at = created_at - interval '2 days' where id = $1", [id]);
    await importAs(id, confirmed(examined));
    expect(await upload(id)).toMatchObject({ state: 'failed', failure: 'The file is no longer there: upload it again.' });
    expect(await newestNotification()).toMatchObject({ type: 'import.failed', data: { run: null } });
    await person.send(`/insights/uploads/${id}`, { method: 'DELETE' });
  });

  it('imports corrected rows', async () => {
    const { body } = await send(
      'Invoice,Customer,Date,Total\nC-1,Corrected,2021-03-14,5\nC-2,Corrected,2021-03-14,none\nC-3,Corrected,2021-03-14,6\n',
      'c.csv',
    );
    await importAs(body.data.id, confirmed(await upload(body.data.id)));
    const { runId } = await upload(body.data.id);
    const path = `/insights/imports/${runId}/rejected-rows`;
    const [row] = (await person.send(path)).body.rows;
    expect(row.cells).toEqual(['C-2', 'Corrected', '2021-03-14', 'none']);
    const retry = (cells: string[]) => person.send(`${path}/retry`, { body: { rows: [{ id: row.id, cells }] } });
    expect((await retry(['C-2'])).status).toBe(400);
    const answer = await retry(['C-2', 'Corrected', '2021-03-14', '70.50']);
    expect([answer.status, answer.body.data.state]).toEqual([202, 'importing']);
    await platform.settled();
    const again = await upload(answer.body.data.id);
    expect(again.state).toBe('done');
    const { counts } = (await person.send(`/insights/imports/${again.runId}`)).body.data;
    expect(counts[0]).toEqual({ kind: 'invoices', read: 1, imported: 1, skipped: 0, rejected: 0, skips: {} });
  });

  it('finds, sorts and filters the history and the rejected rows of an import', async () => {
    const imported = async (content: string, name: string) => {
      const { body } = await send(content, name);
      await importAs(body.data.id, confirmed(await upload(body.data.id)));
      return (await upload(body.data.id)).runId;
    };
    const head = 'Invoice,Customer,Date,Total';
    await imported(`${head}\nS-1,Acme,2021-03-14,1\n`, 'Q2 sales of march.csv');
    const partly = await imported(
      `${head}\nA-1,Acme,2021-03-14,1\nA-2,Acme,soon,1\nA-3,Acme,2021-03-14,none\nA-4,Acme,never,2\nA-5,Acme,2021-03-15,2\n`,
      'Q2 april.csv',
    );
    const names = async (query: string) => {
      const { body } = await person.send(`/insights/imports?${query}`);
      return [body.total, ...body.runs.map(({ fileName }: { fileName: string }) => fileName)];
    };
    expect(await names('find=q2')).toEqual([2, 'Q2 april.csv', 'Q2 sales of march.csv']);
    expect(await names('find=q2&order=ascending')).toEqual([2, 'Q2 sales of march.csv', 'Q2 april.csv']);
    expect(await names('find=q2&sort=rejected&order=ascending')).toEqual([2, 'Q2 sales of march.csv', 'Q2 april.csv']);
    expect(await names('find=q2&sort=file&order=ascending')).toEqual([2, 'Q2 april.csv', 'Q2 sales of march.csv']);
    expect(await names('find=q2&sort=result&order=ascending&limit=1')).toEqual([2, 'Q2 april.csv']);
    expect(await names('find=OF%20MARCH')).toEqual([1, 'Q2 sales of march.csv']);
    expect(await names('find=q2%20april.csv%20microsoft%20office&result=partly')).toEqual([1, 'Q2 april.csv']);
    expect(await names('find=q2&result=failed')).toEqual([0]);
    expect((await person.send('/insights/imports?sort=id')).status).toBe(400);

    const lines = async (query: string) => {
      const { body } = await person.send(`/insights/imports/${partly}/rejected-rows?${query}`);
      return [body.total, ...body.rows.map(({ line }: { line: number }) => line)];
    };
    expect(await lines('')).toEqual([3, 3, 4, 5]);
    expect(await lines('sort=line&order=descending')).toEqual([3, 5, 4, 3]);
    expect(await lines('sort=column&order=descending')).toEqual([3, 4, 3, 5]);
    expect(await lines('sort=reason&order=ascending')).toEqual([3, 5, 3, 4]);
    expect(await lines('find=NEVER')).toEqual([1, 5]);
    expect((await person.send(`/insights/imports/${partly}/rejected-rows?order=up`)).status).toBe(400);
  });

  it('exports the rejected rows as a CSV file without formulas', async () => {
    const { body } = await send(
      'Customer,Invoice,Date,Total\nAcme,C-1,2021-03-14,1\nAcme,C-2,2021-03-14,1\n"=evil(),1\nAcme,"@SUM(1)",x,1\n',
      '=run.csv',
    );
    await importAs(body.data.id, confirmed(await upload(body.data.id)));
    const { runId } = await upload(body.data.id);
    const response = await person.browser.send(`/insights/imports/${runId}/rejected-rows/csv`, {
      token: person.tokens.access_token,
    });
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const lines = Buffer.from(await response.arrayBuffer())
      .toString()
      .split('\r\n');
    expect(lines[0]).toBe('\uFEFFFile,Line,Column,Reason');
    expect(lines[1]).toBe("'=run.csv,4,,a quotation mark is out of place or never closed");
    expect(lines).toHaveLength(4);
  });

  it('asks for the date order of an ambiguous column, and uses the one that was chosen', async () => {
    const { body } = await send('Invoice,Customer,Date,Total\n1,Acme,01/02/2021,5\n2,Acme,03/04/2021,6\n');
    const examined = await upload(body.data.id);
    expect(examined.guess?.questions).toEqual(['Say in which order the days of “Date” are written.']);
    const confirmation = confirmed(examined);
    const open = { ...confirmation, columns: confirmation.columns.map(({ field }) => ({ field })) };
    const refused = await importAs(body.data.id, open);
    expect([refused.status, refused.body.message]).toEqual([400, 'Say in which order the days of “Date” are written.']);
    const dmy = confirmation.columns.map((column) =>
      column.field === 'date' ? { ...column, dateOrder: 'dmy' as const } : column,
    );
    expect((await importAs(body.data.id, { ...confirmation, columns: dmy, asOf: '2021-04-30' })).status).toBe(202);
    const { rows } = await platform.pool.query(
      `select number, issued_on::text as day from ledger.invoices where number in ('1', '2') and source = 'microsoft-office' order by number`,
    );
    expect(rows).toEqual([
      { number: '1', day: '2021-02-01' },
      { number: '2', day: '2021-04-03' },
    ]);
  });

  it.each([
    [
      'a column that must be there',
      { columns: [{ field: null }, { field: 'customer' }, { field: null }, { field: 'amount' }] },
      'Say which column holds the date.',
    ],
    [
      'a field twice',
      { columns: [{ field: 'amount' }, { field: 'customer' }, { field: 'date', dateOrder: 'ymd' }, { field: 'amount' }] },
      'Two columns are said to hold the amount: leave one out.',
    ],
    ['columns of another file', { columns: [{ field: 'customer' }] }, 'The file has 4 columns, and 1 were described.'],
    ['a currency that is none', { currency: 'XQZ' }, 'XQZ is no currency code of ISO 4217.'],
  ])('refuses %s', async (_, change, message) => {
    const { body } = await send(list);
    const answer = await importAs(body.data.id, { ...confirmed(await upload(body.data.id)), ...change } as Confirmation);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect((await upload(body.data.id)).state).toBe('waiting');
  });

  it('refuses a file that is too large with a message, announced or not, and stores nothing of it', async () => {
    const message = 'A file may hold 100000 bytes: split it, by year for instance, and upload the parts.';
    const before = [readdirSync(folder()), (await person.send('/insights/uploads')).body.total];
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(65)) });
    expect(await send(endless)).toEqual({ status: 413, body: { code: 'payload_too_large', message } });
    expect([readdirSync(folder()), (await person.send('/insights/uploads')).body.total]).toEqual(before);
  });

  it.each([
    ['nothing', '', 'list.csv is empty.'],
    [
      'what is no text',
      createHash('sha512').update('x').digest().subarray(0, 64),
      'list.csv is no text: it is neither CSV nor an Excel workbook, whatever its name says.',
    ],
    [
      'an archive that is cut',
      Buffer.from('PK\x03\x04cut', 'latin1'),
      'list.csv cannot be read as a workbook: it is cut off or damaged. Save it again in Excel, or as CSV.',
    ],
    ['a table without heads', '1,2\n3,4', 'list.csv has no row that names its columns; put one above the data.'],
  ])('explains what is wrong with %s', async (_, content, failure) => {
    const { body } = await send(content);
    expect(await upload(body.data.id)).toMatchObject({ state: 'failed', failure });
    expect(existsSync(join(folder(), body.data.id))).toBe(false);
    expect((await person.send(`/insights/uploads/${body.data.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await person.send(`/insights/uploads/${body.data.id}`)).status).toBe(404);
  });

  it('§6 belongs to one company: another one finds neither file nor rows, and may not import', async () => {
    const { body } = await send(list);
    const examined = await upload(body.data.id);
    await importAs(body.data.id, confirmed(examined));
    const { runId } = await upload(body.data.id);
    const other = await demoPerson(platform, olivia).signIn();
    const paths = [
      `uploads/${body.data.id}`,
      `imports/${runId}`,
      `imports/${runId}/rejected-rows`,
      `imports/${runId}/rejected-rows/csv`,
    ];
    for (const path of paths) expect([path, (await other.send(`/insights/${path}`)).status]).toEqual([path, 404]);
    expect((await other.send(`/insights/uploads/${body.data.id}/import`, { body: confirmed(examined) })).status).toBe(404);
    const { runs } = (await other.send('/insights/imports')).body;
    expect(runs.map(({ id }: { id: string }) => id)).not.toContain(runId);
  });
});
