import { printTable, type Row } from './row';

/** Runs the sections that are asked for, all of them when none is, and prints one table. */
export async function runSections(sections: Record<string, () => Promise<Row[]>>, asked: readonly string[]): Promise<void> {
  const unknown = asked.filter((name) => !(name in sections));
  if (unknown.length) {
    console.error(`There is no section ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}.`);
    process.exit(1);
  }
  const rows: Row[] = [];
  for (const [name, run] of Object.entries(sections)) {
    if (asked.length && !asked.includes(name)) continue;
    console.log(`measuring ${name} …`);
    rows.push(...(await run().catch((error: unknown) => failed(name, error))));
  }
  printTable(rows);
}

/** What the other sections have measured is not lost with one that fails. */
function failed(name: string, error: unknown): Row[] {
  console.error(error);
  process.exitCode = 1;
  return [{ name, measured: 'failed, see above', aim: '' }];
}
