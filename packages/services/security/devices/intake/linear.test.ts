import { expectLinearTime } from '@suite/testing/linear-time';
import { decodeText } from './decode-text';
import { readTable } from './inventory/read-table';
import { readEvidence } from './read-evidence';
import { readOsquery } from './read-osquery';

const asOf = new Date('2026-11-26T12:00:00Z');
const system = '[{"hardware_serial":"S","computer_name":"c"}]\n[{"platform":"ubuntu","major":"1","build":""}]\n';

/** Reads any text; a rejected file is a valid result, too. */
const osquery = (text: string) => {
  try {
    readOsquery(text, asOf);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'SuiteError') throw error;
  }
};

const LIMIT = 2 * 2 ** 20;
const filled = (size: number, row: (at: number) => object) => {
  const rows: string[] = [];
  for (let length = 0, at = 0; length < size; at++) {
    const text = JSON.stringify(row(at));
    rows.push(text);
    length += text.length + 1;
  }
  return `[${rows.join(',')}]\n`;
};

it.each([
  [
    'mounts, devices and states that name each other',
    (size: number) =>
      system +
      filled(size / 3, (at) => ({ device: `/dev/d${at}`, device_alias: '', path: `/m${at}`, type: 'btrfs' })) +
      filled(size / 3, (at) => ({ name: `/dev/d${at}`, parent: `/dev/d${at + 1}`, block_size: '1', type: 'btrfs', uuid: 'U' })) +
      filled(size / 3, (at) => ({ name: `/dev/d${at}`, encrypted: '1', encryption_status: 'encrypted' })),
  ],
  [
    'one device mounted everywhere',
    (size: number) =>
      system +
      filled(size, (at) => ({ device: '/dev/sda1', device_alias: '/dev/sda1', path: `/media/${at}` })) +
      '[{"name":"/dev/sda1","encrypted":"0","encryption_status":""}]',
  ],
  ['a row of control characters', (size: number) => `[{"hardware_serial":"${'\\u0001'.repeat(size / 6)}","computer_name":"c"}]`],
  ['brackets within a text', (size: number) => `[{"hardware_serial":"${'[{'.repeat(size / 2)}","computer_name":"c"}]`],
  ['rows without columns', (size: number) => `${system}[${'{},'.repeat(size / 3)}{}]`],
  ['many columns', (size: number) => `${system}[{${Array.from({ length: size / 10 }, (_, at) => `"c${at}":""`).join(',')}}]`],
  [
    'backups',
    (size: number) => system + filled(size, (at) => ({ destination_id: 'T', backup_date: String(1_700_000_000 + at) })),
  ],
])('osquery output with %s is read in linear time', async (_, input) => {
  await expectLinearTime({ read: osquery, input, limit: LIMIT });
});

it.each([
  ['blank lines', (size: number) => '\n'.repeat(size)],
  [
    'rows of 60,000 characters',
    (size: number) => `hardware_serial,os_version\n${`${'x'.repeat(60_000)},1\n`.repeat(size / 60_000)}`,
  ],
  ['quotes between quotes', (size: number) => `hardware_serial,os_version\n${'"a""b",1\n'.repeat(size / 9)}`],
])('a Fleet export of %s is read in linear time', async (_, input) => {
  const read = (text: string) => readTable(text, asOf).catch(() => undefined);
  await expectLinearTime({ read, input, limit: 20 * 2 ** 20 });
});

const line = (at: number, action: string) =>
  `{"name":"q","hostIdentifier":"h","unixTime":${1_700_000_000 + at},"epoch":0,"counter":${at},"columns":{"name":"/dev/d${at}","encrypted":"1","encryption_status":"x"},"action":"${action}"}\n`;

it.each([
  ['a log of differences', (size: number) => Array.from({ length: size / 170 }, (_, at) => line(at, 'added')).join('')],
  ['a log of removed rows', (size: number) => Array.from({ length: size / 170 }, (_, at) => line(at, 'removed')).join('')],
  ['hosts in JSON', (size: number) => `{"hosts":[${'{"hardware_serial":"S","os_version":"macOS 15"},'.repeat(size / 47)}{}]}`],
  ['rows of --list', (size: number) => `encrypted|encryption_status|name\n${'1|encrypted|/dev/sda\n'.repeat(size / 21)}`],
  ['a row of --csv with quotes', (size: number) => `encrypted,encryption_status,name\n1,x,"${'""'.repeat(size / 2)}"\n`],
  ['rows of --line', (size: number) => `encrypted = 1\nencryption_status = x\n${'name = x\n'.repeat(size / 9)}`],
  [
    'dates in two orders',
    (size: number) => `Serial Number,FileVault 2 Status,Last Inventory Update\n${'S,x,1/2/2020\n'.repeat(size / 13)}`,
  ],
  ['spaces', (size: number) => `[${' '.repeat(size)}]`],
])('%s is read in linear time', async (_, input) => {
  const read = (text: string) => readEvidence(Buffer.from(text), asOf).catch(() => undefined);
  await expectLinearTime({ read, input, limit: 8 * 2 ** 20 });
});

it('bytes of Windows-1252 are decoded in linear time', async () => {
  const input = (size: number) => '\u0091a'.repeat(size / 2);
  await expectLinearTime({ read: (text) => decodeText(Buffer.from(text, 'latin1')), input, limit: 20 * 2 ** 20 });
});
