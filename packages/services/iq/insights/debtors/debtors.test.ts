import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { pdfTexts } from '@suite/kernel/pdf/fixture-pdf-text';
import type { ClientRow } from '../contract/clients';
import type { OpenInvoice } from '../contract/debtors';
import { refreshMetrics } from '../metrics/refresh-metrics';

const { olivia, noah } = demoPeople;
const { harborlineAccounting } = demoCompanies;

onOneDatabase('actions for a debtor', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  let path: string;
  beforeEach(async () => {
    platform = await openTestPlatform(kind);
    person = await demoPerson(platform, olivia).signIn();
    const { clients } = (await person.send('/insights/metrics/clients?limit=200')).body as { clients: ClientRow[] };
    path = `/insights/advisory/debtors/${clients.find(({ name }) => name === 'Ironbridge Fitness')?.clientId}`;
  });
  afterEach(() => platform.close());

  const collect = async () => (await person.send('/insights/advisory/to-dos?rule=collect&find=ironbridge')).body.toDos[0];
  const pay = (on: string, amount: number) =>
    platform.pool.query(
      `insert into ledger.payments (company_id, source, source_id, written_by, source_updated_at, customer_id, paid_on, amount, currency, currency_rate)
       select company_id, source, 'paid ' || $1, 1, now(), id, $1::date, $2, 'USD', 1 from ledger.customers where name = 'Ironbridge Fitness'`,
      [on, amount],
    );

  it('§4 sends a reminder once, as a person has edited and confirmed it, and stores it', async () => {
    const { draft, invoices, asOf, reminders } = (await person.send(path)).body;
    expect(reminders).toEqual([]);
    expect(invoices.map(({ daysPastDue, open }: OpenInvoice) => [daysPastDue, open])).toEqual(
      [335, 304, 276, 245].map((days) => [days, 22_000]),
    );
    expect(draft.subject).toBe('Payment reminder from Harborline Accounting: 4 invoices, $880.00 overdue');
    expect(draft.text).toMatch(/Invoice DEMO-9-01, due Jan 31, 2025, 335 days past due: \$220\.00/);

    const send = (body: object, headers = {}) => person.send(`${path}/reminders`, { body, headers });
    const body = { to: 'Pay@Ironbridge.example', subject: 'About your\r\nBcc: x@y.example', text: 'In my own words', asOf };
    expect((await send({ ...body, to: 'nobody' })).status).toBe(400);
    expect((await send({ ...body, asOf: '2025-12-31' })).status).toBe(409);
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    expect((await send(body, key)).status).toBe(201);
    await send(body, key);
    const mails = await mailsTo(platform, 'pay@ironbridge.example');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('In my own words');
    expect(mails[0]).toMatch(/^From: "?Harborline Accounting"? </m);
    expect(mails[0]).toContain(`Reply-To: ${olivia.email}`);
    expect(mails[0]).not.toMatch(/^Bcc/m);

    const after = (await person.send(path)).body;
    expect(after.reminders).toMatchObject([{ to: 'pay@ironbridge.example', text: 'In my own words', by: 'Olivia Hart', asOf }]);
    expect(after.draft.to).toBe('pay@ironbridge.example');
  });

  it('a reminder that was not delivered says why', async () => {
    const { asOf } = (await person.send(path)).body;
    const body = { to: 'gone@ironbridge.example', subject: 'Reminder', text: 'Hello', asOf };
    const { id, failure } = (await person.send(`${path}/reminders`, { body })).body;
    expect(failure).toBeNull();
    await mailsTo(platform, body.to);
    expect((await person.send(path)).body.reminders).toMatchObject([{ id, failure: null }]);
    // What the job of a mail leaves when the server refuses its address.
    await platform.pool.query(
      `insert into kernel.jobs (kind, company_id, turn, key, payload, state, run_at, failure, failed_at)
       values ('mail', $1, 1, $2, '{}', 'failed', now(), '550 No such user', now())`,
      [harborlineAccounting.id, id],
    );
    expect((await person.send(path)).body.reminders).toMatchObject([{ id, failure: '550 No such user' }]);
  });

  it("§4 sends reminders to several clients at once, all or none, up to the firm's daily limit", async () => {
    const { clients } = (await person.send('/insights/metrics/clients?only=overdue&limit=2')).body as { clients: ClientRow[] };
    const drafts = clients.map(async ({ clientId, name }) => {
      const { draft, asOf } = (await person.send(`/insights/advisory/debtors/${clientId}`)).body;
      return { asOf, reminder: { clientId, subject: draft.subject, text: `To ${name}`, to: `${clientId}@client.example` } };
    });
    const [first, second] = await Promise.all(drafts);
    if (!first || !second) throw new Error('two clients are overdue in the demo data');
    const { asOf } = first;
    const send = (reminders: object[]) => person.send('/insights/advisory/reminders', { body: { reminders, asOf } });
    const isRemindedOf = async ({ clientId }: { clientId: string }) =>
      (await person.send(`/insights/advisory/debtors/${clientId}`)).body.reminders.length > 0;

    expect((await send([first.reminder, first.reminder])).status).toBe(400);
    expect((await send([first.reminder, { ...second.reminder, clientId: crypto.randomUUID() }])).status).toBe(404);
    expect(await isRemindedOf(first.reminder)).toBe(false);

    const { status, body } = await send([first.reminder, second.reminder]);
    expect([status, body.reminders.map(({ to }: { to: string }) => to)]).toEqual([201, [first.reminder.to, second.reminder.to]]);
    for (const { reminder } of [first, second]) {
      expect(await isRemindedOf(reminder)).toBe(true);
      expect((await mailsTo(platform, reminder.to)).join()).toContain(reminder.text);
    }

    await platform.pool.query(
      `insert into insights.reminders (company_id, client_id, "to", subject, text, as_of, by, at)
       select company_id, client_id, "to", subject, text, as_of, by, at from insights.reminders, generate_series(1, 100) limit 197`,
    );
    const refused = await send([first.reminder, second.reminder]);
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'A firm can send 200 reminders a day. Send 1 at most, or try again tomorrow.',
    ]);
  });

  it("§4 prints open invoices and their age as of the last import, with the firm's branding and contact person", async () => {
    await person.send('/insights/report-branding', { method: 'PUT', body: { accent: '#7a1fa2' } });
    const response = await person.browser.send(`${path}/statement`, { token: person.tokens.access_token });
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    const file = Buffer.from(await response.arrayBuffer());
    const texts = pdfTexts(file).join('|').replaceAll(' |', ' ');
    for (const text of [
      'Statement|As of Jan 1, 2026|Statement for|Ironbridge Fitness|From|Harborline Accounting|Olivia Hart|olivia@harborline.example',
      'Over 90 days',
      '335|$220.00|$0.00|$220.00',
      'Total|$880.00|$0.00|$880.00',
      'Write to Olivia Hart at olivia@harborline.example',
      'Page 1 of 1',
    ]) {
      expect(texts).toContain(text);
    }
  });

  it('§4 shows a promise with the to-do, ranks the to-do by its day, and ends the promise when the ledger shows the payment', async () => {
    const promise = { promisedOn: '2026-01-10', amount: 50_000, note: 'By phone' };
    expect((await person.send(`${path}/promise`, { method: 'PUT', body: { ...promise, promisedOn: '2026-02-30' } })).status).toBe(
      400,
    );
    const put = (body: object) => person.send(`${path}/promise`, { method: 'PUT', body });
    expect((await put({ ...promise, amount: 1 })).status).toBe(200);
    expect((await put(promise)).body).toMatchObject({ ...promise, by: 'Olivia Hart' });
    expect((await collect()).promise).toMatchObject(promise);
    const rank = async () => {
      const { toDos } = (await person.send('/insights/advisory/to-dos?rule=collect')).body;
      return toDos.findIndex(({ client }: { client: string }) => client === 'Ironbridge Fitness') / (toDos.length - 1);
    };
    // Until that day, other clients come first.
    expect(await rank()).toBe(1);

    await pay('2026-01-08', 20_000);
    await platform.pool.query('delete from insights.metric_sets');
    await platform.pool.query("update ledger.firms set metrics_as_of = '2026-01-12'");
    await refreshMetrics(platform.database, harborlineAccounting.id, '2026-01-12');
    // The promise was broken.
    expect(await rank()).toBe(0);
    expect((await person.send('/insights/advisory/promises')).body.promises).toMatchObject([promise]);

    await pay('2026-01-12', 30_000);
    await platform.pool.query('delete from insights.metric_sets');
    await refreshMetrics(platform.database, harborlineAccounting.id, '2026-01-12');
    expect((await person.send('/insights/advisory/promises')).body.promises).toEqual([]);
    expect((await collect()).promise).toBeNull();

    await put(promise);
    const { clients } = (await person.send('/insights/metrics/clients?limit=2')).body as { clients: ClientRow[] };
    const other = clients.find(({ name }) => name !== 'Ironbridge Fitness')?.clientId;
    const earlier = { ...promise, promisedOn: '2026-01-09' };
    await person.send(`/insights/advisory/debtors/${other}/promise`, { method: 'PUT', body: earlier });
    // The one that was noted last is due first.
    const { promises } = (await person.send('/insights/advisory/promises')).body;
    expect(promises.map(({ promisedOn }: { promisedOn: string }) => promisedOn)).toEqual(['2026-01-09', '2026-01-10']);
    expect((await person.send(`${path}/promise`, { method: 'DELETE' })).status).toBe(204);
    expect((await person.send(`${path}/promise`, { method: 'DELETE' })).status).toBe(404);
  });

  it('is not accessible to other firms', async () => {
    const stranger = await demoPerson(platform, noah).signIn();
    expect((await stranger.send(path)).status).toBe(404);
    expect((await stranger.send('/insights/advisory/promises')).body.promises).toEqual([]);
  });
});
