import { expectLinearTime } from '@suite/testing/linear-time';
import fc from 'fast-check';
import { scrub, scrubText } from './scrub';

const JWT = 'eyJhbGciOiJFUzI1NiJ9.eyJlbWFpbCI6ImEifQ.c2lnbmF0dXJl';

test.each([
  ['a JWT', `Bearer ${JWT} refused`, 'Bearer [token] refused'],
  ['a JWT cut short', `at ${JWT.slice(0, 30)}`, 'at [token]'],
  [
    'the code of a sign-in',
    'https://hub.a.example/home/?auth_code=abc-1&x=2#/',
    'https://hub.a.example/home/?auth_code=[removed]&x=2#/',
  ],
  ['a one-time token behind the hash', '/login/#/reset-password?token=s3cr3t', '/login/#/reset-password?token=[removed]'],
  ['a form', 'grant_type=refresh_token&refresh_token=r1&scope=a', 'grant_type=refresh_token&refresh_token=[removed]&scope=a'],
  ['an e-mail address', 'olivia@harborline.example is taken', '[e-mail] is taken'],
  ['an e-mail address in a query', '?email=olivia.hart%40harborline.example', '?email=[e-mail]'],
])('%s is removed', (_, text, left) => expect(scrubText(text)).toBe(left));

test.each(['not_found 404', 'GET /identity/v1/users/{userId} failed', 'package @suite/env', 'a code of 4 digits', 'eyJ'])(
  'text without secrets stays: %s',
  (text) => expect(scrubText(text)).toBe(text),
);

test('errors show their stack and cause, objects their values', () => {
  const error = new Error('refused', { cause: new Error(`for olivia@harborline.example with ${JWT}`) });
  const text = String(scrub(error));
  expect(text).toMatch(/Error: refused[\s\S]+Caused by: Error: for \[e-mail\] with \[token\]/);
  expect(scrub({ status: 401, tried: [{ token: JWT }] })).toEqual({ status: 401, tried: [{ token: '[token]' }] });
});

test('a failed statement loses its values but keeps its location', () => {
  const error = new Error('Failed query: insert into users\nparams: Olivia,Hart,two\nlines');
  const text = String(scrub(error));
  expect(text).toContain('Failed query: insert into users\nparams: [removed]\n');
  expect(text).not.toMatch(/Olivia|Hart|lines/);
  expect(text).toMatch(/at .*scrub\.test/);
  expect(scrubText('params: Olivia,Hart')).toBe('params: [removed]');
});

test('an object that contains itself ends', () => {
  const loop: Record<string, unknown> = {};
  loop.self = loop;
  expect(JSON.stringify(scrub(loop))).toContain('…');
});

test('email addresses are removed from any surrounding text', () => {
  const address = fc.emailAddress().filter((found) => /^[\w.+-]+@[\w.-]+$/.test(found));
  fc.assert(
    fc.property(fc.string(), address, fc.string(), (before, email, after) => {
      expect(scrubText(`${before} ${email} ${after}`)).not.toContain(email);
    }),
  );
});

test.each([
  ['beginnings of a JWT', 'eyJ-'],
  ['words of an address', 'token=code='],
  ['half an e-mail address', 'a.b@c.'],
  ['letters', 'a'],
])('a log line of a megabyte is scrubbed in linear time: %s', async (_, part) => {
  await expectLinearTime({ read: scrubText, input: (size) => part.repeat(size / part.length), limit: 1_000_000 });
});
