/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sourceFiles } from '../patterns/read-patterns';
import { unshownErrors } from './unshown-errors';

const root = resolve(__dirname, '../../../..');

test.each([
  'const { data, mutate } = useQuery(getPage, {});',
  'const pages = useQuery(getPages, {}).data ?? [];',
  'const pages = useQuery(getPages, {}); show(pages.data, pages.isLoading);',
  "const { data } = useRead(readCount, 'count', []);",
])('reports a query whose failure nobody sees: %s', (source) => {
  expect(unshownErrors(source)).toEqual([1]);
});

test.each([
  'const { data, error } = useQuery(getPage, {});',
  'const pages = useQuery(getPages, {}); show(pages.data, pages.error);',
  'const pages = useQuery(getPages, {}); show(pages);',
  'const useBook = () => useQuery(getBook, {});',
  'const { data } = useQuery(getPage, {}, { handleGlobally: true });',
  'const { data } = useQuery(getPage, {}, { isOptional: true });',
])('allows a query that shows its failure, leaves it to the catalogue or works without it: %s', (source) => {
  expect(unshownErrors(source)).toEqual([]);
});

test('§8 every query of the suite shows its failure, leaves it to the catalogue or works without it', () => {
  const files = sourceFiles(root).filter((file) => /\.tsx?$/.test(file));
  const unshown = files.flatMap((file) => unshownErrors(readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`));
  expect(files.length).toBeGreaterThan(2000);
  expect(unshown).toEqual([]);
});
