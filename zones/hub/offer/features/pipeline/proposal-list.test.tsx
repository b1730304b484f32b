import { findInList, openNextPage, saveCsv, sortBy } from '@suite/testing/list-actions';
import { listServer } from '@suite/testing/list-server';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, countsOf, rowOf } from '../proposal/answers.fixture';
import { Pipeline } from './pipeline';

const proposals = Array.from({ length: 31 }, (_, place) => rowOf(`Client ${place + 1}`));

async function open() {
  location.hash = '#/';
  const { answer, requested } = listServer('proposals', proposals, {
    firstYear: [{ currency: 'USD', amount: 1_934_400 }],
    counts: countsOf({ draft: [31, 1_934_400] }),
  });
  renderInSuite(<Pipeline />, { zone: 'offer', claims, answers: { 'GET /proposals/v1/proposals': answer } });
  await screen.findByText('1–30 of 31');
  return requested;
}

test('filters proposals by words and state', async () => {
  const requested = await open();
  await findInList('bay');
  await userEvent.click(screen.getByRole('button', { name: /^Drafts/ }));
  await waitFor(() => expect([requested.at(-1)?.get('find'), requested.at(-1)?.get('view')]).toEqual(['bay', 'draft']));
});

test('sorts proposals by the highest amount first', async () => {
  const requested = await open();
  await sortBy('First 12 months');
  await waitFor(() =>
    expect([requested.at(-1)?.get('sort'), requested.at(-1)?.get('order')]).toEqual(['firstYear', 'descending']),
  );
});

test('opens the next page of proposals', async () => {
  await open();
  await openNextPage();
  expect(await screen.findByRole('link', { name: 'Client 31' })).toBeTruthy();
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
});

test('exports the proposals of all pages, with amounts in dollars', async () => {
  await open();
  const { name, text } = await saveCsv();
  const lines = text.trim().split('\r\n');
  expect(name).toMatch(/proposals-\d{4}-\d\d-\d\d\.csv$/);
  expect([lines.length, lines[0]]).toEqual([
    32,
    'Number,Client,Proposal,Status,Currency,First 12 months,Owner,Started,Sent,Viewed,Decided,Valid until,Decline reason',
  ]);
  expect(lines[31]).toBe('7,Client 31,2027 engagement,Draft,USD,6240,Olivia Hart,2027-01-02T10:00:00Z,,,,2099-12-15,');
});
