import fc from 'fast-check';
import { expiryOf } from './parsed-token';
import { readTokenStrings, tokenText } from './token-strings.fixture';

test('§4 no text read as a token throws or is valid forever', () => {
  const found = readTokenStrings(10_000);
  expect(found).toMatchObject({ strings: 10_000, exceptions: 0, validForEver: 0 });
  expect(found.parsed).toBeGreaterThan(1_000);
});

test('§4 no text read as a refresh or id token throws or never expires', () => {
  const hasAnEnd = (token: string) => Number.isFinite(expiryOf(token) ?? 0);
  fc.assert(fc.property(tokenText, hasAnEnd), { numRuns: 10_000 });
});
