import { creditorReference, printedReference, referencesIn } from './creditor-reference';

// Published examples of ISO 11649.
const published = ['RF18539007547034', 'RF45G72UUR', 'RF6518K5', 'RF485000056789012345'];

test.each(published)('%s has the check digits of its content', (reference) => {
  expect(creditorReference(reference.slice(4))).toBe(reference);
});

test('a reference has at most 21 letters and digits', () => {
  expect(creditorReference('A'.repeat(21))).toHaveLength(25);
  for (const content of ['', 'A'.repeat(22), 'a', '12 3', 'Ä']) expect(() => creditorReference(content)).toThrow(RangeError);
});

test('is printed in groups of four', () => {
  expect(printedReference('RF18539007547034')).toBe('RF18 5390 0754 7034');
  expect(printedReference('RF45G72UUR')).toBe('RF45 G72U UR');
});

test.each([
  ['RF18 5390 0754 7034'],
  ['rf18539007547034'],
  ['Invoice 12, rf18 5390 0754 7034, thank you'],
  ['REF RF18-5390-0754-7034/INV 12'],
  ['SVWZ+RF18539007547034EREF+NOTPROVIDED'],
  ['RF18 5390 0754\r\n7034'],
  ['RF 18 5390 07 54 7034'],
  ['RF18000000000539007547034'],
  ['RF18 5390 0754 7034 2027'],
])('is found in “%s”', (text) => {
  expect(referencesIn(text)).toContain('RF18539007547034');
});

test.each([
  ['RF17 5390 0754 7034', 'wrong check digits'],
  ['RF18 5390 0754 703', 'an incomplete number'],
  ['RF1853900754703412', 'a longer number'],
  ['18 5390 0754 7034', 'a number without RF'],
  ['RF18', 'no content'],
  ['', 'nothing'],
])('is not found in “%s”: %s', (text) => {
  expect(referencesIn(text)).not.toContain('RF18539007547034');
});

test('several references in one text are all found', () => {
  expect(referencesIn('RF18539007547034 + RF45 G72U UR')).toEqual(expect.arrayContaining(['RF18539007547034', 'RF45G72UUR']));
});

test('any single wrong digit is noticed', () => {
  const reference = 'RF18539007547034';
  for (let at = 2; at < reference.length; at++)
    for (let digit = 0; digit < 10; digit++) {
      const wrong = `${reference.slice(0, at)}${digit}${reference.slice(at + 1)}`;
      if (wrong !== reference) expect(referencesIn(wrong)).not.toContain(wrong);
    }
});
