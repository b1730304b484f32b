import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSigningSecret, signedHeaders } from '@services/events/ports';
import { demoPeople } from '@services/identity/demo/demo-people';
import { silentLogger } from '@suite/env/quiet.fixture';
import { onOneDatabase } from '@suite/host/test/databases';
import { demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { addLeadOf, path } from './fixture-leads';
import { folderOf } from './incoming/mail-folder';

onOneDatabase('mail that comes in', (kind) => {
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

  it('is taken signed with the secret of the address alone, where the firm wants that', async () => {
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
    // Sent again, as after a lost answer, it counts once.
    expect(await post(signingSecret)).toBe(204);
    expect(await found(email)).toMatchObject([{ kind: 'mail', about: 'Payroll', state: 'new' }]);
    expect((await olivia.send(`${path}/settings`)).body).toMatchObject({ takesMail: true, takesSignedMailOnly: true });
    expect(JSON.stringify((await olivia.send(`${path}/settings`)).body)).not.toContain(signingSecret);
  });

  it('is taken from the folder of the firm, and what cannot be taken stays for the operator', async () => {
    const lead = await addLeadOf(platform, olivia);
    const folder = folderOf(platform.dataFolder, olivia.claims.companyId);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'answer.eml'), mailOf(lead.email, 'Thank you, tomorrow at ten.'));
    writeFileSync(join(folder, 'huge.eml'), Buffer.alloc(10_000_001));
    writeFileSync(join(folder, 'notes.txt'), 'not a mail');
    // At each start, and then again and again, it looks there.
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
});
