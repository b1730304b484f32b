import { demoPeople } from '@services/identity/demo/demo-people';
import { connectable, connectionOf, consent } from '@suite/host/test/connected';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson } from '@suite/host/test/person';
import { shownDay } from '@suite/testing/providers/google-server';
import type { ProviderServer } from '@suite/testing/providers/provider-server';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { zoneUrl } from '@suite/zones/zone-url';
import { ConnectionType } from '../../contract/firms';

const { google } = ConnectionType;

onOneDatabase('§3 Google Sheets (type 6)', (kind) => {
  const firm = connectable(kind, google);

  const address = () => `https://docs.google.com/spreadsheets/d/${firm.server.google.id}/edit#gid=0`;
  const rejections = async () =>
    (await firm.platform.pool.query('select file, line, column_name, reason from ledger.import_rejections order by file, line'))
      .rows;
  const sheet = (title: string) => firm.server.google.sheets.find((one) => one.title === title)?.rows ?? [];

  const asBefore = async () => {
    await firm.startOver();
    firm.server.google.sheets.push(
      {
        sheetId: 7,
        title: "Payments '26",
        rows: [
          ['Payment date', 'Customer', 'Invoice number', 'Amount (USD)', 'Reference'],
          [shownDay('2026-02-03'), 'Ash Design', 'A-1', 100.5, 'check 12'],
        ],
      },
      {
        sheetId: 0,
        title: 'Invoices',
        rows: [
          ['Invoices of the firm'],
          [],
          ['Invoice number', 'Customer', 'Invoice date', 'Due date', 'Total (USD)'],
          ['A-1', 'Ash Design', shownDay('2026-01-02'), shownDay('2026-02-01'), 100.5],
          [],
          ['A-2', 'Birch Dental', shownDay('2026-03-04'), shownDay('2026-04-03'), 0.1 + 0.2],
        ],
      },
      { sheetId: 9, title: 'Old', hidden: true, rows: [['Customer'], ['Nobody']] },
      { sheetId: 10, title: 'Empty', rows: [] },
    );
  };

  describe('choosing a spreadsheet', () => {
    const begin = (document?: string) => {
      const returnTo = `${zoneUrl(firm.noah.browser.deployment, 'iq-settings')}#/connections`;
      return firm.noah.send(`/insights/connections/providers/${google}/authorizations`, { body: { returnTo, document } });
    };
    beforeAll(asBefore);

    it.each([undefined, '', 'invoices', 'https://example.com/spreadsheets/d/1qpyC0XzvTcKT6EISywvqESX3A0MwQoFDE8p-Bll4hps'])(
      '%s is rejected with a message that says what to enter',
      async (document) => {
        const { status, body } = await begin(document);
        expect([status, body.message]).toEqual([400, expect.stringContaining('paste the address')]);
      },
    );

    it('accepts the id alone and reports a missing spreadsheet', async () => {
      expect((await begin(firm.server.google.id)).status).toBe(200);
      await expect(firm.connect('x'.repeat(44))).rejects.toThrow('no such spreadsheet');
      expect(await firm.connection()).toMatchObject({ state: 'not-connected' });
    });

    it('asks for consent to read, every time, with PKCE', async () => {
      const { searchParams } = new URL((await begin(address())).body.data.address);
      expect(Object.fromEntries(searchParams)).toMatchObject({
        scope: 'https://www.googleapis.com/auth/spreadsheets.readonly',
        access_type: 'offline',
        prompt: 'consent',
        code_challenge_method: 'S256',
      });
      const { search } = await consent(firm.noah, google, address());
      expect(search).not.toContain(firm.server.google.id);
    });
  });

  describe('reading', () => {
    beforeAll(async () => {
      await asBefore();
      await firm.connect(address());
    });

    it('imports the visible sheets, customers and invoices before what refers to them', async () => {
      expect(await firm.connection()).toMatchObject({
        state: 'connected',
        account: 'Invoices of the firm',
        failure: null,
        sync: { failure: null, finishedAt: expect.any(String) },
      });
      expect(await rejections()).toEqual([]);
      expect(await firm.counts('imported')).toEqual({ invoices: 2, payments: 1 });
      const { invoices, applications, customers } = await firm.ledger();
      expect(invoices).toMatchObject([
        { customer: 'Ash Design', number: 'A-1', issued_on: '2026-01-02', due_on: '2026-02-01', total: 10_050 },
        { customer: 'Birch Dental', number: 'A-2', issued_on: '2026-03-04', due_on: '2026-04-03', total: 30 },
      ]);
      expect(applications).toMatchObject([{ number: 'A-1', applied_on: '2026-02-03', amount: 10_050, byPayment: true }]);
      expect(customers).toHaveLength(2);
    });

    it('imports nothing if nothing changed, even on another day', async () => {
      const before = await firm.ledger();
      firm.platform.time.now += MILLISECONDS_PER_DAY;
      await firm.noah.signIn();
      await firm.sync();
      expect(await firm.counts('imported')).toEqual({});
      expect(await firm.ledger()).toEqual(before);
    });

    it('a changed cell only changes its row, even to an earlier date', async () => {
      sheet('Invoices')[5] = ['A-2', 'Birch Dental', shownDay('2025-12-30'), shownDay('2026-04-03'), 80];
      await firm.sync();
      expect(await firm.counts('imported')).toEqual({ invoices: 1 });
      expect((await firm.ledger()).invoices).toMatchObject([{ total: 10_050 }, { issued_on: '2025-12-30', total: 8000 }]);
    });

    it('an unreadable row is reported with its sheet and line', async () => {
      sheet('Invoices').push(['A-3', 'Cedar', 'soon', shownDay('2026-04-03'), 5]);
      await firm.sync();
      expect(await rejections()).toEqual([
        { file: 'Invoices', line: 7, column_name: 'Invoice date', reason: expect.stringContaining('soon') },
      ]);
    });
  });

  describe('errors', () => {
    beforeEach(asBefore);

    it('a sheet that leaves questions is reported and skipped; the others are imported', async () => {
      firm.server.google.sheets.push({
        sheetId: 11,
        title: 'Notes',
        rows: [
          ['What', 'Who'],
          ['Call back', 'Ash'],
        ],
      });
      await firm.connect(address());
      const [rejection, ...others] = await rejections();
      expect(others).toEqual([]);
      expect(rejection).toMatchObject({ file: 'Notes', reason: expect.stringContaining('The sheet “Notes” is not imported') });
      expect(rejection.reason).toContain('upload it');
      expect((await firm.ledger()).invoices).toHaveLength(2);
      expect(await firm.counts('imported')).toEqual({ invoices: 2, payments: 1 });
    });

    it('many rows are read in bounded ranges, and the lines of an invoice can be anywhere', async () => {
      const line = (place: number) => [
        `N-${place % 2500}`,
        'Ash Design',
        shownDay('2026-01-02'),
        `Work ${place}`,
        1,
        shownDay('2026-02-01'),
      ];
      firm.server.google.sheets.length = 0;
      const head = ['Invoice number', 'Customer', 'Invoice date', 'Item', 'Line amount', 'Due date'];
      firm.server.google.sheets.push({
        sheetId: 1,
        title: 'Lines',
        rows: [head, ...Array.from({ length: 6000 }, (_, at) => line(at))],
      });
      await firm.connect(address());
      expect(await rejections()).toEqual([]);
      const { invoices = [], 'invoice lines': lines = [] } = await firm.ledger();
      expect([invoices.length, lines.length]).toEqual([2500, 6000]);
      const requested = firm.server.requests
        .filter((path) => path.includes('/values/'))
        .map((path) => decodeURIComponent(path.split('?')[0] ?? ''));
      expect([...new Set(requested.map((path) => path.split('/values/')[1]))]).toEqual([
        "'Lines'!A1:Z5000",
        "'Lines'!A5001:Z6001",
      ]);
    });

    it('a 429 response is retried after a short wait and postpones the sync for a long one; the run continues', async () => {
      firm.server.faults.push({ at: '/values/', times: 1, status: 429, headers: { 'Retry-After': '7' } });
      await firm.connect(address());
      expect(firm.waits).toEqual([7000]);
      const before = await firm.ledger();
      firm.server.faults.push({ at: '/values/', status: 429, headers: { 'Retry-After': '40000' } });
      await firm.sync();
      expect(await firm.connection()).toMatchObject({ state: 'connected', sync: { finishedAt: null } });
      firm.server.faults.length = 0;
      await firm.sync();
      expect(await firm.connection()).toMatchObject({ failure: null, sync: { finishedAt: expect.any(String) } });
      expect(await firm.ledger()).toEqual(before);
    });

    it('an expired access token is replaced with a refresh token that stays valid', async () => {
      await firm.connect(address());
      for (const renewals of [1, 2]) {
        firm.server.google.oauth.expireTokens();
        await firm.sync();
        expect(await firm.connection()).toMatchObject({ state: 'connected', failure: null });
        expect(firm.server.google.oauth.state).toMatchObject({ renewals, replays: 0 });
      }
    });

    it('a revoked consent asks the person to connect again and keeps the ledger', async () => {
      await firm.connect(address());
      const before = await firm.ledger();
      firm.server.google.oauth.revokeConsent();
      await firm.sync();
      expect(await firm.connection()).toMatchObject({
        state: 'reconnect',
        failure: 'Google Sheets no longer lets the suite in: connect it again.',
      });
      expect(await firm.ledger()).toEqual(before);
      await firm.connect(address());
      expect(await firm.connection()).toMatchObject({ state: 'connected', failure: null });
      expect(await firm.ledger()).toEqual(before);
    });

    it('a missing spreadsheet, repeated 503 responses and malformed responses fail with a message and lose nothing', async () => {
      await firm.connect(address());
      const before = await firm.ledger();
      const failing = async (fault: ProviderServer['faults'][number], words: string) => {
        firm.server.faults.splice(0, 1, fault);
        await firm.sync();
        expect((await firm.connection()).failure).toContain(words);
        expect(await firm.ledger()).toEqual(before);
      };
      await failing({ at: '/v4/spreadsheets', status: 404 }, 'no such spreadsheet');
      await failing({ at: '/values/', status: 503 }, 'out of order');
      await failing({ at: '/values/', status: 200, body: '{"values": "none"}' }, 'cannot be read');
    });

    it('a sheet that changes while it is read is read again', async () => {
      let isChanged = false;
      firm.server.onRequest = (path) => {
        if (!path.includes('FORMATTED_STRING') || isChanged) return;
        isChanged = true;
        for (const { rows } of firm.server.google.sheets) rows.splice(1, 0, []);
      };
      await firm.connect(address());
      expect(isChanged).toBe(true);
      expect(await rejections()).toEqual([]);
      expect((await firm.ledger()).invoices).toHaveLength(2);
    });

    it('another company has no access to the connection', async () => {
      await firm.connect(address());
      const olivia = await demoPerson(firm.platform, demoPeople.olivia).signIn();
      expect(await connectionOf(olivia, google)).toMatchObject({ state: 'not-connected', account: null, sync: null });
      const path = `/insights/connections/providers/${google}`;
      expect((await olivia.send(`${path}/syncs`, { method: 'POST' })).status).toBe(404);
      expect((await olivia.send(path, { method: 'DELETE' })).status).toBe(404);
      expect(await firm.connection()).toMatchObject({ state: 'connected' });
    });
  });
});
