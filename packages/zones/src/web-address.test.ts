import fc from 'fast-check';
import { isWebAddress } from './web-address';

test('only http and https addresses may be opened', () => {
  expect(isWebAddress('https://hub.suite.example/home/?auth_code=x#/')).toBe(true);
  for (const address of [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '/home/',
    '',
  ]) {
    expect(isWebAddress(address)).toBe(false);
  }
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => expect(isWebAddress(`javascript:${text}`)).toBe(false)));
});
