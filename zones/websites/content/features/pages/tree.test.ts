/** @jest-environment node */
import type { PageRow } from '@services/site/contract/pages';
import { pageRow } from '../editor/page.fixture';
import { branchesOf, type Move, moved, movedBefore } from './tree';

const row = (id: string, parentId: string | null = null, rest: Partial<PageRow> = {}): PageRow => ({
  ...pageRow,
  ...{ id, parentId, path: id === 'home' ? '' : `${id}/` },
  ...rest,
});

/** home, services (tax, payroll), about. */
const pages = [row('home'), row('services'), row('about'), row('tax', 'services'), row('payroll', 'services')];
const shown = (rows: readonly PageRow[], kind: PageRow['kind'] = 'page') =>
  branchesOf(rows, kind).map(({ page, depth }) => `${'-'.repeat(depth)}${page.id}`);
const placesOf = (found: ReturnType<typeof moved>) => found?.map(({ id, parentId }) => `${parentId ?? ''}/${id}`);
const move = (id: string, what: Move) => placesOf(moved(branchesOf(pages, 'page'), id, what));

test('pages are listed with those below them, without those in the trash', () => {
  expect(shown(pages)).toEqual(['home', 'services', '-tax', '-payroll', 'about']);
  expect(shown([...pages, row('old', null, { deletedAt: '2026-01-01' })])).not.toContain('old');
});

test('pages below one that is gone are on the first level', () => {
  expect(shown([row('tax', 'gone')])).toEqual(['tax']);
});

test('articles are listed newest first, apart from pages', () => {
  const article = (id: string, on: string) => row(id, null, { kind: 'article', on });
  const all = [...pages, article('old', '2025-12-31'), article('new', '2026-03-01'), article('mid', '2026-02-01')];
  expect(shown(all, 'article')).toEqual(['new', 'mid', 'old']);
});

test('a page moves up and down among its siblings', () => {
  expect(move('payroll', 'up')).toEqual(['/home', '/services', 'services/payroll', 'services/tax', '/about']);
  expect(move('tax', 'down')).toEqual(['/home', '/services', 'services/payroll', 'services/tax', '/about']);
  expect(move('about', 'up')).toEqual(['/home', '/about', '/services', 'services/tax', 'services/payroll']);
  expect([move('home', 'up'), move('about', 'down'), move('payroll', 'down'), move('x', 'up')]).toEqual(
    Array.from({ length: 4 }),
  );
});

test('a page moves below the one above it, but never below the home page', () => {
  expect(move('about', 'in')).toEqual(['/home', '/services', 'services/tax', 'services/payroll', 'services/about']);
  expect([move('services', 'in'), move('home', 'in'), move('tax', 'in')]).toEqual(Array.from({ length: 3 }));
});

test('a page moves out behind its parent', () => {
  expect(move('payroll', 'out')).toEqual(['/home', '/services', '/payroll', 'services/tax', '/about']);
  expect(move('about', 'out')).toBeUndefined();
});

test('a dropped page takes the place and the level of the one it is dropped on', () => {
  expect(placesOf(movedBefore(branchesOf(pages, 'page'), 'about', 'payroll'))).toEqual([
    ...['/home', '/services', 'services/tax', 'services/about', 'services/payroll'],
  ]);
});
