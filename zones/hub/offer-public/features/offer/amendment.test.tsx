import { screen, within } from '@testing-library/react';
import { billingOf } from '../payment/billing.fixture';
import { answer, BILLING, openLink, setDate } from './open-screen.fixture';
import { content, lineOf, openProposal, recommended } from './proposal.fixture';

const before = lineOf(11, { price: 57_288, isProrated: true });
const payroll = lineOf(12, { name: 'Payroll', price: 20_000 });
const amends = {
  number: 7,
  title: '2026 engagement',
  acceptedOn: '2026-11-26',
  billingDay: 1,
  lines: [before, payroll],
  startsNextPeriod: false,
  billingEnd: null,
};
/** Bookkeeping at $644.34 instead of $572.88, without payroll. */
const amendment = (of: Partial<typeof amends> = {}) =>
  openProposal({
    content: {
      ...content,
      billingDay: 1,
      options: [{ ...recommended, lines: [{ ...before, price: 64_434 }] }],
      amends: { ...amends, ...of },
    },
  });
const paid = { lineId: before.id, name: before.name, from: '2026-11-26', to: '2026-11-30', net: 9_548, tax: 0, gross: 9_548 };

const regionOf = async (name: string) => screen.findByRole('region', { name });
const total = async (name: string) =>
  within(await regionOf('What you pay')).getByText(name, { exact: false }).parentElement?.textContent;

beforeEach(() => {
  sessionStorage.clear();
  setDate('2026-11-26T17:00:00Z');
});
afterEach(() => jest.useRealTimers());

test('an amendment names the proposal that it changes, and shows each changed service before and after', async () => {
  openLink(amendment(), { [BILLING]: answer(billingOf({ paid: [paid] })) });
  const region = await regionOf('What this amendment changes');
  expect(region.textContent).toContain('Amends proposal #7 2026 engagement, accepted on Nov 26, 2026.');
  expect(
    within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Monthly bookkeepingBefore $572.88 every month → , After $644.34 every month',
    'PayrollBefore $200.00 every month → , After Ends',
  ]);
});

test('deducts what was paid for days that are charged again: $107.39 less $95.48 are $11.91', async () => {
  openLink(amendment(), { [BILLING]: answer(billingOf({ paid: [paid] })) });
  expect(await total('Due if you accept today')).toContain('$11.91');
  expect(await total('First charges')).toContain('$107.39');
  expect(await total('Credit for days already paid')).toContain('-$95.48');
  // Five days of November are a separate charge; twelve months are twelve times $644.34.
  expect(await total('Nov 26, 2026 to Nov 30, 2026, once')).toContain('$107.39');
  expect(await total('First 12 months')).toContain('$7,732.08');
});

test('credit that exceeds the first charges is kept for the next ones', async () => {
  openLink(amendment(), { [BILLING]: answer(billingOf({ paid: [paid], creditLeft: 5_000 })) });
  expect(await total('Due if you accept today')).toContain('$0.00');
  expect((await regionOf('What you pay')).textContent).toContain('$38.09 of the credit stays and reduces the next charges.');
});

test('an amendment that starts with the next period charges nothing for paid days', async () => {
  openLink(amendment({ startsNextPeriod: true }), { [BILLING]: answer(billingOf({ paid: [paid] })) });
  expect(await total('Due if you accept today')).toContain('$0.00');
  expect((await regionOf('What you pay')).textContent).not.toContain('Credit');
  const region = await regionOf('What this amendment changes');
  expect(region.textContent).toContain('Changes start when the period you have paid for ends.');
});

test("other offers don't mention amendments", async () => {
  openLink();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('What this amendment changes')).toBeNull();
});
