import { act, screen, waitFor } from '@testing-library/react';
import { Routes } from './routes';
import { olivia, startZone } from './start-zone.fixture';

const go = (hash: string) =>
  act(async () => {
    location.hash = hash;
    await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  });

const profile = <Routes zone="profile" views={{ '/': <p>Details</p>, '/settings': <p>Settings view</p> }} />;

test('a hash route shows its view, with or without parameters of its own', async () => {
  location.hash = '/settings?tab=reports';
  startZone('profile', profile, { claims: olivia });
  expect(await screen.findByText('Settings view')).toBeTruthy();
  await go('/');
  expect(screen.getByText('Details')).toBeTruthy();
});

test('any other route is a 404 with the way home', async () => {
  location.hash = '/nowhere';
  startZone('profile', profile, { claims: olivia });
  expect(await screen.findByRole('heading', { name: 'There is no page at this address' })).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Go to Overview' }).href).toBe('https://hub.suite.example/home/#/');
});

test('§2 an empty hash leads to the first route', async () => {
  location.hash = '';
  startZone('home', <Routes zone="home" views={{ '/dashboard': <p>Board</p> }} />, { claims: olivia });
  expect(await screen.findByText('Board')).toBeTruthy();
  await waitFor(() => expect(location.hash).toBe('#/dashboard'));
});
