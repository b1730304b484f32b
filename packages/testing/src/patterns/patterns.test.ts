import { join } from 'node:path';
import { isFullRun } from '@suite/env/node';
import { bounds } from './bounds';
import { superLinear } from './judge-pattern';
import { readJudged } from './judged';
import { type Pattern, patternsOf, readPatterns, sourceFiles } from './read-patterns';

const root = join(__dirname, '../../../..');
const patterns = sourceFiles(root).flatMap((file) => readPatterns(root, file));
const judged = readJudged(root);
const boundsOf = ({ text, file }: Pattern) =>
  bounds.filter(({ pattern, file: start }) => (pattern === text || pattern === '*') && file.startsWith(start));

test('every regular expression is linear, or reads text of limited length', () => {
  expect(patterns.length).toBeGreaterThan(500);
  const verdicts = new Map<string, string | undefined>();
  const open = patterns.flatMap((pattern) => {
    const { text, file, line, isBuilt } = pattern;
    if (boundsOf(pattern).length || (judged.has(text) && !isFullRun())) return [];
    if (!verdicts.has(text))
      verdicts.set(text, isBuilt ? 'built at run time: say in bounds.ts why it is linear' : superLinear(text));
    const reason = verdicts.get(text);
    return reason === undefined ? [] : [`${file}:${line} ${text} ${reason}`];
  });
  expect(open).toEqual([]);
}, 900_000);

test('a pattern that is not linear reads at most 1,000 characters of untrusted text', () => {
  const loose = bounds.filter(
    ({ source, isLinear, limit = Number.POSITIVE_INFINITY }) => source === 'anyone' && !isLinear && limit > 1000,
  );
  expect(loose).toEqual([]);
});

test('every bound and every analyzed pattern belongs to a pattern in the code', () => {
  const isUsed = (bound: (typeof bounds)[number]) => patterns.some((pattern) => boundsOf(pattern).includes(bound));
  expect(bounds.filter((bound) => !isUsed(bound))).toEqual([]);
  const literals = new Set(patterns.map(({ text }) => text));
  expect([...judged].filter((pattern) => !literals.has(pattern))).toEqual([]);
});

test.each([
  ['runs to the end of the text', '/\\s+$/'],
  ['is searched from each of its beginnings', '/<br\\b[^>]*>/i'],
  ['repeats what repeats itself', '/^(a+)+$/'],
  ['divides a run among two parts', '/^\\S+@\\S+\\.\\S+$/'],
])(
  'a pattern that %s is found',
  (_, pattern) => {
    expect(superLinear(pattern)).toBeDefined();
  },
  120_000,
);

test.each(['/^[a-z]+$/', '/<br\\b[^<>]*>/i', '/\\d{1,9}/g'])(
  'a linear pattern passes: %s',
  (pattern) => {
    expect(superLinear(pattern)).toBeUndefined();
  },
  120_000,
);

test('patterns are read from code, and patterns built at run time are recognized', () => {
  const code = 'const a = /x\\/y/gi;\n// /not this/\nconst b = "/nor this/";\nnew RegExp(a.source + "+", "u");';
  expect(patternsOf('a.ts', code)).toEqual([
    { file: 'a.ts', line: 1, text: '/x\\/y/gi', isBuilt: false },
    { file: 'a.ts', line: 4, text: 'new RegExp(a.source + "+", "u")', isBuilt: true },
  ]);
});
