import type { Line } from '@suite/pricing/line';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen } from '@testing-library/react';
import { LineItem } from './line-item';
import { content, lineOf } from './proposal.fixture';

async function textOf(of: Partial<Line>, isFixed = false) {
  cleanup();
  const props = { content, isFixed, isTaken: true, onTake: () => undefined, onCount: () => undefined };
  renderInSuite(<LineItem line={lineOf(1, of)} {...props} />, { zone: 'offer-public', claims: undefined });
  return (await screen.findByRole('listitem')).textContent;
}

test.each<[Partial<Line>, string | null]>([
  [{ quantity: 1, unit: '' }, null],
  [{ quantity: 3, unit: '' }, 'Quantity: 3'],
  [{ quantity: 1, unit: 'employee' }, 'Quantity: 1 (per employee)'],
  [{ quantity: 14, unit: 'employee' }, 'Quantity: 14 (per employee)'],
])('the quantity of a service is shown if there is something to count: %j', async (of, text) => {
  expect(/Quantity: \d+(?: \(per \w+\))?/.exec((await textOf(of)) ?? '')?.[0] ?? null).toBe(text);
});

test('a quantity can be changed within its limits until the offer is accepted', async () => {
  const limits = { quantity: 14, unit: 'employee', quantityLimits: { least: 1, most: 50 } };
  await textOf(limits);
  expect(screen.getByLabelText('Quantity of Monthly bookkeeping')).toBeTruthy();
  expect(await textOf(limits, true)).toContain('Quantity: 14 (per employee)');
  expect(screen.queryByLabelText('Quantity of Monthly bookkeeping')).toBeNull();
});

test('an add-on can be left out until the offer is accepted', async () => {
  await textOf({ isAddOn: true });
  expect(screen.getByRole('checkbox', { name: 'Monthly bookkeeping' })).toBeTruthy();
  await textOf({ isAddOn: true }, true);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
