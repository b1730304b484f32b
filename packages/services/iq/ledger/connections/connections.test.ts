import { statSync } from 'node:fs';
import { join } from 'node:path';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { setFirmTimeZone } from '@services/identity/ports';
import {
  brightfield,
  comeBack,
  connect,
  connectionOf,
  consent,
  ledgerOf,
  openConnectable,
  startOver,
  syncAgain,
} from '@suite/host/test/connected';
import { onOneDatabase, onPostgres } from '@suite/host/test/databases';
import { addPerson, addToCompany, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { openProviderServer, type ProviderServer } from '@suite/testing/providers/provider-server';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { addDays, utcDayOf } from '@suite/values/iso-day';
import { zoneUrl } from '@suite/zones/zone-url';
import { ConnectionType } from '../contract/firms';
import { enqueueSync } from './sync-queue';

const { xero } = ConnectionType;
const MINUTE = 60_000;
const HOUR = 3_600_000;
const path = `/insights/connections/providers/${xero}`;

onOneDatabase('§3 connections', (kind) => {
  let server: ProviderServer;
  let platform: TestPlatform;
  let noah: Person;
  let waits: number[];
  let everything: Awaited<ReturnType<typeof ledgerOf>>;
  beforeAll(async () => {
    server = await openProviderServer();
    ({ platform, noah, waits } = await openConnectable(kind, server));
    await connect(platform, noah, xero);
    everything = await ledgerOf(platform, brightfield);
  });
  afterAll(async () => {
    await platform.close();
    await server.close();
  });
  beforeEach(async () => {
    await startOver(platform, server);
    await noah.signIn();
    waits.length = 0;
  });

  const waiting = async () => (await platform.pool.query(`select run_at from kernel.jobs where kind = 'sync connection'`)).rows;

  const runs = async () =>
    (await platform.pool.query('select * from ledger.import_runs where company_id = $1 order by number', [brightfield])).rows;

  describe('connecting', () => {
    it('leads back to the page where it started and reports the outcome', async () => {
      const address = await consent(noah, xero);
      expect(address.origin + address.pathname).toBe('http://localhost:3100/insights/connections/callback');
      const answer = await comeBack(noah, address);
      expect(answer.headers.get('Location')).toBe(
        `${zoneUrl(noah.browser.deployment, 'iq-settings')}#/connections?connection=8&outcome=connected`,
      );
    });

    it('works once: using the same URL again shows a message', async () => {
      const address = await consent(noah, xero);
      await comeBack(noah, address);
      const again = await comeBack(noah, address);
      expect([again.status, await again.text()]).toEqual([400, expect.stringContaining('was used before')]);
    });

    it('works for 10 minutes in the browser where it started', async () => {
      const elsewhere = await demoPerson(platform, demoPeople.olivia).signIn();
      expect((await comeBack(elsewhere, await consent(noah, xero))).status).toBe(400);
      const late = await consent(noah, xero);
      platform.time.now += 10 * MINUTE + 1;
      expect((await comeBack(noah, late)).status).toBe(400);
      expect(await connectionOf(noah, xero)).toMatchObject({ state: 'not-connected' });
    });

    it('requires the right to connect: a person whose apps were blocked in the meantime connects nothing', async () => {
      const member = await (await addPerson(platform, { companyId: brightfield })).signIn();
      const address = await consent(member, xero);
      const apps = { 'iq-onboarding': 'blocked', 'iq-settings': 'blocked' };
      await noah.send(`/access/v1/people/${member.id}`, { method: 'PUT', body: { version: 1, apps } });
      expect((await comeBack(member, address)).status).toBe(400);
      expect(await connectionOf(noah, xero)).toMatchObject({ state: 'not-connected' });
    });

    it('requires membership: a person who left the company in the meantime connects nothing', async () => {
      const { quaystone, brightfield: own } = demoCompanies;
      const leaver = await addPerson(platform, { companyId: own.id });
      await addToCompany(platform, leaver.id, { companyId: quaystone.id });
      await leaver.signIn();
      await leaver.renew(own.id);
      const address = await consent(leaver, xero);
      await platform.pool.query('update identity.memberships set deactivated_at = now() where user_id = $1 and company_id = $2', [
        leaver.id,
        own.id,
      ]);
      expect((await comeBack(leaver, address)).status).toBe(400);
      expect(await connectionOf(noah, xero)).toMatchObject({ state: 'not-connected' });
    });

    it('a state that was never issued connects nothing', async () => {
      for (const state of ['', 'x', '%00', `${'a'.repeat(43)}`]) {
        const answer = await noah.browser.send(`/insights/connections/callback?state=${state}&code=c`);
        expect(answer.status).toBe(400);
      }
    });

    it('a person who declines at the provider returns without a connection', async () => {
      server.xero.oauth.state.isDeclined = true;
      const answer = await comeBack(noah, await consent(noah, xero));
      expect(answer.headers.get('Location')).toContain('outcome=declined');
      expect(await connectionOf(noah, xero)).toMatchObject({ state: 'not-connected', account: null });
    });

    it('only leads back to zones of the suite', async () => {
      for (const returnTo of ['https://evil.example/', 'javascript:alert(1)', `${noah.browser.origin}/nowhere/`]) {
        expect((await noah.send(`${path}/authorizations`, { body: { returnTo } })).status).toBe(400);
      }
    });

    it('the books of another company are not mixed into the ledger', async () => {
      await connect(platform, noah, xero);
      await noah.send(path, { method: 'DELETE' });
      Object.assign(server.xero.tenant, { id: 'b2c885a9-4bb9-4a00-9b6e-6c2bf60b1a2b', name: 'Other Company' });
      const answer = await comeBack(noah, await consent(noah, xero));
      expect(await answer.text()).toContain('The ledger holds the books of Demo Company (US)');
      expect(await connectionOf(noah, xero)).toMatchObject({ state: 'not-connected' });
    });

    it('a provider without credentials is reported as not configured', async () => {
      const without = await openTestPlatform(kind);
      const person = await demoPerson(without, demoPeople.noah).signIn();
      const answer = await person.send(`${path}/authorizations`, {
        body: { returnTo: zoneUrl(person.browser.deployment, 'home') },
      });
      expect(answer).toMatchObject({ status: 409, body: { code: 'not_configured', message: expect.stringContaining('Xero') } });
      expect(await connectionOf(person, xero)).toMatchObject({ isConfigured: false });
      await without.close();
    });
  });

  describe('tokens', () => {
    const row = async () => (await platform.pool.query('select * from ledger.provider_connections')).rows[0];

    it('are not readable in the database or in API responses', async () => {
      await connect(platform, noah, xero);
      const { tokens } = await row();
      expect(tokens.toString('latin1')).not.toMatch(/access-|refresh-/);
      const { rows } = await platform.pool.query(`
        select table_name, (xpath('//text()', query_to_xml('select * from ' || quote_ident(table_schema) || '.' || quote_ident(table_name), true, false, '')))::text as text
        from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')`);
      expect(rows.filter(({ text }) => /access-[0-9a-f-]{36}|refresh-[0-9a-f-]{36}/.test(text))).toEqual([]);
      expect(JSON.stringify(await noah.send('/insights/connections'))).not.toMatch(/access-|refresh-|token/i);
      expect(statSync(join(platform.dataFolder, 'token-key')).mode & 0o777).toBe(0o600);
    });

    it('can only be decrypted for their own company', async () => {
      await connect(platform, noah, xero);
      const { quaystone } = demoCompanies;
      await platform.pool.query(`insert into ledger.connections (company_id, connection_type, status) values ($1, 8, 1)`, [
        quaystone.id,
      ]);
      await platform.pool.query(
        `insert into ledger.provider_connections select $1, connection_type, state, account, settings, tokens
         from ledger.provider_connections`,
        [quaystone.id],
      );
      server.requests.length = 0;
      await enqueueSync(platform.database, { companyId: quaystone.id, connectionType: xero });
      await platform.settled();
      const { rows } = await platform.pool.query('select state, failure from ledger.provider_connections where company_id = $1', [
        quaystone.id,
      ]);
      expect(rows).toEqual([{ state: 'reconnect', failure: expect.stringContaining('a key that it no longer has') }]);
    });

    it('an expired access token is replaced, and its new refresh token is stored first', async () => {
      await connect(platform, noah, xero);
      for (const _ of [1, 2, 3]) {
        const before = (await row()).tokens;
        server.xero.oauth.expireTokens();
        await syncAgain(platform, noah, xero);
        expect((await row()).tokens.equals(before)).toBe(false);
      }
      expect(server.xero.oauth.state).toMatchObject({ renewals: 3, replays: 0 });
      expect(await connectionOf(noah, xero)).toMatchObject({ state: 'connected', failure: null });
    });

    it('a token that is about to expire is replaced before it is used', async () => {
      await connect(platform, noah, xero);
      platform.time.now += 30 * MINUTE;
      await noah.signIn();
      await syncAgain(platform, noah, xero);
      expect(server.xero.oauth.state.renewals).toBe(1);
    });

    it('a used refresh token requires a new connection, and a message says so', async () => {
      await connect(platform, noah, xero);
      const { tokens } = await row();
      server.xero.oauth.expireTokens();
      await syncAgain(platform, noah, xero);
      // Simulates a database that was restored from an earlier backup.
      await platform.pool.query('update ledger.provider_connections set tokens = $1', [tokens]);
      server.xero.oauth.expireTokens();
      await syncAgain(platform, noah, xero);
      expect(server.xero.oauth.state.replays).toBe(1);
      expect(await connectionOf(noah, xero)).toMatchObject({
        state: 'reconnect',
        failure: 'Xero no longer lets the suite in: connect it again.',
        nextSyncAt: null,
      });
    });

    it('a revoked consent is reported everywhere, keeps the ledger, and is repaired by connecting again', async () => {
      await connect(platform, noah, xero);
      const before = await ledgerOf(platform, brightfield);
      server.xero.oauth.revokeConsent();
      await syncAgain(platform, noah, xero);
      expect(await connectionOf(noah, xero)).toMatchObject({
        state: 'reconnect',
        failure: expect.stringContaining('connect it again'),
      });
      const notifications = (await noah.send('/events/v1/notifications')).body.notifications;
      expect(notifications.map(({ type }: { type: string }) => type).slice(0, 2)).toEqual([
        'connection.broken',
        'import.finished',
      ]);
      expect(notifications[0].data).toEqual({ source: 'xero' });
      const { rows } = await platform.pool.query('select id from ledger.firms where company_id = $1', [brightfield]);
      expect((await noah.send(`/insights/connections/all?OrganizationId=${rows[0].id}`)).status).toBe(400);
      expect(await ledgerOf(platform, brightfield)).toEqual(before);
      expect((await row()).tokens).toBeNull();
      await connect(platform, noah, xero);
      expect(await connectionOf(noah, xero)).toMatchObject({ state: 'connected', failure: null });
      expect(await ledgerOf(platform, brightfield)).toEqual(before);
    });
  });

  describe('an unreliable provider', () => {
    const afterwards = async () => {
      server.faults.length = 0;
      await syncAgain(platform, noah, xero);
      expect(await connectionOf(noah, xero)).toMatchObject({ state: 'connected', failure: null });
      expect(await ledgerOf(platform, brightfield)).toEqual(everything);
    };

    it('a 429 response is retried after the time it asks for', async () => {
      server.faults.push({ at: '/Payments', times: 2, status: 429, headers: { 'Retry-After': '7' } });
      await connect(platform, noah, xero);
      expect(waits).toEqual([7000, 7000]);
      expect(await connectionOf(noah, xero)).toMatchObject({ failure: null, sync: { finishedAt: expect.any(String) } });
    });

    it('a 429 response for the rest of the day postpones the sync, which later continues where it stopped', async () => {
      server.faults.push({ at: '/Invoices', status: 429, headers: { 'Retry-After': '40000' } });
      await connect(platform, noah, xero);
      const until = new Date(platform.time.now + 40_000_000).toISOString();
      expect(await connectionOf(noah, xero)).toMatchObject({ state: 'connected', nextSyncAt: until, sync: { finishedAt: null } });
      expect((await connectionOf(noah, xero)).failure).toContain(until.slice(11, 16));
      server.requests.length = 0;
      await afterwards();
      expect(server.requests.slice(0, 4).some((requested) => requested.includes('/Contacts'))).toBe(false);
      expect(await runs()).toHaveLength(1);
    });

    it('a 500 response and a broken connection are retried with doubling waits', async () => {
      server.faults.push({ at: '/Contacts', times: 2, status: 500 }, { at: '/Contacts', times: 1, status: 0, isBroken: true });
      await connect(platform, noah, xero);
      expect(waits).toEqual([1000, 2000, 4000]);
      expect(await connectionOf(noah, xero)).toMatchObject({ failure: null });
    });

    it('repeated 503 responses fail with a message; imported data stays and the rest follows later', async () => {
      server.faults.push({ at: '/Invoices', status: 503 });
      await connect(platform, noah, xero);
      const failure = 'Xero is out of order at the moment (503); the suite tries again tonight.';
      expect(await connectionOf(noah, xero)).toMatchObject({ state: 'connected', failure, sync: { failure } });
      expect((await ledgerOf(platform, brightfield)).customers).toHaveLength(8);
      await afterwards();
    });

    it.each([
      ['a page of HTML', '<html>maintenance</html>'],
      ['half an answer', '{"Invoices": [{"InvoiceID": "x"'],
      ['another shape', '{"Invoices": {"not": "a list"}}'],
      ['nothing', ''],
    ])('%s instead of a response fails with a message and loses nothing', async (_, body) => {
      await connect(platform, noah, xero);
      const before = await ledgerOf(platform, brightfield);
      server.faults.push({ at: '/Invoices', status: 200, body });
      await syncAgain(platform, noah, xero);
      expect((await connectionOf(noah, xero)).failure).toContain('something that cannot be read');
      expect(await ledgerOf(platform, brightfield)).toEqual(before);
      await afterwards();
    });

    it('an unreadable row is reported with its reason, and the other rows are imported', async () => {
      server.xero.ledger.invoice('INV-BAD', { contact: 'Ash Design', currency: 'Dollars', lines: [{ amount: 1 }] });
      await connect(platform, noah, xero);
      const { rows } = await platform.pool.query('select file, column_name, reason from ledger.import_rejections');
      expect(rows).toEqual([{ file: 'Invoices', column_name: 'CurrencyCode', reason: expect.stringContaining('ISO 4217') }]);
      expect((await ledgerOf(platform, brightfield)).invoices).toHaveLength(16);
    });

    it.each([
      ['always another page', 'isEndless'],
      ['the same page for ever', 'isStuck'],
    ] as const)('%s: the sync stops with a message', async (_, fault) => {
      server.xero[fault] = true;
      await connect(platform, noah, xero);
      expect((await connectionOf(noah, xero)).failure).toContain('does not come to an end');
      expect(server.requests.length).toBeLessThan(40);
    });
  });

  describe('schedule', () => {
    it.each([
      ['before it', 5],
      ['while it goes on', 7],
    ])('syncs run every night at the same minute within four hours of the configured hour; connected %s', async (_, hour) => {
      platform.time.now = new Date(platform.time.now + MILLISECONDS_PER_DAY).setUTCHours(hour, 0, 0, 0);
      await noah.signIn();
      await connect(platform, noah, xero);
      const { nextSyncAt } = await connectionOf(noah, xero);
      const next = new Date(nextSyncAt);
      expect([6, 7, 8, 9]).toContain(next.getUTCHours());
      expect(next.getTime() - platform.time.now).toBeLessThanOrEqual(hour < 6 ? 5 * HOUR : MILLISECONDS_PER_DAY + 3 * HOUR);
      platform.time.now = next.getTime() - 1;
      server.requests.length = 0;
      await platform.settled();
      expect(server.requests).toEqual([]);
      platform.time.now = next.getTime() + 1;
      await platform.settled();
      expect(server.requests.length).toBeGreaterThan(0);
      await noah.signIn();
      expect((await connectionOf(noah, xero)).nextSyncAt).toBe(new Date(next.getTime() + MILLISECONDS_PER_DAY).toISOString());
    });

    it('progress is visible during a sync', async () => {
      let seen: { isSyncing: boolean; sync: { finishedAt: null; counts: { kind: string; imported: number }[] } } | undefined;
      server.onRequest = async (requested) => {
        if (requested.includes('/Invoices') && !seen) seen = await connectionOf(noah, xero);
      };
      await connect(platform, noah, xero);
      expect(seen).toMatchObject({ isSyncing: true, sync: { finishedAt: null } });
      expect(seen?.sync.counts.find(({ kind: of }) => of === 'customers')?.imported).toBe(8);
      expect(seen?.sync.counts.find(({ kind: of }) => of === 'invoices')?.imported).toBe(0);
    });

    it('several requests at the same time leave no sync waiting', async () => {
      await connect(platform, noah, xero);
      server.requests.length = 0;
      await Promise.all([syncAgain(platform, noah, xero), syncAgain(platform, noah, xero), syncAgain(platform, noah, xero)]);
      for (const { finished_at } of await runs()) expect(finished_at).not.toBeNull();
      expect(await waiting()).toEqual([]);
    });

    it('a request during a sync starts another sync afterwards', async () => {
      await connect(platform, noah, xero);
      const before = (await runs()).length;
      let status: number | undefined;
      server.onRequest = async () => {
        if (status) return;
        status = 1;
        status = (await noah.send(`${path}/syncs`, { method: 'POST' })).status;
      };
      await syncAgain(platform, noah, xero);
      expect(status).toBe(202);
      expect(await runs()).toHaveLength(before + 2);
      for (const { finished_at, failure } of await runs()) expect([finished_at, failure]).toEqual([expect.any(Date), null]);
    });

    it('metrics are as of the current day in the firm’s time zone', async () => {
      await connect(platform, noah, xero);
      const before = platform.time.now;
      platform.time.now = Date.parse(`${addDays(utcDayOf(before), 3)}T01:30:00Z`);
      await noah.signIn();
      await setFirmTimeZone(platform.database, brightfield, 'America/New_York');
      await syncAgain(platform, noah, xero);
      expect((await noah.send('/insights/metrics/state')).body.asOf).toBe(addDays(utcDayOf(before), 2));
      await setFirmTimeZone(platform.database, brightfield, 'UTC');
    });

    it('a sync that a fast clock planned a year ahead does not block other syncs', async () => {
      await connect(platform, noah, xero);
      await enqueueSync(
        platform.database,
        { companyId: brightfield, connectionType: xero },
        platform.time.now + 365 * MILLISECONDS_PER_DAY,
      );
      server.requests.length = 0;
      await syncAgain(platform, noah, xero);
      expect(server.requests.length).toBeGreaterThan(0);
      expect(await waiting()).toEqual([]);
    });

    it('a process that lost its lease writes nothing more', async () => {
      await connect(platform, noah, xero);
      server.xero.ledger.now = platform.time.now;
      server.xero.ledger.contact('Late Ltd');
      server.onRequest = async (requested) => {
        if (requested.includes('/Contacts'))
          await platform.pool.query(`update kernel.jobs set lease = gen_random_uuid() where kind = 'sync connection'`);
      };
      await syncAgain(platform, noah, xero);
      expect((await ledgerOf(platform, brightfield)).customers).toHaveLength(8);
      expect((await connectionOf(noah, xero)).isSyncing).toBe(true);
      // A process counts as gone a minute after its last sign of life.
      server.onRequest = () => undefined;
      platform.time.now += MINUTE + 1;
      await noah.signIn();
      await syncAgain(platform, noah, xero);
      expect((await ledgerOf(platform, brightfield)).customers).toHaveLength(9);
      expect((await runs()).filter(({ finished_at }) => !finished_at)).toEqual([]);
    });
  });

  describe('documents that another source already imported', () => {
    const choose = (duplicates: string) => noah.send(`${path}/duplicates`, { method: 'PUT', body: { duplicates } });

    /** Sets up a ledger that has Xero's 16 invoices from a file, and connects Xero, which has one more invoice. */
    async function connectBesideFile() {
      await connect(platform, noah, xero);
      for (const table of ['customers', 'invoices', 'credit_notes', 'payments'])
        await platform.pool.query(`update ledger.${table} set source = 'file' where company_id = $1`, [brightfield]);
      await platform.pool.query('delete from ledger.connections where company_id = $1', [brightfield]);
      const before = await ledgerOf(platform, brightfield);
      expect(before.invoices).toHaveLength(16);
      server.xero.ledger.invoice('NEW-1', { contact: 'Ash Design', lines: [{ amount: 12 }] });
      await connect(platform, noah, xero);
      return before;
    }

    it('stop the sync with a question, and none of them counts twice', async () => {
      const before = await connectBesideFile();
      // 16 invoices, the only credit note and all payments match. The first sync also reads NEW-1.
      const duplicates = 16 + 1 + (before.payments?.length ?? 0);
      const asking = (documents: number) => {
        const failure = expect.stringMatching(
          new RegExp(
            `^The sync stopped: ${duplicates} of ${documents} new documents are in the ledger from another source: .* Choose in IQ, under Connections`,
          ),
        );
        return { state: 'connected', failure, duplicates: { documents, duplicates }, sync: { failure } };
      };
      expect(await connectionOf(noah, xero)).toMatchObject(asking(duplicates + 1));
      const isKnown = (record: unknown) => !JSON.stringify(record).includes('"NEW-1"');
      const expectNoneTwice = async () => {
        const now = await ledgerOf(platform, brightfield);
        expect(now.invoices).toHaveLength(17);
        for (const part of ['invoices', 'credit notes', 'payments', 'applications'])
          expect(now[part]?.filter(isKnown)).toEqual(before[part]);
      };
      await expectNoneTwice();
      await syncAgain(platform, noah, xero);
      expect(await connectionOf(noah, xero)).toMatchObject(asking(duplicates));
      await expectNoneTwice();
    });

    it.each([
      ['skip', 17],
      ['keep', 33],
    ])('are imported as the person chooses, together with new documents: %s', async (choice, invoices) => {
      const { payments = [] } = await connectBesideFile();
      expect((await choose(choice)).status).toBe(204);
      await platform.settled();
      expect(await connectionOf(noah, xero)).toMatchObject({ state: 'connected', failure: null, duplicates: null });
      expect((await ledgerOf(platform, brightfield)).invoices).toHaveLength(invoices);
      expect((await ledgerOf(platform, brightfield)).payments).toHaveLength(payments.length * (choice === 'keep' ? 2 : 1));
      await syncAgain(platform, noah, xero);
      expect(await connectionOf(noah, xero)).toMatchObject({ failure: null, duplicates: null });
      expect((await ledgerOf(platform, brightfield)).invoices).toHaveLength(invoices);
    });

    it('can only be decided on if a sync asks, and only with skip or keep', async () => {
      await connect(platform, noah, xero);
      expect((await choose('skip')).status).toBe(404);
      expect((await choose('both')).status).toBe(400);
    });
  });

  describe('disconnecting', () => {
    it('notifies the provider, deletes the tokens and keeps the ledger', async () => {
      await connect(platform, noah, xero);
      const before = await ledgerOf(platform, brightfield);
      expect((await noah.send(path, { method: 'DELETE' })).status).toBe(204);
      await platform.settled();
      expect(server.xero.oauth.hasConsent()).toBe(false);
      const { rows } = await platform.pool.query('select tokens, state from ledger.provider_connections');
      expect(rows).toEqual([{ tokens: null, state: 'not-connected' }]);
      expect(await ledgerOf(platform, brightfield)).toEqual(before);
      expect((await noah.send(`${path}/syncs`, { method: 'POST' })).status).toBe(404);
    });

    it.each([
      ['the only organisation at Xero ends the consent', [], false],
      ['one of several organisations ends no more than itself', ['7cb59f93-0000-0000-0000-000000000000'], true],
    ])('%s, even if the access token has expired', async (_, others, isLeft) => {
      await connect(platform, noah, xero);
      server.xero.connections.push(...others);
      server.xero.oauth.expireTokens();
      await noah.send(path, { method: 'DELETE' });
      await platform.settled();
      expect(server.xero.connections).toEqual(others);
      expect(server.xero.oauth.hasConsent()).toBe(isLeft);
    });

    it('stops a running sync from writing anything more', async () => {
      await connect(platform, noah, xero);
      server.xero.ledger.now = platform.time.now;
      server.xero.ledger.contact('Late Ltd');
      server.onRequest = async (requested) => {
        if (requested.includes('/Contacts')) await noah.send(path, { method: 'DELETE' });
      };
      await syncAgain(platform, noah, xero);
      expect((await ledgerOf(platform, brightfield)).customers).toHaveLength(8);
      expect(await connectionOf(noah, xero)).toMatchObject({
        state: 'not-connected',
        isSyncing: false,
        sync: { finishedAt: expect.any(String), failure: 'The connection was ended.' },
      });
    });

    it('works when the provider cannot be reached', async () => {
      await connect(platform, noah, xero);
      server.faults.push({ at: '/connect', status: 503 });
      expect((await noah.send(path, { method: 'DELETE' })).status).toBe(204);
      await platform.settled();
      expect(await connectionOf(noah, xero)).toMatchObject({ state: 'not-connected' });
    });
  });

  describe('another company', () => {
    it('only sees, syncs and ends its own connections', async () => {
      await connect(platform, noah, xero);
      const before = await ledgerOf(platform, brightfield);
      const olivia = await demoPerson(platform, demoPeople.olivia).signIn();
      const seen = await olivia.send('/insights/connections');
      expect(JSON.stringify(seen.body)).not.toContain('Demo Company (US)');
      expect(await connectionOf(olivia, xero)).toMatchObject({ state: 'not-connected', sync: null });
      expect((await olivia.send(`${path}/syncs`, { method: 'POST' })).status).toBe(404);
      expect((await olivia.send(path, { method: 'DELETE' })).status).toBe(404);
      expect(await connectionOf(noah, xero)).toMatchObject({ state: 'connected' });
      await connect(platform, olivia, xero);
      expect(await ledgerOf(platform, brightfield)).toEqual(before);
    });
  });
});

onPostgres('§3 two platforms on one database', (kind) => {
  it('sync a connection one at a time', async () => {
    const server = await openProviderServer();
    const tokenKey = Buffer.alloc(32, 7).toString('base64');
    const one = await openConnectable(kind, server, { tokenKey });
    await connect(one.platform, one.noah, xero);
    const { databaseUrl } = one.platform;
    const other = await openConnectable(kind, server, { tokenKey, databaseUrl });

    server.requests.length = 0;
    let requestedMeanwhile: string[] | undefined;
    server.onRequest = async () => {
      if (requestedMeanwhile) return;
      requestedMeanwhile = [];
      const before = server.requests.length;
      await syncAgain(other.platform, other.noah, xero);
      requestedMeanwhile = server.requests.slice(before);
    };
    await syncAgain(one.platform, one.noah, xero);
    expect(requestedMeanwhile).toEqual([]);

    server.onRequest = () => undefined;
    server.requests.length = 0;
    await syncAgain(other.platform, other.noah, xero);
    // Either platform may have run the job.
    await one.platform.settled();
    expect(server.requests.length).toBeGreaterThan(0);
    expect(await connectionOf(other.noah, xero)).toMatchObject({ state: 'connected', failure: null });
    await one.platform.close();
    await other.platform.close();
    await server.close();
  });
});
