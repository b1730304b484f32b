import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser, config, olivia, startZone } from '../start/start-zone.fixture';

const rights = 'app:home,app:iq-clients,app:iq-dashboard,app:wisp,app:explore';

beforeEach(() => {
  for (const noun of ['recent_apps', 'pinned_apps'] as const) browser.removeCookie(noun);
});

async function openSwitcher(held = rights, settings = {}) {
  const answers = { 'GET /home/.env/fe_envConfig.json': () => Response.json({ ...config, ...settings }) };
  startZone('home', null, { claims: { ...olivia, rights: held }, answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Apps' }));
  return screen.findByRole('textbox', { name: 'Find an app' });
}

const linksOf = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('apps are listed by category as real links; apps that the person may not open are listed separately', async () => {
  await openSwitcher();
  expect(linksOf('Insights')).toEqual(['IQ clients', 'IQ dashboard']);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Security plan' }).href).toBe(
    'https://security.suite.example/wisp/#/',
  );
  expect(screen.getAllByRole('link', { name: 'Overview', current: 'page' })).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Offers' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Request access to Offers' })).toBeTruthy();
  expect(screen.queryByText('Internal')).toBeNull();
});

test('an app shows its description', async () => {
  await openSwitcher();
  const row = (name: string) => screen.getByRole('link', { name }).closest('li');
  expect(row('IQ dashboard')?.textContent).toBe("IQ dashboardThe firm's numbers at a glance");
});

test('a pinned app comes first, here and the next time the switcher opens', async () => {
  await openSwitcher();
  const pin = screen.getByRole('button', { name: 'Pin Security plan' });
  await userEvent.click(pin);
  expect(linksOf('Pinned')).toEqual(['Security plan']);
  expect(browser.readCookie('pinned_apps')).toBe('18');
  await userEvent.click(screen.getAllByRole('button', { name: 'Pin Security plan', pressed: true })[0] as HTMLElement);
  expect(screen.queryByRole('region', { name: 'Pinned' })).toBeNull();
});

test('recently used apps follow the pinned ones, without pinned apps and the current one', async () => {
  browser.writeCookie('pinned_apps', '18');
  browser.writeCookie('recent_apps', '7.18.5.99.x');
  await openSwitcher();
  expect(linksOf('Recent')).toEqual(['IQ dashboard', 'IQ clients']);
});

test('typing filters, the arrow keys move through the links and back, Enter opens the first', async () => {
  const field = await openSwitcher();
  await userEvent.type(field, 'iq');
  expect(linksOf('Found')).toEqual(['IQ clients', 'IQ dashboard']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('IQ dashboard');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(field);
  const opened: (string | null)[] = [];
  document.addEventListener('click', (event) => {
    event.preventDefault();
    opened.push((event.target as Element).textContent);
  });
  await userEvent.keyboard('{Enter}');
  expect(opened).toEqual(['IQ clients']);
  await userEvent.type(field, 'zzz');
  expect(screen.getByText('No app is called “iqzzz”.')).toBeTruthy();
});

test('a person who may open no app is told what to do', async () => {
  await openSwitcher('');
  expect(screen.getByText('No app is open to you yet. Your administrator gives access.')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Request access to/ })).toHaveLength(16);
});

test('external products are listed separately if the environment has any; a script URL is rejected', async () => {
  await openSwitcher(rights, {
    IDENTITY_REDIRECT_ACADEMY_URL: 'https://academy.example/',
    IDENTITY_REDIRECT_CONNECT_URL: 'https://hub.suite.example/iq/dashboard/#/',
    IDENTITY_REDIRECT_SPARK_URL: 'javascript:alert(1)',
  });
  expect(linksOf('Other products')).toEqual(['Academy↗']);
});
