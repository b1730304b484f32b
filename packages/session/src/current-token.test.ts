import { createCurrentToken } from './current-token';
import { memoryBrowser } from './memory-browser';
import { emptyToken } from './parsed-token';
import { unsignedToken } from './unsigned-token';

/** Opens a page on cookies that the test writes. */
function openPage() {
  const browser = memoryBrowser('https://hub.suite.example/home/#/');
  const current = createCurrentToken(browser);
  const hold = (access: string, refresh = unsignedToken({}), id = unsignedToken({})) => {
    browser.cookies.set('access_token', access);
    browser.cookies.set('refresh_token', refresh);
    browser.cookies.set('id_token', id);
    current.look();
  };
  const signIn = (userId: string, companyId: string, exp = 1) => hold(unsignedToken({ userId, companyId, exp }));
  const shown = () => [current.token().userId, current.token().companyId];
  return { current, hold, signIn, shown };
}

test('nobody is shown until the page has read the cookies, or when nobody is signed in', () => {
  const { current, hold, shown } = openPage();
  expect(current.token()).toBe(emptyToken);
  hold('', '');
  expect(current.token()).toBe(emptyToken);
  expect(current.epoch()).toBe(0);
  expect(shown()).toEqual(['', '']);
});

test('a token that cannot be parsed belongs to nobody', () => {
  const { current, signIn, hold } = openPage();
  signIn('u1', 'c1');
  hold('hello');
  expect(current.token()).toBe(emptyToken);
});

test.each(['', 'hello'])('an access token belongs to nobody while the refresh token, or the id token, is “%s”', (lost) => {
  const { signIn, hold, shown } = openPage();
  const access = unsignedToken({ userId: 'u1', companyId: 'c1', exp: 1 });
  hold(access, lost);
  expect(shown()).toEqual(['', '']);
  signIn('u1', 'c1');
  hold(access, undefined, lost);
  expect(shown()).toEqual(['', '']);
});

test('while the cookies of another sign-in arrive one by one, the page keeps showing the same person', () => {
  const { current, hold, shown } = openPage();
  const of = (sessionId: string, userId: string) => unsignedToken({ sessionId, userId, companyId: 'c1', exp: 1 });
  const first = of('s1', 'u1');
  const second = of('s2', 'u2');
  hold(second, first, first);
  expect(shown()).toEqual(['', '']);
  hold(first, first, first);
  hold(second, first, first);
  hold(second, second, first);
  expect([current.epoch(), ...shown()]).toEqual([0, 'u1', 'c1']);
  hold(second, second, second);
  expect([current.epoch(), ...shown()]).toEqual([1, 'u2', 'c1']);
});

test('the same token is the same object', () => {
  const { current, signIn } = openPage();
  signIn('u1', 'c1');
  const before = current.token();
  signIn('u1', 'c1');
  expect(current.token()).toBe(before);
  signIn('u1', 'c1', 2);
  expect(current.token()).not.toBe(before);
});

test('an access token whose cookie has expired still shows who is signed in while there is a refresh token', () => {
  const { signIn, hold, shown } = openPage();
  signIn('u1', 'c1');
  hold('');
  expect(shown()).toEqual(['u1', 'c1']);
  hold('', '');
  expect(shown()).toEqual(['', '']);
});

test.each<[string, [string, string], [string, string], number]>([
  ['a renewal', ['u1', 'c1'], ['u1', 'c1'], 0],
  ['a sign-in', ['', ''], ['u1', 'c1'], 0],
  ['a first company', ['u1', ''], ['u1', 'c1'], 0],
  ['another company', ['u1', 'c1'], ['u1', 'c2'], 1],
  ['the loss of a company', ['u1', 'c1'], ['u1', ''], 1],
  ['another person', ['u1', 'c1'], ['u2', 'c1'], 1],
  ['another person without a company', ['u1', ''], ['u2', ''], 1],
])('%s, from %j to %j: the epoch increases by %d', (_, before, after, growth) => {
  const { current, signIn, shown } = openPage();
  signIn(...before);
  signIn(...after, 2);
  expect(shown()).toEqual(after);
  expect(current.epoch()).toBe(growth);
});

test('a sign-out starts a new epoch', () => {
  const { current, signIn, hold } = openPage();
  signIn('u1', 'c1');
  hold('', '');
  expect(current.epoch()).toBe(1);
});

test('unsaved work delays only a switch to another company', () => {
  const { current, signIn, hold, shown } = openPage();
  signIn('u1', 'c1');
  current.holdWork();
  signIn('u1', 'c1', 2);
  expect(current.pending()).toBeUndefined();
  signIn('u1', 'c2');
  expect(current.pending()).toMatchObject({ companyId: 'c2' });
  expect(shown()).toEqual(['u1', 'c1']);
  expect(current.epoch()).toBe(0);
  hold('', '');
  expect(shown()).toEqual(['', '']);
  expect(current.pending()).toBeUndefined();
});

test('the pending token is the same object until it changes', () => {
  const { current, signIn } = openPage();
  signIn('u1', 'c1');
  current.holdWork();
  signIn('u1', 'c2');
  const before = current.pending();
  signIn('u1', 'c2');
  expect(current.pending()).toBe(before);
  signIn('u1', 'c3');
  expect(current.pending()).toMatchObject({ companyId: 'c3' });
});

test('nothing is pending any more when the company switches back', () => {
  const { current, signIn, shown } = openPage();
  signIn('u1', 'c1');
  current.holdWork();
  signIn('u1', 'c2');
  signIn('u1', 'c1');
  expect(current.pending()).toBeUndefined();
  expect(shown()).toEqual(['u1', 'c1']);
});

test('a renewal for the shown company also clears the pending token', () => {
  const { current, signIn } = openPage();
  signIn('u1', 'c1');
  current.holdWork();
  signIn('u1', 'c2');
  signIn('u1', 'c1', 2);
  expect(current.pending()).toBeUndefined();
  expect(current.token().expiryTime).toBe(2);
});

test('accepting switches to the pending token, and changes nothing without one', () => {
  const { current, signIn, shown } = openPage();
  signIn('u1', 'c1');
  const before = current.token();
  current.accept();
  expect(current.token()).toBe(before);
  current.holdWork();
  signIn('u1', 'c2');
  current.accept();
  expect(shown()).toEqual(['u1', 'c2']);
  expect(current.pending()).toBeUndefined();
  expect(current.epoch()).toBe(1);
});

test('two pieces of unsaved work are released independently, each only once', () => {
  const { current } = openPage();
  const [first, second] = [current.holdWork(), current.holdWork()];
  first();
  first();
  expect(current.hasUnsavedWork()).toBe(true);
  second();
  expect(current.hasUnsavedWork()).toBe(false);
});

test('a company chosen in this page is shown during the choice, despite unsaved work', async () => {
  const { current, signIn, shown } = openPage();
  signIn('u1', 'c1');
  current.holdWork();
  const chosen = await current.whileChosen('c2', async () => {
    signIn('u1', 'c3');
    expect(shown()).toEqual(['u1', 'c1']);
    signIn('u1', 'c2');
    expect(shown()).toEqual(['u1', 'c2']);
    return 'done';
  });
  expect(chosen).toBe('done');
  signIn('u1', 'c1');
  expect(current.pending()).toMatchObject({ companyId: 'c1' });
});

test('a failed choice no longer counts', async () => {
  const { current, signIn } = openPage();
  signIn('u1', 'c1');
  current.holdWork();
  await expect(current.whileChosen('c2', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  signIn('u1', 'c2');
  expect(current.pending()).toMatchObject({ companyId: 'c2' });
});
