import type { ClientRow } from '@services/insights/contract/clients';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, clientId, clientRow, head, notFound } from '../metrics/answers.fixture';
import { Clients } from './clients';

const CALL = 'GET /insights/metrics/clients';

const page = (clients: ClientRow[], total = clients.length) => Response.json({ ...head, clients, total });

const open = (answer: Answer) => renderInSuite(<Clients />, { zone: 'iq-clients', claims, answers: { [CALL]: answer } });

const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

beforeEach(() => {
  location.hash = '#/';
});

test('the URL decides search, sort, segment, page and date, and names are shown as plain text', async () => {
  location.hash = '#/?find=lee&badge=late-payer&sort=overdue&order=descending&page=3&asOf=2025-06-30';
  const requested: URLSearchParams[] = [];
  open((request) => {
    requested.push(new URL(request.url).searchParams);
    return page([clientRow('<img src=x onerror=alert(1)>')], 61);
  });
  const link = await screen.findByRole('link', { name: '<img src=x onerror=alert(1)>' });
  expect(Object.fromEntries(requested[0] ?? [])).toEqual({
    asOf: '2025-06-30',
    find: 'lee',
    badge: 'late-payer',
    sort: 'overdue',
    order: 'descending',
    offset: '60',
    limit: '30',
  });
  expect(screen.getByText('61–61 of 61')).toBeTruthy();
  expect(link.getAttribute('href')).toBe(`#/client?id=${clientId}&asOf=2025-06-30`);
  const overdue = screen.getByRole('link', { name: '$200' }).getAttribute('href');
  expect(overdue).toContain(`#/rows?metric=overdue&client=${clientId}&asOf=2025-06-30`);
});

test('a URL that asks for segment changes shows only those clients with their earlier segment, until the filter is removed', async () => {
  location.hash = '#/?since=2025-01-01&move=up';
  const requested: (string | null)[] = [];
  open((request) => {
    requested.push(new URL(request.url).searchParams.get('move'));
    return page([clientRow('Ann', { badgeBefore: 'late-payer' })]);
  });
  expect(await screen.findByText(/^Clients whose segment moved up since Jan 1, 2025/)).toBeTruthy();
  expect(await screen.findByRole('columnheader', { name: 'Segment before' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove this filter' }));
  await waitFor(() => expect(requested).toEqual(['up', null]));
  expect(location.hash).toBe('#/');
});

test('ignores unknown values in the URL', async () => {
  location.hash = '#/?sort=shoes&badge=boss&page=-1&asOf=yesterday';
  const requested: URLSearchParams[] = [];
  open((request) => {
    requested.push(new URL(request.url).searchParams);
    return page([clientRow('Ann')]);
  });
  await waitFor(() => expect(names()).toEqual(['Ann']));
  expect(Object.fromEntries(requested[0] ?? [])).toEqual({
    find: '',
    sort: 'name',
    order: 'ascending',
    offset: '0',
    limit: '30',
  });
});

test('links to connecting a ledger when there is none', async () => {
  open(() => notFound('There are no metrics yet.'));
  const link = await screen.findByRole('link', { name: 'Connect a ledger' });
  expect(link.getAttribute('href')).toContain('/iq/onboarding/');
});

test('distinguishes a firm without clients from a search without results', async () => {
  open(() => page([]));
  expect(await screen.findByRole('link', { name: 'Add clients' })).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'z');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all clients' }));
  expect(await screen.findByRole('link', { name: 'Add clients' })).toBeTruthy();
});

test("keeps stale data on screen with its age while it can't be refreshed", async () => {
  const { answers } = open(() => page([clientRow('Ann')]));
  await waitFor(() => expect(names()).toEqual(['Ann']));
  answers[CALL] = () => new Response('<html>', { status: 502 });
  await act(async () => dispatchEvent(new Event('online')));
  expect(await screen.findByText('These numbers could not be refreshed')).toBeTruthy();
  expect(names()).toEqual(['Ann']);

  answers[CALL] = () => page([clientRow('Bob')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toEqual(['Bob']));
  expect(screen.queryByText('These numbers could not be refreshed')).toBeNull();
});

test("reports a list that can't be loaded, and can retry", async () => {
  const { answers } = open(() => new Response('', { status: 500 }));
  expect(await screen.findByText('The clients could not be loaded.')).toBeTruthy();
  answers[CALL] = () => page([clientRow('Ann')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(names()).toEqual(['Ann']));
});

test('reports a failed export, and saves nothing', async () => {
  const { answers, toasts } = open(() => page([clientRow('Ann')]));
  await waitFor(() => expect(names()).toEqual(['Ann']));
  answers[CALL] = () => new Response('', { status: 500 });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(toasts).toEqual(['The file could not be made: the service did not answer. Try again.']));
});
