import { useView } from '@suite/list/use-view';
import { findInList, openNextPage, saveCsv, sortBy } from '@suite/testing/list-actions';
import { listServer } from '@suite/testing/list-server';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, clientRow, head } from '../metrics/answers.fixture';
import { collectionDefaults } from './collection-view';
import { Debtors } from './debtors';

const path = '#/collectioneffectiveness';
const clients = Array.from({ length: 31 }, (_, place) =>
  clientRow(`Client ${place + 1}`, { clientId: `33333333-3333-4333-8333-3333333333${String(place).padStart(2, '0')}` }),
);

function Sample() {
  const [view, change] = useView('iq-clients', '/collectioneffectiveness', collectionDefaults);
  return <Debtors view={view} change={change} />;
}

async function open() {
  location.hash = path;
  const { answer, requested } = listServer('clients', clients, head);
  renderInSuite(<Sample />, { zone: 'iq-clients', claims, answers: { 'GET /insights/metrics/clients': answer } });
  await screen.findByText('1–30 of 31');
  // Another request counts all debtors.
  const last = (name: string) =>
    requested
      .filter((query) => query.get('limit') === '30')
      .at(-1)
      ?.get(name);
  return { requested, last };
}

test('lists the highest overdue amounts less credit, and filters by name and by whether anything is overdue', async () => {
  const { last } = await open();
  expect([last('only'), last('sort'), last('order')]).toEqual(['overdue', 'overdueLessCredit', 'descending']);
  await findInList('lee');
  await waitFor(() => expect(last('find')).toBe('lee'));
  await userEvent.click(screen.getByRole('button', { name: /^All/ }));
  await waitFor(() => expect(last('only')).toBeNull());
  expect([last('find'), location.hash]).toEqual(['lee', `${path}?owing=all&find=lee`]);
});

test('sorts debtors by their oldest invoice', async () => {
  const { last } = await open();
  await sortBy('Longest past due');
  await waitFor(() => expect([last('sort'), last('order')]).toEqual(['longestPastDue', 'descending']));
  expect(location.hash).toBe(`${path}?sort=longestPastDue`);
});

test('opens the next page of debtors', async () => {
  await open();
  await openNextPage();
  expect(await screen.findByRole('rowheader', { name: 'Client 31' })).toBeTruthy();
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
});

test('exports the debtors of all pages with what they owe and promised', async () => {
  const { requested } = await open();
  const { name, text } = await saveCsv();
  const lines = text.trim().split('\r\n');
  expect(name).toBe('overdue-clients-2026-01-01.csv');
  expect(lines).toHaveLength(32);
  expect(lines[31]).toBe('Client 31,Good,4.5,25,500,200,200,12,');
  expect(requested.at(-1)?.get('only')).toBe('overdue');
});
