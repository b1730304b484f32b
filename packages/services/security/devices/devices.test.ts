import { existsSync, readFileSync } from 'node:fs';
import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { onEachDatabase } from '@suite/host/test/databases';
import { addPerson, demoPerson, type Person } from '@suite/host/test/person';
import { pngOf } from '@suite/host/test/pictures';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { apiOrigin } from '@suite/zones/addresses';
import { eq } from 'drizzle-orm';
import type { Device, DeviceRow } from './contract/devices';
import { checks, kinds, statuses } from './contract/terms';
import { addDevice, addMany, entriesOf, handoverOf } from './fixture-devices';
import { type ListedVerdict, readJudge, readJudged } from './judge/read-judged';
import { attachmentE, deviceFacts, devicesLacking } from './ports';
import { devices, osReleases } from './schema';

const path = '/security-data/v1';
const { harborlineAccounting: harborline } = demoCompanies;

onEachDatabase('device inventory', (kind) => {
  let platform: TestPlatform;
  let olivia: Person;
  let member: Person;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
    olivia = await demoPerson(platform, demoPeople.olivia).signIn();
    member = await (await addPerson(platform, { companyId: harborline.id })).signIn();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    await platform.pool.query(
      'truncate security_data.devices, security_data.handovers, security_data.return_tasks, security_data.os_releases cascade',
    );
    const updatedAt = new Date(platform.time.now);
    await platform.database.insert(osReleases).values([
      { platform: 'macos', cycle: '15', label: 'macOS 15', endsOn: null, latest: '15.7.9', updatedAt },
      { platform: 'macos', cycle: '13', label: 'macOS 13', endsOn: '2020-09-15', latest: '13.7.8', updatedAt },
    ]);
  });

  const send = async (person: Person, to: string, body: string | Buffer) => {
    const response = await platform.fetch(
      new Request(`${apiOrigin(person.browser.deployment)}${path}${to}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${person.tokens.access_token}` },
        body: typeof body === 'string' ? body : new Uint8Array(body),
      }),
    );
    return { status: response.status, body: await response.json() };
  };
  const upload = (person: Person, body: string, query = 'addsDevices=yes') =>
    send(person, `/evidence?fileName=a.json&${query}`, body);
  const list = async (person: Person, query = ''): Promise<DeviceRow[]> =>
    (await person.send(`${path}/devices?${query}`)).body.devices;
  const read = async (person: Person, id: string): Promise<Device> => (await person.send(`${path}/devices/${id}`)).body;

  const readPdf = async (person: Person, to: string, body?: object) => {
    const token = person.tokens.access_token;
    const response = await person.browser.send(`${path}${to}`, { token, ...(body && { body }) });
    return [response.status, response.headers.get('Content-Type'), (await response.text()).slice(0, 5)];
  };

  /** The output of the command on the Evidence page, dated now by default. */
  const mac = (
    serial: string,
    { version = '15.7.1', vault = 'on', firewall = '1', at = platform.time.now as number | null, backupAt = 0 } = {},
  ) =>
    [
      ...(at === null ? [] : [[{ unix_time: String(Math.floor(at / 1000)), iso_8601: new Date(at).toISOString() }]]),
      [{ device: '/dev/disk3s1', device_alias: '/dev/disk3s1', path: '/', type: 'apfs' }],
      ...(backupAt ? [[{ destination_id: 'T', backup_date: String(Math.floor(backupAt / 1000)) }]] : []),
      [
        {
          hardware_serial: serial,
          computer_name: 'Mac of Pat',
          hostname: 'mac.local',
          hardware_model: 'Mac15,3',
          hardware_vendor: 'Apple Inc.',
        },
      ],
      [{ name: 'macOS', version, major: '15', minor: '7', patch: '1', build: '24G231', platform: 'darwin' }],
      [{ name: '/dev/disk3s1', encrypted: '1', encryption_status: 'encrypted', filevault_status: vault }],
      [{ global_state: firewall, stealth_enabled: '0' }],
      [{ enabled: '1', grace_period: '0' }],
    ]
      .map((rows) => JSON.stringify(rows))
      .join('\n');

  it("reads devices from osquery output and shows what it doesn't cover as unknown", async () => {
    const { status, body } = await upload(olivia, mac('C02X'));
    const [row] = (await list(olivia)) as [DeviceRow];
    const { id, name, serial, state } = row;
    expect([status, body]).toEqual([
      200,
      {
        ...{ source: 'osquery', updated: 0, added: 1, rejected: [], unproven: [], lacking: expect.any(Array), unread: [] },
        counts: { failing: 0, unknown: 1, passing: 0, none: 0 },
        devices: [
          {
            ...{ id, name, serial, status: 'assigned', state, failing: [], unknown: ['antivirus'] },
            file: {
              at: new Date(Math.floor(platform.time.now / 1000) * 1000).toISOString(),
              proven: ['os', 'encryption', 'screenLock', 'firewall'],
              ...{ off: [], claimed: [], unknown: ['antivirus', 'backup', 'vpn'] },
            },
          },
        ],
      },
    ]);
    expect(row).toMatchObject({
      name: 'Mac of Pat',
      kind: 'computer',
      serial: 'C02X',
      state: 'unknown',
      failing: [],
      unknown: ['antivirus'],
    });
    expect(row?.os).toMatchObject({ platform: 'macos', version: '15.7.1', release: 'macOS 15', support: 'supported' });
  });

  it('fails a device by its newest evidence, passes it once fixed, and stops passing it when the evidence is 30 days old', async () => {
    await upload(olivia, mac('C02X', { vault: 'off', firewall: '0' }));
    const [{ id }] = (await list(olivia)) as [DeviceRow];
    expect((await read(olivia, id)).failing).toEqual(['encryption', 'firewall']);
    await upload(olivia, mac('c02x'));
    const selfCheck = { answers: { antivirus: true }, platform: null, osVersion: '' };
    await olivia.send(`${path}/devices/${id}/self-checks`, { body: selfCheck });
    expect(await read(olivia, id)).toMatchObject({ state: 'passing', isStale: false });
    const before = await deviceFacts(platform.database, harborline.id, new Date(platform.time.now));
    expect(before).toMatchObject({ devices: 1, encrypted: 1, firewallOn: 1, antivirusOn: 1, supportedOs: 1, backupUnknown: 1 });
    const later = new Date(platform.time.now + 31 * MILLISECONDS_PER_DAY);
    expect(await deviceFacts(platform.database, harborline.id, later)).toMatchObject({
      ...{ encrypted: 0, encryptionUnknown: 1, osUnknown: 1, stale: 1 },
      ...{ screenLockUnknown: 1, firewallUnknown: 1, antivirusUnknown: 1, failing: {} },
    });
    expect(await devicesLacking(platform.database, harborline.id, later, 'antivirus')).toMatchObject([{ state: 'unknown' }]);
  });

  it('names every failing device in the plan, including those with a check that is only recommended', async () => {
    const at = platform.time.now;
    const selfCheck = (isOn: boolean) => ({ answers: { encryption: isOn, backup: isOn }, platform: null, osVersion: '' });
    const make = async (name: string, ownerId: string | null, isOn: boolean) => {
      const { id } = await addDevice(olivia, { name, ownerId });
      await olivia.send(`${path}/devices/${id}/self-checks`, { body: selfCheck(isOn) });
    };
    await make('Desk A', olivia.id, true);
    await make('Desk C', olivia.id, false);
    await make('Desk B', member.id, false);
    const facts = await deviceFacts(platform.database, harborline.id, new Date(at));
    expect(facts).toMatchObject({ notEncrypted: 2, backupOff: 2 });
    expect(facts.failing).toEqual({ encryption: ['Desk B', 'Desk C'], backup: ['Desk B', 'Desk C'] });
    const lacking = await devicesLacking(platform.database, harborline.id, new Date(at), 'backup');
    expect(lacking.map(({ name, state }) => [name, state])).toEqual([
      ['Desk B', 'fail'],
      ['Desk C', 'fail'],
    ]);
  });

  it('never passes a device with an unknown release, and fails one whose release gets no more updates', async () => {
    await upload(olivia, mac('NEW', { version: '99.1' }));
    await upload(olivia, mac('OLD', { version: '13.2' }));
    const rows = new Map((await list(olivia)).map((row) => [row.serial, row]));
    expect(rows.get('NEW')?.unknown).toContain('os');
    expect(rows.get('OLD')).toMatchObject({ state: 'failing', failing: ['os'] });
  });

  it.each([
    ['that is empty', '', 'The file is empty.'],
    ['that is cut off', '[{"hardware_serial": "C0', 'This file is not complete JSON.'],
    ['of another table of osquery', '[{"pid": "1"}]', "no rows of osquery's table system_info"],
    ['of another program', 'a,b\n1,2\n', 'it has no column hardware_serial and os_version'],
    ['of too many rows', '[{"seconds": "1"}]'.repeat(200_000), 'at most 2 MB'],
    ['that is an archive', 'PK\u0003\u0004\u0000\u0000', 'archives are not unpacked'],
    [
      'with an object in a column',
      '[{"hardware_serial": {"toString": 1}, "computer_name": "x"}]',
      'lists or objects within them',
    ],
    ['that is an object with names of methods', '{"toString": 1, "constructor": 2, "__proto__": 3}', 'system_info'],
    ['of 20,000 nested lists', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 'lists or objects within them'],
    [
      'of nested lists in a column',
      `[{"hardware_serial": ${'['.repeat(20_000)}${']'.repeat(20_000)}}]`,
      'lists or objects within them',
    ],
    ['of many lists', '[]'.repeat(501), 'more than 500 lists'],
    ['of too many columns', `hardware_serial,os_version${',a'.repeat(300)}\n`, 'can have 300 columns'],
    [
      'of rows with too many columns',
      `[{"hardware_serial": ""${Array.from({ length: 200 }, (_, at) => `,"c${at}": 1`).join('')}}]`,
      'more than 200 columns',
    ],
    ['of blank lines', `hardware_serial,os_version\n${'\n'.repeat(10_001)}`, 'can have 10,000 lines'],
    ['with a quote that never ends', `hardware_serial,os_version\n"${'x'.repeat(2 ** 20)}`, 'longer than 65,536 characters'],
    ['of too many hosts', `hardware_serial,os_version\n${'a,b\n'.repeat(5_001)}`, 'can have 5,000 hosts'],
  ])('rejects a file %s', async (_, content, message) => {
    const { status, body } = await upload(olivia, content);
    expect([status, body.message]).toEqual([400, expect.stringContaining(message)]);
  });

  it('blocks other requests for at most one slice of a large file', async () => {
    const rows = `hardware_serial,os_version,seen_time\n${`${'x'.repeat(60_000)},macOS 15,\n`.repeat(330)}`;
    let longest = 0;
    let last = performance.now();
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    const { status } = await upload(olivia, rows);
    clearInterval(timer);
    expect(status).toBe(400);
    // About 30 ms on an idle machine; the rest allows for busy ones.
    expect(longest).toBeLessThan(1_000);
  });

  it('asks for the date of an undated file and uses that date, never the time of the upload', async () => {
    const undated = mac('C02X', { at: null });
    const response = await upload(olivia, undated);
    expect([response.status, response.body.code, Object.keys(response.body.fields)]).toEqual([400, 'invalid_request', ['date']]);
    expect(await list(olivia)).toEqual([]);
    const dayAgo = (days: number) => new Date(platform.time.now - days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
    expect((await upload(olivia, undated, `addsDevices=yes&date=${dayAgo(-2)}`)).status).toBe(400);
    expect((await upload(olivia, undated, `addsDevices=yes&date=${dayAgo(40)}`)).status).toBe(200);
    const [row] = (await list(olivia)) as [DeviceRow];
    expect([row.lastSeenAt?.slice(0, 10), row.state, row.isStale]).toEqual([dayAgo(40), 'unknown', true]);
    // The file's own date takes precedence over the entered one, and a date from a clock that runs ahead is not used.
    expect(
      (await upload(olivia, mac('C02X', { at: platform.time.now - 3 * MILLISECONDS_PER_DAY }), `date=${dayAgo(0)}`)).status,
    ).toBe(200);
    expect((await list(olivia))[0]?.lastSeenAt?.slice(0, 10)).toBe(dayAgo(3));
    expect((await upload(olivia, mac('C02X', { at: platform.time.now + 3 * MILLISECONDS_PER_DAY }))).body.fields).toHaveProperty(
      'date',
    );
  });

  it('asks for the date of a Fleet export without dates, and skips hosts never seen or seen in the future', async () => {
    const head = 'hostname,hardware_serial,os_version';
    expect((await upload(olivia, `${head}\na,S1,macOS 15\n`)).body.fields).toHaveProperty('date');
    const rows = [
      'a,S1,macOS 15,0001-01-01T00:00:00Z',
      `b,S2,macOS 15,${new Date(platform.time.now).toISOString()}`,
      'c,S3,macOS 15,2999-01-01T00:00:00Z',
    ];
    const { body } = await upload(olivia, `${head},seen_time\n${rows.join('\n')}\n`);
    expect([body.added, body.rejected]).toEqual([
      1,
      [
        { device: 'a, S1', reason: expect.stringContaining('never seen') },
        { device: 'c, S3', reason: expect.stringContaining('not come yet') },
      ],
    ]);
  });

  it('names the volumes, the source and the date of a verdict', async () => {
    await upload(olivia, mac('C02X', { vault: 'off' }));
    const [{ id }] = (await list(olivia)) as [DeviceRow];
    const { checks: all, evidence } = await read(olivia, id);
    const volumes = [{ name: '/', role: 'system', isEncrypted: false, detail: 'FileVault: off' }];
    const now = new Date(Math.floor(platform.time.now / 1000) * 1000).toISOString();
    expect(all.find(({ check }) => check === 'encryption')).toMatchObject({
      state: 'fail',
      source: 'osquery',
      observedAt: now,
      volumes,
    });
    expect(evidence[0]?.volumes).toEqual(volumes);
  });

  it("no longer counts a device as encrypted once a newer file doesn't prove it, and says why", async () => {
    await upload(olivia, mac('C02X', { at: platform.time.now - MILLISECONDS_PER_DAY }));
    const [{ id }] = (await list(olivia)) as [DeviceRow];
    const encryption = async () => (await read(olivia, id)).checks.find(({ check }) => check === 'encryption')?.state;
    expect(await encryption()).toBe('pass');
    const { body } = await upload(olivia, mac('C02X', { vault: 'unknown' }));
    expect(body.unproven).toEqual([
      { device: 'Mac of Pat', reason: expect.stringContaining('Nothing proves that / is encrypted') },
    ]);
    expect(await encryption()).toBe('unknown');
    const answers = { answers: { encryption: true }, platform: null, osVersion: '' };
    await olivia.send(`${path}/devices/${id}/self-checks`, { body: answers });
    expect(await encryption()).toBe('pass');
  });

  it('keeps failing a check that a file shows as off, despite later confirmations, until a newer file shows it on or a reason is given', async () => {
    await upload(olivia, mac('C02X', { vault: 'off', version: '13.2', at: platform.time.now - 2 * MILLISECONDS_PER_DAY }));
    const [{ id }] = (await list(olivia)) as [DeviceRow];
    const confirm = (rest: object) => {
      const answers = { encryption: true, firewall: true };
      return olivia.send(`${path}/devices/${id}/self-checks`, {
        body: { answers, platform: 'macos', osVersion: '15.7.1', ...rest },
      });
    };
    const fileAt = new Date(Math.floor((platform.time.now - 2 * MILLISECONDS_PER_DAY) / 1000) * 1000).toISOString();
    const { body } = await confirm({});
    const checkOf = (device: Device, name: string) => device.checks.find(({ check }) => check === name);
    const now = new Date(platform.time.now).toISOString();
    expect(body.failing).toEqual(['os', 'encryption']);
    expect(checkOf(body, 'encryption')).toMatchObject({
      ...{ state: 'fail', source: 'osquery', observedAt: fileAt, reason: '' },
      contrary: { isOn: true, source: 'self-check', observedAt: now, system: '' },
    });
    expect(checkOf(body, 'os')).toMatchObject({
      ...{ state: 'fail', source: 'osquery' },
      contrary: { isOn: true, source: 'self-check', system: 'macOS 15.7.1' },
    });
    expect((await list(olivia))[0]).toMatchObject({ state: 'failing', os: { version: '13.2' } });

    const reasons = { encryption: 'FileVault was turned on this morning', os: 'Upgraded this morning', firewall: 'No need' };
    const explained = (await confirm({ reasons })).body;
    expect(checkOf(explained, 'encryption')).toMatchObject({
      ...{ state: 'pass', source: 'self-check', reason: 'FileVault was turned on this morning' },
      contrary: { isOn: false, source: 'osquery', observedAt: fileAt },
    });
    expect(checkOf(explained, 'os')).toMatchObject({ state: 'pass', contrary: { isOn: false, system: 'macOS 13.2' } });
    expect(checkOf(explained, 'firewall')).toMatchObject({ state: 'pass', contrary: null, reason: '' });
    expect(explained.evidence[0].reasons).toEqual(reasons);

    platform.time.now += MILLISECONDS_PER_DAY;
    for (const one of [olivia, member]) await one.signIn();
    await upload(olivia, mac('C02X', { vault: 'off', version: '13.2' }));
    expect((await read(olivia, id)).failing).toEqual(['os', 'encryption']);
    platform.time.now += 1000;
    await upload(olivia, mac('C02X'));
    expect((await read(olivia, id)).failing).toEqual([]);
  });

  it('takes the operating system from evidence, whatever the inventory or an import says', async () => {
    await upload(olivia, mac('C02X', { version: '13.2' }));
    const [{ id, version }] = (await list(olivia)) as [DeviceRow];
    const typed = { ...entriesOf({ serial: 'C02X', platform: 'macos' }), osVersion: '15.7.1', version };
    const refused = await olivia.send(`${path}/devices/${id}`, { method: 'PUT', body: typed });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['osVersion']]);
    const moved = { ...typed, osVersion: '13.2', location: 'Vault' };
    expect((await olivia.send(`${path}/devices/${id}`, { method: 'PUT', body: moved })).status).toBe(200);
    const rows = [{ line: 2, cells: { serial: 'C02X', platform: 'macOS', osVersion: '15.7.1' } }];
    const { body } = await olivia.send(`${path}/device-imports`, { body: { rows } });
    expect([body.updated, body.rejected]).toEqual([0, [{ line: 2, reason: expect.stringContaining('Evidence shows') }]]);
    expect((await list(olivia))[0]).toMatchObject({ location: 'Vault', failing: ['os'], os: { name: 'macOS', version: '13.2' } });
  });

  it('judges backups by the last successful one, not by their setup', async () => {
    const backupOf = async (backupAt: number) => {
      await platform.pool.query('truncate security_data.devices cascade');
      await upload(olivia, mac('C02X', { backupAt }));
      const [{ id }] = (await list(olivia)) as [DeviceRow];
      return (await read(olivia, id)).checks.find(({ check }) => check === 'backup');
    };
    const old = Date.parse('2020-03-01T10:00:00Z');
    expect(await backupOf(old)).toMatchObject({ state: 'fail', lastBackupAt: '2020-03-01T10:00:00.000Z' });
    const recent = Math.floor((platform.time.now - 6 * MILLISECONDS_PER_DAY) / 1000) * 1000;
    expect(await backupOf(recent)).toMatchObject({ state: 'pass', observedAt: new Date(recent).toISOString() });
    expect((await backupOf(platform.time.now - 8 * MILLISECONDS_PER_DAY))?.state).toBe('fail');
    expect((await backupOf(0))?.state).toBe('unknown');
  });

  it("shows a Fleet host as unencrypted when its flag says so, but not as encrypted when it doesn't: the flag ignores other fixed disks", async () => {
    const seen = new Date(platform.time.now).toISOString();
    const csv = `hostname,hardware_serial,os_version,seen_time,disk_encryption_enabled\na,S1,macOS 15,${seen},true\nb,S2,macOS 15,${seen},false\n`;
    expect((await upload(olivia, csv)).body.unproven).toEqual([{ device: 'a, S1', reason: expect.stringContaining('alone') }]);
    const byName = new Map((await list(olivia)).map((row) => [row.name, row]));
    expect([byName.get('a')?.unknown, byName.get('b')?.failing]).toEqual([
      expect.arrayContaining(['encryption']),
      ['encryption'],
    ]);
  });

  it('lists the devices and verdicts of an upload, the worst first', async () => {
    const seen = new Date(platform.time.now).toISOString();
    const head = 'hostname,hardware_serial,os_version,seen_time,disk_encryption_enabled';
    const rows = [`a,S1,macOS 15,${seen},true`, `b,S2,macOS 13.2,${seen},false`, `c,S3,macOS 13.2,${seen},`];
    const { body } = await upload(olivia, `${head}\n${rows.join('\n')}\n`);
    expect(body.counts).toEqual({ failing: 2, unknown: 1, passing: 0, none: 0 });
    expect(body.devices).toMatchObject([
      { name: 'b', state: 'failing', failing: ['os', 'encryption'] },
      { name: 'c', state: 'failing', failing: ['os'] },
      { name: 'a', state: 'unknown', failing: [] },
    ]);
    const ids = new Map((await list(olivia)).map((row) => [row.name, row.id]));
    expect(body.devices.map(({ id }: DeviceRow) => id)).toEqual(['b', 'c', 'a'].map((name) => ids.get(name)));
  });

  it('shows what an export proves, claims and leaves open for each device, and uses the newest of two hosts with one serial number', async () => {
    const day = (ago: number) => new Date(platform.time.now - ago * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
    const head = 'Device name,Serial number,Last check-in,OS,OS version,Encrypted,Compliance,Managed by';
    const rows = [
      `old,S1,${day(9)} 08:00:00.0000000,macOS,13.2,False,Compliant,Intune`,
      `new,S1,${day(2)} 08:00:00.0000000,macOS,15.7,True,Compliant,Intune`,
      `off,S2,${day(2)} 08:00:00.0000000,macOS,13.2,False,Compliant,Intune`,
      `without,Default string,${day(2)} 08:00:00.0000000,macOS,15.7,True,Compliant,Intune`,
      `never,S3,,macOS,15.7,True,Compliant,Intune`,
    ];
    const { body } = await upload(olivia, `${head}\n${rows.join('\n')}\n`);
    expect([body.source, body.added, body.rejected]).toEqual([
      'intune',
      2,
      [
        { device: 'old, S1', reason: 'Host 2 of the file has the same serial number. Only that one was read.' },
        { device: 'without', reason: 'It has no serial number, so it is not known which device it is.' },
        { device: 'never, S3', reason: expect.stringContaining('never seen') },
      ],
    ]);
    expect(body.unproven).toEqual([
      { device: 'new, S1', reason: expect.stringContaining('Intune says that disk encryption is on') },
    ]);
    const at = `${day(2)}T08:00:00.000Z`;
    const open = ['screenLock', 'firewall', 'antivirus', 'backup', 'vpn'];
    expect(body.devices).toMatchObject([
      { name: 'off', state: 'failing', file: { at, proven: [], off: ['os', 'encryption'], claimed: [], unknown: open } },
      { name: 'new', state: 'unknown', file: { at, proven: ['os'], off: [], claimed: ['encryption'], unknown: open } },
    ]);
    const row = (await list(olivia, 'find=S1'))[0];
    const { checks: all, evidence } = await read(olivia, row?.id ?? '');
    expect(all.find(({ check }) => check === 'encryption')).toMatchObject({ state: 'unknown', source: null });
    expect(evidence[0]).toMatchObject({ source: 'intune', at, claims: {}, claimed: ['encryption'] });
  });

  it('updates several devices from one results log of osquery, and names the hosts and queries that it leaves out', async () => {
    const unixTime = Math.floor(platform.time.now / 1000) - 60;
    const line = (hostIdentifier: string, name: string, snapshot: object[]) =>
      JSON.stringify({ name, hostIdentifier, unixTime, epoch: 0, counter: 0, snapshot, action: 'snapshot' });
    const system = (hardware_serial: string) => [
      { hardware_serial, computer_name: 'pc', hardware_model: 'X', hardware_vendor: 'Y' },
    ];
    const lines = [
      line('one', 'system', system('L1')),
      line('two', 'system', system('L2')),
      line('two', 'firewall', [{ global_state: '0' }]),
      line('three', 'firewall', [{ global_state: '1' }]),
      line('two', 'users', [{ username: 'ada' }]),
    ];
    const { body } = await upload(olivia, lines.join('\n'));
    expect([body.added, body.rejected, body.unread]).toEqual([
      2,
      [{ device: 'three', reason: expect.stringContaining('no serial number') }],
      [{ what: 'Query users', reason: expect.stringContaining('1 row was not read') }],
    ]);
    expect((await list(olivia)).map(({ serial, failing }) => [serial, failing]).sort()).toEqual([
      ['L1', []],
      ['L2', ['firewall']],
    ]);
  });

  it('names the columns that a file lacks and the query that returns them', async () => {
    const lines = [
      [{ unix_time: String(Math.floor(platform.time.now / 1000)), iso_8601: '' }],
      [{ hardware_serial: 'PC1', computer_name: 'PC', hardware_model: 'Latitude', hardware_vendor: 'Dell' }],
      [{ name: 'Microsoft Windows 11 Pro', version: '10.0.26200', major: '10', build: '26200', platform: 'windows' }],
      [{ device_id: 'C:', description: 'Local Fixed Disk', boot_partition: '1' }],
      [{ drive_letter: 'C:', protection_status: '1' }],
      [],
    ];
    const { body } = await upload(olivia, lines.map((rows) => JSON.stringify(rows)).join('\n'));
    expect(body.lacking).toEqual([
      {
        table: 'disk_info',
        columns: ['disk_index', 'pnp_device_id', 'hardware_model'],
        query: 'SELECT * FROM disk_info;',
      },
      {
        table: 'bitlocker_info',
        columns: ['conversion_status', 'encryption_method', 'percentage_encrypted'],
        query: 'SELECT * FROM bitlocker_info;',
      },
    ]);
    const refused = await upload(olivia, '[{"hardware_serial": "PC1", "uuid": "1"}]');
    expect(refused.body.message).toContain('its columns computer_name, hardware_vendor, hardware_model are missing');
    expect(refused.body.message).toContain('osqueryi --json "SELECT * FROM system_info;"');

    const fleet = await upload(
      olivia,
      'hardware_serial,os_version,computer_name\nS1,macOS 15,a\n',
      'addsDevices=yes&date=2026-01-01',
    );
    expect(fleet.body.lacking).toEqual([
      {
        table: 'hosts',
        columns: ['seen_time', 'platform', 'hardware_vendor', 'hardware_model'],
        query: expect.stringContaining('/api/v1/fleet/hosts/report?format=csv&columns=hardware_serial,os_version,hostname'),
      },
    ]);
  });

  it('removes NUL characters from a file', async () => {
    await upload(olivia, mac('NUL\\u0000').replaceAll('\\\\u0000', '\\u0000'));
    expect((await list(olivia))[0]?.serial).toBe('NUL');
  });

  it('rejects a file of 200 MB without reading all of it', async () => {
    const chunk = new Uint8Array(2 ** 20).fill(32);
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => (sent++ < 200 ? controller.enqueue(chunk) : controller.close()),
    });
    const url = `${apiOrigin(olivia.browser.deployment)}${path}/evidence?fileName=a.json&addsDevices=yes`;
    const headers = { Authorization: `Bearer ${olivia.tokens.access_token}` };
    const answer = await platform.fetch(new Request(url, { method: 'POST', headers, body, duplex: 'half' } as RequestInit));
    expect([answer.status, (await answer.json()).message]).toEqual([413, 'The file is larger than 20 MB. Choose a smaller one.']);
    expect(sent).toBeLessThan(25);
  });

  it('updates each device of a Fleet export once, however often its serial number appears', async () => {
    await addDevice(olivia, { serial: 'S1' });
    const seen = new Date(platform.time.now - MILLISECONDS_PER_DAY).toISOString();
    const rows = Array.from({ length: 500 }, () => `host,S1,macOS 15.7.1,darwin,${seen}`);
    const csv = `hostname,hardware_serial,os_version,platform,seen_time\n${rows.join('\n')}\nnew,S2,Ubuntu 22.04.4 LTS,ubuntu,${seen}\nnone,,macOS 15,darwin,\n`;
    const { body } = await upload(olivia, csv);
    expect([body.source, body.updated, body.added, body.rejected.length]).toEqual(['fleet', 1, 1, 500]);
    expect(body.rejected[0]).toEqual({
      device: 'host, S1',
      reason: 'Host 1 of the file has the same serial number. Only that one was read.',
    });
    const row = (await list(olivia, 'find=S1'))[0];
    expect(row).toMatchObject({ lastSeenAt: seen, os: { platform: 'macos', release: 'macOS 15' } });
  });

  it('imports one row per serial number and names the lines of the duplicates', async () => {
    const row = (line: number, serial: string) => ({ line, cells: { name: `Laptop ${line}`, serial, kind: 'Laptop' } });
    const rows = Array.from({ length: 500 }, (_, index) => row(index + 2, 'SAME'));
    const { body } = await olivia.send(`${path}/device-imports`, { body: { rows } });
    expect([body.added, body.updated, body.rejected.length]).toEqual([1, 0, 499]);
    expect(body.rejected[0]).toEqual({ line: 3, reason: 'The serial number SAME is on line 2, too. Each device needs its own.' });
    const again = [
      { line: 2, cells: { serial: 'same', location: 'Vault', owner: 'nobody@x.example' } },
      { line: 3, cells: { serial: 'same', location: 'Vault' } },
    ];
    const second = await olivia.send(`${path}/device-imports`, { body: { rows: again } });
    expect(second.body).toEqual({
      added: 0,
      updated: 1,
      rejected: [{ line: 2, reason: expect.stringContaining('nobody@x.example') }],
    });
    expect((await list(olivia))[0]).toMatchObject({ name: 'Laptop 2', location: 'Vault' });
    const third = [
      {
        line: 2,
        cells: { serial: 'same', platform: 'Ubuntu', osVersion: '24.04', purchasedOn: '2026-01-31', owner: member.email },
      },
    ];
    expect((await olivia.send(`${path}/device-imports`, { body: { rows: third } })).body.updated).toBe(1);
    const [imported] = (await list(olivia)) as [DeviceRow];
    expect(await read(olivia, imported.id)).toMatchObject({
      ...{ name: 'Laptop 2', location: 'Vault', purchasedOn: '2026-01-31', warrantyUntil: null, version: 3 },
      ...{ os: { platform: 'ubuntu', version: '24.04' }, owner: { userId: member.id } },
    });
  });

  it('shows devices only to their owners, who confirm them and upload evidence', async () => {
    const own = await addDevice(olivia, { ownerId: member.id, serial: 'OWN' });
    const other = await addDevice(olivia, { serial: 'OTHER' });
    expect((await list(member)).map(({ id }) => id)).toEqual([own.id]);
    expect((await member.send(`${path}/devices/${other.id}`)).status).toBe(404);
    expect((await upload(member, mac('OTHER'))).body).toMatchObject({
      updated: 0,
      added: 0,
      rejected: [{ reason: 'This device is not assigned to you.' }],
    });
    expect((await upload(member, mac('OWN'))).body).toMatchObject({ updated: 1 });
    const body = { answers: { antivirus: true, backup: false }, platform: null, osVersion: '' };
    const confirmed = await member.send(`${path}/devices/${own.id}/self-checks`, { body });
    expect(confirmed.body).toMatchObject({ state: 'passing', level: 'standard' });
    const screenshot = () => send(member, `/devices/${own.id}/screenshots`, pngOf({ width: 20, height: 20 }));
    expect((await screenshot()).status).toBe(200);
    expect((await read(member, own.id)).evidence[0]?.picture).toMatch(/^\/files\//);
    expect((await screenshot()).body.code).toBe('not_open');
  });

  it("requires more of an administrator's devices", async () => {
    const { id } = await addDevice(olivia, { ownerId: olivia.id });
    const device = await read(olivia, id);
    expect(device.level).toBe('strict');
    expect(device.unknown).toEqual(expect.arrayContaining(['backup', 'vpn']));
  });

  it("hands devices over with one signature, and takes them back with the task that a person's departure opens", async () => {
    const person = await addPerson(platform, { companyId: harborline.id });
    const ids = [(await addDevice(olivia, { status: 'in-stock' })).id, (await addDevice(olivia, { status: 'in-stock' })).id];
    const image = pngOf({ width: 300, height: 100 }).toString('base64');
    const body = { ...handoverOf('handover', person.id, ids), signature: { kind: 'drawn', image } };
    const first = await olivia.send(`${path}/handovers`, { body });
    expect([first.status, first.body.devices.length]).toEqual([201, 2]);
    expect((await olivia.send(`${path}/handovers`, { body })).body).toEqual(first.body);
    expect(await readPdf(olivia, `/handovers/${first.body.id}/pdf`)).toEqual([200, 'application/pdf', '%PDF-']);

    const left = { version: 1, status: 'deactivated' };
    expect((await olivia.send(`/access/v1/people/${person.id}`, { method: 'PUT', body: left })).status).toBe(200);
    const tasks = async () => (await olivia.send(`${path}/return-tasks`)).body.tasks;
    expect(await tasks()).toMatchObject([
      {
        userId: person.id,
        outcome: null,
        devices: [
          { isReturned: false, isWiped: false },
          { isReturned: false, isWiped: false },
        ],
      },
    ]);
    expect(await deviceFacts(platform.database, harborline.id, new Date(platform.time.now))).toMatchObject({ openReturns: 1 });

    const back = handoverOf('return', person.id, ids);
    const devices = ids.map((id, index) => ({ id, wipe: index ? 'needed' : 'done' }));
    expect((await olivia.send(`${path}/handovers`, { body: { ...back, devices } })).status).toBe(201);
    expect(await tasks()).toMatchObject([{ outcome: null }]);
    expect((await olivia.send(`${path}/devices/${ids[1]}/wipe`, { body: {} })).status).toBe(200);
    expect(await tasks()).toMatchObject([{ outcome: 'done' }]);
    expect((await olivia.send(`${path}/handovers`, { body: handoverOf('return', person.id, ids) })).status).toBe(409);
  });

  it('notifies administrators once about devices that are not returned in time', async () => {
    const person = await addPerson(platform, { companyId: harborline.id, firstName: 'Lena', lastName: 'Gone' });
    await addDevice(olivia, { status: 'assigned', ownerId: person.id });
    const left = { version: 1, status: 'deactivated' };
    // At the turn of the year, whatever the machine's own clock says: in New York it is still the 28th.
    platform.time.now = Date.parse(`${new Date(platform.time.now).getUTCFullYear()}-12-29T01:30:00Z`);
    await olivia.signIn();
    expect((await olivia.send(`/access/v1/people/${person.id}`, { method: 'PUT', body: left })).status).toBe(200);
    const [task] = (await olivia.send(`${path}/return-tasks`)).body.tasks;
    expect([task.openedOn.slice(4), task.dueOn.slice(4)]).toEqual(['-12-28', '-01-04']);
    const received = async (by: Person) => {
      const { body } = await by.send('/events/v1/notifications');
      return body.notifications.filter(({ type }: { type: string }) => type === 'device-return.overdue');
    };
    const pass = async (days: number) => {
      platform.time.now += days * MILLISECONDS_PER_DAY;
      await platform.settled();
      await platform.settled();
      for (const one of [olivia, member]) await one.signIn();
    };
    await pass(6);
    expect(await received(olivia)).toEqual([]);
    await pass(3);
    await pass(1);
    expect(await received(olivia)).toMatchObject([{ data: { userId: person.id, name: 'Lena Gone' } }]);
    expect(await received(member)).toEqual([]);
  });

  it('removes disposed devices from the lists and the plan, and keeps their record', async () => {
    const { id, version, serial } = await addDevice(olivia);
    expect(await attachmentE(platform.database, harborline.id)).toHaveLength(1);
    const disposal = { on: '2026-03-31', method: 'destroyed', note: 'No. 7', version };
    expect((await olivia.send(`${path}/devices/${id}/disposal`, { body: disposal })).status).toBe(200);
    expect((await send(olivia, `/devices/${id}/disposal-certificate?fileName=c.pdf`, '%PDF-1.7')).status).toBe(200);
    expect(await list(olivia)).toEqual([]);
    expect((await list(olivia, 'status=disposed')).map((row) => row.id)).toEqual([id]);
    expect((await read(olivia, id)).disposal).toMatchObject({ method: 'destroyed', certificate: { name: 'c.pdf' } });
    expect((await upload(olivia, mac(serial))).body).toMatchObject({
      ...{ updated: 0, added: 0 },
      rejected: [{ reason: 'This device was disposed of according to the inventory.' }],
    });
    expect(await attachmentE(platform.database, harborline.id)).toEqual([]);
  });

  it("judges devices in lists and in the plan's numbers as on their own page, for any evidence", async () => {
    const { database, time } = platform;
    const asOf = new Date(time.now);
    const pick = <Item>(items: readonly Item[], of: number) => items[of % items.length] as Item;
    const agoOf = (of: number) => new Date(time.now - pick([0, 29.9, 30, 30.1, 400], of) * MILLISECONDS_PER_DAY);
    const claimsOf = (place: number) =>
      Object.fromEntries(
        checks.flatMap((check, nth) => {
          const of = Math.floor(place * 7.3 + nth * 5.1);
          const at = agoOf(of).toISOString();
          return of % 6 ? [[check, { isOn: of % 5 !== 0, source: 'osquery' as const, at }]] : [];
        }),
      );
    await database.insert(devices).values(
      Array.from({ length: 300 }, (_, place) => ({
        companyId: harborline.id,
        kind: pick(kinds, place),
        name: `Device ${place}`,
        platform: pick(['macos', 'macos', null] as const, place),
        osName: 'macOS',
        osVersion: pick(['15.7.1', '13.2', '99'], Math.floor(place / 3)),
        status: pick(statuses, Math.floor(place / 8) % 3 ? 1 : place),
        ownerId: pick([demoPeople.olivia.id, member.id, null], Math.floor(place / 2)),
        claims: claimsOf(place),
        lastSeenAt: place % 7 ? agoOf(place) : null,
        updatedAt: asOf,
      })),
    );
    const judge = await readJudge(database, harborline.id, asOf);
    const whole = (await database.select().from(devices).where(eq(devices.companyId, harborline.id))).map(judge);
    const brief = ({ checks: all, ...verdict }: ListedVerdict) => ({
      ...verdict,
      checks: all.map(({ check, state }) => [check, state]),
    });
    const listed = await readJudged(database, harborline.id, asOf);
    const byId = new Map(listed.map(({ device, verdict }) => [device.id, brief(verdict)]));
    for (const { device, verdict } of whole) expect(byId.get(device.id)).toEqual(brief(verdict));

    const inUse = whole.filter(({ device }) => device.status === 'assigned');
    const encryption = (state: string) =>
      inUse.filter(({ verdict }) => verdict.checks.some((one) => one.check === 'encryption' && one.state === state)).length;
    expect(await deviceFacts(database, harborline.id, asOf)).toMatchObject({
      assigned: inUse.length,
      encrypted: encryption('pass'),
      notEncrypted: encryption('fail'),
      encryptionUnknown: encryption('unknown'),
      unsupportedOs: inUse.filter(({ verdict }) => verdict.failing.includes('os')).length,
      stale: inUse.filter(({ verdict }) => verdict.isStale).length,
    });
    expect(encryption('pass') * encryption('fail') * encryption('unknown')).toBeGreaterThan(0);
  });

  it('prints labels with QR codes', async () => {
    const ids = [(await addDevice(olivia)).id, (await addDevice(olivia)).id];
    for (const format of ['sheet', 'single']) {
      const printed = await readPdf(olivia, '/device-labels', { deviceIds: ids, format });
      expect(printed).toEqual([200, 'application/pdf', '%PDF-']);
    }
  });

  it('lists 5,000 devices quickly', async () => {
    await addMany(platform, harborline.id, 5_000);
    await list(olivia);
    const start = performance.now();
    const { body } = await olivia.send(`${path}/devices?view=unknown&sort=state&limit=30`);
    const took = performance.now() - start;
    expect(body.total).toBe(5_000);
    // 0.2 s on an idle machine; the rest allows for busy ones.
    expect(took).toBeLessThan(3_000);
  });

  const real = `${process.env.REAL_DATA ?? ''}/devices/os-support.json`;
  (existsSync(real) ? it : it.skip)('have the table of releases that endoflife.date publishes (REAL_DATA)', async () => {
    const body = JSON.parse(readFileSync(real, 'utf8'));
    const { status, body: table } = await olivia.send(`${path}/os-support`, { method: 'PUT', body });
    expect([status, table.releases.length]).toEqual([200, 190]);
    await addDevice(olivia, { osVersion: '10.0.19045', platform: 'windows' });
    expect((await list(olivia))[0]?.os).toMatchObject({ release: 'Windows 10 22H2', endsOn: '2025-10-14' });
  });
});
