import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MILLISECONDS_PER_DAY } from './day-length';

const root = join(__dirname, '../../..');

/** 86400000, `24 * HOUR`, `24 * 3_600_000` and the like, in milliseconds. */
const dayLength =
  /\b86_?400_?000\b|\b864e5\b|\b24 \* (?:HOURS?\b|MILLISECONDS_PER_HOUR\b|3_?600_?000\b|36e5\b|60 \* (?:MINUTE|60_?000|60 \* 1_?000)\b)|\b1_?000 \* 60 \* 60 \* 24\b/;

const exceptions = [
  // Checks the formulas on its own, without the code that they use.
  'packages/bench/checker/days.ts',
  // A thread in plain JavaScript, which loads no TypeScript.
  'packages/services/website/bookings/feed/read-values.js',
];

it('is 24 hours of 60 minutes', () => {
  expect(MILLISECONDS_PER_DAY).toBe(Date.parse('2026-03-09T00:00:00Z') - Date.parse('2026-03-08T00:00:00Z'));
});

it.each([
  '86_400_000',
  '86400000',
  '24 * 60 * 60 * 1000',
  '24 * 60 * 60_000',
  '24 * 3_600_000',
  '24 * HOUR',
  '1000 * 60 * 60 * 24',
])('%s is recognized as the length of a day', (text) => {
  expect(dayLength.test(`const DAY = ${text};`)).toBe(true);
});

it('is written in one place', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'zones', 'turbo'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter(
      (file) =>
        /\.(ts|tsx|js|mjs)$/.test(file) && !file.startsWith('packages/values/src/day-length') && existsSync(join(root, file)),
    );
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => dayLength.test(readFileSync(join(root, file), 'utf8')))).toEqual(exceptions);
});
