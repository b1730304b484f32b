import type { VendorPage } from '@services/directory-api/contract/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openExplore, vendor } from '../frame/directory.fixture';
import { Compare } from './compare';

const price = {
  id: 'p1',
  amount: 2_900,
  currency: 'USD',
  unit: 'user',
  period: 'month',
  plan: 'Team',
  seenOn: '2026-02-01',
  enteredBy: 'Ann',
};
const bell: VendorPage = { ...vendor, id: 'v2', slug: 'bell', name: 'Bell', tool: null, peers: null, facts: [], prices: [price] };

function open(hash: string, compare: VendorPage[], rights = 'admin,change') {
  location.hash = hash;
  return openExplore(<Compare />, { compare: { compare } }, { rights });
}

const row = async (name: string) =>
  [...((await screen.findByRole('rowheader', { name })).closest('tr')?.querySelectorAll('td') ?? [])].map(
    ({ textContent }) => textContent,
  );

test('shows vendors side by side, each fact with its source', async () => {
  const { requested } = open('#/compare?vendors=acme,bell,acme', [vendor, bell]);
  expect(await row('You pay')).toEqual(['$49 a month', 'Nothing']);
  expect(await row('Firms like yours pay')).toEqual(['$60 a month (7 firms)', 'Fewer than five firms']);
  expect(await row('Prices you entered')).toEqual(['Not known', '$29.00 per user a month, Team']);
  expect(await row('Certifications')).toEqual(['SOC 2Survey, Jan 31, 2026', 'Not known']);
  expect(requested).toEqual([['compare', { slugs: ['acme', 'bell'] }]]);
});

test('asks for four vendors at most', async () => {
  const { requested } = open('#/compare?vendors=a,b,c,d,e', [vendor]);
  await row('You pay');
  expect(requested).toEqual([['compare', { slugs: ['a', 'b', 'c', 'd'] }]]);
});

test('a vendor is taken out of the comparison', async () => {
  const { requested } = open('#/compare?vendors=acme,bell', [vendor, bell]);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Bell' }));
  await waitFor(() => expect(requested.at(-1)).toEqual(['compare', { slugs: ['acme'] }]));
});

test.each(['requested', 'sent'] as const)('a vendor that was asked or is in the plan is marked: %s', async (state) => {
  const introduction = { id: 'i1', state, stateAt: '', note: '', email: '', consentedAt: '' };
  const adoption = { by: 'Ann', at: '2026-03-01T10:00:00Z', isInPlan: true };
  open('#/compare?vendors=acme,bell', [{ ...vendor, introduction, adoption }, bell]);
  const [acme, other] = (await screen.findAllByRole('columnheader')).slice(-2);
  if (!acme || !other) throw new Error('two vendors are shown');
  expect(acme.textContent).toMatch(/In your security plan.*Introduction requested/);
  expect(within(acme).queryByRole('button', { name: 'Add to plan' })).toBeNull();
  expect(within(other).getByRole('button', { name: 'Add to plan' })).toBeTruthy();
  expect(within(other).getByRole('button', { name: 'Introduction' })).toBeTruthy();
});

test('without vendors, leads to the directory', async () => {
  open('#/compare', []);
  expect(await screen.findByText('Nothing to compare')).toBeTruthy();
});
