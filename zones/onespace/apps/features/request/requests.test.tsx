import type { AccessRequest } from '@services/identity/contract/requests';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MyApps } from '../launcher/my-apps';
import { RequestScreen } from './request-screen';

const OWN = 'GET /access/v1/own-requests';
const ASK = 'POST /access/v1/own-requests';
const RENEW = 'POST /identity/v1/oauth2/token';

const rights = 'app:home,app:apps,app:iq-clients,app:wisp';
const member = { userId: 'u1', companyId: 'c1', rights };
const down: Answer = () => new Response('', { status: 500 });

const openRequest: AccessRequest = {
  id: '7d3c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d',
  app: 'offer',
  reason: 'For the proposals of spring',
  state: 'open',
  answer: '',
  requestedAt: '2026-11-20T10:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
};
const refused: AccessRequest = {
  ...openRequest,
  state: 'refused',
  answer: 'Ask again\nin <b>spring</b>',
  decidedAt: '2026-11-21T10:00:00.000Z',
  decidedBy: 'Olivia Hart',
};

interface Setup {
  requests?: AccessRequest[];
  claims?: Parameters<typeof renderInSuite>[1]['claims'];
  answers?: Record<string, Answer>;
  cookies?: object;
}

function open(view: 'launcher' | string, { requests = [], claims = member, answers, cookies }: Setup = {}) {
  const bodies: { app: string; reason: string }[] = [];
  location.hash = view === 'launcher' ? '#/' : `#/request${view}`;
  const suite = renderInSuite(view === 'launcher' ? <MyApps /> : <RequestScreen />, {
    zone: 'apps',
    claims,
    cookies,
    answers: {
      [OWN]: () => Response.json(requests),
      [ASK]: async (request) => {
        const body = await request.json();
        bodies.push(body);
        const made = { ...openRequest, ...body };
        suite.answers[OWN] = () => Response.json([made]);
        return Response.json(made, { status: 201 });
      },
      ...answers,
    },
  });
  return { ...suite, bodies };
}

beforeEach(() => sessionStorage.clear());

const rowOf = (app: string) =>
  screen.findByRole('heading', { level: 3, name: app }).then((title) => title.closest('li') as HTMLElement);
const linksOf = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the launcher shows open apps, pinned and recent ones first, and offers to request the others', async () => {
  open('launcher', { cookies: { pinned_apps: '18', recent_apps: '5.21' } });
  expect(linksOf('Pinned')).toEqual(['Security plan']);
  expect(linksOf('Recent')).toEqual(['IQ clients']);
  expect(linksOf('Insights')).toEqual(['IQ clients']);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Request access: Offers' });
  expect(link.getAttribute('href')).toBe('#/request?app=offer');
  // Apps for administrators can't be requested.
  expect(screen.queryByText('App manager')).toBeNull();
});

test('the search finds open and closed apps', async () => {
  open('launcher');
  await rowOf('Offers');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find an app' }), 'iq');
  expect(linksOf('Found')).toEqual(['IQ clients']);
  expect(await rowOf('IQ dashboard')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Offers' })).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), 'zz');
  expect(screen.getByText('No app is called “iqzz”.')).toBeTruthy();
});

test("a requested app says since when, and a refused one shows the administrator's reason", async () => {
  open('launcher', { requests: [openRequest, { ...refused, app: 'devices' }] });
  expect((await rowOf('Offers')).textContent).toBe('OffersCreate, send and track proposalsAsked on Nov 20, 2026See request');
  const devices = await rowOf('Devices');
  expect(devices.textContent).toBe('DevicesInventory and protectionRefused on Nov 21, 2026Ask againAsk again\nin <b>spring</b>');
});

test("reports in place that requests can't be loaded, and still lets people request apps", async () => {
  const { answers, toasts } = open('launcher', { answers: { [OWN]: down } });
  expect((await screen.findByRole('alert')).textContent).toContain('Your requests could not be loaded.');
  expect(screen.getByRole('link', { name: 'Request access: Offers' })).toBeTruthy();
  answers[OWN] = () => Response.json([openRequest]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^Asked on/);
  expect((await rowOf('Offers')).textContent).toContain('Asked on');
  expect(toasts).toEqual([]);
});

test('a grant opens its app at once by renewing the older token, once', async () => {
  const granted = { ...refused, state: 'granted' as const, decidedAt: '2030-01-01T00:00:00.000Z' };
  const suite = open('launcher', {
    requests: [granted],
    answers: { [RENEW]: () => Response.json(suite.tokensOf({ ...member, rights: `${rights},app:offer` })) },
  });
  expect(await screen.findByRole('link', { name: 'Offers' })).toBeTruthy();
  expect(suite.requests.filter((call) => call === RENEW)).toHaveLength(1);
});

test("an app that was closed again after its grant doesn't renew the token", async () => {
  const { requests } = open('launcher', { requests: [{ ...refused, state: 'granted', decidedAt: '2020-01-01T00:00:00.000Z' }] });
  expect((await rowOf('Offers')).textContent).toBe('OffersCreate, send and track proposalsRequest access');
  expect(requests).toEqual([OWN]);
});

test('an app can be requested with a reason, and the page says what happens next', async () => {
  const { bodies } = open('?app=offer');
  await userEvent.type(await screen.findByLabelText('Reason (optional)'), ' Proposals ');
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('heading', { name: 'Your request for Offers waits for an answer' })).toBeTruthy();
  expect(screen.getByText(/You get one when they decide\./)).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('waits for an answer');
  expect(bodies).toEqual([{ app: 'offer', reason: 'Proposals' }]);
});

test('the reason of a pending request can be changed', async () => {
  const { bodies } = open('?app=offer', { requests: [openRequest] });
  const reason = await screen.findByLabelText<HTMLTextAreaElement>('Reason (optional)');
  expect(screen.getByText(/You asked on Nov 20, 2026, 10:00/)).toBeTruthy();
  expect(reason.value).toBe(openRequest.reason);
  expect(screen.getByRole('button', { name: 'Save reason' })).toHaveProperty('disabled', true);
  await userEvent.type(reason, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save reason' }));
  expect(bodies).toEqual([{ app: 'offer', reason: `${openRequest.reason}!` }]);
});

test('a request that fails keeps its text and can be sent again', async () => {
  const { answers, session, toasts } = open('?app=offer', { answers: { [ASK]: down } });
  const reason = await screen.findByLabelText<HTMLTextAreaElement>('Reason (optional)');
  await userEvent.type(reason, 'Proposals');
  expect(session.hasUnsavedWork()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  expect((await screen.findByRole('alert')).textContent).toContain('What you wrote is still here.');
  expect(reason.value).toBe('Proposals');
  answers[ASK] = () => {
    answers[OWN] = () => Response.json([openRequest]);
    return Response.json(openRequest, { status: 201 });
  };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your request for Offers waits for an answer' })).toBeTruthy();
  expect(toasts).toEqual([]);
});

test('a reason that was not sent survives a reload', async () => {
  open('?app=offer');
  await userEvent.type(await screen.findByLabelText('Reason (optional)'), 'Proposals');
  cleanup();
  const { bodies, session } = open('?app=offer');
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Reason (optional)')).value).toBe('Proposals');
  expect(session.hasUnsavedWork()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Send request' }));
  await screen.findByRole('heading', { name: 'Your request for Offers waits for an answer' });
  expect(bodies).toEqual([{ app: 'offer', reason: 'Proposals' }]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a refused app shows the reply and can be requested again', async () => {
  open('?app=offer', { requests: [refused] });
  expect(await screen.findByText(/Your last request was refused on Nov 21, 2026/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send request' })).toBeTruthy();
});

test('offers to open an app that was granted meanwhile', async () => {
  const suite = open('?app=offer', {
    answers: {
      [ASK]: () => Response.json({ code: 'already_open', message: '' }, { status: 409 }),
      [RENEW]: () => Response.json(suite.tokensOf({ ...member, rights: `${rights},app:offer` })),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('heading', { name: 'Offers is open to you' })).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Open Offers' }).href).toBe('https://hub.suite.example/offer/#/');
});

test.each([
  ['?app=app-manager', 'App manager is for administrators'],
  ['?app=nothing', 'There is no such app'],
  ['?app=login', 'There is no such app'],
  ['?app=internal', 'There is no such app'],
  ['?app=__proto__', 'There is no such app'],
  ['?app=home', 'Overview is open to you'],
])("says why an app can't be requested: %s", async (query, title) => {
  open(query);
  await act(async () => undefined);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
});

test('without an app in the URL, lists all apps that can be requested, and earlier requests', async () => {
  open('', { requests: [refused] });
  expect((await rowOf('Devices')).textContent).toBe('DevicesInventory and protectionRequest access');
  const own = screen.getByRole('region', { name: 'Your requests' });
  expect(own.textContent).toContain('by Olivia Hart');
  expect(own.textContent).toContain(openRequest.reason);
});

test("a person without a company can't request apps", async () => {
  const { requests } = open('launcher', { claims: { userId: 'u1', rights } });
  await act(async () => undefined);
  expect(requests).toEqual([]);
});
