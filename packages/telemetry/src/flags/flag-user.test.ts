import { flagUser } from './flag-user';

const rights = ['app:home', 'proven-email'];

beforeEach(() => localStorage.clear());

test('§3 flags are evaluated for the user id, with the e-mail address and whether the user is internal', () => {
  expect(flagUser({ userId: 'u1', email: 'olivia@harborline.example', rights }, '')).toEqual({
    kind: 'user',
    key: 'u1',
    email: 'olivia@harborline.example',
    internalUser: false,
  });
});

test('§3 a visitor has a random id that this browser stores', () => {
  const visitor = flagUser({ userId: '', email: '', rights: [] }, 'suite.example');
  expect(visitor).toEqual({ kind: 'user', key: expect.stringMatching(/^[\da-f-]{36}$/), internalUser: false });
  expect(flagUser({ userId: '', email: '', rights: [] }, '').key).toBe(visitor.key);
});

test.each([
  ['ana@suite.example', 'suite.example', true],
  ['ANA@Suite.Example', '@suite.example', true],
  ['ana@not-suite.example', 'suite.example', false],
  ['ana@suite.example.elsewhere.test', 'suite.example', false],
  ['suite.example', 'suite.example', false],
  ['ana@suite.example', '', false],
  ['', '', false],
])('%s is an internal user of %p: %p', (email, domain, isInternal) => {
  expect(flagUser({ userId: 'u1', email, rights }, domain).internalUser).toBe(isInternal);
});

test('an unverified e-mail address makes nobody an internal user', () => {
  const unproven = { userId: 'u1', email: 'ana@suite.example', rights: ['app:home', 'admin'] };
  expect(flagUser(unproven, 'suite.example').internalUser).toBe(false);
});
