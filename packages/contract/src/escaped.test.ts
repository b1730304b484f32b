import { expectLinearTime } from '@suite/testing/linear-time';
import { escaped, xmlText } from './escaped';

/** Returns whether a code point is a Char of XML 1.0 §2.2. */
const isChar = (code: number) =>
  code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 55_295) || (code >= 57_344 && code <= 65_533);

test('keeps exactly the characters of XML 1.0', () => {
  const codes = Array.from({ length: 65_536 }, (_, code) => code);
  const wrong = codes.filter((code) => (xmlText(String.fromCharCode(code)) !== '') !== isChar(code));
  expect(wrong).toEqual([]);
  expect(xmlText('🙂')).toBe('🙂');
});

test('removes control characters and lone surrogates, keeps others', () => {
  expect(escaped('a\u0000b\u000bc\ud83dd\ufffee\u001b')).toBe('abcde');
  expect(escaped('tab\tline\n🙂 é')).toBe('tab\tline\n🙂 é');
});

test('markup becomes text', () => {
  expect(escaped(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
});

test.each(['<a href="x">', '\u0001', 'a\ud83d'])('a long text is escaped in linear time: %j', async (part) => {
  await expectLinearTime({ read: escaped, input: (size) => part.repeat(size / part.length), limit: 1_000_000 });
});
