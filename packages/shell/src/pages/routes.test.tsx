import { slowPieces } from '@suite/api/slow-pieces.fixture';
import { act, screen, waitFor } from '@testing-library/react';
import { type ChangeEvent, useState } from 'react';
import { olivia, startZone } from '../start/start-zone.fixture';
import { Routes } from './routes';
import { useTabTitle } from './tab-title';
import { useHashQuery } from './use-hash-param';

// With this off, React renders as in a browser; otherwise `act` waits for the whole page.
afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

const go = (hash: string) =>
  act(async () => {
    location.hash = hash;
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  });

const profile = <Routes zone="profile" views={{ '/': <p>Details</p>, '/settings': <p>Settings view</p> }} />;

test('a hash route shows its view, with or without its own parameters', async () => {
  location.hash = '/settings?tab=reports';
  startZone('profile', profile, { claims: olivia });
  expect(await screen.findByText('Settings view')).toBeTruthy();
  await go('/');
  expect(screen.getByText('Details')).toBeTruthy();
});

describe('the compiler rejects', () => {
  test('a page without a view', () => {
    // @ts-expect-error the page /settings of profile has no view
    expect(<Routes zone="profile" views={{ '/': null }} />).toBeTruthy();
  });

  test('a view without a page', () => {
    const views = { '/': null, '/settings': null, '/nowhere': null };
    // @ts-expect-error profile has no page /nowhere
    expect(<Routes zone="profile" views={views} />).toBeTruthy();
  });
});

test('any other route is a 404 with a link home', async () => {
  location.hash = '/nowhere';
  startZone('profile', profile, { claims: olivia });
  expect(await screen.findByRole('heading', { name: 'There is no page at this address' })).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Go to Overview' }).href).toBe('https://hub.suite.example/home/#/');
});

test('§2 an empty hash opens the first route', async () => {
  location.hash = '';
  startZone('home', <Routes zone="home" views={{ '/dashboard': <p>Board</p> }} />, { claims: olivia });
  expect(await screen.findByText('Board')).toBeTruthy();
  await waitFor(() => expect(location.hash).toBe('#/dashboard'));
});

function Details() {
  const [presses, setPresses] = useState(0);
  return (
    <button type="button" onClick={() => setPresses(presses + 1)}>
      {presses} presses at {useHashQuery()}
    </button>
  );
}

const settings = [<p key="text">Settings view</p>, ...slowPieces];

function Find() {
  const query = useHashQuery();
  function find(event: ChangeEvent<HTMLInputElement>) {
    history.replaceState(null, '', `#/?${event.currentTarget.value}`);
    dispatchEvent(new HashChangeEvent('hashchange'));
  }
  return <input aria-label="Find" value={query} onChange={find} />;
}

test('typed text appears at once where a page stores it in its address', async () => {
  location.hash = '/';
  startZone('profile', <Routes zone="profile" views={{ '/': <Find />, '/settings': settings }} />, { claims: olivia });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Find' });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  // As a key press does: React's own setter would treat the value as set by the page.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'a');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  expect(field.value).toBe('a');
});

test('while a page renders, the previous page stays unchanged and responds to input', async () => {
  location.hash = '/?find=a';
  startZone('profile', <Routes zone="profile" views={{ '/': <Details />, '/settings': settings }} />, { claims: olivia });
  const details = await screen.findByRole('button', { name: '0 presses at find=a' });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  location.hash = '/settings?tab=reports';
  await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  details.click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(details.textContent).toBe('1 presses at find=a');
  expect(screen.queryByText('Settings view')).toBeNull();
  expect(await screen.findByText('Settings view')).toBeTruthy();
});

function Person() {
  const [name, setName] = useState<string>();
  useTabTitle('profile', name);
  return (
    <button type="button" onClick={() => setName('Ada Palmer')}>
      Load
    </button>
  );
}

test("the tab's title is the page's, then the name of what it shows once that is known", async () => {
  location.hash = '/';
  startZone('profile', <Routes zone="profile" views={{ '/': <p>Details</p>, '/settings': <Person /> }} />, { claims: olivia });
  await screen.findByText('Details');
  expect(document.title).toBe('Profile · Firm Suite');
  await go('/settings');
  await waitFor(() => expect(document.title).toBe('Settings · Profile · Firm Suite'));
  await act(async () => (await screen.findByRole('button', { name: 'Load' })).click());
  expect(document.title).toBe('Ada Palmer · Profile · Firm Suite');
});

function Named() {
  useTabTitle('apps', 'Ada Palmer');
  return <p>Ada</p>;
}

test("a page without a title of its own doesn't keep the one of the page before", async () => {
  location.hash = '/';
  startZone('apps', <Routes zone="apps" views={{ '/': <Named />, '/request': <p>Request</p> }} />, { claims: olivia });
  await screen.findByText('Ada');
  await waitFor(() => expect(document.title).toBe('Ada Palmer · My apps · Firm Suite'));
  await go('/request?app=chat');
  await waitFor(() => expect(document.title).toBe('My apps · Firm Suite'));
});
