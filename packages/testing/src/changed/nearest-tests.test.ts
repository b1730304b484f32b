import { nearestTests } from './nearest-tests';

const imports = new Map([
  ['money.ts', []],
  ['money.test.ts', ['money.ts']],
  ['invoice.ts', ['money.ts']],
  ['invoice.test.ts', ['invoice.ts']],
  ['page.tsx', ['invoice.ts']],
  ['page.test.tsx', ['page.tsx']],
  ['day.ts', ['clock.ts']],
  ['clock.ts', ['day.ts']],
  ['day.test.ts', ['day.ts']],
]);

it('lists the tests of a changed file before those of its importers', () => {
  expect(nearestTests(imports, ['money.ts'])).toEqual(['money.test.ts', 'invoice.test.ts', 'page.test.tsx']);
});

it('lists nothing that the change cannot reach', () => {
  expect(nearestTests(imports, ['page.tsx'])).toEqual(['page.test.tsx']);
  expect(nearestTests(imports, ['README.md'])).toEqual([]);
});

it('lists a changed test itself, but not one that was deleted', () => {
  expect(nearestTests(imports, ['invoice.test.ts', 'gone.test.ts'])).toEqual(['invoice.test.ts']);
});

it('ends where files import each other', () => {
  expect(nearestTests(imports, ['clock.ts'])).toEqual(['day.test.ts']);
});
