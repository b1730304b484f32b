import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onEachDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { eq } from 'drizzle-orm';
import { catalogOf } from './directory/catalog';
import { type Bill, monthly, writeBills } from './fixture-bills';
import { addVendor, importFile, testSource } from './fixture-vendors';
import { peerKey, readPeers, readSoftware } from './ports';
import { payments, reviews } from './schema';
import { service } from './service';

const path = '/solutionhub-vendors/v1';
const asOf = '2026-03-31';
const { harborlineAccounting: harborline, brightfield } = demoCompanies;

onEachDatabase('the directory and what firms pay', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  let noah: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind, { deployment: { environment: 'local', domain: 'localhost', port: 3000 } });
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
    noah = await demoPerson(platform, demoPeople.noah).signIn();
  });
  afterAll(() => platform.close());

  const catalog = () => catalogOf(platform.database);
  const software = async (companyId: string) => readSoftware(platform.database, await catalog(), companyId);
  const bills = (companyId: string, all: readonly Bill[]) => writeBills(platform, companyId, all, asOf);
  const put = (person: Person, to: string, body: object) => person.send(path + to, { method: 'PUT', body });

  it('imports a file, changes nothing when it is imported again, and keeps what an operator entered', async () => {
    const rows = [
      { name: 'Ledgerly', category: 'accounting', statusPageUrl: 'https://status.ledgerly.example' },
      { name: 'Signly', certifications: ['SOC 2'] },
      { name: 'LEDGERLY, Inc.' },
    ];
    expect((await importFile(platform, olivia, rows)).body).toMatchObject({ read: 3, added: 2, updated: 0, rejected: 1 });
    expect((await importFile(platform, olivia, rows)).body).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    const entry = (await catalog()).byKey.get('ledgerly');
    const fact = { kind: 'price-model', value: 'flat', ...testSource, source: 'The operator', sourceUrl: '' };
    const body = { name: 'Ledgerly', subCategory: 'tax', version: entry?.version, facts: [fact] };
    expect((await put(olivia, `/vendors/${entry?.id}`, body)).status).toBe(200);
    expect((await put(olivia, `/vendors/${entry?.id}`, body)).status).toBe(409);
    expect((await importFile(platform, olivia, rows)).body).toMatchObject({ updated: 1, unchanged: 1 });
    expect((await catalog()).byKey.get('ledgerly')).toMatchObject({ subCategory: 'tax', priceModel: 'flat', facts: 2 });
    const bad = { ...body, version: (await catalog()).byKey.get('ledgerly')?.version };
    const script = { ...fact, kind: 'dpa', value: 'javascript:alert(1)' };
    expect((await put(olivia, `/vendors/${entry?.id}`, { ...bad, facts: [script] })).status).toBe(400);
    expect((await put(olivia, `/vendors/${entry?.id}`, { ...bad, facts: [fact, fact] })).status).toBe(400);
    const taken = await olivia.send(`${path}/vendors`, { body: { name: 'signly INC', subCategory: 'tax', facts: [] } });
    expect([taken.status, taken.body.code]).toEqual([409, 'name_taken']);
  });

  it('finds overlaps, billing cycles, renewals and probably unused tools in the bills', async () => {
    await addVendor(platform, 'Overlap One');
    await addVendor(platform, 'Overlap Two');
    await bills(harborline.id, [
      ...monthly('Overlap One', 30_000, '2026-03-10', 14),
      ...monthly('OVERLAP TWO LLC', 10_000, '2026-03-20', 14),
      ...monthly('Office Landlord', 500_000, '2026-03-01', 12),
    ]);
    const found = await software(harborline.id);
    expect(found?.tools.map(({ name }) => name)).toEqual(['Overlap One', 'OVERLAP TWO LLC']);
    expect(found).toMatchObject({ currency: 'USD', monthly: 40_000, overlaps: [{ category: 'accounting', monthly: 40_000 }] });
    expect(found?.tools[0]).toMatchObject({ renewsOn: '2026-04-10', zombie: null, owner: null });
    expect(found?.tools[1]?.zombie).toBe('left-over');
    const owner = await addPerson(platform, { companyId: harborline.id });
    const tool = {
      vendor: 'overlap two',
      ownerId: owner.id,
      renewsOn: '2026-06-30',
      noticeDays: 30,
      endedOn: null,
      note: '',
      version: 0,
    };
    expect((await put(olivia, '/tools', tool)).status).toBe(204);
    const late = await put(olivia, '/tools', { ...tool, noticeDays: 5 });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect((await software(harborline.id))?.tools[1]).toMatchObject({ zombie: null, noticeOn: '2026-05-31' });
    await platform.pool.query('update identity.memberships set deactivated_at = now() where user_id = $1', [owner.id]);
    expect((await software(harborline.id))?.tools[1]?.zombie).toBe('owner-left');
    expect((await put(olivia, '/tools', tool)).status).toBe(400);
    await put(olivia, '/tools', { ...tool, ownerId: null, endedOn: '2026-02-28', version: 1 });
    const ended = await software(harborline.id);
    expect([ended?.tools[1]?.zombie, ended?.overlaps]).toEqual(['billed-after-end', []]);
    expect(await software(demoCompanies.quaystone.id)).toBeUndefined();
  });

  it('lets a person match a name in the ledger to a vendor, or to none', async () => {
    const id = await addVendor(platform, 'Matched Product');
    await bills(brightfield.id, monthly('Card Descriptor 77', 1_000, '2026-03-10', 3));
    const match = (vendorId: string | null) => put(noah, '/matches', { vendor: 'card descriptor 77', vendorId });
    expect((await software(brightfield.id))?.tools).toEqual([]);
    await match(id);
    expect((await software(brightfield.id))?.tools[0]).toMatchObject({ entry: { id }, isMatchedByPerson: true });
    // A match by hand does not prove a payment.
    const review = await put(noah, `/vendors/${id}/review`, { rating: 1, good: '', bad: '', version: 0 });
    expect([review.status, review.body.code]).toEqual([409, 'not_a_customer']);
    await match(null);
    expect((await software(brightfield.id))?.tools).toEqual([]);
    expect((await match('automatic')).status).toBe(204);
  });

  it('accepts one review from each firm whose bills show a payment', async () => {
    const id = await addVendor(platform, 'Reviewed Product');
    await bills(brightfield.id, monthly('Reviewed Product', 1_000, '2026-03-10', 3));
    const write = (rating: number, version: number) =>
      put(noah, `/vendors/${id}/review`, { rating, good: 'Yes', bad: '', version });
    expect((await write(2, 0)).status).toBe(204);
    expect((await write(5, 1)).status).toBe(204);
    const late = await write(1, 1);
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    const { rows } = await platform.pool.query(
      'select rating, months_paid from solutionhub_vendors.reviews where vendor_id = $1',
      [id],
    );
    expect(rows).toEqual([{ rating: 5, months_paid: 3 }]);
    expect((await put(noah, `/vendors/${id}/review`, { rating: 6, good: '', bad: '', version: 2 })).status).toBe(400);
  });

  it('shows what peers pay if there are at least five other firms, but not for four', async () => {
    await bills(harborline.id, monthly('Shared Tool', 9_000, '2026-03-10', 6));
    const { rows } = await platform.pool.query('select band from solutionhub_vendors.payments where company_id = $1', [
      harborline.id,
    ]);
    const other = (monthlyCost: number, currency = 'USD') => ({
      companyId: crypto.randomUUID(),
      vendorKey: 'shared tool',
      ...{ currency, monthly: monthlyCost, band: rows[0].band as number },
    });
    const peers = async () =>
      (await readPeers(platform.database, harborline.id, [peerKey(['shared tool', 'no such'])])).get('shared tool\nno such');
    await platform.database.insert(payments).values([other(1_000), other(2_000), other(3_000), other(4_000), other(9, 'EUR')]);
    expect(await peers()).toBeUndefined();
    await platform.database.insert(payments).values([other(10_000)]);
    expect(await peers()).toEqual({ firms: 5, monthly: 3_000 });
    // A firm that pays under two names counts as one firm with the sum of both payments.
    await platform.database.update(payments).set({ vendorKey: 'no such' }).where(eq(payments.monthly, 4_000));
    await platform.pool.query(
      `insert into solutionhub_vendors.payments (company_id, vendor_key, currency, monthly, band)
       select company_id, 'no such', currency, 500, band from solutionhub_vendors.payments where monthly = 1000 and vendor_key = 'shared tool'`,
    );
    expect(await peers()).toEqual({ firms: 5, monthly: 3_000 });
  });

  it('passes a request on only with consent, allows one at a time, and deletes what is withdrawn', async () => {
    const { body } = await importFile(platform, olivia, [{ name: `Mailed ${kind}`, introductionEmail: 'sales@vendor.example' }]);
    expect(body.added).toBe(1);
    const mailed = (await catalog()).byKey.get(`mailed ${kind.toLowerCase()}`)?.id;
    const request = { email: 'noah@brightfield.example', message: 'Hello\nBcc: x', consent: true };
    const ask = (id: string | undefined, rest: object = {}) =>
      noah.send(`${path}/vendors/${id}/introductions`, { body: { ...request, ...rest } });
    expect((await ask(mailed, { consent: false })).status).toBe(400);
    const sent = await ask(mailed);
    expect([sent.status, sent.body.state]).toEqual([201, 'sent']);
    await platform.settled();
    const [mail] = await mailsTo(platform, 'sales@vendor.example');
    expect(mail).toContain('Reply-To: noah@brightfield.example');
    expect(mail).toMatch(/^> Bcc: x/m);
    expect((await ask(mailed)).status).toBe(409);
    expect((await noah.send(`${path}/introductions/${sent.body.id}/withdraw`, { body: {} })).status).toBe(204);
    const { rows } = await platform.pool.query(
      'select state, email, message, person from solutionhub_vendors.introductions where id = $1',
      [sent.body.id],
    );
    expect(rows).toEqual([{ state: 'withdrawn', email: '', message: '', person: '' }]);
    expect((await ask(mailed)).status).toBe(201);
    const plain = await ask(await addVendor(platform));
    expect(plain.body.state).toBe('requested');
    expect((await put(olivia, `/introductions/${plain.body.id}`, { state: 'answered', note: 'Call them' })).status).toBe(204);
    expect((await put(olivia, `/introductions/${plain.body.id}`, { state: 'sent', note: '' })).status).toBe(409);
  });

  it('adds an adopted vendor to the provider register with its known facts', async () => {
    const row = {
      name: `Adopted ${kind}`,
      certifications: ['SOC 2', 'ISO 27001'],
      dataProcessingAgreementUrl: 'https://dpa.example',
    };
    await importFile(platform, olivia, [row]);
    const id = (await catalog()).byKey.get(`adopted ${kind.toLowerCase()}`)?.id;
    const adopt = () => olivia.send(`${path}/vendors/${id}/adoption`, { body: { service: 'Tax', hasData: true, note: '' } });
    expect((await adopt()).status).toBe(201);
    expect((await adopt()).body.code).toBe('name_taken');
    const { body } = await olivia.send(`/wisp/v1/registers/providers?find=${encodeURIComponent(row.name)}`);
    const known = { name: row.name, service: 'Tax', contract: 'https://dpa.example/', certifications: 'SOC 2, ISO 27001' };
    expect(body.entries.map(({ data }: { data: object }) => data)).toMatchObject([known]);
  });

  it('mails the owner of a tool once before the last day to give notice', async () => {
    const member = await addPerson(platform, { companyId: brightfield.id });
    await addVendor(platform, 'Renewed Tool');
    await bills(brightfield.id, monthly('Renewed Tool', 1_000, '2026-03-10', 3));
    const inDays = (days: number) => new Date(platform.time.now + days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
    const entry = { vendor: 'renewed tool', ownerId: member.id, noticeDays: 30, endedOn: null, note: '', version: 0 };
    expect((await put(noah, '/tools', { ...entry, renewsOn: inDays(46) })).status).toBe(204);
    const mailed: number[] = [];
    for (let day = 0; day < 4; day++) {
      platform.time.now += MILLISECONDS_PER_DAY;
      await noah.signIn();
      await platform.settled();
      mailed.push((await mailsTo(platform, `${member.email}\r\n`)).length);
    }
    // Starts sixteen days before the last day to give notice.
    expect(mailed).toEqual([0, 1, 1, 1]);
    const [mail = ''] = await mailsTo(platform, `${member.email}\r\n`);
    expect(mail).toContain('Subject: Renewed Tool renews on');
    expect(mail).toContain('The last day to give notice is');
    expect(mail).toMatch(/explore\/#\/software/);
    await olivia.signIn();
  });

  it("deletes a company's data with the company, but keeps the directory", async () => {
    await service.removeCompanies?.(platform.database, [brightfield.id]);
    const left = await platform.database.select().from(reviews).where(eq(reviews.companyId, brightfield.id));
    expect(left).toEqual([]);
    expect((await catalog()).byKey.has('reviewed product')).toBe(true);
  });

  const real = join(process.env.REAL_DATA ?? '/nowhere', 'vendors/common-third-parties.json');
  (existsSync(real) ? it : it.skip)('imports the real list whole (REAL_DATA)', async () => {
    const { body } = await importFile(platform, olivia, readFileSync(real, 'utf8'));
    const size = JSON.parse(readFileSync(real, 'utf8')).length;
    expect(body.read).toBe(size);
    expect(body.added + body.updated + body.unchanged + body.rejected).toBe(size);
    expect(body.problems.filter(({ reason }: { reason: string }) => !/web address|appears twice/.test(reason))).toEqual([]);
  });

  it('accepts suggestions of vendors that it lacks, and shows the firm what became of them', async () => {
    await addVendor(platform, 'Known Tool');
    const suggest = (name: string) => olivia.send(`${path}/suggestions`, { body: { name, website: '', why: 'We use it.' } });
    expect((await suggest('KNOWN TOOL, Inc.')).body.code).toBe('name_taken');
    const made = await suggest(`New ${crypto.randomUUID()}`);
    expect(made.status).toBe(201);
    const decided = await put(olivia, `/suggestions/${made.body.id}`, { state: 'declined', note: 'Too small.' });
    expect(decided.status).toBeLessThan(300);
    expect((await put(noah, `/suggestions/${crypto.randomUUID()}`, { state: 'added', note: '' })).status).toBeGreaterThanOrEqual(
      403,
    );
    const { rows } = await platform.pool.query('SELECT state, note FROM solutionhub_vendors.suggestions WHERE id = $1', [
      made.body.id,
    ]);
    expect(rows).toEqual([{ state: 'declined', note: 'Too small.' }]);
  });
});
