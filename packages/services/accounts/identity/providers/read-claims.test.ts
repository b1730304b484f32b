import { readClaims } from './read-claims';

const settings = { issuer: 'https://id.example', clientId: 'suite', clientSecret: 'secret', label: 'Id', domains: [] };
const isProven = (claims: object) => readClaims({ iss: 'https://id.example', sub: '1', ...claims }, settings).hasProvenFactor;

describe("the provider's claims about how a person signed in (RFC 8176 §2)", () => {
  test.each([
    [['mfa']],
    [['pwd', 'otp']],
    [['pwd', 'sms']],
    [['pin', 'hwk']],
    [['pin', 'sc']],
    [['hwk', 'fpt']],
    [['face', 'swk', 'user']],
    [['otp', 'kba']],
    [['pwd', 'iris']],
  ])('%p counts as two factors', (amr) => expect(isProven({ amr })).toBe(true));

  test.each([
    [['otp']],
    [['hwk']],
    [['fpt']],
    [['pwd']],
    [['pwd', 'pwd']],
    [['pwd', 'pin', 'kba']],
    [['otp', 'hwk', 'swk', 'sms', 'tel', 'sc', 'pop']],
    [['face', 'fpt', 'iris', 'retina', 'vbm']],
    // Location, risk, channel, presence and domain sign-in are not factors.
    [['pwd', 'geo', 'rba', 'mca', 'user', 'wia']],
    [['otp', 'geo', 'rba', 'mca', 'user', 'wia']],
    [['unknown', 'pwd']],
    [[]],
    ['mfa'],
    [undefined],
  ])('%p counts as one', (amr) => expect(isProven({ amr })).toBe(false));

  it('accepts the classes that require two factors, but not those that require phishing resistance', () => {
    expect(isProven({ acr: 'https://refeds.org/profile/mfa' })).toBe(true);
    for (const acr of ['phr', 'phrh', '0', undefined]) expect(isProven({ acr })).toBe(false);
  });
});
