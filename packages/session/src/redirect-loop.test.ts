import { type MemoryBrowser, memoryBrowser, memoryMachine } from './memory-browser';
import { countRedirect } from './redirect-loop';

const openTab = (machine = memoryMachine()) => memoryBrowser('https://hub.suite.example/home/#/', machine);
const redirects = (browser: MemoryBrowser, times: number) => Array.from({ length: times }, () => countRedirect(browser));

test('every third redirect in a row is a loop', () => {
  expect(redirects(openTab(), 7)).toEqual(['redirect', 'redirect', 'loop', 'redirect', 'redirect', 'loop', 'redirect']);
});

test('a redirect counts for 30 s', () => {
  const tab = openTab();
  redirects(tab, 2);
  tab.time += 29;
  expect(countRedirect(tab)).toBe('loop');
  redirects(tab, 2);
  tab.time += 30;
  expect(countRedirect(tab)).toBe('redirect');
});

test('a redirect that seems to be far in the future, by a clock set back since, does not count', () => {
  const tab = openTab();
  redirects(tab, 2);
  tab.time -= 29;
  expect(countRedirect(tab)).toBe('loop');
  redirects(tab, 2);
  tab.time -= 30;
  expect(countRedirect(tab)).toBe('redirect');
});

test('each tab counts its own redirects: several that a logout sends to login at once are not a loop', () => {
  const machine = memoryMachine();
  const tabs = Array.from({ length: 5 }, () => openTab(machine));
  expect(tabs.map(countRedirect)).toEqual(Array(5).fill('redirect'));
});

test.each(['hello world', 'https://hub.suite.example/home/#/ NaN Infinity', '{} []', '  '])(
  '“%s” in the storage is ignored and removed',
  (garbage) => {
    const tab = openTab();
    tab.keep('redirects-to-login', garbage);
    expect(countRedirect(tab)).toBe('redirect');
    expect(tab.recall('redirects-to-login')).toBe(`https://hub.suite.example/home/#/ ${tab.time}`);
  },
);

test('several pages opened one after another while signed out are not a loop', () => {
  const tab = openTab();
  for (const zone of ['home', 'profile', 'offer', 'internal']) {
    tab.replaceAddress(`https://hub.suite.example/${zone}/#/`);
    expect(countRedirect(tab)).toBe('redirect');
  }
});

test('the storage is empty after a loop', () => {
  const tab = openTab();
  redirects(tab, 3);
  expect(tab.recall('redirects-to-login')).toBe('');
});
