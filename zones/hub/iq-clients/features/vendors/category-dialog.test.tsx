import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { claims } from '../metrics/answers.fixture';
import { CategoryDialog } from './category-dialog';
import type { Vendor } from './vendor';

const vendor: Vendor = {
  vendor: 'northside printing',
  name: 'Northside Printing',
  category: 'printing',
  categoryFrom: 'person',
  account: null,
  spend: 12_000,
  share: null,
  lastBilledOn: '2026-01-02',
  names: ['Northside Printing'],
};

test.each([
  ['printing', 'Another category', 'printing'],
  ['payroll', 'Payroll', undefined],
  [null, 'Choose a category', undefined],
])('category %s is shown as %s', async (category, shown, own) => {
  renderInSuite(<CategoryDialog vendor={{ ...vendor, category }} onClose={() => {}} />, {
    zone: 'iq-clients',
    claims,
    answers: {},
  });
  expect((await screen.findByRole('combobox', { name: 'Category' })).textContent).toBe(shown);
  expect(screen.queryByRole<HTMLInputElement>('textbox', { name: 'Name of the category' })?.value).toBe(own);
});
