import { countLeaks } from './csrf-attacks.fixture';
import { isRelativeUrl } from './is-relative-url';

test.each(['/session/caches', 'session/caches', '?a=1', '', '/a:b'])('%j is relative', (url) => {
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
  'ht\ttps://x.example',
  'javascript:1',
  ' /x',
])('%j is not relative', (url) => {
  expect(isRelativeUrl(url)).toBe(false);
});

test('§7 the CSRF header is not sent to absolute, // or backslash URLs', async () => {
  const { sent, leaks, examples } = await countLeaks(2_000);
  expect({ leaks, examples }).toEqual({ leaks: 0, examples: [] });
  expect(sent).toBeGreaterThan(200);
});
