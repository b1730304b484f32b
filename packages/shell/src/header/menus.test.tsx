import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser, config, olivia, startZone } from '../start/start-zone.fixture';

const COMPANIES = 'GET /identity/v3/users/u1/companies';
const firm = (index: number) => ({
  id: `${String(index).padStart(8, '0')}-7e5b-4f4e-8a51-1d0f6f0d0c01`,
  name: `Firm ${index}`,
  segments: [],
});
const many = Array.from({ length: 500 }, (_, index) => firm(index + 1));

const openMenu = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('one of 500 companies is found by name, and recently used companies come first', async () => {
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

test('a chosen theme applies to all hosts', async () => {
  startZone('home', null, { claims: olivia });
  await openMenu('Profile of Olivia Hart, OH');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(browser.readCookie('theme')).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test("help links to its articles, the keyboard shortcuts and the environment's own help", async () => {
  const settings = { ...config, ACCESSHUB_OSFP_CHAT_SUPPORT: 'https://support.example/chat', ACCESSHUB_OSFP_STATUS: 'up' };
  startZone('home', null, { claims: olivia, answers: { 'GET /home/.env/fe_envConfig.json': () => Response.json(settings) } });
  await openMenu('Help');
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: 'Chat with support' });
  expect([chat.href, chat.target]).toEqual(['https://support.example/chat', '_blank']);
  expect(screen.queryByRole('link', { name: 'System status' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Keyboard shortcuts/ }));
  expect(await screen.findByText('Ctrl K', { selector: 'dd kbd' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'All articles' }));
  await userEvent.click(screen.getByRole('button', { name: 'What each number means' }));
  expect(await screen.findByText('Overdue', { selector: 'dt' })).toBeTruthy();
});

test('a person without any name still gets a profile menu', async () => {
  startZone('home', null, { claims: { ...olivia, firstName: '', lastName: '', email: '' } });
  await openMenu('Profile of you');
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
});

test('§2 outside local and dev there are no internal links', async () => {
  startZone('home', null, { claims: olivia });
  await openMenu('Profile of Olivia Hart, OH');
  expect(screen.queryByRole('link', { name: 'Internal' })).toBeNull();
});

test('§2 in one-space mode the logo links to core home, and the profile to the identity profile at its own address', async () => {
  const settings = { ...config, ONESPACE: 'true', ONESPACE_BASE_URL: 'https://onespace.suite.example' };
  startZone('home', null, { claims: olivia, answers: { 'GET /home/.env/fe_envConfig.json': () => Response.json(settings) } });
  await openMenu('Profile of Olivia Hart, OH');
  const hrefOf = (name: string | RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name }).href;
  expect(hrefOf('Firm Suite')).toBe('https://onespace.suite.example/core/home/#/');
  expect(hrefOf('Profile')).toBe('https://accounts.suite.example/identity/profile/#/');
  expect(hrefOf('Settings')).toBe('https://onespace.suite.example/profile/#/settings');
  expect(hrefOf(/^AI chat/)).toBe('https://onespace.suite.example/chat/#/');
});

test.each([
  ['answers 500', () => Response.json({ code: 'unexpected', message: '' }, { status: 500 })],
  ['answers 403', () => Response.json({ code: 'forbidden', message: '' }, { status: 403 })],
  ['answers garbage', () => new Response('<html>')],
  ['answers nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])("when every service %s the header's links still work", async (_case, answer) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const organization = `GET /identity/v1/organizations/${olivia.companyId}`;
  startZone('home', null, {
    claims: { ...olivia, rights: 'app:wisp' },
    answers: { [COMPANIES]: answer, [organization]: answer },
  });
  await openMenu('Apps');
  expect(await screen.findByRole('link', { name: 'Security plan' })).toBeTruthy();
  await openMenu('Switch company');
  expect(await screen.findByText('Your companies could not be loaded.')).toBeTruthy();
  await openMenu('Profile of Olivia Hart, OH');
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
  jest.restoreAllMocks();
});

test.each([
  ['200 letters', 'x'.repeat(200), 'y'.repeat(200), 'XY'],
  ['right to left', 'נועה', 'לוי', 'נל'],
  ['emoji', '👩‍👩‍👧', '🏳️‍🌈', '👩‍👩‍👧🏳️‍🌈'],
])('a name of %s has its initials and its menu', async (_case, firstName, lastName, initials) => {
  startZone('home', null, { claims: { ...olivia, firstName, lastName } });
  const trigger = await screen.findByRole('button', { name: `Profile of ${firstName} ${lastName}, ${initials}` });
  expect(trigger.textContent).toBe(initials);
});

test("a button's tooltip does not cover its open menu", () => {
  const css = readFileSync(join(__dirname, 'header.css'), 'utf8');
  expect(css).toMatch(/\.suite-header-button:has\(\+ :popover-open\)::after \{\s*display: none;/);
});
