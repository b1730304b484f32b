import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser, config, olivia, startZone } from '../start-zone.fixture';

const COMPANIES = 'GET /identity/v3/users/u1/companies';
const firm = (index: number) => ({
  id: `${String(index).padStart(8, '0')}-7e5b-4f4e-8a51-1d0f6f0d0c01`,
  name: `Firm ${index}`,
  segments: [],
});
const many = Array.from({ length: 500 }, (_, index) => firm(index + 1));

const openMenu = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('one of 500 companies is found by name, and those used last stand first', async () => {
  browser.writeCookie(
    'recent_companies',
    many
      .slice(6, 9)
      .map(({ id }) => id.slice(0, 8))
      .join('.'),
  );
  startZone('home', null, { claims: { ...olivia, companyId: many[6]?.id }, answers: { [COMPANIES]: () => Response.json(many) } });
  await openMenu(/switch company/i);
  const last = within(screen.getByRole('region', { name: 'Used last' })).getAllByRole('button');
  expect(last.map(({ textContent }) => textContent)).toEqual(['Firm 8', 'Firm 9']);
  await userEvent.type(screen.getByRole('textbox', { name: 'Find a company' }), 'firm 33');
  expect(screen.getAllByRole('button', { name: /^Firm 33/ })).toHaveLength(11);
  expect(screen.queryByRole('region', { name: 'Used last' })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Find a company' }), 'x');
  expect(await screen.findByText('No company of yours is called “firm 33x”.')).toBeTruthy();
});

test('the theme is chosen for all hosts', async () => {
  startZone('home', null, { claims: olivia });
  await openMenu('Profile of Olivia Hart');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(browser.readCookie('theme')).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test('help leads to what the environment has, and names the keys', async () => {
  const settings = { ...config, ACCESSHUB_OSFP_CHAT_SUPPORT: 'https://support.example/chat', ACCESSHUB_OSFP_STATUS: 'up' };
  startZone('home', null, { claims: olivia, answers: { 'GET /home/.env/fe_envConfig.json': () => Response.json(settings) } });
  await openMenu('Help');
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'Chat with support' });
  expect([chat.href, chat.target]).toEqual(['https://support.example/chat', '_blank']);
  expect(screen.queryByRole('link', { name: 'System status' })).toBeNull();
  expect(screen.getByText('Ctrl K', { selector: 'dd kbd' })).toBeTruthy();
});

test('who has no name at all is still greeted by a menu', async () => {
  startZone('home', null, { claims: { ...olivia, firstName: '', lastName: '', email: '' } });
  await openMenu('Profile of you');
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
});

test('§2 outside of local and dev there are no internal links', async () => {
  startZone('home', null, { claims: olivia });
  await openMenu('Profile of Olivia Hart');
  expect(screen.queryByRole('link', { name: 'Internal' })).toBeNull();
});
