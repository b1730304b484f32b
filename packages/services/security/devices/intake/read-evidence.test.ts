import { readFileSync } from 'node:fs';
import { readEvidence } from './read-evidence';

const asOf = new Date('2026-11-26T12:00:00Z');

const rows = {
  time: [{ unix_time: '1795608000', iso_8601: '2026-11-25T12:00:00Z' }],
  system_info: [
    { computer_name: 'Größe-PC', hostname: 'pc', hardware_serial: 'S1', hardware_vendor: 'Dell Inc.', hardware_model: 'XPS 13' },
  ],
  os_version: [
    {
      name: 'Microsoft Windows 11 Pro',
      version: '10.0.26200',
      major: '10',
      minor: '0',
      patch: '',
      build: '26200',
      platform: 'windows',
    },
  ],
  logical_drives: [{ device_id: 'C:', description: 'Local Fixed Disk', boot_partition: '1', file_system: 'NTFS' }],
  disk_info: [{ disk_index: '0', pnp_device_id: 'SCSI\\DISK&VEN_NVME&PROD_X\\5', hardware_model: 'X' }],
  bitlocker_info: [
    {
      ...{ device_id: 'v', drive_letter: 'C:', conversion_status: '1', protection_status: '1' },
      ...{ encryption_method: 'XTS_AES_256', percentage_encrypted: '100' },
    },
  ],
};
const lists: Record<string, string>[][] = Object.values(rows);

const read = async (content: string | Buffer) => {
  const { readings, ...file } = await readEvidence(Buffer.isBuffer(content) ? content : Buffer.from(content), asOf);
  return { ...file, readings, reading: readings[0] };
};

const perLine = lists.map((list) => JSON.stringify(list)).join('\n');
const cell = (text: string, separator: string) =>
  text.includes(separator) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
const separated = (separator: string) =>
  lists
    .flatMap((list) =>
      [Object.keys(list[0] ?? {}), ...list.map(Object.values)].map((cells) =>
        cells.map((text) => cell(text, separator)).join(separator),
      ),
    )
    .join('\r\n');
const framed = lists
  .flatMap((list) => {
    const table = [Object.keys(list[0] ?? {}), ...list.map((row) => Object.values(row))];
    const frame = `+${table[0]?.map((text) => '-'.repeat(text.length + 2)).join('+')}+`;
    return [frame, ...table.map((cells) => `| ${cells.join(' | ')} |`), frame];
  })
  .join('\n');
const pairs = lists
  .flatMap((list) =>
    list.map((row) =>
      Object.entries(row)
        .map(([column, value]) => `${column.padStart(22)} = ${value}`)
        .join('\n'),
    ),
  )
  .join('\n\n');
const utf16 = Buffer.from(perLine, 'utf16le');
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

it.each([
  ['lists on a line each', perLine],
  ['lists without line ends between them', lists.map((list) => JSON.stringify(list)).join('')],
  ['lists that osquery indents, one after the other', lists.map((list) => JSON.stringify(list, null, 2)).join('\n')],
  ['lists within a list', JSON.stringify(lists)],
  ['rows of all tables in one list', JSON.stringify(lists.flat())],
  ['lists separated by commas', lists.map((list) => JSON.stringify(list)).join(',\n')],
  ['lists by the name of their table', JSON.stringify(rows)],
  ['one row on a line', lists.map(([row]) => JSON.stringify(row)).join('\n')],
  ['numbers instead of texts', perLine.replace(/"(\d+)"/g, '$1')],
  [
    'warnings between the lists',
    `W1126 12:00:00.123456 4711 options.cpp:106] Cannot set flag\nUsing a virtual database. Need help, type '.help'\n${perLine}`,
  ],
  ['a transcript of PowerShell', `PS C:\\Users\\ada> osqueryi --json "SELECT"\n${perLine}\nPS C:\\Users\\ada> `],
  ['--csv', separated(',')],
  ['--list', separated('|')],
  ['--line', pairs],
  ['framed tables', framed],
  ['UTF-16 with a mark, as PowerShell writes it', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
  [
    'UTF-16 with a mark and Windows line ends',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(perLine.replaceAll('\n', '\r\n'), 'utf16le')]),
  ],
  ['UTF-16 without a mark', utf16],
  ['UTF-16 with the high byte first', Buffer.concat([Buffer.from([0xfe, 0xff]), bigEndian(perLine)])],
  ['UTF-8 with a mark before each list', lists.map((list) => `\ufeff${JSON.stringify(list)}`).join('\r\n')],
  ['Windows-1252', Buffer.from(perLine, 'latin1')],
])('reads output of osquery as %s', async (_, content) => {
  const { source, reading, readings, leftOut } = await read(content);
  expect([source, readings.length, leftOut]).toEqual(['osquery', 1, []]);
  expect(reading).toMatchObject({
    ...{ serial: 'S1', name: 'Größe-PC', manufacturer: 'Dell Inc.', model: 'XPS 13' },
    ...{ platform: 'windows', osVersion: '10.0.26200', claims: { encryption: true }, seenAt: new Date('2026-11-25T12:00:00Z') },
  });
});

it('reads the characters that only Windows-1252 has between 80 and 9F', async () => {
  const content = Buffer.from(perLine.replace('Größe-PC', 'Jo@s PC \u0080\u008a\u009f'), 'latin1');
  content[content.indexOf('@')] = 0x92;
  expect((await read(content)).reading?.name).toBe('Jo’s PC €ŠŸ');
});

describe('the screen lock of a Mac', () => {
  const lock = (enabled: string, grace_period: string) => ({ enabled, grace_period });

  it.each([
    ['at once', [lock('1', '0')], true],
    ['after 15 minutes', [lock('1', '900')], true],
    ['after an hour', [lock('1', '3600')], false],
    ['practically never', [lock('1', '2147483647')], false],
    ['without a password', [lock('1', '-1')], false],
    ['never', [lock('0', '-1')], false],
    ['for one of two people', [lock('1', '5'), lock('0', '-1')], false],
    ['after a time that is missing', [lock('1', '')], undefined],
  ])('that asks for the password %s', async (_, screenlock, isOn) => {
    const { reading } = await read(JSON.stringify({ system_info: rows.system_info, screenlock }));
    expect(reading?.claims.screenLock).toBe(isOn);
  });
});

it.each([
  ['Good', true],
  ['Poor', undefined],
])('believes Windows’ security center that all is good when its service is %s', async (windows_security_center_service, isOn) => {
  const center = { firewall: 'Good', antivirus: 'Good', windows_security_center_service };
  const { reading } = await read(JSON.stringify({ ...rows, windows_security_center: [center] }));
  expect([reading?.claims.firewall, reading?.claims.antivirus]).toEqual([isOn, isOn]);
});

it('counts a row of joined tables for each of them', async () => {
  const joined = { ...rows.system_info[0], ...rows.os_version[0] };
  const { reading } = await read(JSON.stringify([joined]));
  expect(reading).toMatchObject({ serial: 'S1', osVersion: '10.0.26200', platform: 'windows' });
});

it('names the rows that no check reads', async () => {
  const { unread } = await read(`${perLine}\n[{"pid":"1","cmdline":"x"},{"pid":"2","cmdline":"y"}]`);
  expect(unread).toEqual([
    { what: 'Rows with the columns pid, cmdline', reason: '2 rows were not read, because no check reads this table.' },
  ]);
});

it.each(['linux-root-plain-usb-luks', 'mac-filevault-off-external-on'])('does not prove encryption with %s', async (name) => {
  const { reading } = await read(readFileSync(new URL(`./fixtures/${name}.txt`, import.meta.url)));
  expect(reading?.claims.encryption).not.toBe(true);
  expect(reading?.claims.encryption === false || reading?.details.unproven?.encryption).toBeTruthy();
});

it.each([
  [
    'a value with the separator of --list',
    'hardware_serial|computer_name\nS1|a|b\n',
    'Line 2 of this file has 3 values for 2 columns',
  ],
  ['JSON that ends early', perLine.slice(0, -20), 'not complete JSON'],
  ['two devices in one output', `${perLine}\n[{"hardware_serial":"S2","computer_name":"x"}]`, 'rows of several devices'],
  ['an archive', Buffer.from('PK\u0003\u0004abc'), 'archives are not unpacked'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3]), 'no text file'],
  ['nothing but spaces', '  \n ', 'The file is empty'],
  ['a table of another program', 'Name;Color;Size\na;b;c\n', 'This one has the columns Name, Color, Size'],
  ['a response without devices', '{"hosts":[]}', 'has no devices'],
  ['JSON of another program', '{"items":{"a":[{"b":{"c":1}}]}}', 'no list of devices of Fleet or Jamf'],
])('says what is wrong with %s', async (_, content, message) => {
  await expect(read(content)).rejects.toThrow(message);
});

it('says which formats are read', async () => {
  await expect(read('a,b\n1,2\n')).rejects.toThrow(/osqueryi.*results logs.*Fleet.*Intune.*Jamf.*Google Workspace/);
});
