import type { Person } from '@services/identity/contract/people';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { People } from './people';

const claims = {
  userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e',
  companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30',
  email: 'olivia@harborline.example',
};

const person = (firstName: string, more: Partial<Person> = {}): Person => ({
  userId: crypto.randomUUID(),
  firstName,
  lastName: 'Lee',
  email: `${firstName.toLowerCase()}@a.example`,
  role: 'member',
  status: 'active',
  hasTwoFactor: false,
  lastSignInAt: null,
  joinedAt: '2026-11-20T10:00:00.000Z',
  groups: [],
  version: 1,
  ...more,
});

const page = (people: Person[], total = people.length) => Response.json({ people, total });

/** Servers that delay each list call until the test responds to it. */
function heldPeople() {
  const held: { query: URLSearchParams; answer: (response: Response) => void }[] = [];
  const people: Answer = (request) =>
    new Promise<Response>((answer) => held.push({ query: new URL(request.url).searchParams, answer }));
  return { held, people };
}

const open = (people: Answer) =>
  renderInSuite(<People />, {
    zone: 'app-manager',
    claims,
    answers: { 'GET /access/v1/people': people, 'GET /access/v1/groups': () => Response.json([]) },
  });

const rows = () => screen.queryAllByRole('rowheader').map((row) => row.querySelector('bdi[title]')?.textContent);
const query = () => new URLSearchParams(location.hash.split('?')[1]);

beforeEach(() => {
  location.hash = '#/people';
});

test('the URL decides which people are shown, in which order, and which page', async () => {
  const group = crypto.randomUUID();
  location.hash = `#/people?find=lee&sort=lastSignInAt&order=descending&role=reader&status=deactivated&group=${group}&mfa=off&page=3`;
  const requested: URLSearchParams[] = [];
  open((request) => {
    requested.push(new URL(request.url).searchParams);
    return page([person('Ann')], 61);
  });
  expect(await screen.findByRole('link', { name: 'Ann Lee' })).toBeTruthy();
  expect(Object.fromEntries(requested[0] ?? [])).toEqual({
    ...{ find: 'lee', role: 'reader', status: 'deactivated', groupId: group, twoFactor: 'off' },
    ...{ sort: 'lastSignInAt', order: 'descending', offset: '60', limit: '30' },
  });
});

test('names are rendered as text, regardless of what they contain', async () => {
  const name = '<img src=x onerror=alert(1)>';
  open(() => page([person(name)]));
  expect(await screen.findByRole('link', { name: `${name} Lee` })).toBeTruthy();
});

test('typing sends one call at a time, and only the last one that waited; the previous rows stay until it has a response', async () => {
  const { held, people } = heldPeople();
  open(people);
  await waitFor(() => expect(held).toHaveLength(1));
  await act(async () => held[0]?.answer(page([person('Ann'), person('Bob')])));
  await waitFor(() => expect(rows()).toEqual(['Ann Lee', 'Bob Lee']));

  await userEvent.type(screen.getByRole('searchbox'), 'bob');
  expect(held.map(({ query }) => query.get('find'))).toEqual(['', 'b']);
  expect(rows()).toEqual(['Ann Lee', 'Bob Lee']);
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');

  await act(async () => held[1]?.answer(page([person('Babs'), person('Bob')])));
  await waitFor(() => expect(held.map(({ query }) => query.get('find'))).toEqual(['', 'b', 'bob']));
  await act(async () => held[2]?.answer(page([person('Bob')])));
  await waitFor(() => expect(rows()).toEqual(['Bob Lee']));
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
  expect(query().get('find')).toBe('bob');
});

test('the address contains the search, order, filters and page', async () => {
  location.hash = '#/people?find=lee&sort=email&order=descending&role=administrator&status=deactivated&page=3';
  const { held, people } = heldPeople();
  open(people);
  await waitFor(() => expect(held).toHaveLength(1));
  expect(Object.fromEntries(held[0]?.query ?? [])).toEqual({
    find: 'lee',
    sort: 'email',
    order: 'descending',
    role: 'administrator',
    status: 'deactivated',
    offset: '60',
    limit: '30',
  });
  await act(async () => held[0]?.answer(page([person('Ann')], 80)));
  expect(await screen.findByText('61–80 of 80')).toBeTruthy();
});

test('an address with unknown values still shows the list', async () => {
  location.hash = '#/people?sort=shoes&order=up&role=boss&group=x&page=-1';
  const { held, people } = heldPeople();
  open(people);
  await waitFor(() => expect(held).toHaveLength(1));
  expect(Object.fromEntries(held[0]?.query ?? [])).toEqual({
    find: '',
    sort: 'name',
    order: 'ascending',
    offset: '0',
    limit: '30',
  });
});

test('a click on a header sorts and returns to the first page', async () => {
  location.hash = '#/people?page=2';
  open(() => page([person('Ann')], 51));
  await userEvent.click(await screen.findByRole('button', { name: 'E-mail' }));
  await waitFor(() => expect(Object.fromEntries(query())).toEqual({ sort: 'email' }));
  await userEvent.click(screen.getByRole('button', { name: 'E-mail' }));
  await waitFor(() => expect(Object.fromEntries(query())).toEqual({ sort: 'email', order: 'descending' }));
});

test('no match shows a message, and everyone can be shown again', async () => {
  location.hash = '#/people?find=zzz';
  open((request) => page(new URL(request.url).searchParams.get('find') ? [] : [person('Ann')]));
  expect(await screen.findByRole('heading', { name: 'No people found' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show everyone' }));
  await waitFor(() => expect(rows()).toEqual(['Ann Lee']));
});

test('a list that cannot be loaded shows an error, and can be retried', async () => {
  const { answers } = open(() => new Response('', { status: 500 }));
  expect(await screen.findByText('The people could not be loaded.')).toBeTruthy();
  answers['GET /access/v1/people'] = () => page([person('Ann')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toEqual(['Ann Lee']));
});
