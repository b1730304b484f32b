/**
 * `npm run bench` prints every figure of the README, each as measured in this run, beside its aim.
 * `npm run bench -- pages` runs one section. Times are ratios to a bare loop that does the
 * same work in the same run, because seconds differ from machine to machine.
 */
import { printTable, type Row } from './row';

const sections: Record<string, () => Promise<Row[]>> = {
  tokens: async () => (await import('./bench-tokens')).benchTokens(),
  'sign-ins': async () => (await import('./bench-sign-ins')).benchSignIns(),
  start: async () => (await import('./bench-start')).benchStart(),
  pages: async () => (await import('./bench-pages')).benchPages(),
  builds: async () => (await import('./bench-builds')).benchBuilds(),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in sections));
if (unknown.length) {
  console.error(`There is no section ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}.`);
  process.exit(1);
}

const rows: Row[] = [];
for (const [name, run] of Object.entries(sections)) {
  if (asked.length && !asked.includes(name)) continue;
  console.log(`measuring ${name} …`);
  rows.push(...(await run()));
}
printTable(rows);
