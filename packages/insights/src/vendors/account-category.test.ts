import { accountCategory } from './account-category';
import { vendorCategory } from './categories';

test.each([
  ['Rent', 'rent'],
  ['6100 · Office Supplies', 'office-supplies'],
  ['Office expenses:Software', 'software'],
  ['Bank charges', 'banking'],
  ['Professional fees', 'professional-services'],
  ['Legal & Professional Fees', 'professional-services'],
  ['Practice management', 'practice-management'],
  ['E-signature', 'e-signature'],
  ['Dues & Subscriptions', 'Dues & Subscriptions'],
  ['6300 - Uniforms', 'Uniforms'],
  ['Utilities:Sundry', 'utilities'],
  ['Sundry:Unsorted', 'Unsorted'],
])('the account %s has the category %s', (account, category) => {
  expect(accountCategory(account)).toBe(category);
});

test.each(['6100', '400.10', 'Business Checking', 'Visa 4242', 'Accounts Payable (A/P)', 'Uncategorized Expense', ' '])(
  'the account "%s" has no category',
  (account) => {
    expect(accountCategory(account)).toBeUndefined();
  },
);

test('a tool is categorized by its name, and any other vendor by its account before the words in its name', () => {
  expect(vendorCategory('Gusto', 'Software')).toEqual({ category: 'payroll', from: 'name' });
  expect(vendorCategory('Sunrise Electric Supply', 'Repairs')).toEqual({ category: 'facilities', from: 'account' });
  expect(vendorCategory('Sunrise Printing', '6100')).toEqual({ category: 'media', from: 'name' });
  expect(vendorCategory('Sunrise Printing', undefined)).toEqual({ category: 'media', from: 'name' });
  expect(vendorCategory('Smith', undefined)).toBeUndefined();
});
