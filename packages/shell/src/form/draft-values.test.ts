import { storableOf, withSaved } from './draft-values';

const saved = { name: 'Harborline', offices: [{ phone: '1' }], login: { password: '', user: 'ann' } };

test.each([
  'password',
  'newPassword',
  'clientSecret',
  'code',
  'mfaCode',
  'bankDetails',
  'iban',
  'routingNumber',
  'signature',
  'apiKey',
])('a field named %s is not stored', (name) => {
  const stored = storableOf({ version: 1, values: { name: 'Quaystone', [name]: 'hidden' } }, { name: 'Harborline', [name]: '' });
  expect(stored).toEqual({ version: 1, values: { name: 'Quaystone' } });
});

test('a secret is not stored at any depth, and a draft of secrets alone is not stored at all', () => {
  const values = { ...saved, login: { password: 'hidden', user: 'ann' } };
  expect(storableOf({ version: 1, values }, saved)).toBeUndefined();
  expect(JSON.stringify(storableOf({ version: 1, values: { ...values, name: 'Quaystone' } }, saved))).not.toContain('hidden');
});

test('other fields with similar names are stored', () => {
  const values = { postalCode: '60601', discountCode: 'SPRING' };
  expect(storableOf({ version: 1, values }, { postalCode: '', discountCode: '' })).toEqual({ version: 1, values });
});

test('a restored draft has the saved secrets, and an unchanged draft stays the same object', () => {
  const restored = { name: 'Quaystone', offices: [], login: { user: 'bob' } } as unknown as typeof saved;
  expect(withSaved(restored, saved)).toEqual({ name: 'Quaystone', offices: [], login: { user: 'bob', password: '' } });
  expect(withSaved(saved, saved)).toBe(saved);
});
