import { unusedExceptions, wordFinder } from './find-words';

const list = {
  names: [{ part: 'Figure', say: 'Metric' }],
  prefixes: [
    { prefix: 'MOST_', say: 'MAX_' },
    { prefix: 'most', say: 'max' },
  ],
  identifiers: [{ identifier: 'kept', say: 'stored' }],
  phrases: [{ phrase: 'is none', say: 'is missing' }],
  exceptions: [{ text: 'Figure', in: 'packages/valuation/', reason: 'accountants say so' }],
};

const findWords = wordFinder(list);
const foundIn = (source: string, file = 'packages/a.ts') => findWords(file, source).map(({ line, found }) => `${line} ${found}`);

test('finds a part of a name, a prefix of a name and a phrase, each with its line', () => {
  expect(foundIn('const useFigureState = 1;\nMOST_ROWS; mostRows;\n// There IS  none.')).toEqual([
    '1 useFigureState',
    '2 MOST_ROWS',
    '2 mostRows',
    '3 IS  none',
  ]);
});

test.each(['Figure', 'configureFigurehead', 'almostRows', 'at most one', 'this none', 'is nonempty'])('allows "%s"', (text) => {
  expect(foundIn(text)).toEqual([]);
});

test.each([
  'const kept = 1;',
  'const { other, kept } = read();',
  'const [kept, setStored] = useState();',
  'function kept() {',
  'rows.map((kept) => kept.id);',
  'function save(row: Row, kept: boolean) {',
])('finds a whole name that code declares: %s', (text) => {
  expect(foundIn(text)).toHaveLength(1);
});

test.each(['copy.kept', '// It is kept (kept as it was).', "keep: 'kept'", 'keptRows', '{ kept: 1 }'])(
  'allows a whole name elsewhere: %s',
  (text) => {
    expect(foundIn(text)).toEqual([]);
  },
);

test('an exception applies only in its folder, and is reported when nothing there needs it', () => {
  expect(foundIn('YearOfFigure', 'packages/valuation/years.ts')).toEqual([]);
  expect(foundIn('YearOfFigure')).toEqual(['1 YearOfFigure']);
  expect(unusedExceptions(list, [['packages/valuation/years.ts', 'YearOfFigure']])).toEqual([]);
  expect(unusedExceptions(list, [['packages/valuation/years.ts', 'YearOfMetric']])).toEqual(list.exceptions);
});
