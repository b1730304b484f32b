import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { onEachDatabase, onPostgres } from '@suite/host/test/databases';
import { openTestDatabase, type TestDatabase } from '@suite/host/test/open-queue';
import { programFile } from '@suite/host/test/program-file';
import { sql } from 'drizzle-orm';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { failedJobs } from '../jobs/failed-jobs';
import { jobs } from '../jobs/schema';
import { createSealing } from '../sealing/sealing';
import type { Mail } from './mail';
import { createMailQueue } from './mail-queue';
import { createOutbox } from './outbox';

const MINUTE = 60_000;
const program = programFile('send-until-killed');

const LINK = 'https://suite.example/invite?token=only-once';

const mail: Mail = {
  deployment: { environment: 'prod', domain: 'suite.example' },
  to: 'olivia@harborline.example',
  content: { subject: 'Your link', letter: LINK },
};
const about = (subject: string): Mail => ({ ...mail, content: { subject, letter: LINK } });

/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const WITH_LOGO = crypto.randomUUID();

const brandingOf = async (_: unknown, companyId: string) => ({
  accent: '#7a1f3d',
  logo: companyId === WITH_LOGO ? Buffer.from(PIXEL, 'base64') : undefined,
});

/** Mails that the server accepted, in order. */
let taken: Email[] = [];
let refuse: { at: 'rcpt' | 'data'; responseCode: number } | undefined;
/** Kills the sending process once the server has the mail and before it confirms it. */
let sender: ChildProcess | undefined;
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  authOptional: true,
  onRcptTo: (_address, _session, done) => (refuse?.at === 'rcpt' ? done(refusal(refuse.responseCode)) : done()),
  async onData(stream, _session, done) {
    const message = Buffer.concat(await stream.toArray());
    if (refuse?.at === 'data') return done(refusal(refuse.responseCode));
    taken.push(await PostalMime.parse(message));
    if (!sender?.kill('SIGKILL')) done();
  },
});
// A killed process breaks its connection off.
server.on('error', () => undefined);
const refusal = (responseCode: number) => Object.assign(new Error('no mail today'), { responseCode });
let url: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
beforeEach(() => {
  taken = [];
  refuse = undefined;
  sender = undefined;
});

onEachDatabase('mail', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());
  beforeEach(() => opened.database.delete(jobs));

  function openQueue(smtpUrl?: string) {
    const folder = join(opened.dataFolder, 'outbox');
    const outbox = createOutbox(folder, smtpUrl ? { url: smtpUrl } : undefined);
    const clock = () => opened.time.now;
    const { queueMail, job } = createMailQueue({
      outbox,
      sealing: createSealing(opened.dataFolder, undefined),
      clock,
      brandingOf,
    });
    return { queueMail, sendDue: () => opened.jobsOf([job]).runDue(), mails: () => readdirSync(folder), folder };
  }
  const content = async () => JSON.stringify((await opened.database.execute(sql`select * from kernel.jobs`)).rows);

  it('is sent after its transaction is committed, and never after a rollback', async () => {
    const { queueMail, sendDue, mails } = openQueue();
    const undone = opened.database.transaction(async (transaction) => {
      await queueMail(transaction, mail);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await opened.database.transaction((transaction) => queueMail(transaction, mail));
    await sendDue();
    expect(mails()).toHaveLength(1);
  });

  it('with a key replaces the waiting one', async () => {
    const { queueMail, sendDue } = openQueue(url);
    for (const subject of ['first', 'second']) await queueMail(opened.database, about(subject), 'a key');
    await queueMail(opened.database, about('other'), 'another key');
    await sendDue();
    expect(taken.map(({ subject }) => subject).sort()).toEqual(['other', 'second']);
    await queueMail(opened.database, about('third'), 'a key');
    await sendDue();
    expect(taken).toHaveLength(3);
  });

  it('cannot be read in the database while it waits, and is removed once sent', async () => {
    const { queueMail, sendDue } = openQueue(url);
    await queueMail(opened.database, mail);
    expect(await content()).not.toMatch(/only-once|olivia|Your link/);
    await sendDue();
    expect(taken.map(({ subject, text }) => [subject, text?.trim()])).toEqual([['Your link', LINK]]);
    expect(await content()).toBe('[]');
  });

  it('shows the name, color and logo of the firm that sends it, else those of the suite, and none in letters', async () => {
    const { queueMail, sendDue } = openQueue(url);
    const firm = 'Quay & "Stone"\r\nBcc: eve@evil.example';
    const pdf = { filename: 'a.pdf', contentType: 'application/pdf', content: 'JVBERi0=', encoding: 'base64' as const };
    const content = (subject: string) => ({
      subject,
      body: ['A payment is due.'] as const,
      button: { label: 'Pay now', url: LINK },
      reason: 'You signed.',
    });
    const all: Mail[] = [
      { ...mail, firm, companyId: WITH_LOGO, content: content('logo'), attachments: [pdf] },
      { ...mail, firm, companyId: crypto.randomUUID(), content: content('color\r\nBcc: eve@evil.example') },
      { ...mail, content: content('suite') },
      { ...mail, firm, companyId: WITH_LOGO, content: { subject: 'letter', letter: 'Hello Ada,\n\nsee you.' } },
    ];
    for (const each of all) await queueMail(opened.database, each);
    await sendDue();
    const [logo, color, suite, letter] = ['logo', 'color', 'suite', 'letter'].map((start) =>
      taken.find(({ subject }) => subject?.startsWith(start)),
    );
    expect(taken.map(({ from }) => from?.name).sort()).toEqual([
      'Firm Suite',
      ...Array(3).fill('Quay & "Stone" Bcc: eve@evil.example'),
    ]);
    for (const { bcc, text, html } of taken) expect([bcc, !text, !html]).toEqual([undefined, false, false]);
    expect(color?.subject).toBe('color Bcc: eve@evil.example');
    expect(logo?.html).toMatch(/<img src="cid:logo" alt="Quay &amp; &quot;Stone&quot; Bcc/);
    expect(logo?.attachments.map(({ contentId, mimeType, disposition }) => [mimeType, disposition, contentId])).toEqual([
      ['image/png', 'inline', '<logo>'],
      ['application/pdf', 'attachment', undefined],
    ]);
    expect(color?.html).toMatch(/#7a1f3d.*>Quay &amp; &quot;Stone&quot; Bcc/s);
    expect(color?.attachments).toEqual([]);
    expect(suite?.html).toMatch(/>Firm Suite</);
    expect(letter?.text?.trim()).toBe('Hello Ada,\n\nsee you.');
    expect(letter?.html).not.toMatch(/Quay|#7a1f3d|<img|<table|<h1/);
    expect(letter?.attachments).toEqual([]);
  });

  it('is sent once after a server recovers, dated when it was queued', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    silent.close();
    await once(silent, 'close');
    const queuedAt = opened.time.now;
    await openQueue(`smtp://127.0.0.1:${port}`).queueMail(opened.database, mail);
    await openQueue(`smtp://127.0.0.1:${port}`).sendDue();
    const { sendDue } = openQueue(url);
    await sendDue();
    expect(taken).toEqual([]);
    opened.time.now += 2 * MINUTE;
    refuse = { at: 'data', responseCode: 451 };
    await sendDue();
    refuse = undefined;
    opened.time.now += 3 * MINUTE;
    await sendDue();
    await sendDue();
    expect(taken.map(({ date }) => date)).toEqual([new Date(queuedAt).toISOString()]);
  });

  it('to an address that the server rejects permanently fails at once, with the reason', async () => {
    const { queueMail, sendDue } = openQueue(url);
    refuse = { at: 'rcpt', responseCode: 550 };
    await queueMail(opened.database, mail);
    await sendDue();
    expect(await failedJobs(opened.database, 1)).toMatchObject([
      { kind: 'mail', failure: expect.stringContaining('no mail today') },
    ]);
  });

  it('waits for a process that has the key it was encrypted with', async () => {
    const { queueMail, sendDue } = openQueue(url);
    await queueMail(opened.database, mail);
    const outbox = createOutbox(opened.dataFolder, { url });
    const sealing = createSealing(opened.dataFolder, Buffer.alloc(32).toString('base64'));
    const { job } = createMailQueue({ outbox, sealing, clock: () => opened.time.now, brandingOf });
    await opened.jobsOf([job]).runDue();
    expect(await content()).toContain('give every process on the database the same SUITE_TOKEN_KEY');
    opened.time.now += 2 * MINUTE;
    await sendDue();
    expect(taken).toHaveLength(1);
  });
});

onPostgres('a mail whose process is killed with kill -9 after the server has received it', (kind) => {
  it('is sent again, as the same mail', async () => {
    const { database, dataFolder, databaseUrl = '', time, close } = await openTestDatabase(kind);
    const outbox = createOutbox(dataFolder, { url });
    const { queueMail } = createMailQueue({
      outbox,
      sealing: createSealing(dataFolder, undefined),
      clock: () => time.now,
      brandingOf,
    });
    await queueMail(database, mail);
    await close();
    const start = (now: number) =>
      spawn(process.execPath, [program, dataFolder, databaseUrl, url, String(now)], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    sender = start(time.now);
    expect(await once(sender, 'close')).toEqual([null, 'SIGKILL']);
    sender = undefined;
    expect(await once(start(time.now + 3 * MINUTE), 'close')).toEqual([0, null]);
    const [first, second, ...others] = taken.map(({ messageId, date }) => ({ messageId, date }));
    expect(second).toEqual(first);
    expect(others).toEqual([]);
  }, 60_000);
});
