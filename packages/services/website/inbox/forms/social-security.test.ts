import { hasSocialSecurityNumber, withoutSocialSecurityNumbers } from './social-security';

it.each(['123-45-6789', 'My SSN is 123 45 6789.', '123456789', 'ssn:123-45-6789,', '912-70-1234'])(
  'finds a number in %j',
  (text) => {
    expect(hasSocialSecurityNumber(text)).toBe(true);
  },
);

it.each([
  'Call (555) 123-4567 or 555-123-4567',
  'EIN 12-3456789',
  '1234567890',
  '000-12-3456',
  '123-00-4567',
  '123-45-0000',
  '12345-6789',
  'Invoice 2026-11-2025',
  '',
])('finds none in %j', (text) => {
  expect(hasSocialSecurityNumber(text)).toBe(false);
});

it('removes the digits and keeps the rest', () => {
  expect(withoutSocialSecurityNumbers('I am 123-45-6789, call 555-123-4567')).toBe(
    'I am [Social Security number removed], call 555-123-4567',
  );
});
