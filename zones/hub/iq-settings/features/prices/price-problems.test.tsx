import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { PriceProblems } from './price-problems';

const show = (count: number) =>
  renderInSuite(<PriceProblems problems={Array.from({ length: count }, (_, at) => ({ line: at + 1, text: 'wrong' }))} />, {
    zone: 'iq-settings',
    claims: { userId: 'u1', companyId: 'c1' },
  });
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('names the first ten lines to fix, and counts the others', async () => {
  show(12);
  expect(await screen.findByRole('heading', { name: 'Lines to fix: 12' })).toBeTruthy();
  expect(lines()).toHaveLength(11);
  expect([lines()[0], lines()[9], lines()[10]]).toEqual(['Line 1: wrong', 'Line 10: wrong', 'and 2 more']);
});

test('ten lines are shown without a count of others', async () => {
  show(10);
  await screen.findByRole('heading');
  expect(lines()).toHaveLength(10);
});
