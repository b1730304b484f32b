import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '../../../test/databases';
import { examineInSandbox, readInSandbox } from './sandbox';

function fileOf(content: string | Buffer): string {
  const path = join(emptyFolder(), '7c1f');
  writeFileSync(path, content);
  return path;
}

const known = { name: 'list.csv', today: '2026-01-02', currency: null };

it('a file that takes too much memory ends the process that reads it, and is told in a sentence', async () => {
  const path = fileOf(`{"line":1,"cells":[${'"a",'.repeat(20_000_000)}"a"]}\n`);
  await expect(examineInSandbox({ ...known, path, format: { kind: 'laid-down' } })).rejects.toThrow(
    'list.csv takes more memory to read than a table may; split it, or save it as CSV.',
  );
});

it('messages name the file as the person does, never where it lies', async () => {
  const path = join(emptyFolder(), 'gone');
  await expect(examineInSandbox({ ...known, path })).rejects.toThrow('list.csv does not exist.');
  const rows = readInSandbox({ path, name: 'list.csv', format: { kind: 'csv', encoding: 'utf-8', separator: ',' } });
  await expect(rows.next()).rejects.toThrow('list.csv does not exist.');
});

it('a reader that stops early leaves no process behind', async () => {
  const path = fileOf('Customer,Total\n'.repeat(200_000));
  const rows = readInSandbox({ path, name: 'list.csv', format: { kind: 'csv', encoding: 'utf-8', separator: ',' } });
  expect((await rows.next()).done).toBe(false);
  expect(await rows.return(undefined)).toEqual({ done: true, value: undefined });
});

it('reading is broken off by its signal', async () => {
  const stop = new AbortController();
  const path = fileOf('Customer,Total\n'.repeat(500_000));
  const onProgress = async () => stop.abort(new Error('stopped'));
  await expect(examineInSandbox({ ...known, path }, { signal: stop.signal, onProgress })).rejects.toThrow('stopped');
});
