// @ts-check
// Lists words that docs/style.md replaces, with what to say.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
// @boundaries-ignore One place of all options.
import { readArguments } from '../../host/commands/arguments.mjs';
import { unusedExceptions, wordFinder } from '../src/words/find-words.js';

readArguments('check:words');

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** @type {import('../src/words/find-words.js').WordList} */
const list = JSON.parse(readFileSync(new URL('../src/words/words.json', import.meta.url), 'utf8'));

/** Which texts are ours and current: not the list itself, nor what generators and other people wrote. */
const isJudged = (/** @type {string} */ file) =>
  /\.(ts|tsx|js|mjs|md|hbs|css)$/.test(file) && !/^(docs\/style\.md|CHANGELOG\.md|packages\/testing\/src\/words\/)/.test(file);

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => isJudged(file) && existsSync(join(root, file)));
/** @type {[file: string, source: string][]} */
const sources = files.map((file) => [file, readFileSync(join(root, file), 'utf8')]);

const findWords = wordFinder(list);
const found = sources.flatMap(([file, source]) => findWords(file, source));
const unused = unusedExceptions(list, sources);
for (const { file, line, found: text, say } of found) console.log(`${file}:${line}: "${text}": say ${say}`);
for (const { text, in: path } of unused) console.log(`words.json: the exception "${text}" in ${path} is not needed`);
console.log(`${files.length} files: ${found.length} words to replace, ${list.exceptions.length} exceptions.`);
if (found.length || unused.length || !files.length || list.exceptions.length > 20) process.exitCode = 1;
