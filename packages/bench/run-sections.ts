import { type Measurement, printTable } from './row';

/** Runs the requested sections, or all of them by default, and prints one table. */
export async function runSections(
  sections: Record<string, () => Promise<Measurement[]>>,
  names: readonly string[],
): Promise<void> {
  const unknown = names.filter((name) => !(name in sections));
  if (unknown.length) {
    console.error(`There is no section ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}.`);
    process.exit(1);
  }
  const rows: Measurement[] = [];
  for (const [name, run] of Object.entries(sections)) {
    if (names.length && !names.includes(name)) continue;
    console.log(`measuring ${name} …`);
    rows.push(...(await run().catch((error: unknown) => failed(name, error))));
  }
  printTable(rows);
}

/** Reports a failed section as a row, so that the results of the others are not lost. */
function failed(name: string, error: unknown): Measurement[] {
  console.error(error);
  process.exitCode = 1;
  return [{ name, measured: 'failed, see above', aim: '' }];
}
