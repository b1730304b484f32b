import { metricFormatsOf } from '@suite/insights/metric-formats';
import type { Vendor } from './vendor';
import { vendorColumns } from './vendor-columns';

const vendor = (name: string, more: Partial<Vendor> = {}): Vendor => ({
  vendor: name.toLowerCase(),
  name,
  names: [name],
  category: 'software',
  categoryFrom: 'name',
  account: null,
  spend: 10_000,
  share: 0.5,
  lastBilledOn: '2025-12-01',
  ...more,
});

const deployment = { environment: 'prod', domain: 'suite.example', label: 'hub', port: 0 } as const;

const hiddenFor = (vendors: Vendor[]) => {
  const parts = { deployment, formats: metricFormatsOf('en-US'), currency: 'USD', asOf: '' };
  return vendorColumns(parts, vendors, () => undefined)
    .filter(({ isOff }) => isOff)
    .map(({ id }) => id);
};

test('hides the source of categories while all have the same one, and shows it otherwise', () => {
  const guessed = [vendor('Gusto'), vendor('Corner Store', { category: null, categoryFrom: null })];
  expect(hiddenFor(guessed)).toContain('categoryFrom');
  expect(hiddenFor([...guessed, vendor('Adobe', { categoryFrom: 'person' })])).not.toContain('categoryFrom');
});
