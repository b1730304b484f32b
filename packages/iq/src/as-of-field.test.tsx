import { renderInSuite } from '@suite/testing/render-in-suite';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AsOfField } from './as-of-field';

const show = (value: string) => {
  const requests: string[] = [];
  renderInSuite(<AsOfField value={value} shown="2026-01-01" onChange={(day) => requests.push(day)} />, {
    zone: 'iq-dashboard',
    claims: {},
  });
  return requests;
};

test('a year typed digit by digit is requested only once complete', () => {
  const requests = show('');
  for (const day of ['0002-07-01', '0020-07-01', '0202-07-01', '2025-07-01']) {
    fireEvent.change(screen.getByLabelText('As of'), { target: { value: day } });
  }
  expect(requests).toEqual(['2025-07-01']);
});

test('an earlier day offers a way back to the latest', async () => {
  const requests = show('2025-07-01');
  await userEvent.click(screen.getByRole('button', { name: 'Latest' }));
  expect(requests).toEqual(['']);
});

test.each([
  ['the first customer document', undefined, '2024-01-01'],
  ['the first vendor document of a page of vendors', '2023-06-01', '2023-06-01'],
])('days start with %s', async (_, from, first) => {
  const state = { asOf: '2026-01-01', currency: 'USD', coversFrom: '2024-01-01', clients: 1, openToDos: 0 };
  renderInSuite(<AsOfField value="" shown="2026-01-01" from={from} onChange={() => undefined} />, {
    zone: 'iq-dashboard',
    claims: { companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30' },
    answers: { 'GET /insights/metrics/state': () => Response.json(state) },
  });
  const field = screen.getByLabelText('As of');
  await waitFor(() => expect([field.getAttribute('min'), field.getAttribute('max')]).toEqual([first, '2026-01-01']));
});
