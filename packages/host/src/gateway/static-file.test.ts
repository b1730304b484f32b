import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileAnswer } from './static-file';

const folder = mkdtempSync(join(tmpdir(), 'static-file-'));
const file = join(folder, 'a.js');
afterAll(() => rmSync(folder, { recursive: true }));

test('concurrent readers of one file share its bytes until it changes', async () => {
  writeFileSync(file, 'one');
  const [first, second] = [await fileAnswer(file, {}, ''), await fileAnswer(file, {}, '')];
  expect(second?.body).toBe(first?.body);
  writeFileSync(file, 'another');
  expect(String((await fileAnswer(file, {}, ''))?.body)).toBe('another');
  expect(String(first?.body)).toBe('one');
});
