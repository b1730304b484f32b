// @ts-check
// Prints the number of import cycles between folders of the server, and of imports that break a rule.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
// @boundaries-ignore One place of all options.
import { readArguments } from '../../host/commands/arguments.mjs';
import {
  folderCycles,
  folderOf,
  forbiddenImports,
  forbiddenTables,
  isTestCode,
  schemasOf,
  strayFiles,
} from '../src/imports/import-rules.js';
import { readImports } from '../src/imports/read-imports.js';

readArguments('check:imports');

const root = fileURLToPath(new URL('../../../', import.meta.url));

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'zones'], {
  cwd: root,
  encoding: 'utf8',
});
const files = listed
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && !/\/empty-export\//.test(file) && existsSync(join(root, file)));
const imports = new Map(
  files.map((file) => [
    file,
    readImports(join(root, file)).map((path) => (path.startsWith('node:') ? path : relative(root, path))),
  ]),
);

/** @type {[file: string, source: string][]} */
const sources = files.map((file) => [file, readFileSync(join(root, file), 'utf8')]);
const owners = schemasOf(sources);

const cycles = folderCycles(imports);
const forbidden = [
  ...strayFiles(files).map((file) => `${file} belongs to no service in package-lock.json: run npm install.`),
  ...forbiddenImports(imports),
  ...sources.flatMap(([file, source]) => forbiddenTables(file, source, owners)),
];
for (const cycle of cycles) {
  console.log(`Cycle: ${cycle.join(', ')}`);
  for (const [from, targets] of imports) {
    const folder = folderOf(from);
    if (!folder || !cycle.includes(folder) || isTestCode(from)) continue;
    for (const to of targets) {
      const other = folderOf(to);
      if (other && other !== folder && cycle.includes(other)) console.log(`  ${from} imports ${to}`);
    }
  }
}
for (const line of forbidden) console.log(line);
console.log(`${files.length} files: ${cycles.length} import cycles between folders, ${forbidden.length} forbidden imports.`);
if (cycles.length || forbidden.length) process.exitCode = 1;
