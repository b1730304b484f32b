import { createRequire } from 'node:module';
import { cookies } from '@suite/contract/cookies';
import fc from 'fast-check';
import { serialize } from './serialize-cookie';

/** The package that cookies-next itself writes cookies with. */
const own = createRequire(require.resolve('cookies-next/client'))('cookie');

test('cookies of the suite are written as the package that stands behind cookies-next would write them', () => {
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
