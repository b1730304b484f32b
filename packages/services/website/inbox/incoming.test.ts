import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSigningSecret, signedHeaders } from '@services/events/ports';
import { demoPeople } from '@services/identity/demo/demo-people';
import { silentLogger } from '@suite/env/quiet.fixture';
import { onOneDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { MAX_MAIL_BYTES } from './contract/public';
import { addLeadOf, path } from './fixture-leads';
import { folderOf } from './incoming/mail-folder';

onOneDatabase('incoming mail', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { logger: silentLogger });
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
  });
  afterAll(() => platform.close());

  const mailOf = (from: string, text: string) =>
    `From: Ann <${from}>\r\nSubject: Payroll\r\nMessage-ID: <${crypto.randomUUID()}@visitor.example>\r\n\r\n${text}\r\n`;
  const found = async (email: string) => (await olivia.send(`${path}/leads?find=${email}`)).body.leads;

  it('is accepted only when signed with the address’s secret, if the firm requires it', async () => {
    const { address, signingSecret } = (await olivia.send(`${path}/mail-address`, { body: { isSigned: true } })).body;
    const email = `${crypto.randomUUID()}@visitor.example`;
    const body = mailOf(email, 'Hello');
    const post = async (secret?: string) => {
      const headers = secret ? signedHeaders(secret, { id: 'msg_1', now: platform.time.now, body }) : {};
      return (await platform.fetch(new Request(address, { method: 'POST', headers, body }))).status;
    };
    expect([await post(), await post(newSigningSecret())]).toEqual([400, 400]);
    expect(await found(email)).toEqual([]);
    expect(await post(signingSecret)).toBe(204);
    // Sent again, as after a lost response, it counts once.
    expect(await post(signingSecret)).toBe(204);
    expect(await found(email)).toMatchObject([{ kind: 'mail', about: 'Payroll', state: 'new' }]);
    expect((await olivia.send(`${path}/settings`)).body).toMatchObject({ takesMail: true, takesSignedMailOnly: true });
    expect(JSON.stringify((await olivia.send(`${path}/settings`)).body)).not.toContain(signingSecret);
  });

  it('is read from the firm’s folder, and mail that cannot be read stays there for the operator', async () => {
    const lead = await addLeadOf(platform, olivia);
    const folder = folderOf(platform.dataFolder, olivia.claims.companyId);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'answer.eml'), mailOf(lead.email, 'Thank you, tomorrow at ten.'));
    writeFileSync(join(folder, 'huge.eml'), Buffer.alloc(MAX_MAIL_BYTES + 1));
    writeFileSync(join(folder, 'notes.txt'), 'not a mail');
    // The folder is checked at each start, and regularly after that.
    const { dataFolder, databaseUrl } = platform;
    await platform.close();
    platform = await openTestPlatform(kind, { dataFolder, databaseUrl, seed: false, logger: silentLogger });
    await platform.settled();
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
    expect(readdirSync(folder).sort()).toEqual(['huge.eml.failed', 'notes.txt']);
    const { messages } = (await olivia.send(`${path}/leads/${lead.id}`)).body;
    const received = messages.filter(({ kind }: { kind: string }) => kind === 'received');
    expect(received.map(({ text }: { text: string }) => text)).toContain('Thank you, tomorrow at ten.');
  });

  const leadOf = async (id: string) => (await olivia.send(`${path}/leads/${id}`)).body;
  const last = async (id: string) => (await leadOf(id)).messages.at(-1);
  async function answer(leadId: string, text = 'We do.') {
    const id = crypto.randomUUID();
    await olivia.send(`${path}/leads/${leadId}/replies`, { body: { id, subject: 'Payroll', text } });
    platform.time.now += 1_000;
    const [messageId = ''] = new RegExp(`<${id}@[^>]+>`).exec((await mailsTo(platform)).join('\n')) ?? [];
    return messageId;
  }
  async function post(mail: string) {
    const { address } = (await olivia.send(`${path}/mail-address`, { body: { isSigned: false } })).body;
    platform.time.now += 1_000;
    return (await platform.fetch(new Request(address, { method: 'POST', body: mail }))).status;
  }

  it.each([
    ['under the client’s name', ''],
    ['and asks for replies to the client', 'Reply-To: '],
  ])('shows the address of a stranger who replies %s, and changes nothing else', async (_, header) => {
    const lead = await addLeadOf(platform, olivia);
    const messageId = await answer(lead.id);
    const replyTo = header && `${header}Ann Visitor <${lead.email}>\r\n`;
    const stranger = `From: Ann Visitor <ann@evil.example>\r\nTo: Office <office@firm.example>\r\nDate: Mon, 2 Mar 2026 09:00:00 -0500\r\n${replyTo}Message-ID: <${replyTo.length}@evil.example>\r\nSubject: Account\r\nIn-Reply-To: ${messageId}\r\n\r\nPay to the new account.\r\n`;
    expect(await post(stranger)).toBe(204);
    const after = await leadOf(lead.id);
    expect(after).toMatchObject({ state: 'answered', email: lead.email, name: 'Ann Visitor', client: null, isUnread: true });
    expect(after.messages.at(-1)).toMatchObject({
      ...{ kind: 'received', by: 'Ann Visitor', from: 'ann@evil.example', isFromOther: true, text: 'Pay to the new account.' },
      header: { sentAt: '2026-03-02T14:00:00.000Z', to: { first: [{ name: 'Office', address: 'office@firm.example' }] } },
    });
    const { leads } = (await olivia.send(`${path}/leads?view=answered&find=${lead.email}`)).body;
    expect(leads[0]).toMatchObject({ excerpt: 'We do.' });
    const bell = await olivia.send('/events/v1/notifications');
    expect(JSON.stringify(bell.body)).toContain('ann@evil.example');
    expect(JSON.stringify(bell.body)).not.toContain('Ann Visitor wrote again');
    const next = await answer(lead.id, 'Which account?');
    const [mail = ''] = (await mailsTo(platform, lead.email)).slice(-1);
    expect(mail).toContain(next);
    expect(mail).not.toContain(`<${replyTo.length}@evil.example>`);
    expect(await post(mailOf(lead.email, 'Thank you.').replace('\r\n\r\n', `\r\nIn-Reply-To: ${next}\r\n\r\n`))).toBe(204);
    expect(await leadOf(lead.id)).toMatchObject({ state: 'assigned' });
    expect(await last(lead.id)).toMatchObject({ from: lead.email, isFromOther: false });
  });

  const bounceOf = (messageId: string, recipient: string, rest = '') =>
    `From: MAILER-DAEMON@mx.example\r\nSubject: Undelivered\r\nContent-Type: multipart/report; boundary=x\r\n\r\n--x\r\n\r\nSorry\r\n--x\r\nContent-Type: message/delivery-status\r\n\r\n${recipient && `Final-Recipient: rfc822; ${recipient}\r\n`}Action: failed\r\nDiagnostic-Code: smtp; 550 no such user\r\n\r\n--x\r\nContent-Type: message/rfc822\r\n\r\n${messageId && `Message-ID: ${messageId}\r\n`}${rest}\r\n\r\n--x--\r\n`;

  it.each<[string, (messageId: string, email: string) => string]>([
    ['names another recipient', (messageId) => bounceOf(messageId, 'somebody@else.example')],
    ['names a longer address', (messageId, email) => bounceOf(messageId, `x${email}`)],
    ['names no recipient', (messageId) => bounceOf(messageId, '')],
    ['has the id of another mail', (_, email) => bounceOf(`<${crypto.randomUUID()}@localhost>`, email)],
    [
      'quotes the id as anyone in the conversation can',
      (messageId, email) => bounceOf('', email, `References: ${messageId}\r\n`),
    ],
  ])('a bounce that %s marks nothing', async (_, write) => {
    const lead = await addLeadOf(platform, olivia);
    const messageId = await answer(lead.id);
    expect(await post(write(messageId, lead.email))).toBe(204);
    expect((await leadOf(lead.id)).isBouncing).toBe(false);
    expect((await last(lead.id)).failure).toBeNull();
    await post(bounceOf(messageId, lead.email));
    expect(await last(lead.id)).toMatchObject({ failure: '550 no such user' });
  });

  it('a bounce of a mail that got a reply, or is older than a week, marks nothing', async () => {
    const lead = await addLeadOf(platform, olivia);
    const messageId = await answer(lead.id);
    await post(mailOf(lead.email, 'Thank you.').replace('\r\n\r\n', `\r\nIn-Reply-To: ${messageId}\r\n\r\n`));
    await post(bounceOf(messageId, lead.email));
    expect((await leadOf(lead.id)).isBouncing).toBe(false);
    const later = await answer(lead.id);
    platform.time.now += 8 * MILLISECONDS_PER_DAY;
    await olivia.signIn();
    await post(bounceOf(later, lead.email));
    expect((await leadOf(lead.id)).isBouncing).toBe(false);
  });

  it.each([
    ['assigned', 1],
    ['lost', 2],
    ['spam', 2],
  ])('adds mail that answers nothing to the sender’s lead, unless that is lost or spam: %s', async (state, count) => {
    const lead = await addLeadOf(platform, olivia);
    await platform.pool.query('update mywebsite_contacts.leads set state = $2 where id = $1', [lead.id, state]);
    await post(mailOf(lead.email, 'One more question.'));
    const { rows } = await platform.pool.query('select id from mywebsite_contacts.leads where email = $1', [lead.email]);
    expect(rows).toHaveLength(count);
    expect((await leadOf(lead.id)).messages.at(-1).text === 'One more question.').toBe(count === 1);
  });

  it('accepts a mail whose id a stranger has used before', async () => {
    const lead = await addLeadOf(platform, olivia);
    const messageId = await answer(lead.id);
    const real = mailOf(lead.email, 'Tomorrow at ten.').replace('\r\n\r\n', `\r\nIn-Reply-To: ${messageId}\r\n\r\n`);
    const [id = ''] = /<[^>]+@visitor\.example>(?=\r\nIn-Reply)/.exec(real) ?? [];
    await post(`From: Eve <${crypto.randomUUID()}@evil.example>\r\nMessage-ID: ${id}\r\n\r\nClaimed\r\n`);
    // Delivered twice, it counts once.
    expect([await post(real), await post(real)]).toEqual([204, 204]);
    const texts = (await leadOf(lead.id)).messages.map(({ text }: { text: string }) => text);
    expect(texts.filter((text: string) => text === 'Tomorrow at ten.')).toHaveLength(1);
    expect(texts).not.toContain('Claimed');
  });

  it('keeps a reply in its conversation when a stranger’s mail has the same id as ours', async () => {
    const lead = await addLeadOf(platform, olivia);
    const messageId = await answer(lead.id);
    await post(`From: Eve <${crypto.randomUUID()}@evil.example>\r\nMessage-ID: ${messageId}\r\n\r\nClaimed\r\n`);
    await post(mailOf(lead.email, 'Tomorrow at ten.').replace('\r\n\r\n', `\r\nIn-Reply-To: ${messageId}\r\n\r\n`));
    expect(await last(lead.id)).toMatchObject({ text: 'Tomorrow at ten.', isFromOther: false });
  });
});
