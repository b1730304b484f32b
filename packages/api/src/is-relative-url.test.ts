import fc from 'fast-check';
import { isRelativeUrl } from './is-relative-url';

const page = 'https://hub.suite.example/home/';

test.each(['/session/ping', 'session/ping', '?a=1', '', '/a:b'])('%j is relative', (url) => {
  expect(isRelativeUrl(url)).toBe(true);
});

test.each([
  'https://x.example',
  'HTTP:x',
  '//x.example',
  '/\\x.example',
  '\\\\x.example',
  '\t//x.example',
  '/\n/x.example',
  'javascript:1',
  ' /x',
])('%j is not', (url) => {
  expect(isRelativeUrl(url)).toBe(false);
});

test('§7 no URL that is taken as relative leaves the origin', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    ':',
    '//',
    'http',
    'x.example',
    '\t',
    '\n',
    '@',
    '?',
    '#',
    '%2f',
    ' ',
    '.',
    '\u0000',
    'a',
  );
  const url = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.webUrl(),
    fc.string(),
  );
  fc.assert(
    fc.property(url, (candidate) => {
      if (!isRelativeUrl(candidate)) return;
      expect(new URL(candidate, page).origin).toBe(new URL(page).origin);
    }),
    { numRuns: 20_000 },
  );
});
