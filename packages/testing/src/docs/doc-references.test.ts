import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deadReferences, deadTitles, trackedPaths } from './doc-references';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const paths = trackedPaths(root);
const documents = [...paths].filter((path) => path.endsWith('.md'));
const scripts = new Set(Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts));

it('documents reference only existing files, folders and scripts', () => {
  expect(documents.length).toBeGreaterThan(80);
  expect(documents.flatMap((document) => deadReferences(root, document, paths, scripts))).toEqual([]);
});

it('documents reference only existing tests', () => {
  expect(documents.flatMap((document) => deadTitles(root, document, paths))).toEqual([]);
});

it('a missing file, folder, link, anchor, script and test are found', () => {
  const folder = mkdtempSync(join(tmpdir(), 'doc-references-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/sum.test.ts'), "it('adds two numbers', () => {});");
  const known = new Set(['a.md', 'src', 'src/sum.test.ts']);
  writeFileSync(
    join(folder, 'a.md'),
    [
      '# The top',
      'See [the source](src), [the top](#the-top) and [more](docs/more.md#top), `sum.test.ts` and `src/old.ts`.',
      'Also [the end](#the-end) and `src/gone/`.',
      'Run `npm test`, `npm run check` or `npm run gone`.',
      '| `src/sum.test.ts` "adds … numbers", "adds three numbers" |',
      '| `src/sum.test.ts`: "adds four numbers" |',
    ].join('\n'),
  );
  const found = deadReferences(folder, 'a.md', known, new Set(['check']));
  expect(found.map(({ line, reference }) => [line, reference])).toEqual([
    [2, 'docs/more.md#top'],
    [2, 'src/old.ts'],
    [3, '#the-end'],
    [3, 'src/gone'],
    [4, 'npm run gone'],
  ]);
  expect(deadTitles(folder, 'a.md', known).map(({ reference }) => reference)).toEqual([
    'src/sum.test.ts "adds three numbers"',
    'src/sum.test.ts "adds four numbers"',
  ]);
});
