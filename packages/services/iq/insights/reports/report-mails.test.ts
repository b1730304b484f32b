import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { type DatabaseKind, onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { ReportKind } from '../contract/report-content';
import type { Report, ReportMail } from '../contract/reports';
import { mailsIn } from './fixture-mails';

const { olivia, noah } = demoPeople;
const companyId = demoCompanies.harborlineAccounting.id;
const path = '/insights/reports';

onOneDatabase('report mails', (kind: DatabaseKind) => {
  let platform: TestPlatform;
  let person: Person;
  const query = (text: string) => platform.pool.query(text);
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    person = await demoPerson(platform, olivia).signIn();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    await platform.settled();
    rmSync(outbox(), { recursive: true, force: true });
    await query('delete from kernel.jobs');
    await query('delete from insights.reports');
    await query('delete from insights.report_stops');
    await query("update ledger.clients set name = 'Ironbridge Fitness' where name like '<b>%'");
  });

  const outbox = () => join(platform.dataFolder, 'outbox');
  const get = async (of: string) => (await person.send(of)).body;
  /** Requests a report and waits until it is ready. */
  const make = async (of: ReportKind): Promise<Report> => {
    const response = await person.send(path, { body: { kind: of } });
    await platform.settled();
    const report = await get(`${path}/${response.body.id}`);
    expect(report.state).toBe('ready');
    return report;
  };
  const send = (id: string, addresses: string[] = [], people: string[] = [olivia.id]) =>
    person.send(`${path}/${id}/mails`, { body: { people, addresses } });
  const mails = async () => {
    await platform.settled();
    return mailsIn(outbox());
  };

  it('contain the summary and the PDF, and show markup in a name as text', async () => {
    await platform.pool.query(`update ledger.clients set name = '<b>Iron</b> & "Co"' where name = 'Ironbridge Fitness'`);
    const { id } = await make('monthly');
    expect((await send(id)).status).toBe(202);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`#/report?id=${id}`);
    expect(mail?.text).toContain('<b>Iron</b> & "Co": collect what is overdue ($880 overdue)');
    expect(mail?.html).toContain('&lt;b&gt;Iron&lt;/b&gt; &amp; &quot;Co&quot;');
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.files).toEqual([{ name: 'monthly-report-2025-12-01.pdf', start: '%PDF-' }]);
  });

  it('are sent once to a recipient who already has a pending mail', async () => {
    const { id } = await make('monthly');
    // The mails stay pending until the clock advances, because only then their delivery is checked.
    const response = await Promise.all([send(id), send(id), send(id, ['ann@client.example'])]);
    expect(response.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect((await mails()).map(({ to }) => to).sort()).toEqual(['ann@client.example', olivia.email].sort());
  });

  it('report the state of each mail', async () => {
    const { id } = await make('monthly');
    await send(id, ['Ann@Client.example']);
    const states = async () =>
      (await get(`${path}/${id}/mails`)).mails.map(({ to, state }: ReportMail) => `${to} ${state}`).sort();
    await platform.settled();
    expect(await states()).toEqual(['ann@client.example waiting', `${olivia.email} waiting`]);
    platform.time.now += 60_000;
    await platform.settled();
    expect(await states()).toEqual(['ann@client.example sent', `${olivia.email} sent`]);
  });

  it('are only sent to valid people and addresses, at most 20 at a time', async () => {
    const { id } = await make('monthly');
    const refusal = async (addresses: string[], people: string[] = []) => {
      const { status, body } = await send(id, addresses, people);
      return [status, JSON.stringify(body)];
    };
    expect(await refusal([])).toEqual([400, expect.stringContaining('Choose at least one recipient.')]);
    expect(await refusal(['ann'])).toEqual([400, expect.stringContaining('addresses')]);
    expect(await refusal([], [noah.id])).toEqual([400, expect.stringContaining('not in your company')]);
    const many = Array.from({ length: 21 }, (_, place) => `ann${place}@client.example`);
    expect(await refusal(many)).toEqual([400, expect.stringContaining('at most 20 recipients')]);
    expect(await mails()).toEqual([]);
  });

  it('are no longer sent to an unsubscribed address until it subscribes again with the link of a mail', async () => {
    const { id } = await make('monthly');
    await send(id, ['ann@client.example'], []);
    const [mail] = await mails();
    expect(mail?.text).toContain('Harborline Accounting sends its report to this address.');
    expect(mail?.text).not.toContain('#/report');
    const address = /^<(.*)>$/.exec(mail?.header('list-unsubscribe') ?? '')?.[1] ?? '';
    const stopped = await platform.fetch(new Request(address, { method: 'POST' }));
    expect(await stopped.text()).toContain('<p>You no longer get reports of Harborline Accounting to ann@client.example.</p>');
    platform.time.now += 60_000;
    await platform.settled();
    await send(id, ['ann@client.example'], []);
    expect(await mails()).toHaveLength(1);
    const [latest] = (await get(`${path}/${id}/mails`)).mails;
    expect(latest).toMatchObject({ state: 'failed', failure: 'This address has unsubscribed.' });
    const page = await (await platform.fetch(new Request(address))).text();
    expect(page).toContain('<p>You have stopped reports of Harborline Accounting to ann@client.example.</p>');
    const action = /<form method="post" action="([^"]+)">/.exec(page)?.[1] ?? '';
    const answer = await platform.fetch(new Request(new URL(action, address), { method: 'POST' }));
    expect(await answer.text()).toContain('<p>You get reports of Harborline Accounting to ann@client.example again.</p>');
    await send(id, ['ann@client.example'], []);
    expect(await mails()).toHaveLength(2);
  });

  it('can be stopped with the link of a mail, for this kind and company only, without signing in, any number of times', async () => {
    const { id } = await make('monthly');
    await send(id);
    const [mail] = await mails();
    expect(mail?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = /^<(.*)>$/.exec(mail?.header('list-unsubscribe') ?? '')?.[1] ?? '';
    const token = /^http:\/\/localhost:3100\/insights\/reports\/unsubscribe\/([\w-]{43})$/.exec(address)?.[1];
    expect(token).toBeDefined();
    expect(mail?.text).toContain(address);
    const chosen = async () =>
      (
        await platform.pool.query(
          'select company_id = $2 as here, send_weekly_report as weekly, send_monthly_report as monthly from ledger.firm_users where unified_id = $1 order by 1',
          [olivia.id, companyId],
        )
      ).rows;
    const [elsewhere, here] = await chosen();
    expect(here).toEqual({ here: true, weekly: true, monthly: true });
    const page = await platform.fetch(new Request(address));
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<form method="post">');
    expect(await chosen()).toEqual([elsewhere, here]);
    for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), new FormData()]) {
      const answer = await platform.fetch(new Request(address, { method: 'POST', body }));
      expect(answer.status).toBe(200);
      expect(await chosen()).toEqual([elsewhere, { here: true, weekly: true, monthly: false }]);
    }
    const { rows } = await platform.pool.query('select encode(token_hash, $1) as hash from insights.report_unsubscribes', [
      'base64',
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each([
    ['GET', ''],
    ['POST', ''],
    ['POST', '/again'],
  ])('make a client wait that tries invalid unsubscribe links: %s %s', async (method, end) => {
    const { id } = await make('monthly');
    await send(id);
    const [mail] = await mails();
    const address = /^<(.*)>$/.exec(mail?.header('list-unsubscribe') ?? '')?.[1] ?? '';
    const ip = `203.0.113.${method.length}${end.length}`;
    const client = { address: ip, ip, isShared: false };
    const open = (link: string) => platform.fetch(new Request(link + end, { method }), client);
    const wrong = address.replace(/[\w-]{43}$/, 'w'.repeat(43));
    for (let count = 0; count < 30; count++) expect((await open(wrong)).status).toBe(400);
    const refused = await open(address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await platform.fetch(new Request(address))).status).toBe(200);
  });

  it('store at most 300 responses for a client that keeps unsubscribing with different keys', async () => {
    const { id } = await make('monthly');
    await send(id, ['ann@client.example'], []);
    const [mail] = await mails();
    const address = /^<(.*)>$/.exec(mail?.header('list-unsubscribe') ?? '')?.[1] ?? '';
    const client = { address: '203.0.113.40', ip: '203.0.113.40', isShared: false };
    const stop = (key: number, from = client) =>
      platform.fetch(new Request(address, { method: 'POST', headers: { 'Idempotency-Key': `stranger ${key}` } }), from);
    for (let key = 0; key < 310; key++) await stop(key);
    const refused = await stop(310);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const { message } = await refused.json();
    expect(message).toMatch(/^Too many requests from your network\. Try again in \d+ s\.$/);
    const { rows } = await query("select count(*)::int as count from kernel.idempotency_keys where caller = ''");
    expect(rows[0].count).toBeLessThanOrEqual(300);
    expect((await stop(311, { ...client, address: '203.0.113.41' })).status).toBe(200);
  });
});
