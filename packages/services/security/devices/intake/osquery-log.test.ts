import { readEvidence } from './read-evidence';

const asOf = new Date('2026-11-26T12:00:00Z');
/** Seconds since 1970 of 2026-11-20, with hours added. */
const at = (hours: number) => Date.parse('2026-11-20T00:00:00Z') / 1000 + hours * 3600;

type Row = Record<string, unknown>;

const systemInfo = {
  computer_name: 'ada-lt',
  hostname: 'ada-lt',
  hardware_serial: 'S1',
  hardware_vendor: 'Dell',
  hardware_model: 'XPS',
};
const ubuntu = { name: 'Ubuntu', version: '24.04.1 LTS', major: '24', minor: '4', patch: '0', build: '', platform: 'ubuntu' };
const root = { device: '/dev/mapper/root', device_alias: '/dev/dm-0', path: '/', type: 'ext4' };
const disk = (name: string, encrypted: 0 | 1) => ({
  ...{
    name,
    encrypted: String(encrypted),
    type: encrypted ? 'LUKS2' : '',
    encryption_status: encrypted ? 'encrypted' : 'not encrypted',
  },
});
const block = (name: string, parent: string, type: string) => ({ name, parent, type, vendor: '', uuid: '', block_size: '512' });
const blocks = [
  block('/dev/nvme0n1', '', ''),
  block('/dev/nvme0n1p3', '/dev/nvme0n1', 'crypto_LUKS'),
  block('/dev/dm-0', '/dev/nvme0n1p3', 'ext4'),
];
const disks = [disk('/dev/nvme0n1', 0), disk('/dev/nvme0n1p3', 0), disk('/dev/dm-0', 1)];

const head = (query: string, hours: number, counter: number, rest: Row = {}) => ({
  ...{ name: `pack_firm_${query}`, hostIdentifier: 'host-1', calendarTime: 'Fri Nov 20 00:00:00 2026 UTC', unixTime: at(hours) },
  ...{ epoch: 0, counter, numerics: false, ...rest },
});
const snapshot = (query: string, rows: Row[], hours = 0, rest: Row = {}) => ({
  ...head(query, hours, 0, rest),
  ...{ snapshot: rows, action: 'snapshot' },
});
const event = (
  query: string,
  action: 'added' | 'removed' | 'snapshot',
  columns: Row,
  hours = 0,
  counter = 0,
  rest: Row = {},
) => ({
  ...head(query, hours, counter, rest),
  ...{ columns, action },
});
const events = (query: string, rows: Row[], hours = 0, rest: Row = {}) =>
  rows.map((row) => event(query, 'added', row, hours, 0, rest));
/** A snapshot of osqueryd with --logger_snapshot_event_type: a line for each row. */
const snapshotLines = (query: string, rows: Row[], hours = 0, rest: Row = {}) =>
  rows.map((row) => event(query, 'snapshot', row, hours, 0, rest));
const batch = (query: string, added: Row[] | '', removed: Row[] | '', hours: number, counter: number) => ({
  ...head(query, hours, counter),
  diffResults: { added, removed },
});

const all = {
  snapshots: [
    snapshot('system', [systemInfo]),
    snapshot('os', [ubuntu]),
    snapshot('mounts', [root]),
    snapshot('block_devices', blocks),
    snapshot('disk_encryption', disks),
  ],
  'snapshots with a line for each row': [
    ...snapshotLines('system', [systemInfo]),
    ...snapshotLines('os', [ubuntu]),
    ...snapshotLines('mounts', [root]),
    ...snapshotLines('block_devices', blocks),
    ...snapshotLines('disk_encryption', disks),
  ],
  events: [
    ...events('system', [systemInfo]),
    ...events('os', [ubuntu]),
    ...events('mounts', [root]),
    ...events('block_devices', blocks),
    ...events('disk_encryption', disks),
  ],
  batches: [
    batch('system', [systemInfo], '', 0, 0),
    batch('os', [ubuntu], [], 0, 0),
    batch('mounts', [root], [], 0, 0),
    batch('block_devices', blocks, [], 0, 0),
    batch('disk_encryption', disks, [], 0, 0),
  ],
};

const read = async (lines: unknown[] | string) => {
  const text = typeof lines === 'string' ? lines : lines.map((line) => JSON.stringify(line)).join('\n');
  const file = await readEvidence(Buffer.from(text), asOf);
  const [reading] = file.readings;
  return { ...file, reading, encryption: reading?.claims.encryption, reason: reading?.details.unproven?.encryption };
};

it.each(Object.entries(all))('reads a log of %s', async (_, lines) => {
  const { reading, leftOut, encryption } = await read(lines);
  expect([encryption, leftOut]).toEqual([true, []]);
  expect(reading).toMatchObject({
    serial: 'S1',
    name: 'ada-lt',
    osVersion: '24.04.1 LTS',
    seenAt: new Date('2026-11-20T00:00:00Z'),
  });
});

it('reads a log within a list, as a server receives it, and with texts instead of numbers', async () => {
  expect((await read(JSON.stringify(all.events))).encryption).toBe(true);
  expect((await read(JSON.stringify({ node_key: 'x', log_type: 'result', data: all.events }))).encryption).toBe(true);
  expect(
    (await read(all.events.map((line) => ({ ...line, unixTime: String(line.unixTime), counter: '0', epoch: '0' })))).encryption,
  ).toBe(true);
});

it('reads a report of Fleet, whose rows have a host and a date', async () => {
  const row = { host_id: 1, host_name: 'ada-lt', last_fetched: '2026-11-20T00:00:00Z' };
  const results = [systemInfo, ubuntu, root, ...blocks, ...disks].map((columns) => ({ ...row, columns }));
  const { reading } = await read(JSON.stringify({ query_id: 3, results }));
  expect(reading).toMatchObject({ serial: 'S1', name: 'ada-lt', seenAt: new Date('2026-11-20T00:00:00Z') });
});

describe('differences', () => {
  const decrypted = [
    event('disk_encryption', 'removed', disk('/dev/dm-0', 1), 5, 5),
    event('disk_encryption', 'added', disk('/dev/dm-0', 0), 5, 5),
  ];
  const encryptedAgain = [
    event('disk_encryption', 'removed', disk('/dev/dm-0', 0), 9, 9),
    event('disk_encryption', 'added', disk('/dev/dm-0', 1), 9, 9),
  ];

  it('count in the order of time, whatever their order in the file', async () => {
    expect((await read([...all.events, ...decrypted])).encryption).toBe(false);
    expect((await read([...decrypted, ...all.events])).encryption).toBe(false);
    expect((await read([...encryptedAgain, ...all.events, ...decrypted])).encryption).toBe(true);
    const inBatch = batch('disk_encryption', [disk('/dev/dm-0', 0)], [disk('/dev/dm-0', 1)], 5, 5);
    expect((await read([inBatch, ...all.batches])).encryption).toBe(false);
  });

  it('count once when they were sent twice', async () => {
    expect((await read([...all.events, ...decrypted, ...encryptedAgain, ...decrypted, ...encryptedAgain])).encryption).toBe(true);
  });

  it('have the date of the last line of the host, because what did not change is not written', async () => {
    const later = event('os', 'added', { ...ubuntu, version: '24.04.2 LTS' }, 48, 3);
    const { reading } = await read([...all.events, event('os', 'removed', ubuntu, 48, 3), later]);
    expect(reading).toMatchObject({ seenAt: new Date('2026-11-22T00:00:00Z'), osVersion: '24.04.2 LTS' });
  });

  it('prove nothing without the first results, in which a plain volume may be', async () => {
    const late = all.events.map((line) => ({ ...line, counter: 7 }));
    expect(await read(late)).toMatchObject({ encryption: undefined, reason: expect.stringContaining('all results of') });
    expect((await read(all.events.map(({ counter: _, ...line }) => line))).encryption).toBeUndefined();
    const plain = late.map((line) => (line.columns === disks[2] ? { ...line, columns: disk('/dev/dm-0', 0) } : line));
    expect((await read(plain)).encryption).toBe(false);
  });

  it('prove nothing after a removed row that was never added', async () => {
    const lost = event('mounts', 'removed', { ...root, path: '/srv' }, 3, 3);
    expect((await read([...all.events, lost])).encryption).toBeUndefined();
  });

  it('start again with a new epoch', async () => {
    const renewed = all.events.map((line) => ({ ...line, epoch: 2, unixTime: at(24) }));
    const stale = event('disk_encryption', 'added', disk('/dev/nvme0n1p9', 0), 1, 1);
    expect((await read([...all.events, stale, ...renewed])).reading).toMatchObject({
      claims: { encryption: true },
      seenAt: new Date('2026-11-21T00:00:00Z'),
    });
  });

  it('use the newest row of a volume when removed rows are not written', async () => {
    const added = decrypted.filter(({ action }) => action === 'added');
    expect((await read([...all.events, ...added])).encryption).toBe(false);
  });
});

it('uses the newest snapshot, and dates what is proven by the oldest table that it needs', async () => {
  const older = snapshot('disk_encryption', [disk('/dev/dm-0', 0)], -48);
  expect((await read([...all.snapshots, older])).encryption).toBe(true);
  const newer = snapshot('disk_encryption', disks, 72);
  expect((await read([...all.snapshots, newer])).reading?.seenAt).toEqual(new Date('2026-11-20T00:00:00Z'));
});

describe('a snapshot with a line for each row', () => {
  const data = { device: '/dev/nvme0n1p9', device_alias: '/dev/nvme0n1p9', path: '/srv', type: 'ext4' };
  const plain = [disk(data.device, 0), ...disks];
  const encrypted = [disk(data.device, 1), ...disks];
  const tables = [
    ...snapshotLines('system', [systemInfo]),
    ...snapshotLines('os', [ubuntu]),
    ...snapshotLines('mounts', [data, root]),
    ...snapshotLines('block_devices', [block(data.device, '/dev/nvme0n1', 'ext4'), ...blocks]),
  ];

  it('has all its rows, wherever the volume that is not encrypted is', async () => {
    expect((await read([...tables, ...snapshotLines('disk_encryption', plain)])).encryption).toBe(false);
    expect((await read([...tables, ...snapshotLines('disk_encryption', plain.toReversed())])).encryption).toBe(false);
    expect((await read([...tables, ...snapshotLines('disk_encryption', encrypted)])).encryption).toBe(true);
  });

  it('replaces an older one, whatever their order in the file', async () => {
    const older = snapshotLines('disk_encryption', plain);
    const newer = snapshotLines('disk_encryption', encrypted, 24);
    expect((await read([...tables, ...older, ...newer])).encryption).toBe(true);
    expect((await read([...tables, ...newer, ...older])).encryption).toBe(true);
    const plainAgain = snapshotLines('disk_encryption', plain, 48);
    expect((await read([...tables, ...newer, ...plainAgain, ...older])).encryption).toBe(false);
  });

  it('ends where another run or epoch starts', async () => {
    const older = snapshotLines('disk_encryption', plain);
    for (const rest of [{ counter: 1 }, { epoch: 2 }])
      expect((await read([...tables, ...older, ...snapshotLines('disk_encryption', encrypted, 0, rest)])).encryption).toBe(true);
  });

  it('replaces differences of the same query', async () => {
    const differences = events('disk_encryption', plain, -24);
    expect((await read([...tables, ...differences, ...snapshotLines('disk_encryption', encrypted)])).encryption).toBe(true);
  });

  it('proves nothing when the line after it is cut off, because a row may be missing', async () => {
    const lines = [...tables, ...snapshotLines('disk_encryption', encrypted)].map((line) => JSON.stringify(line)).join('\n');
    expect((await read(`${lines}\n{"name":"pack_firm_dis`)).encryption).toBeUndefined();
  });
});

it('reads the time of a line from its calendar time when it has no other', async () => {
  const lines = all.snapshots.map(({ unixTime: _, ...line }) => ({ ...line, calendarTime: 'Fri Nov 20 06:00:00 2026' }));
  expect((await read(lines)).reading?.seenAt).toEqual(new Date('2026-11-20T06:00:00Z'));
});

describe('hosts', () => {
  const other = (lines: Row[], hardware_serial: string, rest: Row) =>
    lines.map((line) => ({
      ...line,
      ...rest,
      ...('snapshot' in line && line.name === 'pack_firm_system' && { snapshot: [{ ...systemInfo, hardware_serial }] }),
    }));

  it('are told apart by their identifier', async () => {
    const { readings } = await read([...all.snapshots, ...other(all.snapshots, 'S2', { hostIdentifier: 'host-2' })]);
    expect(readings.map(({ serial }) => serial)).toEqual(['S1', 'S2']);
  });

  it('with one identifier, as of cloned machines, are told apart by the names or serial numbers in decorations', async () => {
    const named = (lines: Row[], decorations: Row) => lines.map((line) => ({ ...line, decorations }));
    const byName = await read([
      ...named(all.snapshots, { hostname: 'a' }),
      ...named(other(all.snapshots, 'S2', {}), { hostname: 'b' }),
    ]);
    expect(byName.readings.map(({ serial }) => serial)).toEqual(['S1', 'S2']);
    const withoutSystem = all.snapshots.filter(({ name }) => name !== 'pack_firm_system');
    const bySerial = await read([
      ...named(withoutSystem, { hardware_serial: 'S7', hostname: 'a' }),
      ...named(withoutSystem, { hardware_serial: 'S8', hostname: 'a' }),
    ]);
    expect(bySerial.readings.map(({ serial, name }) => [serial, name])).toEqual([
      ['S7', 'a'],
      ['S8', 'a'],
    ]);
  });

  it('with one identifier and nothing to tell them apart are left out by name', async () => {
    const { readings, leftOut } = await read([...all.snapshots, ...other(all.snapshots, 'S2', {})]);
    expect([readings, leftOut]).toEqual([[], [{ device: 'host-1', reason: expect.stringContaining('S1, S2') }]]);
  });

  it('without a serial number are left out by name', async () => {
    const { leftOut } = await read(all.snapshots.slice(1));
    expect(leftOut).toEqual([{ device: 'host-1', reason: expect.stringContaining('system_info') }]);
  });
});

it('names the queries and lines that no check reads', async () => {
  const users = snapshot('users', [
    { username: 'ada', uid: '1' },
    { username: 'bo', uid: '2' },
  ]);
  const { unread } = await read([...all.snapshots, users, { s: 0, f: 'scheduler.cpp', m: 'Executing' }]);
  expect(unread).toEqual([
    { what: 'Lines that are no results, such as status lines', reason: expect.stringContaining('1 row') },
    { what: 'Query pack_firm_users', reason: expect.stringContaining('2 rows') },
  ]);
});

describe('a log whose last line is cut off', () => {
  const text = (lines: unknown[]) => lines.map((line) => JSON.stringify(line)).join('\n');
  const name = 'The last line';

  it('is read up to there, and the line is named', async () => {
    const later = text([snapshot('os', [{ ...ubuntu, version: '24.04.2 LTS' }], 48)]);
    for (const length of [1, 40, later.length - 1]) {
      const { reading, encryption, unread } = await read(`${text(all.snapshots)}\n${later.slice(0, length)}`);
      expect([encryption, reading?.osVersion]).toEqual([true, '24.04.1 LTS']);
      expect(unread).toEqual([{ what: name, reason: expect.stringContaining('cut off') }]);
    }
    expect((await read(`${text(all.snapshots)}\n${later}`)).unread).toEqual([]);
  });

  it('proves nothing about the query whose rows it interrupts', async () => {
    const plain = text([event('mounts', 'added', { ...root, path: '/srv', device: '/dev/sdb1' })]).slice(0, 90);
    const open = all.events.filter(({ name }) => name !== 'pack_firm_mounts');
    const interrupted = await read(`${text([...open, ...events('mounts', [root])])}\n${plain}`);
    expect(interrupted).toMatchObject({ encryption: undefined, reason: expect.stringContaining('all results of mounts') });
    expect((await read(text([...open, ...events('mounts', [root])]))).encryption).toBe(true);
  });

  it('proves no screen lock of all people when rows of people may be missing', async () => {
    const lock = events('screenlock', [{ enabled: '1', grace_period: '5' }]);
    const whole = text([...all.events, ...lock]);
    expect((await read(whole)).reading?.claims.screenLock).toBe(true);
    expect((await read(`${whole}\n{"name":"pack_firm_scr`)).reading?.claims.screenLock).toBeUndefined();
  });

  it('may be cut within a character', async () => {
    const named = text([snapshot('system', [{ ...systemInfo, computer_name: 'Größe' }]), ...all.snapshots.slice(1)]);
    const bytes = Buffer.from(`${named}\n{"name":"ü`);
    const { readings } = await readEvidence(bytes.subarray(0, -1), asOf);
    expect(readings.map((reading) => reading.name)).toEqual(['Größe']);
  });

  it('is refused where lines are devices of a server, which would be missing', async () => {
    const hosts = text([{ hosts: [{ hardware_serial: 'S1', os_version: 'Ubuntu 24.04' }] }]);
    await expect(read(`${hosts}\n{"hosts": [{"hardware_ser`)).rejects.toThrow('not complete JSON');
  });
});
