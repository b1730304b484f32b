import { memoryBrowser } from './memory-browser';
import { clearTokens, dropEndedTokens, readTokens, writeTokens } from './token-cookies';
import { unsignedToken } from './unsigned-token';

const openTab = () => memoryBrowser('https://hub.suite.example/home/#/');

const tokenOf = (sessionId: string, rest: object = {}) => unsignedToken({ sessionId, ...rest });
const tokensOf = (sessionId: string) => ({
  access_token: tokenOf(sessionId, { companyId: 'c1' }),
  refresh_token: tokenOf(sessionId, { exp: 1 }),
  id_token: tokenOf(sessionId),
});

/** Returns a token of exactly this many bytes. */
const ofLength = (length: number) => `a.b.${'x'.repeat(length - 4)}`;

test('§3 three cookies contain the tokens, and missing ones are empty', () => {
  const tab = openTab();
  expect(readTokens(tab)).toEqual({ access: '', refresh: '', id: '' });
  const tokens = tokensOf('s1');
  writeTokens(tab, tokens);
  expect(readTokens(tab)).toEqual({ access: tokens.access_token, refresh: tokens.refresh_token, id: tokens.id_token });
});

test('a cookie that the server has set is not written again', () => {
  const tab = openTab();
  const { id_token, ...others } = tokensOf('s1');
  for (const [noun, token] of Object.entries(others)) tab.cookies.set(noun as 'access_token', token);
  const written = jest.spyOn(tab, 'writeCookie');
  writeTokens(tab, { ...others, id_token });
  expect(written.mock.calls).toEqual([['id_token', id_token]]);
});

test.each([
  ['access_token', 'access token'],
  ['refresh_token', 'refresh token'],
  ['id_token', 'id token'],
] as const)(
  'a browser that drops the %s, over 4,096 bytes, causes an error that names it, and the old access token is removed',
  (noun, name) => {
    const tab = openTab();
    writeTokens(tab, tokensOf('s1'));
    const large = ofLength(4097);
    const code = 'cookie_too_large';
    const message = `The ${name} has 4097 bytes, too many for a cookie`;
    expect(() => writeTokens(tab, { ...tokensOf('s1'), [noun]: large })).toThrow(expect.objectContaining({ code, message }));
    expect(tab.cookies.has('access_token')).toBe(false);
    expect(tab.cookies.has('refresh_token')).toBe(true);
  },
);

test('a cookie’s name counts toward its 4,096 bytes', () => {
  const tab = openTab();
  tab.cookieLimit = 0;
  const refusalOf = (length: number) => () => writeTokens(tab, { ...tokensOf('s1'), access_token: ofLength(length) });
  expect(refusalOf(4096 - 33)).toThrow(expect.objectContaining({ code: 'cookie_refused' }));
  expect(refusalOf(4096 - 33 + 1)).toThrow(expect.objectContaining({ code: 'cookie_too_large' }));
});

test('tokens that another tab has written at the same moment, for the same session and company, are accepted', () => {
  const tab = openTab();
  const ours = tokensOf('s1');
  const theirs = { access_token: `${ours.access_token}-signed-anew` };
  const { writeCookie } = tab;
  tab.writeCookie = (noun, value) => writeCookie(noun, noun === 'access_token' ? theirs.access_token : value);
  writeTokens(tab, ours);
  expect(tab.cookies.get('access_token')).toBe(theirs.access_token);
});

test('a browser that stores no cookies causes an error that says so', () => {
  const tab = openTab();
  tab.cookieLimit = 0;
  const message = 'The browser refused the cookie of the access token';
  expect(() => writeTokens(tab, tokensOf('s1'))).toThrow(expect.objectContaining({ code: 'cookie_refused', message }));
});

test.each(['access_token', 'refresh_token', 'id_token'] as const)(
  'tokens of an ended session count as absent, even if only the %s is left',
  (noun) => {
    const tab = openTab();
    const token = tokensOf('s1')[noun];
    tab.cookies.set(noun, token);
    expect(Object.values(readTokens(tab))).toContain(token);
    tab.cookies.set('ended_session', 's1');
    expect(readTokens(tab)).toEqual({ access: '', refresh: '', id: '' });
    dropEndedTokens(tab);
    expect(tab.cookies.has(noun)).toBe(false);
  },
);

test('tokens of another session stay, and so do tokens without a session id', () => {
  const tab = openTab();
  tab.cookies.set('ended_session', 's1');
  writeTokens(tab, tokensOf('s2'));
  dropEndedTokens(tab);
  expect(readTokens(tab).refresh).toBe(tokensOf('s2').refresh_token);
  writeTokens(tab, { access_token: 'a', refresh_token: 'b', id_token: 'c' });
  dropEndedTokens(tab);
  expect(readTokens(tab)).toEqual({ access: 'a', refresh: 'b', id: 'c' });
});

test('the firm’s name is removed together with the tokens', () => {
  const tab = openTab();
  writeTokens(tab, tokensOf('s1'));
  tab.cookies.set('org_name', 'Harborline');
  tab.cookies.set('clock_skew', '60');
  clearTokens(tab);
  expect([...tab.cookies.keys()]).toEqual(['clock_skew']);
});
