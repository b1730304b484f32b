import { MAX_MAIL_BYTES } from '../contract/public';
import { readMail } from './read-mail';

const from = 'From: Ann <ann@visitor.example>\r\nSubject: Payroll\r\n';
const repeat = (text: string, size: number) => text.repeat(Math.ceil(size / text.length));
const htmlBeside = (html: string) =>
  `${from}Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\nText\r\n--x\r\nContent-Type: text/html\r\n\r\n${html}\r\n--x--\r\n`;

/** The largest size costs the program its five seconds each time, so only two kinds have it: one it gives up, and one it reads. */
const sizesOf = (kind: string) =>
  kind === 'mails in mails' || kind === 'addresses in a header' ? [160_000, MAX_MAIL_BYTES - 1_000] : [160_000];

const hostile: Record<string, (size: number) => string> = {
  'introductions of quotes': (size) => `${from}\r\n${repeat('On aaaaaaa wrote:\n>x\n', size)}`,
  'links that never end': (size) => htmlBeside(repeat('<a href=', size)),
  'empty lines': (size) => `${from}\r\n${repeat('\n', size)}`,
  'mails in mails': (size) => repeat(`${from}Content-Type: message/rfc822\r\n\r\n`, size),
  'empty parts': (size) => `${from}Content-Type: multipart/mixed; boundary=x\r\n\r\n${repeat('--x\r\n', size)}`,
  'groups in groups': (size) => `From: ${repeat('a:', size)}\r\n\r\nText`,
  'addresses in a header': (size) => `To: ${repeat('a@b.c, ', size)}\r\n${from}\r\nText`,
};

/** Milliseconds of CPU time of this process alone: the program that parses a mail has its own. */
async function costOf(work: () => unknown) {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

it.each(Object.entries(hostile))(
  'a mail of %s blocks the event loop at most ten times as long as JSON of the largest size',
  async (kind, mailOf) => {
    const json = JSON.stringify(
      Array.from({ length: MAX_MAIL_BYTES / 42 }, (_, index) => ({ name: `Client ${index}`, amount: index })),
    );
    const max = 10 * (await costOf(() => JSON.parse(json)));
    for (const size of sizesOf(kind)) {
      const bytes = Buffer.from(mailOf(size));
      const cost = await costOf(() =>
        readMail(bytes).catch((error) => {
          expect(error.message).toMatch(/^This mail (takes too long to read|can't be read)\./);
        }),
      );
      expect(cost).toBeLessThan(max);
    }
  },
  120_000,
);

it('an ordinary mail is read alongside hostile ones', async () => {
  const bad = Buffer.from(htmlBeside(repeat('<a href=', 1_000_000)));
  const [, , good] = await Promise.all([
    readMail(bad).catch(() => undefined),
    readMail(bad).catch(() => undefined),
    readMail(Buffer.from(`${from}\r\nDo you prepare payroll?\r\n`)),
  ]);
  expect(good).toMatchObject({ email: 'ann@visitor.example', name: 'Ann', subject: 'Payroll', text: 'Do you prepare payroll?' });
}, 60_000);
