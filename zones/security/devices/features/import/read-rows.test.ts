import { copy } from './copy';
import { readRows } from './read-rows';

/** Wraps text in a file that can be read, because jsdom's can't. */
const read = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return readRows({ arrayBuffer: async () => bytes.buffer } as Blob);
};

it('recognizes columns by common names, and says which it ignores', async () => {
  expect(await read('Device Name,Serial No.,Assigned to,Color\nLT-1,S1,ann@x.example,blue\n\n')).toEqual({
    rows: [{ line: 2, cells: { name: 'LT-1', serial: 'S1', owner: 'ann@x.example' } }],
    known: ['name', 'serial', 'owner'],
    ignored: ['Color'],
  });
});

it('counts lines as a spreadsheet does, and skips empty ones', async () => {
  const file = await read('name;location\nA;x\n;\nB;y\n');
  expect(typeof file !== 'string' && file.rows.map(({ line }) => line)).toEqual([2, 4]);
});

it('uses the first of two columns with the same meaning', async () => {
  expect(await read('name,device\nA,B\n')).toMatchObject({ rows: [{ cells: { name: 'A' } }], ignored: ['device'] });
});

it.each([
  ['', copy.unreadable],
  ['name,serial\n', copy.empty],
  ['color,size\nblue,3\n', copy.noName],
  [`name\n${'A\n'.repeat(5_001)}`, copy.tooMany],
])('says what is wrong with a file', async (text, message) => {
  expect(await read(text)).toBe(message);
});

it('ignores a column that is named like a member of every object', async () => {
  expect(await read('name,constructor,to string\nA,B,C\n')).toMatchObject({
    known: ['name'],
    ignored: ['constructor', 'to string'],
  });
});
