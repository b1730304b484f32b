import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onOneDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import type { DeviceRow } from './contract/devices';
import { addDevice, entriesOf, handoverOf } from './fixture-devices';
import { devices, osReleases } from './schema';

const path = '/security-data/v1';
const companyId = demoCompanies.harborlineAccounting.id;

onOneDatabase('the inventory of devices', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  let member: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
    member = await (await addPerson(platform, { companyId, firstName: 'Zoe', lastName: 'Quill' })).signIn();
  });
  afterAll(() => platform.close());
  beforeEach(() =>
    platform.pool.query(
      'truncate security_data.devices, security_data.handovers, security_data.return_tasks, security_data.os_releases cascade',
    ),
  );

  const post = (to: string, body: object) => olivia.send(`${path}${to}`, { body });
  const put = (to: string, body: object) => olivia.send(`${path}${to}`, { method: 'PUT', body });
  const read = async (id: string) => (await olivia.send(`${path}/devices/${id}`)).body;
  const page = async (query = '') => (await olivia.send(`${path}/devices?${query}`)).body;
  const names = async (query = '') => (await page(query)).devices.map(({ name }: DeviceRow) => name);
  /** Confirms every check of a device as on, or one of them as off. */
  const confirm = (id: string, off?: string) => {
    const checks = ['encryption', 'screenLock', 'firewall', 'antivirus'];
    const answers = Object.fromEntries(checks.map((check) => [check, check !== off]));
    return post(`/devices/${id}/self-checks`, { answers, platform: 'windows', osVersion: '10.0.26200' });
  };

  describe('the list', () => {
    it('filters by kind, status and owner, and finds by any words of a device', async () => {
      await addDevice(olivia, { name: 'Front desk', kind: 'printer', manufacturer: 'Brother', location: 'Annex' });
      await addDevice(olivia, { name: 'Travel laptop', ownerId: member.id });
      await addDevice(olivia, { name: 'Spare laptop', status: 'in-stock', serial: 'SPARE-77' });
      expect(await names('kind=printer')).toEqual(['Front desk']);
      expect(await names('status=in-stock')).toEqual(['Spare laptop']);
      expect(await names(`owner=${member.id}`)).toEqual(['Travel laptop']);
      expect(await names('owner=none&sort=name')).toEqual(['Front desk', 'Spare laptop']);
      for (const [find, name] of [
        ['annex brother', 'Front desk'],
        ['zoe', 'Travel laptop'],
        ['spare-77', 'Spare laptop'],
      ] as const)
        expect([find, await names(`find=${find}`)]).toEqual([find, [name]]);
      expect(await names('find=annex laptop')).toEqual([]);
    });

    it('sorts by each column in both directions, numbers within names by their value', async () => {
      await addDevice(olivia, { name: 'Laptop 10', ownerId: member.id, osVersion: '10.0.26100' });
      await addDevice(olivia, { name: 'Laptop 9', ownerId: olivia.id, osVersion: '10.0.26200' });
      await addDevice(olivia, { name: 'Laptop 11', status: 'lost', osVersion: '10.0.22631' });
      const of = async (sort: string) => [
        await names(`sort=${sort}&order=ascending`),
        await names(`sort=${sort}&order=descending`),
      ];
      expect(await of('name')).toEqual([
        ['Laptop 9', 'Laptop 10', 'Laptop 11'],
        ['Laptop 11', 'Laptop 10', 'Laptop 9'],
      ]);
      // Olivia comes before Zoe; a device without an owner comes first.
      expect(await of('owner')).toEqual([
        ['Laptop 11', 'Laptop 9', 'Laptop 10'],
        ['Laptop 10', 'Laptop 9', 'Laptop 11'],
      ]);
      expect((await of('os'))[0]).toEqual(['Laptop 11', 'Laptop 10', 'Laptop 9']);
      expect((await of('status'))[1]).toEqual(['Laptop 11', 'Laptop 9', 'Laptop 10']);
    });

    it('shows a page of it, with the total and the counts of each view', async () => {
      await platform.database.insert(osReleases).values([
        {
          platform: 'windows',
          cycle: '11-25h2-w',
          label: '11 25H2',
          endsOn: null,
          latest: '10.0.26200',
          updatedAt: new Date(),
        },
      ]);
      const made = [];
      for (const name of ['A', 'B', 'C', 'D', 'E']) made.push(await addDevice(olivia, { name }));
      await confirm(made[3].id, 'firewall');
      await confirm(made[4].id);
      const second = await page('sort=name&offset=2&limit=2');
      expect([second.devices.map(({ name }: DeviceRow) => name), second.total]).toEqual([['C', 'D'], 5]);
      const counts = { all: 5, failing: 1, passing: 1, unknown: 3, stale: 3, ending: 0 };
      expect(second.counts).toMatchObject(counts);
      expect(await names('sort=state&limit=1')).toEqual(['D']);
      expect(await names('view=passing')).toEqual(['E']);
      expect(await names('view=stale&sort=name')).toEqual(['A', 'B', 'C']);
    });

    it('shows a person their own devices only, whatever they filter by', async () => {
      await addDevice(olivia, { name: 'Of Zoe', ownerId: member.id });
      await addDevice(olivia, { name: 'Without an owner' });
      for (const query of ['', 'owner=none', `owner=${olivia.id}`]) {
        const { body } = await member.send(`${path}/devices?${query}`);
        expect([query, body.isAll, body.devices.map(({ name }: DeviceRow) => name)]).toEqual([
          query,
          false,
          query ? [] : ['Of Zoe'],
        ]);
      }
    });
  });

  it('counts the devices in use, those without an owner and open returns in the overview', async () => {
    await addDevice(olivia, { name: 'Owned', ownerId: member.id });
    const { id } = await addDevice(olivia, { name: 'Unowned' });
    await addDevice(olivia, { name: 'In stock', status: 'in-stock' });
    const gone = await addDevice(olivia, { name: 'Gone' });
    await post(`/devices/${gone.id}/disposal`, { on: '2026-03-31', method: 'recycled', note: '', version: gone.version });
    await confirm(id, 'antivirus');
    const { body } = await olivia.send(`${path}/overview`);
    expect(body).toMatchObject({ devices: 3, assigned: 2, withoutOwner: 1, openReturns: 0, stale: 1 });
    expect(body.states).toMatchObject({ failing: 1, unknown: 1, passing: 0 });
    expect(body.shares.antivirus).toEqual({ on: 0, off: 1, unknown: 1 });
    expect(body.shares.firewall).toEqual({ on: 1, off: 0, unknown: 1 });
  });

  describe('a device', () => {
    it('is not overwritten when two people edit it, and its serial number is unique', async () => {
      const made = await addDevice(olivia, { serial: 'ONE' });
      const { id, version } = made;
      const edited = entriesOf({ serial: 'ONE', location: 'Vault' });
      expect((await put(`/devices/${id}`, { ...edited, version })).status).toBe(200);
      const late = await put(`/devices/${id}`, { ...edited, location: 'Lobby', version });
      expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
      expect(await read(id)).toMatchObject({ location: 'Vault', version: version + 1 });
      const other = await addDevice(olivia, { serial: 'TWO' });
      const taken = await put(`/devices/${other.id}`, { ...entriesOf({ serial: 'one' }), version: other.version });
      expect([taken.status, taken.body.code]).toEqual([409, 'name_taken']);
    });

    it('is given only to an active person of the firm', async () => {
      const stranger = await demoPerson(platform, demoPeople.noah).signIn();
      const refused = await post('/devices', entriesOf({ ownerId: stranger.id }));
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['ownerId']]);
      const { id, version } = await addDevice(olivia);
      const moved = await put(`/devices/${id}`, { ...entriesOf({ ownerId: stranger.id }), version });
      expect([moved.status, Object.keys(moved.body.fields)]).toEqual([400, ['ownerId']]);
      const all = await post('/device-changes', { deviceIds: [id], set: { ownerId: stranger.id } });
      expect([all.status, (await read(id)).owner]).toEqual([400, null]);
    });

    it('can be removed only while nothing proves that the firm had it', async () => {
      const remove = async (id: string) => (await olivia.send(`${path}/devices/${id}`, { method: 'DELETE' })).status;
      const [typed, checked, signed, disposed] = [
        await addDevice(olivia),
        await addDevice(olivia),
        await addDevice(olivia, { status: 'in-stock' }),
        await addDevice(olivia),
      ];
      await confirm(checked.id);
      expect((await post('/handovers', handoverOf('handover', member.id, [signed.id]))).status).toBe(201);
      const { id, version } = disposed;
      await post(`/devices/${id}/disposal`, { on: '2026-03-31', method: 'erased', note: '', version });
      expect(await remove(typed.id)).toBe(204);
      for (const one of [checked, signed, disposed]) expect(await remove(one.id)).toBe(409);
      expect(await page('status=disposed')).toMatchObject({ total: 1 });
    });

    it('stays as it was disposed of', async () => {
      const { id, version } = await addDevice(olivia, { ownerId: member.id });
      const disposal = { on: '2026-03-31', method: 'sold', note: 'To a dealer', version };
      expect((await post(`/devices/${id}/disposal`, { ...disposal, version: version + 1 })).body.code).toBe('changed_meanwhile');
      const { body } = await post(`/devices/${id}/disposal`, disposal);
      expect(body).toMatchObject({
        status: 'disposed',
        owner: null,
        wipe: 'done',
        disposal: { on: '2026-03-31', method: 'sold' },
      });
      expect((await put(`/devices/${id}`, { ...entriesOf(), version: body.version })).body.code).toBe('not_open');
      expect((await post(`/devices/${id}/disposal`, { ...disposal, version: body.version })).body.code).toBe('not_open');
      expect((await confirm(id)).body.code).toBe('not_open');
    });
  });

  describe('a change of many devices', () => {
    it('changes only the given fields of each, and no device that was disposed of', async () => {
      const [one, two] = [await addDevice(olivia, { location: 'A' }), await addDevice(olivia, { location: 'B' })];
      const both = [one.id, two.id, one.id];
      expect((await post('/device-changes', { deviceIds: both, set: { ownerId: member.id } })).body).toEqual({ changed: 2 });
      expect(await read(two.id)).toMatchObject({ owner: { name: 'Zoe Quill' }, location: 'B', version: two.version + 1 });
      const { version } = await read(one.id);
      await post(`/devices/${one.id}/disposal`, { on: '2026-03-31', method: 'donated', note: '', version });
      expect((await post('/device-changes', { deviceIds: both, set: { location: 'Vault' } })).status).toBe(404);
      // Either all of them change or none.
      expect(await read(two.id)).toMatchObject({ location: 'B' });
    });

    it('is refused for a device of another firm', async () => {
      const [other] = await platform.database
        .insert(devices)
        .values({ ...entriesOf(), osName: '', companyId: demoCompanies.brightfield.id, updatedAt: new Date() })
        .returning();
      const body = { deviceIds: [other?.id], set: { location: 'Vault' } };
      expect((await post('/device-changes', body)).status).toBe(404);
      expect((await post('/device-labels', { deviceIds: [other?.id], format: 'sheet' })).status).toBe(404);
    });
  });

  describe('handovers and returns', () => {
    it('are shown to the person and to administrators, the newest first', async () => {
      const other = await (await addPerson(platform, { companyId, firstName: 'Ira', lastName: 'Moss' })).signIn();
      const [one, two] = [await addDevice(olivia, { status: 'in-stock' }), await addDevice(olivia, { status: 'in-stock' })];
      const first = (await post('/handovers', handoverOf('handover', member.id, [one.id]))).body;
      platform.time.now += 60_000;
      const second = (await post('/handovers', handoverOf('handover', other.id, [two.id]))).body;
      const seenBy = async (person: Person) =>
        (await person.send(`${path}/handovers`)).body.handovers.map(({ id }: { id: string }) => id);
      expect(await seenBy(olivia)).toEqual([second.id, first.id]);
      expect([await seenBy(member), await seenBy(other)]).toEqual([[first.id], [second.id]]);
      const pdf = async (person: Person) =>
        (await person.browser.send(`${path}/handovers/${first.id}/pdf`, { token: person.tokens.access_token })).status;
      expect([await pdf(member), await pdf(other)]).toEqual([200, 404]);
    });

    it('give out no device that is lost or with somebody else, and take back only what the person has', async () => {
      const [lost, held] = [await addDevice(olivia, { status: 'lost' }), await addDevice(olivia, { ownerId: olivia.id })];
      const record = async (kind: 'handover' | 'return', id: string) =>
        (await post('/handovers', handoverOf(kind, member.id, [id]))).status;
      expect([await record('handover', lost.id), await record('handover', held.id)]).toEqual([409, 409]);
      expect(await record('return', held.id)).toBe(409);
      const body = handoverOf('return', olivia.id, [held.id]);
      const unsaid = { ...body, devices: [{ id: held.id, wipe: null }] };
      expect(Object.keys((await post('/handovers', unsaid)).body.fields)).toEqual(['devices']);
      expect((await post('/handovers', body)).status).toBe(201);
      expect(await read(held.id)).toMatchObject({ status: 'returned', owner: null, wipe: 'done' });
    });

    it('leave a task for what a person who left has not returned, until it is closed once with a reason', async () => {
      const leaving = await addPerson(platform, { companyId, firstName: 'Lee', lastName: 'Way' });
      await addDevice(olivia, { name: 'Lost laptop', ownerId: leaving.id });
      const left = { version: 1, status: 'deactivated' };
      expect((await olivia.send(`/access/v1/people/${leaving.id}`, { method: 'PUT', body: left })).status).toBe(200);
      const [task] = (await olivia.send(`${path}/return-tasks`)).body.tasks;
      expect(task).toMatchObject({ person: 'Lee Way', closedOn: null, devices: [{ name: 'Lost laptop', isReturned: false }] });
      const close = (note: string) => post(`/return-tasks/${task.id}/close`, { note });
      expect((await close(' ')).status).toBe(400);
      expect((await close('Reported to the police')).body).toMatchObject({ outcome: 'closed', note: 'Reported to the police' });
      expect((await close('Again')).body.code).toBe('not_open');
      expect((await olivia.send(`${path}/return-tasks`)).body.tasks).toMatchObject([{ note: 'Reported to the police' }]);
    });
  });

  describe('the table of releases', () => {
    const release = (cycle: string, eol: string | boolean = false, releaseLabel = '') => ({ cycle, eol, releaseLabel });
    const write = async (body: object) => {
      const operator = await demoPerson(platform, demoPeople.olivia).signIn();
      return operator.send(`${path}/os-support`, { method: 'PUT', body });
    };

    it('is replaced as a whole, however long it is, and names each release', async () => {
      const many = Array.from({ length: 700 }, (_, at) => release(`1.${at}`));
      const { body } = await write({
        ubuntu: many,
        macos: [release('15', false, "'Sequoia'"), release('13', '2025-09-15 # last')],
      });
      expect(body.releases).toHaveLength(702);
      expect(body.releases.slice(0, 2)).toMatchObject([
        { platform: 'macos', cycle: '15', label: 'macOS Sequoia', endsOn: null, hasEnded: false },
        { platform: 'macos', cycle: '13', label: 'macOS 13', endsOn: '2025-09-15' },
      ]);
      // The newest of each platform comes first: 1.699 is newer than 1.99.
      expect(body.releases[2]).toMatchObject({ platform: 'ubuntu', cycle: '1.699' });
      expect((await write({ macos: [release('15', true)] })).body.releases).toMatchObject([{ hasEnded: true, endsOn: null }]);
    });

    it.each([
      ['without a release', {}, 'no releases'],
      ['with a release twice', { macos: [release('15'), release('15')] }, 'appears twice'],
      ['with an end that is no date', { macos: [release('15', '2026-02-30')] }, 'is no date'],
    ])('is not replaced by one %s', async (_, body, message) => {
      await write({ macos: [release('14')] });
      const refused = await write(body);
      expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining(message)]);
      expect((await olivia.send(`${path}/os-support`)).body.releases).toMatchObject([{ cycle: '14' }]);
    });

    it('is the one that comes with the suite until an operator replaces it, with the source of each release', async () => {
      await platform.pool.query('truncate security_data.os_releases');
      const device = await addDevice(olivia, { platform: 'windows', osVersion: '10.0.19045' });
      const { body } = await olivia.send(`${path}/os-support`);
      expect([body.isShipped, body.releases.length > 50]).toEqual([true, true]);
      const find = (cycle: string) => body.releases.find((each: { cycle: string }) => each.cycle === cycle);
      expect(find('10-22h2')).toMatchObject({
        endsOn: '2025-10-14',
        devices: 1,
        source: { url: 'https://endoflife.date/windows' },
      });
      const { os } = (await olivia.send(`${path}/devices/${device.id}`)).body;
      expect(os).toMatchObject({ release: 'Windows 10 22H2', support: 'unsupported', endsOn: '2025-10-14', newer: null });
      expect((await olivia.send(`${path}/overview`)).body.osTableOn).toBe(body.updatedOn);
      expect((await write({ macos: [release('15')] })).body).toMatchObject({ isShipped: false, releases: [{ source: null }] });
    });

    it('counts the devices in use that run each release', async () => {
      await write({ macos: [release('15'), release('14')] });
      await addDevice(olivia, { platform: 'macos', osVersion: '15.7.1' });
      await addDevice(olivia, { platform: 'macos', osVersion: '15.6', status: 'in-stock' });
      const { releases } = (await olivia.send(`${path}/os-support`)).body;
      expect(releases.map(({ cycle, devices: count }: { cycle: string; devices: number }) => [cycle, count])).toEqual([
        ['15', 1],
        ['14', 0],
      ]);
    });
  });
});
