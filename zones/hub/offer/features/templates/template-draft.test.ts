import type { BookService } from '@services/price-book/contract/price-book';
import { is } from 'valibot';
import { lineOfService } from '../lines/options';
import { emptyTemplate, presentOptions, type TemplateDraft, templateSchema, unlinked } from './template-draft';

const service = (of: Partial<BookService> = {}): BookService => ({
  id: '3c1f1c2e-4f0a-4f2b-9a52-0f2f6d0b7a11',
  name: 'Payroll',
  description: 'Pay runs',
  category: '',
  currency: 'USD',
  billing: 'monthly',
  unit: 'employee',
  price: 2_800,
  drivers: [{ name: 'states', units: 1, tiers: [{ upTo: null, each: 100, flat: 0 }] }],
  taxRate: 0,
  depositRate: 0,
  minimumTerm: null,
  isProrated: true,
  ledgerName: '',
  isArchived: false,
  version: 1,
  updatedAt: '2027-01-01T00:00:00Z',
  ...of,
});
const optionsWith = (of: object = {}) => {
  const line = { ...lineOfService(service(), 14), isAddOn: true, ...of };
  return [{ id: crypto.randomUUID(), name: 'Our proposal', description: '', lines: [line] }];
};

test('lines show what the price book says now, in the quantities of the template', () => {
  const drivers = [{ name: 'states', units: 3, tiers: [{ upTo: null, each: 100, flat: 0 }] }];
  const raised = service({
    name: 'Payroll 2027',
    price: 3_000,
    drivers: [{ name: 'states', units: 1, tiers: [{ upTo: null, each: 200, flat: 0 }] }],
  });
  const [option] = presentOptions(optionsWith({ drivers }), [raised], 'USD');
  expect(option?.lines[0]).toMatchObject({ name: 'Payroll 2027', price: 3_000, quantity: 14, isAddOn: true });
  expect(option?.lines[0]?.drivers).toMatchObject([{ units: 3, tiers: [{ each: 200 }] }]);
  const inEuros = optionsWith();
  expect(presentOptions(inEuros, [service({ currency: 'EUR', price: 1 })], 'USD')).toEqual(inEuros);
});

test('a line follows the price book until it says something else', () => {
  const linkOf = (of: object) => unlinked(optionsWith(of), [service()], 'USD')[0]?.lines[0]?.serviceId;
  for (const own of [{ quantity: 2 }, { isAddOn: false }, { discount: null, startsOn: '2027-01-01' }])
    expect(linkOf(own)).toBe(service().id);
  for (const changed of [{ price: 2_900 }, { name: 'Wages' }, { billing: 'weekly' }, { drivers: [] }])
    expect(linkOf(changed)).toBeNull();
});

test('a template is complete with a name, a title, a currency and lines that can be counted', () => {
  const empty = emptyTemplate({ currency: '', termsId: null, validDays: 30, optionName: 'Our proposal' });
  const isComplete = (draft: TemplateDraft) => is(templateSchema, draft);
  expect(isComplete(empty)).toBe(false);
  const whole = { ...empty, name: 'Yearly', title: 'Your year', currency: 'USD' };
  expect(isComplete(whole)).toBe(true);
  expect(isComplete({ ...whole, validDays: Number.NaN })).toBe(false);
  expect(isComplete({ ...whole, options: optionsWith({ price: Number.NaN }) })).toBe(false);
});
