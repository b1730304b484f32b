import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appsOfText } from '../preferences/preferences';
import { browser, olivia, startZone } from '../start/start-zone.fixture';

const rights = 'app:home,app:iq-clients,app:profile,app:wisp,app:apps';
const idOf = (index: number) => `${String(index).padStart(8, '0')}-7e5b-4f4e-8a51-1d0f6f0d0c01`;
const companies = Array.from({ length: 500 }, (_, index) => ({ id: idOf(index + 1), name: `Firm ${index + 1}`, segments: [] }));
const answers = { 'GET /identity/v3/users/u1/companies': () => Response.json(companies) };

beforeEach(() => browser.removeCookie('recent_apps'));

async function openPalette() {
  startZone('home', null, { claims: { ...olivia, rights }, answers });
  await screen.findByRole('button', { name: 'Profile of Olivia Hart, OH' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Find an app, client or invoice' });
  await userEvent.click(field);
  return field;
}

const options = () => within(screen.getByRole('listbox')).queryAllByRole('option');
const texts = () => options().map((option) => option.querySelector('bdi')?.textContent);
const chosen = () => options().find((option) => option.getAttribute('aria-selected') === 'true');

test('Ctrl K opens it with what the person may open, without companies', async () => {
  await openPalette();
  const places = ['Overview', 'Profile', 'My apps', 'IQ clients', 'Security plan'];
  const pages = [
    'Settings',
    'Possible duplicates',
    'Segment movement',
    'Collections',
    'Pricing',
    'Vendors',
    'Safeguards Rule crosswalk',
    'Security registers',
  ];
  const actions = ['Request access to an app', 'Theme: as the system', 'Theme: light', 'Theme: dark', 'Log out'];
  await waitFor(() => expect(texts()).toEqual([...places, ...pages, ...actions]));
});

test('typing finds apps, pages and companies; a page is a real link', async () => {
  const field = await openPalette();
  await userEvent.type(field, 'pric');
  await waitFor(() => expect(texts()).toEqual(['Pricing', 'Finding stale prices']));
  expect(chosen()?.getAttribute('href')).toBe('https://hub.suite.example/iq/clients/#/stalepricing');
  await userEvent.clear(field);
  await userEvent.type(field, 'firm 49');
  await waitFor(() => expect(texts()[0]).toBe('Firm 49'));
  await waitFor(() => expect(options()).toHaveLength(8));
});

test('the arrow keys wrap around, and the field announces the active option', async () => {
  const field = await openPalette();
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()?.textContent).toBe('Log out');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()?.textContent).toContain('Profile');
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen()?.id);
});

test('Enter follows the active link, with the modifier keys that are pressed', async () => {
  const field = await openPalette();
  await userEvent.type(field, 'security');
  await waitFor(() => expect(texts()[0]).toBe('Security plan'));
  const clicks: [string | null, boolean][] = [];
  document.addEventListener('click', (event) => {
    event.preventDefault();
    clicks.push([(event.target as Element).getAttribute('href'), event.ctrlKey]);
  });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(clicks).toEqual([['https://security.suite.example/wisp/#/', true]]);
  expect(screen.getByRole('listbox')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(clicks).toHaveLength(2);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('an action runs and closes the palette', async () => {
  const field = await openPalette();
  await userEvent.type(field, 'dark{Enter}');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(browser.readCookie('theme')).toBe('dark');
  expect(screen.queryByRole('listbox')).toBeNull();
  browser.removeCookie('theme');
});

test('text typed before the list has loaded is searched once it has', async () => {
  startZone('home', null, { claims: { ...olivia, rights }, answers });
  await screen.findByRole('button', { name: 'Profile of Olivia Hart, OH' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(screen.getByRole('combobox'), 'plan');
  await waitFor(() => expect(texts()[0]).toBe('Security plan'));
});

describe('results of the services', () => {
  const all = `${rights},admin,app:app-manager,app:iq-reports`;
  const found = {
    ...answers,
    'GET /access/v1/people': () =>
      Response.json({
        people: [
          {
            userId: idOf(1),
            firstName: 'Ida',
            lastName: 'Holt',
            email: 'ida@harborline.example',
            role: 'member',
            status: 'active',
            hasEnabledMfa: false,
            lastSignInAt: null,
            joinedAt: '2026-01-01T00:00:00.000Z',
            groups: [],
            version: 1,
          },
        ],
        total: 1,
      }),
  };
  beforeEach(() => sessionStorage.clear());

  const openWith = async (held: string) => {
    const zone = startZone('home', null, { claims: { ...olivia, rights: held }, answers: found });
    await screen.findByRole('button', { name: 'Profile of Olivia Hart, OH' });
    await userEvent.keyboard('{Control>}k{/Control}');
    return { ...zone, field: await screen.findByRole('combobox') };
  };

  test('are requested once after typing, according to rights, and follow the local results; a picked result comes first the next time', async () => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const { calls, field } = await openWith(all);
    await userEvent.type(field, 'hol');
    const option = await screen.findByRole('option', { name: /Ida Holt/ });
    expect(option.getAttribute('href')).toBe(`https://hub.suite.example/accesshub/appmanager/#/person?id=${idOf(1)}`);
    expect(calls.filter((call) => call === 'GET /access/v1/people')).toHaveLength(1);
    await userEvent.click(option);
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(texts()[0]).toBe('Ida Holt'));
  });

  test('include invoices, by their number', async () => {
    const { answers, calls, field } = await openWith(all);
    answers['GET /insights/metrics/invoices'] = () =>
      Response.json({ invoices: [{ id: '77', number: 'INV-6423', client: 'Copperline Studio', issuedOn: '2026-09-30' }] });
    await userEvent.type(field, 'inv-6423');
    const option = await screen.findByRole('option', { name: /Invoice INV-6423/ });
    expect(option.textContent).toContain('Copperline Studio, Sep 30, 2026');
    expect(option.getAttribute('href')).toBe('https://hub.suite.example/iq/clients/#/document?kind=invoice&id=77');
    await userEvent.clear(field);
    await userEvent.type(field, 'copper');
    await waitFor(() => expect(calls.filter((call) => call === 'GET /insights/metrics/clients')).toHaveLength(2));
    expect(calls.filter((call) => call === 'GET /insights/metrics/invoices')).toHaveLength(1);
  });

  test('are not requested without the right', async () => {
    const { calls, field } = await openWith('app:home');
    await userEvent.type(field, 'hol');
    expect(await screen.findByText('Nothing is called “hol”.')).toBeTruthy();
    expect(calls.filter((call) => /people|clients|reports/.test(call))).toEqual([]);
  });

  test('that could not be searched show an error', async () => {
    const { answers, field } = await openWith(all);
    answers['GET /access/v1/people'] = () => new Response('', { status: 500 });
    await userEvent.type(field, 'zzz');
    expect(await screen.findByText(/^People could not be searched/, {}, { timeout: 3000 })).toBeTruthy();
  });

  test('help articles are found by title and open', async () => {
    const { field } = await openWith('app:home');
    await userEvent.type(field, 'first import');
    await userEvent.click(await screen.findByRole('option', { name: /Your first import/ }));
    expect(await screen.findByRole('dialog', { name: 'Your first import' })).toBeTruthy();
  });
});

test('no match shows a message', async () => {
  const field = await openPalette();
  await userEvent.type(field, '<b>zzz');
  expect(await screen.findByText('Nothing is called “<b>zzz”.')).toBeTruthy();
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  await userEvent.keyboard('{Enter}{ArrowDown}{ArrowUp}');
  expect(field).toBeTruthy();
});

test('recently used apps come first, except the current one', async () => {
  browser.writeCookie('recent_apps', '18.5');
  await openPalette();
  expect(texts().slice(0, 3)).toEqual(['Security plan', 'IQ clients', 'Overview']);
  expect(appsOfText(browser.readCookie('recent_apps'))).toEqual(['home', 'wisp', 'iq-clients']);
});
