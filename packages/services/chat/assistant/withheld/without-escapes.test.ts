import { withoutEscapes } from './without-escapes';

test.each(['&toString;', '&valueOf;'])('%s is not an escape and stays unchanged', (text) => {
  expect(withoutEscapes(`Ann ${text} Bay`)).toBe(`Ann ${text} Bay`);
});

test('named characters and letters with marks are decoded', () => {
  expect(withoutEscapes('Ann &amp; Caf&eacute;')).toBe('Ann & Cafe');
});
