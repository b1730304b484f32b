import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPeople } from '@services/identity/demo/demo-people';
import { Browser } from '@suite/host/test/browser';
import { emptyFolder, onOneDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { demoPerson, type Person } from '@suite/host/test/person';
import { pngOf } from '@suite/host/test/pictures';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { pdfTexts } from '@suite/kernel/pdf/fixture-pdf-text';
import { apiOrigin } from '@suite/zones/addresses';
import type { Proposal } from '../contract/proposals';
import { lineOf, linkTo, newAddress, sendNew, visitor } from '../fixture-proposals';

const { olivia } = demoPeople;

const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined;

onOneDatabase('the document of an accepted proposal', (kind) => {
  let platform: TestPlatform;
  let person: Person;
  let accepted: Proposal;
  let client: ReturnType<typeof visitor>;
  let pdf: Buffer;
  const signer = newAddress();
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { deployment: { environment: 'local', domain: 'localhost', port: 3000 } });
    person = await demoPerson(platform, olivia).signIn();
    const lines = Array.from({ length: 30 }, (_, at) => lineOf({ name: `Service ${at} שלום`, taxRate: 8_875 }));
    const option = { id: crypto.randomUUID(), name: 'All', description: '', lines };
    const recipients = [{ name: 'Ada Bay', email: signer, role: 'signer' as const }];
    const { id } = await sendNew(person, { options: [option], recipients });
    client = visitor(platform, await linkTo(platform, signer));
    const image = pngOf({ width: 300, height: 100 }).toString('base64');
    const logo = new Request(`${apiOrigin(person.browser.deployment)}/insights/report-branding/logo`, {
      method: 'PUT',
      body: new Uint8Array(pngOf({ width: 120, height: 40 })),
      headers: { Authorization: `Bearer ${person.tokens.access_token}` },
    });
    expect((await platform.fetch(logo)).status).toBe(200);
    await client.sign({ name: '王小明', signature: { kind: 'drawn', image } });
    await platform.settled();
    accepted = (await person.send(`/proposals/v1/proposals/${id}`)).body;
    const { browser, tokens } = person;
    const response = await browser.send(`/proposals/v1/proposals/${id}/document`, { token: tokens.access_token });
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    pdf = Buffer.from(await response.arrayBuffer());
  });
  afterAll(() => platform.close());

  const verify = async (file: Buffer) => {
    const address = `${apiOrigin(new Browser(platform).deployment)}/proposals/v1/verifications`;
    const request = new Request(address, {
      method: 'POST',
      body: new Uint8Array(file),
      headers: { 'Content-Length': String(file.length) },
    });
    return (await platform.fetch(request)).json();
  };

  it('is the same for the firm, the client and both mails, and has the fingerprint that is shown', async () => {
    const hash = createHash('sha256').update(pdf).digest('hex');
    expect(accepted.acceptance?.documentHash).toBe(hash);
    const own = await client.browser.send(`/proposals/v1/public/${client.token}/document`);
    expect(Buffer.from(await own.arrayBuffer()).equals(pdf)).toBe(true);
    const encoded = pdf.toString('base64').slice(0, 60);
    for (const email of [signer, olivia.email]) expect((await mailsTo(platform, email)).join()).toContain(encoded);
  });

  it('shows the signer’s name in its original characters', () => {
    expect(pdfTexts(pdf).join('\n')).toContain('王小明');
  });

  it('is recognized by its seal; a changed or extended file is reported as changed, and another file as unknown', async () => {
    expect(await verify(pdf)).toMatchObject({
      isKnown: true,
      isSealWhole: true,
      client: 'Bayview Dental',
      title: '2027 engagement',
    });
    const changed = Buffer.from(pdf);
    changed[200] = (changed[200] ?? 0) ^ 1;
    expect(await verify(changed)).toMatchObject({ isKnown: false, hasSeal: true });
    expect(await verify(Buffer.concat([pdf, Buffer.from('\n%')]))).toMatchObject({ isKnown: false, hasSeal: true });
    for (const other of [Buffer.from('no PDF'), pdf.subarray(0, 2000), Buffer.alloc(0)])
      expect(await verify(other)).toMatchObject({ isKnown: false, hasSeal: false });
  });

  it('is verified as the version that was accepted, not an earlier one', async () => {
    const first = await sendNew(person);
    const proposal = `/proposals/v1/proposals/${first.id}`;
    const { body: revised } = await person.send(`${proposal}/draft`, { method: 'POST' });
    const draft = { ...revised.draft, title: 'Less' };
    const saved = await person.send(`${proposal}/draft`, { method: 'PUT', body: { revision: revised.revision, draft } });
    platform.time.now += 1000;
    const { body: second } = await person.send(`${proposal}/versions`, { body: { revision: saved.body.revision } });
    const address = second.sent.recipients[0].email;
    await visitor(platform, await linkTo(platform, address)).sign({ version: 2 });
    await platform.settled();
    const { browser, tokens } = person;
    const response = await browser.send(`${proposal}/document`, { token: tokens.access_token });
    expect(await verify(Buffer.from(await response.arrayBuffer()))).toMatchObject({ isKnown: true, title: 'Less' });
  });

  it('can be verified thirty times by one client, and its link read 900 times, before requests are throttled', async () => {
    const read = () => client.browser.send(`/proposals/v1/public/${client.token}`);
    expect((await read()).status).toBe(200);
    await verify(pdf);
    await platform.pool.query('UPDATE kernel.throttles SET attempts = 1000, blocked_until = NULL');
    expect((await read()).status).toBe(200);
    expect(await verify(pdf)).toMatchObject({ isKnown: true });
    expect(await (await read()).json()).toMatchObject({ code: 'throttled' });
    expect(await verify(pdf)).toMatchObject({ code: 'throttled' });
    platform.time.now += 30 * 60_000;
    expect((await read()).status).toBe(200);
    expect(await verify(pdf)).toMatchObject({ isKnown: true });
  });

  it('contains the logo of the firm’s reports and the drawn signature', () => {
    const widths = [...pdf.toString('latin1').matchAll(/\/Width (\d+)/g)].map(([, width]) => Number(width));
    expect(widths).toEqual(expect.arrayContaining([120, 300]));
  });

  const path = join(emptyFolder(), 'accepted.pdf');

  (isInstalled('qpdf') ? it : it.skip)('is a whole PDF to qpdf', () => {
    writeFileSync(path, pdf);
    expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toContain('No syntax or stream encoding errors found');
  });

  (isInstalled('pdfsig') ? it : it.skip)('has a PAdES signature over all of it to pdfsig, and not once a byte is changed', () => {
    const signatures = (file: Buffer) => {
      writeFileSync(path, file);
      return execFileSync('pdfsig', [path], { encoding: 'utf8' });
    };
    const output = signatures(pdf);
    for (const text of ['ETSI.CAdES.detached', 'Total document signed', 'Signature is Valid']) expect(output).toContain(text);
    const changed = Buffer.from(pdf.toString('latin1').replace('/Title', '/Titre'), 'latin1');
    expect(signatures(changed)).not.toContain('Signature is Valid');
  });
});
