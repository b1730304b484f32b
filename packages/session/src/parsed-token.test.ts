import { emptyToken, hasIq, parseAccessToken } from './parsed-token';
import { unsignedToken } from './unsigned-token';

const claims = {
  keyId: 'k1',
  sessionId: 's1',
  rights: 'app:home, app:offer,,admin',
  userId: 'u1',
  companyId: 'c1',
  segments: 'iq,of',
  email: 'olivia@harborline.example',
  firstName: 'Olivia',
  lastName: 'Berg',
  academyId: 'ac1',
  iqId: 'iq1',
  hiveId: 'h1',
  firmPremierId: 'fp1',
  nbf: 1,
  exp: 3,
  iat: 2,
  iss: 'https://api.suite.example/identity/v1',
  aud: 'suite',
  version: '1.0',
  isFirstLogin: 'true',
};

test('§3 every field of the token is read', () => {
  expect(parseAccessToken(unsignedToken(claims))).toEqual({
    keyId: 'k1',
    sessionId: 's1',
    rights: ['app:home', 'app:offer', 'admin'],
    userId: 'u1',
    companyId: 'c1',
    segments: ['iq', 'of'],
    email: 'olivia@harborline.example',
    firstName: 'Olivia',
    lastName: 'Berg',
    academyId: 'ac1',
    iqId: 'iq1',
    hiveId: 'h1',
    firmPremierId: 'fp1',
    notBefore: 1,
    expiryTime: 3,
    issuedAt: 2,
    issuer: 'https://api.suite.example/identity/v1',
    audience: 'suite',
    version: '1.0',
    isFirstLogin: true,
  });
});

test('§3 missing claims are empty text, or 0 for times', () => {
  expect(parseAccessToken(unsignedToken({}))).toEqual(emptyToken);
  expect(emptyToken).toMatchObject({ userId: '', rights: [], expiryTime: 0, isFirstLogin: false });
});

test('§3 isFirstLogin is read from a text flag', () => {
  expect(parseAccessToken(unsignedToken({ isFirstLogin: 'false' }))?.isFirstLogin).toBe(false);
  expect(parseAccessToken(unsignedToken({ isFirstLogin: true }))?.isFirstLogin).toBe(false);
});

test('§6 the segment iq is matched as a whole', () => {
  expect(hasIq({ ...emptyToken, segments: ['iq'] })).toBe(true);
  expect(hasIq({ ...emptyToken, segments: ['iqx', 'of'] })).toBe(false);
});

test.each([
  ['cut', unsignedToken(claims).slice(0, -30)],
  ['of two parts', unsignedToken(claims).split('.').slice(0, 2).join('.')],
  ['not a JWT', 'hello'],
  ['empty', ''],
  ['no JSON inside', unsignedToken('{"exp":')],
  ['an array', unsignedToken('[]')],
  ['an infinite exp', unsignedToken('{"userId":"u1","exp":1e999}')],
  ['a text exp', unsignedToken({ ...claims, exp: '9999999999' })],
  ['a null exp', unsignedToken({ ...claims, exp: null })],
])('§4 a token that is %s cannot be parsed', (_, token) => {
  expect(parseAccessToken(token)).toBeUndefined();
});
