import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { programFile } from '@suite/host/test/program-file';
import { openTestPlatform } from '@suite/host/test/test-platform';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const program = programFile('mail-until-killed');

const MINUTE = 60_000;
const NEW_YEAR = Date.UTC(2026, 0, 1, 1);

describe('§3 reports whose process is killed with kill -9 while it sends them', () => {
  /** The mails that the server accepted, in order. */
  let taken: { id: string; date: string; subject: string }[] = [];
  /** When to kill the sending process: before the server has the mail, or after the server has it but before it confirms. */
  let kill: { at: 'recipient' | 'taken'; child: ChildProcess } | undefined;
  const ends = (at: 'recipient' | 'taken') => kill?.at === at && kill.child.kill('SIGKILL');
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onRcptTo: (_address, _session, done) => ends('recipient') || done(),
    async onData(stream, _session, done) {
      const chunks = await stream.toArray().catch(() => undefined);
      // Another mail of the killed process.
      if (!chunks) return;
      const { messageId = '', date = '', subject = '' } = await PostalMime.parse(Buffer.concat(chunks));
      taken.push({ id: messageId, date, subject });
      ends('taken') || done();
    },
  });
  // A killed process drops its connection.
  server.on('error', () => undefined);
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  it('are mailed once, or sent again as the same mail if the process could not know that the server accepted it', async () => {
    taken = [];
    const platform = await openTestPlatform('PGlite');
    await platform.pool.query("update ledger.firms set created_at = '2025-01-01'");
    const { dataFolder, databaseUrl = '' } = platform;
    await platform.close();
    const url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    const run = async (now: number, at?: 'recipient' | 'taken') => {
      const arguments_ = [program, dataFolder, databaseUrl, url, String(now)];
      const child = spawn(process.execPath, arguments_, { stdio: ['ignore', 'ignore', 'inherit'] });
      kill = at && { at, child };
      const [code, signal] = await once(child, 'close');
      return signal ?? code;
    };

    expect(await run(NEW_YEAR, 'recipient')).toBe('SIGKILL');
    // Every lease of the killed process has expired.
    expect(await run(NEW_YEAR + 5 * MINUTE, 'recipient')).toBe('SIGKILL');
    expect(taken).toEqual([]);
    expect(await run(NEW_YEAR + 10 * MINUTE, 'taken')).toBe('SIGKILL');
    expect(taken.length).toBeGreaterThan(0);
    expect(await run(NEW_YEAR + 15 * MINUTE)).toBe(0);
    const mails = new Map(taken.map((mail) => [mail.id, mail]));
    for (const mail of taken) expect(mail).toEqual(mails.get(mail.id));
    expect([...mails.values()].map(({ subject }) => subject.split(' ')[0]).sort()).toEqual(['Monthly', 'Weekly']);
    expect(taken.length).toBeLessThanOrEqual(4);
  }, 180_000);
});
