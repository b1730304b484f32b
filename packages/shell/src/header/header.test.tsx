import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser, olivia, startZone, tokensOf } from '../start/start-zone.fixture';

const companies = [
  { id: '0f6b5f0e-7e5b-4f4e-8a51-1d0f6f0d0c01', name: 'Harborline Accounting', segments: ['iq'] },
  { id: '0f6b5f0e-7e5b-4f4e-8a51-1d0f6f0d0c02', name: 'Harborline Advisory', segments: ['iq', 'of'] },
] as const;
const [accounting, advisory] = companies;
const claims = { ...olivia, companyId: accounting.id };

const organization = (company: (typeof companies)[number]) => ({
  [`GET /identity/v1/organizations/${company.id}`]: () => Response.json({ name: company.name }),
});
const COMPANIES = 'GET /identity/v3/users/u1/companies';
const TOKEN = 'POST /identity/v1/oauth2/token';
const answers = {
  ...organization(accounting),
  ...organization(advisory),
  [COMPANIES]: () => Response.json(companies),
};

beforeEach(() => browser.removeCookie('org_name'));

const openMenu = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

const subscriptions = () => screen.findByText(/Active Subscription/);

test('§2 it shows the firm, subscriptions, AI chat and the person', async () => {
  startZone('home', null, { claims, answers });
  expect(await screen.findByRole('button', { name: 'Harborline Accounting, switch company' })).toBeTruthy();
  expect((await subscriptions()).textContent).toBe('1 Active Subscription');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Firm Suite' }).href).toBe('https://hub.suite.example/home/#/');
  const chat = screen.getByRole<HTMLAnchorElement>('link', { name: /^AI chat/ });
  expect(chat.textContent).toBe('AI chat ↗');
  expect([chat.href, chat.target]).toEqual(['https://ai.suite.example/chat/#/', '_blank']);
  expect(screen.getByRole('button', { name: 'Profile of Olivia Hart, OH' }).textContent).toBe('OH');
  expect(document.documentElement.hasAttribute('data-session')).toBe(true);
});

test("the search button's accessible name is its visible text", async () => {
  startZone('home', null, { claims, answers });
  const search = await screen.findByRole('button', { name: 'Find an app, client or invoice Ctrl K' });
  expect([search.getAttribute('aria-label'), search.textContent]).toEqual([null, 'Find an app, client or invoice Ctrl K']);
});

test('§2 the profile dropdown links to the profile and settings and signs out', async () => {
  startZone('home', null, { claims, answers });
  await openMenu('Profile of Olivia Hart, OH');
  expect((await screen.findByRole<HTMLAnchorElement>('link', { name: 'Profile' })).href).toBe(
    'https://hub.suite.example/profile/#/',
  );
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Settings' }).href).toBe(
    'https://hub.suite.example/profile/#/settings',
  );
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
});

test('§2 a logo and profile dropdown items can be passed in', async () => {
  const header = {
    logo: 'https://cdn.example/mark.svg',
    profileItems: [{ path: 'https://help.example/', target: '_blank', text: 'Help center' }],
  } as const;
  startZone('home', null, { claims, answers, header });
  await openMenu('Profile of Olivia Hart, OH');
  const item = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Help center' });
  expect([item.href, item.target]).toEqual(['https://help.example/', '_blank']);
  expect(screen.getByRole('link', { name: 'Profile' })).toBeTruthy();
  const logo = screen.getByRole('link', { name: 'Firm Suite' });
  expect(logo.querySelector('img')?.src).toBe('https://cdn.example/mark.svg');
  expect(logo.querySelector('svg')).toBeNull();
});

test('§2 without the IQ segment there are 0 subscriptions and no firm name is requested', async () => {
  const { calls } = startZone('home', null, { claims: { ...claims, segments: 'of,ac' }, answers });
  expect((await subscriptions()).textContent).toBe('0 Active Subscriptions');
  await screen.findByRole('button', { name: 'Switch company' });
  expect(calls.filter((call) => call.includes('organizations'))).toEqual([]);
});

test('§7 a failed organization lookup leaves out the name and shows no error', async () => {
  startZone('home', null, { claims, answers: { [COMPANIES]: answers[COMPANIES] } });
  expect(await screen.findByRole('button', { name: 'Switch company' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('with one company the name is shown without a menu', async () => {
  startZone('home', null, { claims, answers: { ...answers, [COMPANIES]: () => Response.json([accounting]) } });
  expect(await screen.findByText('Harborline Accounting')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /switch company/i })).toBeNull();
});

test('§4 choosing a company renews the token with its scope and updates the name and the current item', async () => {
  let scope: string | null = null;
  startZone('home', null, {
    claims,
    answers: {
      ...answers,
      [TOKEN]: async (request) => {
        scope = new URLSearchParams(await request.text()).get('scope');
        return Response.json(tokensOf({ ...claims, companyId: advisory.id }));
      },
    },
  });
  await openMenu(/switch company$/);
  await userEvent.click(await screen.findByRole('button', { name: advisory.name }));
  expect(await screen.findByRole('button', { name: 'Harborline Advisory, switch company' })).toBeTruthy();
  expect(scope).toBe(`assigned companyid:${advisory.id}`);
  await waitFor(() => expect(screen.getByRole('button', { name: advisory.name }).getAttribute('aria-current')).toBe('true'));
});

test('§4 a switch neither blanks the header nor takes the focus from the item or the trigger', async () => {
  const { answers: servers, calls } = startZone('home', null, { claims, answers });
  const trigger = await screen.findByRole('button', { name: 'Harborline Accounting, switch company' });
  const never = () => new Promise<Response>(() => {});
  let open = () => {};
  const opened = new Promise<Response>((resolve) => {
    open = () => resolve(Response.json(tokensOf({ ...claims, companyId: advisory.id })));
  });
  Object.assign(servers, {
    [COMPANIES]: never,
    [`GET /identity/v1/organizations/${advisory.id}`]: never,
    [TOKEN]: () => opened,
  });
  await userEvent.click(trigger);
  const item = screen.getByRole<HTMLButtonElement>('button', { name: advisory.name });
  await userEvent.click(item);
  // A disabled button would lose the focus, and the menu could not return it to its trigger.
  expect([item.disabled, item.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  await userEvent.click(item);
  open();
  expect(await screen.findByRole('button', { name: 'Harborline Advisory, switch company' })).toBe(trigger);
  expect(document.activeElement).toBe(item);
  expect(calls.filter((call) => call === TOKEN)).toHaveLength(1);
});

test('a company that cannot be opened shows an error, and the current one stays', async () => {
  startZone('home', null, {
    claims,
    answers: {
      ...answers,
      [TOKEN]: () => Response.json({ error: 'invalid_scope', error_description: 'Not yours.' }, { status: 400 }),
    },
  });
  await openMenu(/switch company$/);
  await userEvent.click(await screen.findByRole('button', { name: advisory.name }));
  expect(await screen.findByText(/Harborline Advisory could not be opened/)).toBeTruthy();
});

test('companies that cannot be loaded show an error and load on retry', async () => {
  const { answers: servers } = startZone('home', null, {
    claims,
    answers: { ...answers, [COMPANIES]: () => Response.json({ code: 'forbidden', message: '' }, { status: 403 }) },
  });
  await openMenu(/switch company/i);
  await screen.findByText('Your companies could not be loaded.');
  servers[COMPANIES] = answers[COMPANIES];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: advisory.name })).toBeTruthy();
});

test('§4 the header shown by the hint stays while the access token is renewed', async () => {
  let answer = (_: Response) => {};
  const renewed = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  document.documentElement.setAttribute('data-session', '');
  const { calls } = startZone('home', null, { claims, answers: { ...answers, [TOKEN]: () => renewed } });
  browser.removeCookie('access_token');
  await waitFor(() => expect(calls).toContain(TOKEN));
  expect(document.documentElement.hasAttribute('data-session')).toBe(true);
  answer(Response.json(tokensOf(claims)));
  expect(await screen.findByRole('button', { name: 'Profile of Olivia Hart, OH' })).toBeTruthy();
  expect(document.documentElement.hasAttribute('data-session')).toBe(true);
});
