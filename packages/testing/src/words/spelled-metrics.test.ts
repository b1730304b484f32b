import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as registry from '@suite/insights/metrics/names';
import { sourceFiles } from '../patterns/read-patterns';
import { spelledMetrics } from './spelled-metrics';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

const names = Object.values(registry).filter((name) => typeof name === 'string');

/** What metrics were called before they had one name. */
const formerNames = [
  'Days sales outstanding',
  'days sales outstanding',
  'Collection effectiveness',
  'collection effectiveness index',
  'Credit not applied',
  'credit not applied',
  'unapplied credit',
  'credit sales',
  'pricing opportunity',
  'Opportunity per year',
  'Open receivables',
  'Share late',
  'Net of credit',
];

/** Everyday words, which are metrics only where the firm's numbers are shown. */
const everyday = ['Overdue', 'Overlap', 'Revenue', 'Segment', 'Spend'];

/** Where the firm's numbers are shown, so that everyday words mean metrics, too. */
const ofNumbers =
  /^(zones\/hub\/(home|core-home|iq-[a-z-]+)|zones\/ai\/chat|packages\/(iq|imports|charts)|packages\/services\/(iq\/insights|chat\/assistant))\//;

const exceptions: readonly { in: string; names: readonly string[]; reason: string }[] = [
  {
    in: 'packages/services/chat/assistant/intents/receivables.ts',
    names: ['CEI', 'DSO'],
    reason: 'questions in words that people use',
  },
  {
    in: 'packages/services/growth/valuation/wording/words.ts',
    names: ['Receivables'],
    reason: 'an item of a balance sheet, with work in progress',
  },
  { in: 'packages/services/iq/ledger/import/table/products.ts', names: ['Receivables'], reason: 'a report of Xero' },
  {
    in: 'zones/hub/home/features/dashboard/',
    names: ['Collection effectiveness'],
    reason: 'texts of the requirements, for the page and not for the metric',
  },
  {
    in: 'zones/hub/internal/features/gallery/',
    names: ['Collection effectiveness', 'DSO', 'Days late', 'Receivables'],
    reason: 'samples of components for developers',
  },
];

const files = sourceFiles(root).filter(
  (file) => /\.tsx?$/.test(file) && !/^packages\/insights\/|\/demo\/|\.cases\.ts$/.test(file),
);

const found = files.flatMap((file) =>
  spelledMetrics(file, readFileSync(join(root, file), 'utf8'), [...names, ...formerNames])
    .filter(({ name }) => ofNumbers.test(file) || !everyday.includes(name))
    .map((spelled) => ({ file, ...spelled })),
);

test('only the registry spells the name of a metric', () => {
  expect(files.length).toBeGreaterThan(1500);
  const isAllowed = ({ file, name }: (typeof found)[number]) =>
    exceptions.some((exception) => file.startsWith(exception.in) && exception.names.includes(name));
  expect(found.filter((each) => !isAllowed(each)).map(({ file, line, name }) => `${file}:${line} ${name}`)).toEqual([]);
});

test('each exception is needed', () => {
  const unused = exceptions.flatMap((each) =>
    each.names.filter((name) => !found.some((one) => one.file.startsWith(each.in) && one.name === name)),
  );
  expect(unused).toEqual([]);
});

test('a name in a string, a template or the text of an element is found, but not in code', () => {
  const source = `import { DSO } from 'DSO';
type Name = 'DSO';
const dso = 'DSO of May';
const text = \`The DSO is \${dso}\`;
const element = <p>DSO</p>; // DSO
const other = 'DSOs';`;
  expect(spelledMetrics('a.tsx', source, ['DSO']).map(({ line }) => line)).toEqual([3, 4, 5]);
});
