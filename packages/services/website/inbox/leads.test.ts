import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onEachDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { addForm, addLeadOf, hiddenIn, path, publicPath, sendForm, visit } from './fixture-leads';

const { harborlineAccounting } = demoCompanies;

onEachDatabase('leads', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  afterAll(() => platform.close());

  const deployment = () => olivia.browser.deployment;
  const find = async (text: string) => (await olivia.send(`${path}/leads?find=${encodeURIComponent(text)}`)).body.leads;
  const leadOf = async (id: string) => (await olivia.send(`${path}/leads/${id}`)).body;
  const address = () => `${crypto.randomUUID()}@visitor.example`;

  it('adds a lead from a form sent without scripts, after one more step', async () => {
    const { id } = await addForm(olivia);
    const posted = { name: 'Ann Visitor', email: address(), message: 'Do you prepare payroll?', page: '/services/' };
    const first = await visit(platform, deployment(), publicPath(id), posted);
    expect(first.status).toBe(200);
    expect(first.text).toContain('One more step');
    expect(await find(posted.email)).toEqual([]);
    const sealed = { entries: hiddenIn(first.text, 'entries'), token: hiddenIn(first.text, 'token') };
    expect((await visit(platform, deployment(), publicPath(id), sealed)).text).toContain('That was very quick');
    platform.time.now += 5_000;
    expect((await visit(platform, deployment(), publicPath(id), sealed)).text).toContain('Thank you');
    const [lead] = await find(posted.email);
    expect(lead).toMatchObject({ name: 'Ann Visitor', state: 'new', page: '/services/', isUnread: true });
    // The token was used up, and the same entries within an hour are one lead.
    expect((await visit(platform, deployment(), publicPath(id), sealed)).text).toContain('One more step');
    await sendForm(platform, deployment(), publicPath(id), posted);
    expect(await find(posted.email)).toHaveLength(1);
  });

  it('shows what to correct, keeps the entries, and rejects Social Security numbers', async () => {
    const { id } = await addForm(olivia, { consent: 'You may answer me by e-mail.' });
    const { status, text } = await visit(platform, deployment(), publicPath(id), {
      email: 'nobody',
      message: 'I am 123-45-6789 <b>',
    });
    expect(status).toBe(400);
    expect(text).toContain('This field is required.');
    expect(text).toContain('Enter an address such as name@example.com.');
    expect(text).toContain('This looks like a Social Security number.');
    expect(text).toContain('Tick this box to send the form.');
    expect(text).toContain('I am 123-45-6789 &lt;b&gt;');
  });

  it('replies to the visitor’s mailbox and adds their response to the same conversation', async () => {
    const lead = await addLeadOf(platform, olivia);
    const id = crypto.randomUUID();
    const reply = { id, subject: 'Payroll', text: 'We do. When may we call?' };
    const answered = await olivia.send(`${path}/leads/${lead.id}/replies`, { body: reply });
    expect(answered.body).toMatchObject({ state: 'answered', owner: { id: olivia.id } });
    expect(answered.body.firstAnsweredAt).not.toBeNull();
    await olivia.send(`${path}/leads/${lead.id}/replies`, { body: reply });
    const mails = await mailsTo(platform, lead.email);
    expect(mails).toHaveLength(1);
    const [, messageId = ''] = /^Message-ID: (<.*>)/im.exec(mails[0] ?? '') ?? [];
    expect(messageId).toContain(id);
    const secret = (await olivia.send(`${path}/mail-address`, { body: { isSigned: false } })).body.address;
    const mail = (text: string, headers = '') =>
      platform.fetch(
        new Request(secret, {
          method: 'POST',
          body: `From: Ann <${lead.email}>\r\nSubject: Re: Payroll\r\nMessage-ID: <${crypto.randomUUID()}@visitor.example>\r\n${headers}\r\n${text}\r\n`,
        }),
      );
    expect((await mail('Tomorrow at ten. My number is 123-45-6789.', `In-Reply-To: ${messageId}\r\n`)).status).toBe(204);
    const again = await leadOf(lead.id);
    expect(again).toMatchObject({ state: 'assigned', isUnread: true });
    expect(again.messages.at(-1)).toMatchObject({
      kind: 'received',
      text: 'Tomorrow at ten. My number is [Social Security number removed].',
    });
    platform.time.now += 1_000;
    const next = { id: crypto.randomUUID(), subject: 'Re: Payroll', text: 'Until then.' };
    await olivia.send(`${path}/leads/${lead.id}/replies`, { body: next });
    const [second = ''] = (await mailsTo(platform, lead.email)).slice(-1);
    expect(second).toMatch(/^In-Reply-To: <.*@visitor\.example>/im);
    expect(second.replace(/\r\n\s+/g, ' ')).toMatch(new RegExp(`^References: ${messageId} <`, 'im'));
  });

  it('shows that a mail came back', async () => {
    const lead = await addLeadOf(platform, olivia);
    const id = crypto.randomUUID();
    await olivia.send(`${path}/leads/${lead.id}/replies`, { body: { id, subject: 'Hello', text: 'Hello' } });
    const [sent = ''] = await mailsTo(platform, lead.email);
    const [, messageId = ''] = /^Message-ID: (<.*>)/im.exec(sent) ?? [];
    const secret = (await olivia.send(`${path}/mail-address`, { body: { isSigned: false } })).body.address;
    const report = `From: MAILER-DAEMON@mx.example\r\nSubject: Undelivered\r\nContent-Type: multipart/report; boundary=x\r\n\r\n--x\r\n\r\nSorry\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; ${lead.email}\r\nAction: failed\r\nDiagnostic-Code: smtp; 550 no such user\r\n\r\n--x\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: ${messageId}\r\n\r\n--x--\r\n`;
    await platform.fetch(new Request(secret, { method: 'POST', body: report }));
    const bounced = await leadOf(lead.id);
    expect(bounced.isBouncing).toBe(true);
    expect(bounced.messages.at(-1).failure).toBe('550 no such user');
  });

  it('opens the client with the same address, or creates one in one step', async () => {
    const { rows } = await platform.pool.query(
      "insert into ledger.clients (company_id, name, email) values ($1, 'Known Client', $2) returning id, email",
      [harborlineAccounting.id, `Known-${crypto.randomUUID()}@visitor.example`],
    );
    const known = await addLeadOf(platform, olivia, { email: rows[0].email });
    expect((await leadOf(known.id)).client).toEqual({ id: rows[0].id, name: 'Known Client' });
    const lead = await addLeadOf(platform, olivia);
    const made = await olivia.send(`${path}/leads/${lead.id}/client`, { body: { name: 'Ann Visitor LLC' } });
    expect(made.body.client).toMatchObject({ name: 'Ann Visitor LLC' });
    const again = await olivia.send(`${path}/leads/${lead.id}/client`, { body: { name: 'Another' } });
    expect(again.body.client).toEqual(made.body.client);
  });

  it('adds up what was invoiced to clients by their source', async () => {
    const { id } = await addForm(olivia, {
      fields: [
        { key: 'email', kind: 'email', label: 'E-mail', help: '', isRequired: true, options: [] },
        {
          key: 'heard',
          kind: 'heard',
          label: 'How did you find us?',
          help: '',
          isRequired: true,
          options: ['A friend', 'Search'],
        },
      ],
    });
    const email = address();
    await sendForm(platform, deployment(), publicPath(id), { email, heard: 'A friend', page: '/about/' });
    const [lead] = await find(email);
    const { client } = (await olivia.send(`${path}/leads/${lead.id}/client`, { body: { name: `Client ${email}` } })).body;
    // The evening of March 1 in New York, where the firm is.
    const today = '2027-03-01';
    await platform.pool.query("update mywebsite_contacts.leads set created_at = '2027-03-02T01:30:00Z' where id = $1", [lead.id]);
    await platform.pool.query(
      `with customer as (
        insert into ledger.customers (company_id, source, source_id, name, client_id, written_by) values ($1, 'file', $2, $2, $3, 1) returning id
      ) insert into ledger.invoices (company_id, source, source_id, customer_id, number, issued_on, currency, subtotal, total, tax, written_by, source_updated_at, due_on, lines_include_tax)
        select $1, 'file', $2, id, '1', $4, 'USD', 120000, 120000, 0, 1, now(), $4, false from customer`,
      [harborlineAccounting.id, email, client.id, today],
    );
    // Answered 90 minutes later; the lead of another day was answered at once, after midnight in New York.
    const answer = (email: string, at: string, answeredAt: string) =>
      platform.pool.query('update mywebsite_contacts.leads set created_at = $2, first_answered_at = $3 where email = $1', [
        email,
        at,
        answeredAt,
      ]);
    await answer(email, '2027-03-02T01:30:00Z', '2027-03-02T03:00:00Z');
    const other = await addLeadOf(platform, olivia);
    await answer(other.email, '2027-03-02T05:30:00Z', '2027-03-02T05:31:00Z');
    const { body } = await olivia.send(`${path}/sources?from=${today}&to=${today}`);
    expect(body.minutesToAnswer).toBe(90);
    expect(body.bySource.find(({ name }: { name: string }) => name === 'A friend')).toMatchObject({
      leads: 1,
      clients: 1,
      invoiced: 120_000,
    });
    expect(body.byPage.find(({ name }: { name: string }) => name === '/about/')).toMatchObject({ invoiced: 120_000 });
  });

  it('exports a view as a file whose cells spreadsheets treat as text', async () => {
    const lead = await addLeadOf(platform, olivia, { name: '=HYPERLINK("A1")', message: 'One, "two"' });
    const token = olivia.tokens.access_token;
    const file = await (await olivia.browser.send(`${path}/leads-export?find=${lead.email}`, { token })).text();
    const [header, row, ...rest] = file.replace('\uFEFF', '').trim().split('\r\n');
    expect(header).toMatch(/^Received,State,Kind,About,Name,E-mail,/);
    expect(row).toContain("'=HYPERLINK");
    expect(row).toContain('Message: One, ""two""');
    expect(rest).toEqual([]);
  });

  it('exports every lead of a view, however many there are', async () => {
    const tag = crypto.randomUUID();
    await platform.pool.query(
      `insert into mywebsite_contacts.leads (company_id, kind, state, about, name, email, tags, created_at, last_activity_at)
        select $1, 'mail', 'new', 'Payroll', 'Visitor ' || number, number || '@visitor.example', array[$2], now(), now()
        from generate_series(1, 2001) as number`,
      [harborlineAccounting.id, tag],
    );
    const token = olivia.tokens.access_token;
    const file = await (await olivia.browser.send(`${path}/leads-export?tag=${tag}`, { token })).text();
    const names = file.match(/Visitor \d+/g) ?? [];
    expect([names.length, new Set(names).size]).toEqual([2001, 2001]);
  });

  it('saves replies to start from, each under its own name', async () => {
    const replies = `${path}/saved-replies`;
    const name = crypto.randomUUID();
    const { id } = (await olivia.send(replies, { body: { name, text: 'When may we call?' } })).body;
    expect((await olivia.send(replies, { body: { name, text: 'Other' } })).body.code).toBe('name_taken');
    const change = (text: string) => olivia.send(`${replies}/${id}`, { method: 'PUT', body: { name, text, version: 1 } });
    expect((await change('May we call tomorrow?')).status).toBe(200);
    const late = await change('May we call on Monday?');
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    const mine = async () => (await olivia.send(replies)).body.filter((reply: { id: string }) => reply.id === id);
    expect(await mine()).toEqual([{ id, name, text: 'May we call tomorrow?', version: 2 }]);
    expect((await olivia.send(`${replies}/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await mine()).toEqual([]);
  });

  it('says when a lead is deleted: spam after 30 days, others after the firm’s period, clients and won ones never', async () => {
    const { id } = await addLeadOf(platform, olivia);
    const change = (columns: string) => platform.pool.query(`update mywebsite_contacts.leads set ${columns} where id = $1`, [id]);
    const deletedOn = async (state: string) => {
      await change(`state = '${state}', last_activity_at = '2027-01-31T12:00:00Z'`);
      return (await leadOf(id)).deletedOn;
    };
    expect(await deletedOn('spam')).toBe('2027-03-02');
    expect(await deletedOn('new')).toBe('2029-01-30');
    expect(await deletedOn('won')).toBeNull();
    const { body: settings } = await olivia.send(`${path}/settings`);
    const keep = (retentionDays: number, version: number) =>
      olivia.send(`${path}/settings`, { method: 'PUT', body: { mailbox: settings.mailbox, retentionDays, version } });
    expect((await keep(90, settings.version)).status).toBe(200);
    expect([await deletedOn('lost'), await deletedOn('spam')]).toEqual(['2027-05-01', '2027-03-02']);
    expect((await keep(730, settings.version + 1)).status).toBe(200);
    await olivia.send(`${path}/leads/${id}/client`, { body: { name: 'Ann Visitor LLC' } });
    expect(await deletedOn('lost')).toBeNull();
  });

  it('deletes unconverted leads at the end of the firm’s retention period', async () => {
    const add = async (state: string, days: number, clientId: string | null = null) => {
      const at = new Date(platform.time.now - days * MILLISECONDS_PER_DAY);
      const { rows } = await platform.pool.query(
        `insert into mywebsite_contacts.leads (company_id, kind, state, about, name, email, client_id, created_at, last_activity_at)
          values ($1, 'mail', $2, 'Payroll', 'Ann', $3, $4, $5, $5) returning id`,
        [harborlineAccounting.id, state, address(), clientId, at],
      );
      return rows[0].id as string;
    };
    // The job runs once a day, so a lead may be deleted up to a day late.
    const deleted = [await add('new', 731), await add('lost', 731), await add('spam', 31)];
    const stored = [
      ...[await add('won', 800), await add('new', 800, crypto.randomUUID())],
      ...[await add('answered', 727), await add('spam', 27)],
    ];
    platform.time.now += MILLISECONDS_PER_DAY;
    await platform.settled();
    const { rows } = await platform.pool.query('select id from mywebsite_contacts.leads where id = any($1::uuid[])', [
      [...deleted, ...stored],
    ]);
    expect(rows.map(({ id }) => id).sort()).toEqual(stored.sort());
  });
});
