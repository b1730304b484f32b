import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const page = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8');
const cited = [...page.matchAll(/`([\w./-]+\.(?:test\.tsx?|spec\.ts))`: "([^"]+)"/g)].map(
  ([, file = '', title = '']) => [file, title] as const,
);

test('the ASVS checklist only refers to existing tests', () => {
  const gone = cited.filter(([file, title]) => !readFileSync(join(root, file), 'utf8').includes(title));
  expect(cited.length).toBeGreaterThan(60);
  expect(gone).toEqual([]);
});

test('the checklist contains every requirement of its chapters once, each with a test or a reason', () => {
  const rows = page.match(/^\| V\d+\.\d+\.\d+ \|.*$/gm) ?? [];
  const ids = rows.map((row) => row.split(' | ')[0]);
  expect(new Set(ids).size).toBe(96);
  expect(ids).toHaveLength(96);
  for (const row of rows) expect(row).toMatch(/\| (?:met|partly|not met|open|not applicable) \| \S.* \|$/);
});
