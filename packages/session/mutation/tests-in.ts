import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = join(__dirname, '../src');

/** Generated tests are excluded: what they find by chance would change the score with each run, and they are slow. */
const generated = /^(calls-at-expiry|schedules|token-strings)\./;

/**
 * Declares the tests of all files that run in a page, or of all others, as one file: Jest then loads the modules only once and
 * stops after the first failure, so a run of Stryker takes minutes instead of hours.
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

/** Makes all later tests fail at once after a test that fails or never ends; one failure is enough to notice a mutant. */
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
