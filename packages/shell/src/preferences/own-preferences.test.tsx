import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser, olivia, startZone } from '../start/start-zone.fixture';

const PATH = '/identity/v1/users/u1/preferences';
const GET = `GET ${PATH}`;
const PUT = `PUT ${PATH}`;
const dark = { theme: 'dark', timeZone: 'Asia/Tokyo', locale: 'de-DE' };
const none = { theme: null, timeZone: null, locale: null };
const failure = () => Response.json({ code: 'not_found', message: '' }, { status: 404 });

const held = () => ['theme', 'time_zone', 'locale'].map((noun) => browser.readCookie(noun as 'theme'));

const COMPANIES = { 'GET /identity/v3/users/u1/companies': () => Response.json([]) };

/** Leaves the page and opens another one. */
function open(claims: object, answers: NonNullable<Parameters<typeof startZone>[2]>['answers']) {
  cleanup();
  return startZone('home', null, { claims, answers: { ...COMPANIES, ...answers } });
}

/** A server that stores the preferences it receives. */
function keeper(first: object) {
  let stored = first;
  return {
    stored: () => stored,
    answers: {
      [GET]: () => Response.json(stored),
      [PUT]: async (request: Request) => {
        stored = await request.json();
        return Response.json(stored);
      },
    },
  };
}

beforeEach(() => {
  for (const noun of ['theme', 'time_zone', 'locale', 'preferences_of'] as const) browser.removeCookie(noun);
});

const headerStands = () => screen.findByRole('button', { name: /^Profile of/ });

async function choose(theme: string) {
  await userEvent.click(await headerStands());
  await userEvent.click(screen.getByRole('radio', { name: theme }));
}

test('preferences from another browser are applied once after sign-in', async () => {
  const { answers } = keeper(dark);
  open(olivia, answers);
  await waitFor(() => expect(held()).toEqual(['dark', 'Asia/Tokyo', 'de-DE']));
  await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'));
  const { calls } = open(olivia, answers);
  await headerStands();
  expect(calls).not.toContain(GET);
});

test('a later sign-in reads them again and replaces what somebody else left in the browser', async () => {
  browser.writeCookie('theme', 'dark');
  browser.writeCookie('locale', 'fr-FR');
  browser.writeCookie('preferences_of', 'u2.s9');
  open(olivia, keeper({ ...none, timeZone: 'UTC' }).answers);
  await waitFor(() => expect(held()).toEqual(['', 'UTC', '']));
  const { calls } = open({ ...olivia, sessionId: 's2' }, keeper(none).answers);
  await waitFor(() => expect(calls).toContain(GET));
});

test("preferences that can't be loaded show no error, and the next page tries again", async () => {
  browser.writeCookie('theme', 'dark');
  const { calls } = open(olivia, { [GET]: failure });
  await waitFor(() => expect(calls).toContain(GET));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(browser.readCookie('theme')).toBe('dark');
  open(olivia, keeper(dark).answers);
  await waitFor(() => expect(browser.readCookie('locale')).toBe('de-DE'));
});

test("a theme chosen in the header is saved with the person's other preferences", async () => {
  const server = keeper({ ...none, timeZone: 'UTC' });
  open(olivia, server.answers);
  await waitFor(() => expect(browser.readCookie('time_zone')).toBe('UTC'));
  await choose('Dark');
  await waitFor(() => expect(server.stored()).toEqual({ theme: 'dark', timeZone: 'UTC', locale: null }));
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  await waitFor(() => expect(server.stored()).toEqual({ theme: null, timeZone: 'UTC', locale: null }));
});

test('a theme that could not be saved applies in this browser, and the next page saves it', async () => {
  const server = keeper(none);
  const first = open(olivia, { ...server.answers, [PUT]: failure });
  await waitFor(() => expect(browser.readCookie('preferences_of')).toBe('u1.s1'));
  await choose('Dark');
  await waitFor(() => expect(first.calls).toContain(PUT));
  await act(async () => undefined);
  expect(browser.readCookie('theme')).toBe('dark');
  open(olivia, server.answers);
  await waitFor(() => expect(server.stored()).toEqual({ ...none, theme: 'dark' }));
  await waitFor(() => expect(browser.readCookie('preferences_of')).toBe('u1.s1'));
  expect(browser.readCookie('theme')).toBe('dark');
});

test('a theme chosen in the palette is saved for the person, too', async () => {
  const { stored, answers } = keeper(none);
  open(olivia, answers);
  await headerStands();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'theme dark');
  await screen.findByRole('option');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(stored()).toMatchObject({ theme: 'dark' }));
  expect(browser.readCookie('theme')).toBe('dark');
});
