import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = join(__dirname, '../src');

/** What generated tests find by chance would make the score another each time, and they are slow. */
const generated = /^(calls-at-expiry|schedules|token-strings)\./;

/**
 * Declares the tests of all files that run in a page, or of all others, as one file: Jest loads the modules once
 * then and not for each file, and ends after the first failure. A run of Stryker takes minutes so, and not hours.
 */
export function testsIn(environment: 'page' | 'node'): void {
  stopAtFirstFailure();
  for (const file of readdirSync(sources)) {
    if (!/\.test\.tsx?$/.test(file) || generated.test(file)) continue;
    const isOfPage = readFileSync(join(sources, file), 'utf8').includes('@jest-environment @suite/session/jsdom');
    if (isOfPage === (environment === 'page')) describe(file, () => void require(join(sources, file)));
  }
}

type Body = (...row: unknown[]) => unknown;

/** A test that fails, or never ends, leaves the mark that fails all later ones at once; one is enough to notice a mutant. */
function stopAtFirstFailure(): void {
  const { test } = globalThis;
  let isBroken = false;
  const stopping = (body: Body) => async (row: unknown[]) => {
    if (isBroken) throw new Error('A test before has failed');
    isBroken = true;
    await body(...row);
    isBroken = false;
  };
  const one = (title: string, body: Body) => test(title, () => stopping(body)([]));
  const each = (table: unknown[]) => (title: string, body: Body) => test.each(table)(title, (...row) => stopping(body)(row));
  Object.assign(globalThis, { test: Object.assign(one, { each }) });
}
