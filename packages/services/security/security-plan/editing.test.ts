import { demoCompanies } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import type { Plan } from './contract/plan';
import type { Entry } from './contract/registers';

const companyId = demoCompanies.quaystone.id;

const provider = {
  ...{
    kind: 'providers',
    name: 'Tax software',
    service: 'Returns',
    hasData: true,
    contract: 'Agreement',
    certifications: 'SOC 2',
  },
  ...{ assessedOn: '2026-01-01', reassessOn: null, note: '' },
};
const risk = {
  ...{ kind: 'risks', name: 'Phishing', likelihood: 3, impact: 5, treatment: 'reduce', measures: '', owner: '' },
  ...{ reviewedOn: null, reviewOn: null },
};
const incident = {
  ...{
    kind: 'incidents',
    name: 'Lost phone',
    discoveredOn: '2026-03-01',
    status: 'open',
    what: '',
    consumers: null,
    timeline: [],
  },
  ...{ ftcNotifiedOn: null, irsNotifiedOn: null, stateNotifiedOn: null, clientsNotifiedOn: null },
};

onOneDatabase('editing the security plan', (kind) => {
  let platform: TestPlatform;
  let editor: Person;
  let member: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    platform.time.now = Date.parse('2026-03-02T17:00:00Z');
    editor = await (
      await addPerson(platform, { companyId, role: 'administrator', firstName: 'Ada', lastName: 'Birch' })
    ).signIn();
    member = await (await addPerson(platform, { companyId, firstName: 'Mel', lastName: 'Ray' })).signIn();
    await platform.pool.query(`update identity.memberships set joined_at = '2026-01-01' where company_id = $1`, [companyId]);
    const sizes = { people: 4, offices: 1, remote: 'some', storage: 'both', preparers: 'Ada Birch', consumers: 6000 };
    const answers = { ...sizes, qualifiedIndividualId: editor.id, timeZone: 'America/New_York' };
    expect((await editor.send('/wisp/v1/plan', { body: answers })).status).toBe(204);
  });
  afterAll(() => platform.close());
  beforeEach(() => platform.pool.query('delete from wisp.entries'));

  const get = async (to: string) => (await editor.send(`/wisp/v1${to}`)).body;
  const post = (to: string, body: object) => editor.send(`/wisp/v1${to}`, { body });
  const put = (to: string, body: object) => editor.send(`/wisp/v1${to}`, { method: 'PUT', body });
  const plan = async (): Promise<Plan> => (await get('/plan')).plan;
  const add = async (data: object): Promise<Entry> => {
    const { status, body } = await post('/entries', { data });
    expect(status).toBe(201);
    return body;
  };
  const names = async (to: string) => (await get(`/registers/${to}`)).entries.map(({ data }: Entry) => data.name);

  it('keeps the settings that somebody else has changed, and their other fields', async () => {
    const { answers, version } = await plan();
    expect((await put('/plan', { ...answers, offices: 2, version })).status).toBe(204);
    const late = await put('/plan', { ...answers, people: 9, version });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect((await plan()).answers).toEqual({ ...answers, offices: 2 });
  });

  describe('a section', () => {
    // Section A has two controls: retention and disposal.
    it('is done half by its text, half by its controls, of which an accepted risk is one', async () => {
      const progress = async () => (await plan()).sections.find(({ key }) => key === 'A')?.progress;
      expect(await progress()).toBe(0);
      const { implementation, version } = await get('/controls/retention');
      const acceptance = { reason: 'Paper archive', until: '2026-12-31' };
      await put('/controls/retention', { implementation, version, ownerId: null, reviewOn: null, acceptance });
      expect(await progress()).toBe(0.25);
      const section = await get('/sections/A');
      const { text, ownerId, reviewOn } = section;
      await put('/sections/A', { text, ownerId, reviewOn, version: section.version, status: 'ready' });
      expect(await progress()).toBe(0.75);
    });

    it('shows the data of the firm that it is about', async () => {
      await add({ ...risk, likelihood: 2, impact: 4, measures: 'Training' });
      await add({ ...incident, consumers: 1200, ftcNotifiedOn: '2026-03-02' });
      await addPerson(platform, { companyId, role: 'reader', firstName: 'Ray', lastName: 'Reed' });
      const rows = async (key: string) => (await get(`/sections/${key}`)).table.rows;
      expect(await rows('II')).toEqual([['Qualified Individual', 'Ada Birch']]);
      expect(await rows('III')).toEqual([['Phishing', '2', '4', 'Medium · 8', 'reduce', 'Training']]);
      expect(await rows('C')).toEqual([['Lost phone', 'Mar 1, 2026', '1,200', 'FTC notified Mar 2, 2026']]);
      expect((await rows('F')).sort()).toEqual([
        ['Ada Birch', 'Administrator', 'Off'],
        ['Liam Quay', 'Administrator', 'On'],
        ['Mel Ray', 'Member', 'Off'],
        ['Ray Reed', 'Read-only', 'Off'],
      ]);
      expect((await get('/sections/A')).table).toMatchObject({ rows: [], note: 'The asset register is empty.' });
      await add({
        kind: 'assets',
        name: 'Archive',
        location: 'Vault',
        classification: 'taxpayer',
        owner: '',
        retention: '',
        note: '',
      });
      expect(await rows('A')).toEqual([['Archive', 'Vault', 'Not stated', 'Not stated']]);
      await platform.pool.query(`delete from identity.memberships where company_id = $1 and role = 'reader'`, [companyId]);
    });
  });

  describe('a register', () => {
    it('is found in by any text of an entry, sorted by name, and shown by the page', async () => {
      for (const [name, service] of [
        ['payroll', 'Wages'],
        ['Backup', 'Files'],
        ['Mail', 'Letters'],
      ])
        await add({ ...provider, name, service });
      expect(await names('providers')).toEqual(['Backup', 'Mail', 'payroll']);
      expect(await names('providers?find=WAGES')).toEqual(['payroll']);
      expect(await names('providers?offset=1&limit=1')).toEqual(['Mail']);
      expect((await get('/registers/providers?find=l&limit=1')).total).toBe(3);
      expect(await names('assets')).toEqual([]);
      expect((await editor.send('/wisp/v1/registers/vendors')).status).toBe(404);
    });

    it('lists incidents by the day they were discovered, the newest first', async () => {
      for (const discoveredOn of ['2026-01-15', '2026-02-20', '2025-12-01'])
        await add({ ...incident, name: discoveredOn, discoveredOn });
      expect(await names('incidents')).toEqual(['2026-02-20', '2026-01-15', '2025-12-01']);
    });

    it('does not overwrite what somebody else changed, and keeps an entry in its register', async () => {
      const { id, version } = await add(provider);
      const change = { data: { ...provider, contract: 'Agreement of March' }, version };
      expect((await put(`/entries/${id}`, change)).body).toMatchObject({ version: version + 1 });
      const late = await put(`/entries/${id}`, { data: provider, version });
      expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
      expect((await get('/registers/providers')).entries).toMatchObject([{ data: { contract: 'Agreement of March' } }]);
      expect((await put(`/entries/${id}`, { data: risk, version: version + 1 })).status).toBe(400);
    });

    it('takes no incident with days that are in the future or before it was discovered', async () => {
      for (const wrong of [{ discoveredOn: '2026-03-03' }, { irsNotifiedOn: '2026-03-03' }, { clientsNotifiedOn: '2026-02-28' }])
        expect([wrong, (await post('/entries', { data: { ...incident, ...wrong } })).status]).toEqual([wrong, 400]);
      expect((await add({ ...incident, discoveredOn: '2026-03-02', stateNotifiedOn: '2026-03-02' })).state.tone).toBe('warn');
    });

    it('is closed to people who do not edit the plan', async () => {
      const { id, version } = await add(provider);
      const answered = await Promise.all([
        member.send('/wisp/v1/registers/providers'),
        member.send('/wisp/v1/entries', { body: { data: provider } }),
        member.send(`/wisp/v1/entries/${id}`, { method: 'PUT', body: { data: provider, version } }),
        member.send(`/wisp/v1/entries/${id}`, { method: 'DELETE' }),
      ]);
      expect(answered.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    });
  });

  describe('what is due', () => {
    const due = async () => (await plan()).due.map(({ on, text }) => `${on} ${text}`);

    it('names entries of registers up to 30 days ahead, the earliest first', async () => {
      await add({ ...provider, name: 'Late', reassessOn: '2026-02-01' });
      await add({ ...provider, name: 'Last day', reassessOn: '2026-04-01' });
      await add({ ...provider, name: 'A day later', reassessOn: '2026-04-02' });
      await add({ ...provider, name: 'No data', reassessOn: '2026-03-10', hasData: false });
      await add({ ...risk, reviewOn: '2026-03-20' });
      const exception = {
        kind: 'exceptions',
        name: 'Old server',
        reason: '',
        approvedBy: '',
        approvedOn: null,
        compensation: '',
      };
      await add({ ...exception, until: '2026-03-15' });
      await add({ ...incident, name: 'Small', consumers: 499 });
      await add({ ...incident, name: 'Large', consumers: 500, discoveredOn: '2026-02-10' });
      const ofRegisters = (await due()).filter((one) => /Assess|Exception|FTC/.test(one));
      expect(ofRegisters).toEqual([
        '2026-02-01 Assess Late',
        '2026-03-12 Notify the FTC: Large',
        '2026-03-15 Exception ends: Old server',
        '2026-03-20 Assess the risk: Phishing',
        '2026-04-01 Assess Last day',
      ]);
    });

    it('names a control whose review, accepted risk or evidence ends', async () => {
      const { version } = await get('/controls/wireless');
      const change = { implementation: 'Own network for guests', ownerId: editor.id, reviewOn: '2026-03-25', version };
      const acceptance = { reason: 'Moving in June', until: '2026-03-28' };
      expect((await put('/controls/wireless', { ...change, acceptance })).status).toBe(200);
      const { title } = await get('/controls/wireless');
      expect((await due()).filter((one) => one.includes(title))).toEqual([
        `2026-03-25 ${title}`,
        `2026-03-28 Accepted risk ends: ${title}`,
      ]);
      const evidence = { title: 'Test', note: 'Tested', on: '2026-03-01', expiresOn: '2026-03-30' };
      await post('/controls/wireless/evidence', evidence);
      expect(await due()).toContain(`2026-03-30 Evidence expires: ${title}`);
      await post('/controls/wireless/evidence', { ...evidence, expiresOn: null });
      expect((await due()).filter((one) => one.includes('Evidence expires'))).toEqual([]);
    });
  });

  describe('a control', () => {
    it('is not overwritten when two people edit it, and names who accepted its risk', async () => {
      const { version, implementation } = await get('/controls/premises');
      const change = { implementation, ownerId: member.id, reviewOn: null, version };
      const acceptance = { reason: 'Shared building', until: '2026-12-31' };
      const { body } = await put('/controls/premises', { ...change, acceptance });
      expect(body).toMatchObject({ state: 'accepted', owner: 'Mel Ray', acceptance: { ...acceptance, by: 'Ada Birch' } });
      expect((await put('/controls/premises', { ...change, acceptance: null })).body.code).toBe('changed_meanwhile');
      const own = (await member.send('/wisp/v1/own')).body;
      expect(own.controls).toMatchObject([{ key: 'premises', owner: 'Mel Ray' }]);
      // Its owner adds evidence, but does not decide how it is carried out.
      const byOwner = { method: 'PUT', body: { ...change, version: version + 1, acceptance: null } };
      expect((await member.send('/wisp/v1/controls/premises', byOwner)).status).toBe(403);
      const again = await put('/controls/premises', { ...change, version: version + 1, acceptance: null });
      expect(again.body).toMatchObject({ state: 'not-met', acceptance: null });
      expect((await put('/controls/premises', { ...change, version: version + 2, ownerId: crypto.randomUUID() })).status).toBe(
        400,
      );
    });

    it('is reviewed again after its months from the first evidence on, but never earlier than planned', async () => {
      const evidence = { title: 'Photos', note: 'Locked', on: '2026-03-01', expiresOn: null };
      const { months, reviewOn } = await get('/controls/premises');
      expect([months, reviewOn]).toEqual([12, null]);
      expect((await post('/controls/premises/evidence', evidence)).body.reviewOn).toBe('2027-03-01');
      const of = { ...(await get('/controls/disposal')), reviewOn: '2029-01-01', acceptance: null };
      const { implementation, ownerId, version, acceptance } = of;
      await put('/controls/disposal', { implementation, ownerId, version, acceptance, reviewOn: '2029-01-01' });
      expect((await post('/controls/disposal/evidence', evidence)).body.reviewOn).toBe('2029-01-01');
    });

    it('loses its proof with its evidence', async () => {
      const { evidences } = await get('/controls/premises');
      const remove = () => editor.send(`/wisp/v1/controls/premises/evidence/${evidences[0].id}`, { method: 'DELETE' });
      expect((await remove()).status).toBe(200);
      expect(await get('/controls/premises')).toMatchObject({ state: 'not-met', evidences: [] });
      expect((await remove()).status).toBe(404);
    });
  });

  it('shows the change of an owner between the draft and the version in force', async () => {
    const approve = async () => {
      const { gaps, revision } = await get('/versions');
      const keys = gaps.map(({ key }: { key: string }) => key);
      return (await post('/versions', { revision, note: 'New', isMaterial: false, gaps: keys })).status;
    };
    for (const { key } of (await plan()).sections) {
      const { text, ownerId, reviewOn, version } = await get(`/sections/${key}`);
      await put(`/sections/${key}`, { text, ownerId, reviewOn, version, status: 'ready' });
    }
    expect(await approve()).toBe(201);
    expect(await approve()).toBe(409);
    const { implementation, version, title } = await get('/controls/premises');
    await put('/controls/premises', { implementation, version, ownerId: editor.id, reviewOn: null, acceptance: null });
    const { parts } = await get('/versions/draft/difference');
    expect(parts.map((part: { title: string }) => part.title)).toEqual([title]);
    expect(parts[0].lines.filter(({ kind: of }: { kind: string }) => of !== 'same')).toEqual([
      { kind: 'removed', text: 'Owner: Mel Ray' },
      { kind: 'added', text: 'Owner: Ada Birch' },
    ]);
  });

  it('lists who has not acknowledged the version, also when it is overdue, and finds people by name', async () => {
    const people = async (query: string) =>
      (await get(`/acknowledgements?${query}`)).people.map(({ name }: { name: string }) => name);
    expect((await editor.send('/wisp/v1/acknowledgements', { body: { number: 1 } })).status).toBe(204);
    platform.time.now += 15 * MILLISECONDS_PER_DAY;
    await editor.signIn();
    const { counts, total } = await get('/acknowledgements?view=open');
    expect([counts.done, counts.open, counts.overdue, total]).toEqual([1, counts.all - 1, counts.all - 1, counts.all - 1]);
    expect(await people('view=done')).toEqual(['Ada Birch']);
    expect(await people('view=open&find=mel')).toEqual(['Mel Ray']);
    expect(await people('view=overdue&find=birch')).toEqual([]);
    const all = await people('');
    expect(await people('offset=1&limit=1')).toEqual([all[1]]);
  });
});
