import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '../fixture-offers';
import { claims, proposalId, proposalOf, sentOf } from './answers.fixture';
import { ProposalHead } from './proposal-head';

const path = `/proposals/v1/proposals/${proposalId}`;
const expired = proposalOf({ status: 'expired', expiresOn: '2027-01-05', draft: null, sent: sentOf() });

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-01-08T15:00:00Z')));
afterEach(() => jest.restoreAllMocks());

async function extend() {
  const sent: unknown[] = [];
  const suite = renderInSuite(<ProposalHead proposal={expired} isSent />, {
    zone: 'offer',
    claims,
    answers: {
      [`POST ${path}/expiry`]: async (request) => {
        sent.push(await request.json());
        return Response.json({ ...expired, status: 'sent', expiresOn: '2027-02-01' });
      },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: /^More/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Extend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Extend this proposal' }));
  const day = dialog.getByLabelText<HTMLInputElement>('Valid until');
  return { ...suite, sent, day, submit: () => userEvent.click(dialog.getByRole('button', { name: 'Extend' })) };
}

test('an expired proposal is extended to the chosen day', async () => {
  const { sent, day, submit, toasts } = await extend();
  expect(day.value).toBe('');
  await userEvent.type(day, '2027-02-01');
  await submit();
  await waitFor(() => expect(toasts).toEqual(['The proposal was extended.']));
  expect(sent).toEqual([{ expiresOn: '2027-02-01' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a day that has passed is refused at its field, which gets the focus', async () => {
  const { sent, day, submit } = await extend();
  await submit();
  expect(screen.getByText('Choose a day that has not passed.')).toBeTruthy();
  await userEvent.type(day, '2027-01-07');
  await submit();
  expect(screen.getByText('Choose a day that has not passed.')).toBeTruthy();
  expect(document.activeElement).toBe(day);
  expect(sent).toEqual([]);
});

test('a day that could not be saved stays in its field', async () => {
  const { answers, day, submit } = await extend();
  answers[`POST ${path}/expiry`] = problem(409, 'not_open', 'The client has declined it.');
  await userEvent.type(day, '2027-02-01');
  await submit();
  expect(await screen.findByText('That was not done. The client has declined it.')).toBeTruthy();
  expect(day.value).toBe('2027-02-01');
});
