// @ts-check
// Prints the import cycles between folders of the server, features of a zone and files, and the imports that break a rule.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
// @boundaries-ignore One place of all options.
import { readArguments } from '../../host/commands/arguments.mjs';
import {
  cyclesOf,
  forbiddenImports,
  forbiddenTables,
  isTestCode,
  schemasOf,
  strayFiles,
  units,
} from '../src/imports/import-rules.js';
import { projectImports } from '../src/imports/project-imports.js';

readArguments('check:imports');

const root = fileURLToPath(new URL('../../../', import.meta.url));

const imports = projectImports(root);
const files = [...imports.keys()];

/** @type {[file: string, source: string][]} */
const sources = files.map((file) => [file, readFileSync(join(root, file), 'utf8')]);
const owners = schemasOf(sources);

const forbidden = [
  ...strayFiles(files).map((file) => `${file} belongs to no service in package-lock.json: run npm install.`),
  ...forbiddenImports(imports),
  ...sources.flatMap(([file, source]) => forbiddenTables(file, source, owners)),
];
const counts = Object.entries(units).map(([name, unitOf]) => {
  const cycles = cyclesOf(imports, unitOf);
  for (const cycle of cycles) {
    console.log(`Cycle: ${cycle.join(', ')}`);
    for (const [from, targets] of imports) {
      const unit = unitOf(from);
      if (!unit || !cycle.includes(unit) || isTestCode(from)) continue;
      for (const to of targets) {
        const other = unitOf(to);
        if (other && other !== unit && cycle.includes(other)) console.log(`  ${from} imports ${to}`);
      }
    }
  }
  return { name, count: cycles.length };
});
for (const line of forbidden) console.log(line);
const cycles = counts.map(({ name, count }) => `${count} between ${name}`).join(', ');
console.log(`${files.length} files: import cycles: ${cycles}; ${forbidden.length} forbidden imports.`);
if (counts.some(({ count }) => count) || forbidden.length) process.exitCode = 1;
