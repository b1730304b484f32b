import { copy } from './copy';
import { readRows } from './read-rows';

/** jsdom's files cannot be read. */
const read = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return readRows({ arrayBuffer: async () => bytes.buffer } as Blob);
};

it('knows columns by what people call them, and says which it leaves out', async () => {
  expect(await read('Device Name,Serial No.,Assigned to,Color\nLT-1,S1,ann@x.example,blue\n\n')).toEqual({
    rows: [{ line: 2, cells: { name: 'LT-1', serial: 'S1', owner: 'ann@x.example' } }],
    known: ['name', 'serial', 'owner'],
    ignored: ['Color'],
  });
});

it('counts lines as a spreadsheet does, and leaves out those that are empty', async () => {
  const file = await read('name;location\nA;x\n;\nB;y\n');
  expect(typeof file !== 'string' && file.rows.map(({ line }) => line)).toEqual([2, 4]);
});

it('takes the first of two columns that mean the same', async () => {
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

it('leaves out a column that is named as a member of every object is', async () => {
  expect(await read('name,constructor,to string\nA,B,C\n')).toMatchObject({
    known: ['name'],
    ignored: ['constructor', 'to string'],
  });
});
