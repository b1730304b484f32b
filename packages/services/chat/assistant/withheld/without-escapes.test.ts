import { withoutEscapes } from './without-escapes';

test.each(['&toString;', '&valueOf;'])('%s names no character and stays as it is', (text) => {
  expect(withoutEscapes(`Ann ${text} Bay`)).toBe(`Ann ${text} Bay`);
});

test('named characters and letters with marks are read', () => {
  expect(withoutEscapes('Ann &amp; Caf&eacute;')).toBe('Ann & Cafe');
});
