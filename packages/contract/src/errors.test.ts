import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorMeanings } from './error-meanings';
import { problemStatus } from './errors';

const root = join(__dirname, '../../..');
const lists = ['packages/contract/src/errors.ts', 'packages/contract/src/error-meanings.ts'];

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'zones'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|js|mjs)$/.test(file) && !lists.includes(file) && existsSync(join(root, file)))
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

const codes: readonly string[] = Object.keys(errorMeanings);

it('docs/errors.md has every code with its status and meaning', () => {
  const page = readFileSync(join(root, 'docs/errors.md'), 'utf8');
  const meaningOf = (code: string) => errorMeanings[code as keyof typeof errorMeanings];
  expect(page.match(/^\| `.*$/gm)).toEqual([
    ...Object.entries(problemStatus).map(([code, status]) => `| \`${code}\` | ${status} | ${meaningOf(code)} |`),
    ...codes.filter((code) => !(code in problemStatus)).map((code) => `| \`${code}\` | ${meaningOf(code)} |`),
  ]);
});

it('every listed code is used', () => {
  const product = files.filter(([file]) => !/\.test\.|\/e2e\/|fixture|\/test\//.test(file)).map(([, text]) => text);
  expect(codes.filter((code) => !product.some((text) => text.includes(`'${code}'`)))).toEqual([]);
});

it('no unlisted code is used, not even in tests and their server responses', () => {
  // The type of the code covers `new SuiteError(…)` and comparisons. These are bodies that tests write or expect.
  const body = /\bcode: '([a-z]+(?:_[a-z]+)*)'(?=, message\b)|\bcode\)?\)\.toBe\('([a-z]+(?:_[a-z]+)*)'\)/g;
  const unknown = files.flatMap(([file, text]) =>
    [...text.matchAll(body)]
      .map((match) => `${file}: ${match[1] ?? match[2]}`)
      .filter((use) => !codes.includes(use.split(': ')[1] ?? '')),
  );
  expect(unknown).toEqual([]);
});
