import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDevice } from '@services/devices/fixture-devices';
import { demoCompanies } from '@services/identity/demo/demo-people';
import { facts } from '@suite/host/services/all-services';
import { emptyFolder, onOneDatabase } from '@suite/host/test/databases';
import { mailsTo } from '@suite/host/test/mailbox';
import { addPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { apiOrigin } from '@suite/zones/addresses';
import { elements } from './content/elements';
import { planSections } from './content/sections';
import { textOfDocx } from './document/fixture-docx';

const companyId = demoCompanies.quaystone.id;
const isInstalled = (program: string) => spawnSync(program, ['-v']).error === undefined;

onOneDatabase('the security plan', (kind) => {
  let platform: TestPlatform;
  let qualified: Person;
  let administrator: Person;
  let member: Person;

  beforeAll(async () => {
    platform = await openTestPlatform(kind, { deployment: { environment: 'local', domain: 'localhost', port: 3000 } });
    qualified = await (await addPerson(platform, { companyId, firstName: 'Quinn', lastName: 'Ito' })).signIn();
    administrator = await (await addPerson(platform, { companyId, role: 'administrator' })).signIn();
    member = await (await addPerson(platform, { companyId, firstName: 'Mel', lastName: 'Ray' })).signIn();
  });
  afterAll(() => platform.close());

  const answers = () => ({
    people: 4,
    offices: 2,
    remote: 'some',
    storage: 'both',
    preparers: 'Quinn Ito',
    consumers: 4999,
    qualifiedIndividualId: qualified.id,
    timeZone: 'America/New_York',
  });
  async function pass(days: number) {
    platform.time.now += days * MILLISECONDS_PER_DAY;
    for (const person of [qualified, administrator, member]) await person.signIn();
  }
  const plan = async () => (await qualified.send('/wisp/v1/plan')).body.plan;
  const put = (path: string, body: object, by = qualified) => by.send(`/wisp/v1${path}`, { method: 'PUT', body });
  const controlIn = async (key: string) => (await qualified.send(`/wisp/v1/controls/${key}`)).body;
  const stateOf = async (key: string) => (await controlIn(key)).state;
  const file = async (path: string, by = qualified) => {
    const response = await by.browser.send(`/wisp/v1${path}`, { token: by.tokens.access_token });
    return {
      status: response.status,
      type: response.headers.get('Content-Type'),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  };
  const gapsNow = async (): Promise<string[]> =>
    (await qualified.send('/wisp/v1/versions')).body.gaps.map(({ key }: { key: string }) => key);
  async function makeReady() {
    for (const { key } of planSections) {
      const { text, ownerId, reviewOn, version } = (await qualified.send(`/wisp/v1/sections/${key}`)).body;
      expect((await put(`/sections/${key}`, { text, status: 'ready', ownerId, reviewOn, version })).status).toBe(200);
    }
  }

  it('is started by an administrator from a few answers, once, with every section prefilled', async () => {
    expect((await member.send('/wisp/v1/plan', { body: answers() })).status).toBe(403);
    expect((await administrator.send('/wisp/v1/plan', { body: { ...answers(), timeZone: 'Mars/Base' } })).status).toBe(400);
    expect((await administrator.send('/wisp/v1/plan', { body: answers() })).status).toBe(204);
    expect((await administrator.send('/wisp/v1/plan', { body: answers() })).status).toBe(409);
    const { sections, controls } = await plan();
    expect(sections.map(({ key }: { key: string }) => key)).toEqual(planSections.map(({ key }) => key));
    expect(controls).toHaveLength(45);
    const first = (await qualified.send('/wisp/v1/sections/I')).body;
    expect(first.text).toContain('Quaystone Partners');
    expect(first.text).toContain('in 2 offices');
  });

  it('exempts a firm below 5,000 consumers from only four elements, with the reason', async () => {
    const exempt = async () =>
      (await plan()).elements
        .filter(({ state }: { state: string }) => state === 'not-applicable')
        .map(({ code }: { code: string }) => code);
    expect(await exempt()).toEqual(['(b)(1)', '(d)(2)', '(h)', '(i)']);
    expect((await plan()).elements[1].reason).toContain('4,999');
    const settings = async (consumers: number | null) =>
      expect((await put('/plan', { ...answers(), consumers, version: (await plan()).version })).status).toBe(204);
    await settings(5000);
    expect(await exempt()).toEqual([]);
    await settings(null);
    expect(await exempt()).toEqual([]);
    await settings(4999);
  });

  it('does not overwrite another person’s changes', async () => {
    const section = (await qualified.send('/wisp/v1/sections/VI')).body;
    const { text, status, ownerId, reviewOn, version } = section;
    const body = { text: `${text}\n\nOne more line.`, status, ownerId, reviewOn, version };
    const answered = await Promise.all([
      put('/sections/VI', body),
      put('/sections/VI', { ...body, text: 'Other' }, administrator),
    ]);
    expect(answered.map((one) => one.status).sort()).toEqual([200, 409]);
    expect(answered.find((one) => one.status === 409)?.body.code).toBe('changed_meanwhile');
  });

  it('shows a control as unmet until it has evidence, and again once the evidence expired', async () => {
    expect(await stateOf('premises')).toBe('not-met');
    const today = (await plan()).today;
    const evidence = { title: 'Walk through the offices', note: 'Locked', on: today, expiresOn: today };
    const added = await qualified.send('/wisp/v1/controls/premises/evidence', { body: evidence });
    expect(added.body).toMatchObject({ state: 'met', isExpiring: true });
    const future = { ...evidence, on: '2099-01-01', expiresOn: null };
    expect((await qualified.send('/wisp/v1/controls/premises/evidence', { body: future })).status).toBe(400);
    await pass(1);
    expect(await controlIn('premises')).toMatchObject({
      state: 'not-met',
      evidence: { text: expect.stringContaining('expired') },
    });
  });

  it('stores an evidence file by its content type and opens it with a link', async () => {
    const upload = (body: string) =>
      platform.fetch(
        new Request(
          `${apiOrigin(qualified.browser.deployment)}/wisp/v1/controls/wireless/evidence-files?title=Router&on=2026-01-02&fileName=router.pdf`,
          { method: 'POST', headers: { Authorization: `Bearer ${qualified.tokens.access_token}` }, body },
        ),
      );
    expect((await upload('PK\u0003\u0004 an archive that says it is a PDF')).status).toBe(400);
    const answer = await upload('%PDF-1.7 settings of the router');
    const { evidences } = await answer.json();
    expect(evidences[0].file).toMatchObject({ name: 'router.pdf', bytes: 31 });
    const opened = await platform.fetch(new Request(`${apiOrigin(qualified.browser.deployment)}${evidences[0].file.url}`));
    expect(opened.headers.get('Content-Disposition')).toContain('attachment');
  });

  it('shows controls with live proof as red, unknown and green, with the items behind it', async () => {
    expect(await controlIn('two-factor')).toMatchObject({ state: 'not-met', isLive: true, evidence: { text: '1 of 4 people' } });
    await platform.pool.query('update identity.users set has_enabled_mfa = true');
    expect(await stateOf('two-factor')).toBe('met');
    await platform.pool.query('update identity.users set has_enabled_mfa = false');
    // The inventory is empty and no course is assigned: unknown, never green.
    for (const key of ['encryption-at-rest', 'supported-systems', 'backup', 'awareness-training', 'provider-contracts'])
      expect([key, await stateOf(key)]).toEqual([key, 'unknown']);
    const provider = {
      kind: 'providers',
      name: 'Tax software',
      service: 'Returns',
      hasData: true,
      contract: 'Agreement',
      certifications: '',
      assessedOn: '2026-01-01',
      reassessOn: '2999-01-01',
      note: '',
    };
    const made = await qualified.send('/wisp/v1/entries', { body: { data: provider } });
    expect([await stateOf('provider-contracts'), await stateOf('provider-assessment')]).toEqual(['met', 'met']);
    const { id, version } = made.body;
    await put(`/entries/${id}`, { data: { ...provider, contract: '' }, version });
    expect(await stateOf('provider-contracts')).toBe('attention');
    // The control's source is deleted.
    expect((await qualified.send(`/wisp/v1/entries/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await stateOf('provider-contracts')).toBe('unknown');
    expect((await put(`/entries/${id}`, { data: provider, version: 2 })).status).toBe(404);
  });

  it('requires a review of access when a fact reports a deactivation', async () => {
    const review = () => qualified.send('/wisp/v1/controls/access-review/reviews', { body: { note: 'Compared' } });
    expect((await review()).body.state).toBe('met');
    const leaving = await addPerson(platform, { companyId, firstName: 'Lea', lastName: 'Ving' });
    const body = { version: 1, status: 'deactivated' };
    const changed = await administrator.send(`/access/v1/people/${leaving.id}`, { method: 'PUT', body });
    expect(changed.status).toBe(200);
    await platform.settled();
    expect(await controlIn('access-review')).toMatchObject({
      state: 'attention',
      evidence: { text: expect.stringContaining('Lea Ving was deactivated') },
    });
    expect((await review()).body.state).toBe('met');
  });

  it('follows the fact that a person left, whichever service reports it: devices are to be returned, access is to be reviewed', async () => {
    const device = await addDevice(administrator, { ownerId: member.id });
    const tell = (isActive: boolean) =>
      platform.database.transaction((transaction) =>
        facts.append(transaction, 'person.changed', { companyId, data: { userId: member.id, isActive } }, platform.time.now),
      );
    const tasks = async () => (await administrator.send('/security-data/v1/return-tasks')).body.tasks;
    expect(await controlIn('encryption-at-rest')).toMatchObject({
      state: 'unknown',
      evidence: { text: '0 of 1 device encrypted · 1 not known' },
      rows: [{ name: device.name, text: 'Mel Ray · not known', tone: 'unknown' }],
      rowCount: 1,
    });
    expect(await stateOf('access-review')).toBe('met');
    await tell(false);
    await platform.settled();
    expect(await tasks()).toMatchObject([{ userId: member.id, outcome: null, devices: [{ id: device.id, isReturned: false }] }]);
    expect([await stateOf('returned-devices'), await stateOf('access-review')]).toEqual(['attention', 'attention']);
    await tell(true);
    await platform.settled();
    expect(await tasks()).toMatchObject([{ outcome: 'reactivated' }]);
    expect(await stateOf('returned-devices')).not.toBe('attention');
    await qualified.send('/wisp/v1/controls/access-review/reviews', { body: { note: 'Compared' } });
  });

  it('counts the 30 days until an incident with 500 or more consumers must be reported to the FTC', async () => {
    const today = (await plan()).today;
    const data = {
      kind: 'incidents',
      name: 'Stolen laptop',
      discoveredOn: today,
      status: 'open',
      what: '',
      consumers: 499,
      ftcNotifiedOn: null,
      irsNotifiedOn: null,
      stateNotifiedOn: null,
      clientsNotifiedOn: null,
      timeline: [],
    };
    const made = (await qualified.send('/wisp/v1/entries', { body: { data } })).body;
    expect(made.state).toEqual({ tone: 'warn', text: 'Open' });
    const more = await put(`/entries/${made.id}`, { data: { ...data, consumers: 500 }, version: made.version });
    expect(more.body.state).toMatchObject({ tone: 'bad', text: expect.stringContaining('30 days left') });
    const updated = await put(`/entries/${made.id}`, { data: { ...data, consumers: 500, ftcNotifiedOn: today }, version: 2 });
    expect(updated.body.state.text).toContain('FTC notified');
    expect((await put(`/entries/${made.id}`, { data: { ...data, ftcNotifiedOn: '1999-01-01' }, version: 3 })).status).toBe(400);
  });

  it('is approved only by the Qualified Individual, as it was read, with no section a draft', async () => {
    const approve = (revision: number, by = qualified) =>
      by.send('/wisp/v1/versions', { body: { revision, note: 'First version', isMaterial: false, gaps } });
    const { revision } = await plan();
    let gaps = await gapsNow();
    expect((await approve(revision)).status).toBe(400);
    await makeReady();
    // An approval contains the list of current gaps, so that nobody approves gaps they have not seen.
    gaps = [];
    const unseen = await approve((await plan()).revision);
    expect([unseen.status, unseen.body.message]).toEqual([400, expect.stringContaining('controls are not proven')]);
    gaps = (await gapsNow()).slice(1);
    expect((await approve((await plan()).revision)).body.code).toBe('changed_meanwhile');
    gaps = await gapsNow();
    expect((await approve((await plan()).revision, administrator)).status).toBe(403);
    expect((await approve(revision)).body.code).toBe('changed_meanwhile');
    const current = (await plan()).revision;
    const { text, status, ownerId, reviewOn, version } = (await qualified.send('/wisp/v1/sections/V')).body;
    const [edited, approved] = await Promise.all([
      put('/sections/V', { text: `${text}\n\nClean desks.`, status, ownerId, reviewOn, version }),
      approve(current),
    ]);
    // One of the two came first: the approval is for what was read, or is rejected.
    expect(edited.status).toBe(200);
    expect([201, 409]).toContain(approved.status);
    if (approved.status === 409) expect((await approve((await plan()).revision)).status).toBe(201);
    expect((await plan()).inForce.number).toBe(1);
  });

  it('states in a version that it is in force, and names the gaps it was approved with', async () => {
    const text = textOfDocx((await file('/documents/1/docx')).bytes);
    expect(text).not.toContain('No version is in force');
    expect(text).not.toContain('once a version is in force');
    expect(text).toContain('0 of 4 people');
    const [version] = (await qualified.send('/wisp/v1/versions')).body.versions;
    const unmet = (await plan()).controls.filter(
      ({ state }: { state: string }) => !['met', 'accepted', 'not-applicable'].includes(state),
    );
    expect(version.gaps).toBe(unmet.length);
    expect(text).toContain(`Approved with ${unmet.length} controls that are not proven`);
    for (const { title } of unmet) expect(text).toContain(`- ${title}: `);
  });

  it('is acknowledged by everyone, with at most one reminder a day, and again after a year', async () => {
    const own = async () => (await member.send('/wisp/v1/own')).body;
    expect((await own()).acknowledgement.state).toBe('due');
    expect((await member.send('/wisp/v1/acknowledgements', { body: { number: 2 } })).status).toBe(409);
    expect((await member.send('/wisp/v1/acknowledgements', { body: { number: 1 } })).status).toBe(204);
    expect((await own()).acknowledgement.state).toBe('done');
    expect((await qualified.send('/wisp/v1/reminders', { method: 'POST' })).body.sent).toBe(3);
    expect((await qualified.send('/wisp/v1/reminders', { method: 'POST' })).body.sent).toBe(0);
    await platform.settled();
    expect(await mailsTo(platform, member.email)).toEqual([]);
    expect((await mailsTo(platform, administrator.email)).join()).toContain('security plan of Quaystone Partners');
    const list = (await qualified.send('/wisp/v1/acknowledgements?view=done&limit=1')).body;
    expect(list).toMatchObject({ number: 1, total: 1, people: [{ name: 'Mel Ray', state: 'done' }] });
    await pass(366);
    expect((await own()).acknowledgement.state).toBe('due');
  });

  it('reminds everyone who is due once a week until they acknowledge', async () => {
    const mails = async () => (await mailsTo(platform, `${member.email}\r\n`)).filter((mail) => mail.includes('acknowledge'));
    const passed: number[] = [];
    // Starts on the day it is due again: scheduled jobs may already have reminded people.
    for (const days of [0, 1, 5, 1, 1]) {
      await pass(days);
      await platform.settled();
      passed.push((await mails()).length);
    }
    expect(passed).toEqual([1, 1, 1, 2, 2]);
    await member.send('/wisp/v1/acknowledgements', { body: { number: 1 } });
    await pass(8);
    expect(await mails()).toHaveLength(2);
    await platform.pool.query('delete from wisp.acknowledgements where user_id = $1', [member.id]);
  });

  it('shows editors the score and what is due, and everyone else their own acknowledgement', async () => {
    const attention = async (by: Person) => (await by.send('/wisp/v1/attention')).body;
    const { today, score, due } = await attention(qualified);
    expect(score.percent).toBeLessThan(100);
    expect(score.lowering).toHaveLength(3);
    expect(due.count).toBe((await plan()).due.length);
    expect(due.first).toEqual((await plan()).due.slice(0, 5));
    const own = (await member.send('/wisp/v1/own')).body.acknowledgement;
    const nothing = { today, score: null, due: { count: 0, overdue: 0, first: [] } };
    expect(await attention(member)).toEqual({ ...nothing, acknowledgeBy: own.dueOn });
    expect((await member.send('/wisp/v1/acknowledgements', { body: { number: 1 } })).status).toBe(204);
    expect(await attention(member)).toEqual({ ...nothing, acknowledgeBy: null });
  });

  it('assigns the course again after a material change, and asks everyone to acknowledge', async () => {
    await qualified.send('/wisp/v1/acknowledgements', { body: { number: 1 } });
    const { text, ownerId, reviewOn, version } = (await qualified.send('/wisp/v1/sections/B')).body;
    await put('/sections/B', { text: `${text}\n- wears a badge.`, status: 'ready', ownerId, reviewOn, version });
    const body = { revision: (await plan()).revision, note: 'Badges', isMaterial: true, gaps: await gapsNow() };
    expect((await qualified.send('/wisp/v1/versions', { body })).status).toBe(201);
    expect((await plan()).acknowledged).toMatchObject({ people: 4, done: 0 });
    expect(await controlIn('awareness-training')).toMatchObject({
      state: 'attention',
      evidence: { text: '0 of 4 done · 4 due' },
    });
  });

  it('keeps a version as it was approved, and shows what the draft changes', async () => {
    const before = await file('/documents/1/docx');
    const { text, status, ownerId, reviewOn, version } = (await qualified.send('/wisp/v1/sections/II')).body;
    await put('/sections/II', { text: `${text}\nA deputy is named.`, status, ownerId, reviewOn, version });
    const { parts } = (await qualified.send('/wisp/v1/versions/draft/difference')).body;
    const part = parts.find(({ title }: { title: string }) => title === 'II. Responsible individuals');
    expect(part.lines).toContainEqual({ kind: 'added', text: 'A deputy is named.' });
    expect(part.lines.filter(({ kind }: { kind: string }) => kind === 'removed')).toEqual([]);
    expect(textOfDocx((await file('/documents/1/docx')).bytes)).toEqual(textOfDocx(before.bytes));
    const { rows } = await platform.pool.query('select content, hash from wisp.versions where company_id = $1 and number = 1', [
      companyId,
    ]);
    expect(createHash('sha256').update(rows[0].content).digest('hex')).toBe(rows[0].hash);
    expect((await file('/documents/draft/pdf', member)).status).toBe(404);
    expect((await file('/documents/2/pdf', member)).status).toBe(200);
  });

  it('contains every section and element in the DOCX', async () => {
    const { type, bytes } = await file('/documents/draft/docx');
    expect(type).toContain('wordprocessingml');
    expectWhole(textOfDocx(bytes));
  });

  (isInstalled('pdftotext') ? it : it.skip)('reads every section and element back from the PDF', async () => {
    const { type, bytes } = await file('/documents/2/pdf');
    expect(type).toBe('application/pdf');
    const path = join(emptyFolder(), 'plan.pdf');
    writeFileSync(path, bytes);
    const text = execFileSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8' });
    expectWhole(text.replace(/\s+/g, ' '));
    const { rows } = await platform.pool.query('select hash from wisp.versions where company_id = $1 and number = 2', [
      companyId,
    ]);
    expect(text).toContain(rows[0].hash);
  });

  it('is reviewed once a year with a record for each item, and reported to the owners', async () => {
    const started = await qualified.send('/wisp/v1/reviews', { method: 'POST' });
    expect(started.status).toBe(201);
    expect((await qualified.send('/wisp/v1/reviews', { method: 'POST' })).status).toBe(409);
    let review = started.body;
    const complete = () =>
      put(`/reviews/${review.year}`, { statement: 'A quiet year.', isComplete: true, version: review.version });
    expect((await complete()).status).toBe(409);
    for (const { key } of review.items) {
      const answer = await put(`/reviews/${review.year}/items/${key}`, {
        artifact: `Minutes of ${key}`,
        version: review.version,
      });
      review = answer.body;
    }
    expect((await complete()).body.completedBy).toBe('Quinn Ito');
    expect([await stateOf('annual-review'), (await complete()).status]).toEqual(['met', 409]);
    expect((await file(`/reviews/${review.year}/report`)).type).toBe('application/pdf');
  });

  it('does not accept an empty incident register as proof until somebody confirms that there was nothing to record', async () => {
    const { entries: all } = (await qualified.send('/wisp/v1/registers/incidents')).body;
    for (const { id } of all) await qualified.send(`/wisp/v1/entries/${id}`, { method: 'DELETE' });
    expect(await stateOf('incident-register')).toBe('unknown');
    await qualified.send('/wisp/v1/controls/incident-register/reviews', { body: { note: 'Asked everybody' } });
    expect(await controlIn('incident-register')).toMatchObject({ state: 'met', statement: { kind: 'proven' } });
    await pass(93);
    expect(await stateOf('incident-register')).toBe('unknown');
  });
});

function expectWhole(text: string): void {
  for (const { title } of planSections) expect(text).toContain(title);
  for (const { code } of elements) expect(text).toContain(code);
  expect(text.match(/Not applicable\. 16 CFR 314\.6/g)).toHaveLength(4);
}
