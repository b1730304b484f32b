import { createCurrentToken } from './current-token';
import { memoryBrowser } from './memory-browser';
import { emptyToken } from './parsed-token';
import { unsignedToken } from './unsigned-token';

/** A page that looks at what a test lays in the cookies. */
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

test('nobody is shown until the page has looked, nor afterwards when nobody is there', () => {
  const { current, hold, shown } = openPage();
  expect(current.token()).toBe(emptyToken);
  hold('', '');
  expect(current.token()).toBe(emptyToken);
  expect(current.epoch()).toBe(0);
  expect(shown()).toEqual(['', '']);
});

test('a token that cannot be parsed is nobody’s', () => {
  const { current, signIn, hold } = openPage();
  signIn('u1', 'c1');
  hold('hello');
  expect(current.token()).toBe(emptyToken);
});

test.each(['', 'hello'])('an access token is of nobody while the refresh token, or the id token, is “%s”', (lost) => {
  const { signIn, hold, shown } = openPage();
  const access = unsignedToken({ userId: 'u1', companyId: 'c1', exp: 1 });
  hold(access, lost);
  expect(shown()).toEqual(['', '']);
  signIn('u1', 'c1');
  hold(access, undefined, lost);
  expect(shown()).toEqual(['', '']);
});

test('while the cookies of another sign-in arrive one by one, the page stays with whom it shows', () => {
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

test('an access token whose cookie has run out is still who is signed in, while there is a refresh token', () => {
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
])('%s, from %j to %j: the epoch grows by %d', (_, before, after, growth) => {
  const { current, signIn, shown } = openPage();
  signIn(...before);
  signIn(...after, 2);
  expect(shown()).toEqual(after);
  expect(current.epoch()).toBe(growth);
});

test('a sign-out is an epoch of its own', () => {
  const { current, signIn, hold } = openPage();
  signIn('u1', 'c1');
  hold('', '');
  expect(current.epoch()).toBe(1);
});

test('unsaved work makes another company wait, and nothing else', () => {
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

test('what waits is the same object until it changes', () => {
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

test('nothing waits any more when the company turns back', () => {
  const { current, signIn, shown } = openPage();
  signIn('u1', 'c1');
  current.holdWork();
  signIn('u1', 'c2');
  signIn('u1', 'c1');
  expect(current.pending()).toBeUndefined();
  expect(shown()).toEqual(['u1', 'c1']);
});

test('a renewal of the company that is shown takes what waits away, too', () => {
  const { current, signIn } = openPage();
  signIn('u1', 'c1');
  current.holdWork();
  signIn('u1', 'c2');
  signIn('u1', 'c1', 2);
  expect(current.pending()).toBeUndefined();
  expect(current.token().expiryTime).toBe(2);
});

test('who accepts turns to what waits; without anything that waits it changes nothing', () => {
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

test('of two works each is released by itself, and only once', () => {
  const { current } = openPage();
  const [first, second] = [current.holdWork(), current.holdWork()];
  first();
  first();
  expect(current.hasUnsavedWork()).toBe(true);
  second();
  expect(current.hasUnsavedWork()).toBe(false);
});

test('a company chosen in this page is turned to while the choice is being made, whatever work is unsaved', async () => {
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

test('a choice that fails is none any more', async () => {
  const { current, signIn } = openPage();
  signIn('u1', 'c1');
  current.holdWork();
  await expect(current.whileChosen('c2', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  signIn('u1', 'c2');
  expect(current.pending()).toMatchObject({ companyId: 'c2' });
});
