import { createRequire } from 'node:module';
import { cookies } from '@suite/contract/cookies';
import fc from 'fast-check';
import { serialize } from './serialize-cookie';

/** The package that cookies-next uses to write cookies. */
const own = createRequire(require.resolve('cookies-next/client'))('cookie');

test('the suite’s cookies are written in the same way as by cookies-next’s own package', () => {
  const scopes = [
    { path: '/', secure: true },
    { path: '/', secure: true, domain: 'suite.example' },
  ];
  const ways = Object.values(cookies).flatMap((cookie) => [cookie, { ...cookie, maxAge: -1 }, { sameSite: cookie.sameSite }]);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...scopes), fc.constantFrom(...ways), (value, scope, way) => {
      const options = { ...scope, ...way };
      expect(serialize('__Secure-token', value, options)).toBe(own.serialize('__Secure-token', value, options));
    }),
  );
});
