import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Message } from './mail';
import { createSmtp, isRefused } from './smtp';

const mail: Message = {
  id: '0a5e4000-0000-4000-8000-00000000000a',
  environment: 'prod',
  messageId: '<0a5e4000-0000-4000-8000-00000000000a@suite.example>',
  from: { name: 'Firm Suite', address: 'no-reply@suite.example' },
  to: 'olivia@harborline.example',
  subject: 'Zoë’s report',
  text: 'Open: 5',
  html: '<p>Open: 5</p>',
  unsubscribeUrl: 'https://api.suite.example/stop',
};

const now = Date.UTC(2026, 0, 5, 6);

let taken: { from: string; to: string[]; message: string }[] = [];
let refuse: { at: 'rcpt' | 'data'; responseCode: number } | undefined;
let server: SMTPServer;
let url: string;

const refusal = (responseCode: number) => Object.assign(new Error('no'), { responseCode });

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username }) : done(refusal(535)),
    onRcptTo: (_address, _session, done) => (refuse?.at === 'rcpt' ? done(refusal(refuse.responseCode)) : done()),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuse?.at === 'data') return done(refusal(refuse.responseCode));
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), message: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
beforeEach(() => {
  taken = [];
  refuse = undefined;
});

const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: Error) => error,
  );

it('gives a mail to the server, with the same id when it is sent again', async () => {
  const send = createSmtp({ url });
  await send(mail, now);
  await send(mail, now);
  const parsed = await Promise.all(taken.map(({ message }) => PostalMime.parse(message)));
  expect(parsed.map(({ messageId }) => messageId)).toEqual(Array(2).fill(mail.messageId));
  expect(parsed[0]).toMatchObject({ subject: mail.subject, date: '2026-01-05T06:00:00.000Z' });
  expect(parsed[0]?.text?.trim()).toBe(mail.text);
  expect(parsed[0]?.html?.trim()).toBe(mail.html);
  const headers = Object.fromEntries(parsed[0]?.headers.map(({ key, value }) => [key, value]) ?? []);
  expect(headers).toMatchObject({
    'list-unsubscribe': `<${mail.unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
  expect(taken[0]).toMatchObject({ from: 'no-reply@suite.example', to: [mail.to] });
});

it("sends from the operator's address, with a sign-in", async () => {
  const signedIn = url.replace('://', '://suite:right@');
  await createSmtp({ url: signedIn, from: 'Reports <reports@firm.example>' })(mail, now);
  expect(taken[0]?.from).toBe('reports@firm.example');
  // Answers and bounces name the id that services have stored.
  expect((await PostalMime.parse(taken[0]?.message ?? '')).messageId).toBe(mail.messageId);
  const failure = await failureOf(createSmtp({ url: url.replace('://', '://suite:wrong@') })(mail, now));
  expect(failure).toMatchObject({ code: 'EAUTH' });
  // Caused by the operator rather than the address, so it is retried.
  expect(isRefused(failure)).toBe(false);
});

it('distinguishes an address that accepts no mail from a server that accepts none now', async () => {
  const send = createSmtp({ url });
  for (const [at, responseCode, final] of [
    ['rcpt', 550, true],
    ['rcpt', 450, false],
    ['data', 451, false],
  ] as const) {
    refuse = { at, responseCode };
    const failure = await failureOf(send(mail, now));
    expect([at, responseCode, failure !== undefined, isRefused(failure)]).toEqual([at, responseCode, true, final]);
  }
  expect(taken).toEqual([]);
});

it('does not wait for a server that is gone, nor forever for one that hangs', async () => {
  const silent: Server = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const hanging = await failureOf(createSmtp({ url: `smtp://127.0.0.1:${port}` })(mail, now));
  expect(hanging).toMatchObject({ code: 'ETIMEDOUT' });
  silent.close();
  await once(silent, 'close');
  const gone = await failureOf(createSmtp({ url: `smtp://127.0.0.1:${port}` })(mail, now));
  expect(gone?.message).toContain('ECONNREFUSED');
}, 30_000);

it('reports an invalid URL at once', () => {
  for (const wrong of ['mail.example', 'http://mail.example', 'smtp://'])
    expect(() => createSmtp({ url: wrong })).toThrow('SUITE_SMTP_URL is no address of a mail server');
});
