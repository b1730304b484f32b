import { everyPage } from './every-page';

test('reads all pages once and in order', async () => {
  const all = Array.from({ length: 450 }, (_, row) => row);
  const offsets: string[] = [];
  const rows = await everyPage('rows', async ({ offset, limit }) => {
    offsets.push(offset);
    return { rows: all.slice(Number(offset), Number(offset) + Number(limit)), total: all.length };
  });
  expect(rows).toEqual(all);
  expect(offsets).toEqual(['0', '200', '400']);
});

test('stops when the list becomes shorter meanwhile', async () => {
  const rows = await everyPage('rows', async ({ offset }) => ({ rows: offset === '0' ? [1] : [], total: 5 }));
  expect(rows).toEqual([1]);
});
