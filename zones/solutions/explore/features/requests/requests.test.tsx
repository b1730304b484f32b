import type { AnswerOf } from '@services/directory-api/contract/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openExplore, recorder } from '../frame/directory.fixture';
import { Requests } from './requests';

const introduction = (name: string, state: string): AnswerOf<'requests'>['introductions'][number] => ({
  ...{ id: name, vendor: { name, slug: name.toLowerCase() }, email: 'ann@firm.example', message: `Hello ${name}`, note: '' },
  ...{ consentedAt: '2026-03-01T12:00:00Z', state, stateAt: '2026-03-02T12:00:00Z' },
});
const requests: AnswerOf<'requests'> = {
  introductions: ['requested', 'sent', 'answered', 'declined', 'withdrawn'].map((state) => introduction(`V-${state}`, state)),
  suggestions: [
    {
      id: 's1',
      name: 'Foxtrot',
      website: '',
      why: 'We use it.',
      at: '2026-03-01T12:00:00Z',
      state: 'declined',
      note: 'Too small.',
    },
  ],
};

function open(rights = 'change', data = requests) {
  const { sent, write } = recorder();
  const answers = { 'POST /solutionhub-vendors/v1/introductions/V-sent/withdraw': write('withdrawal') };
  return { ...openExplore(<Requests />, { requests: data }, { rights, answers }), sent };
}

test('only open requests can be withdrawn, after a question', async () => {
  const { sent, toasts } = open();
  await screen.findByText('Hello V-sent');
  const names = screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual(['Withdraw: V-requested', 'Withdraw: V-sent']);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw: V-sent' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^The vendor has your request already\./)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(toasts).toEqual(['The request was withdrawn.']));
  expect(sent).toEqual([['withdrawal', null]]);
});

test('shows what became of a suggestion', async () => {
  open('');
  const item = (await screen.findByText('Foxtrot')).closest('li')?.textContent;
  expect(item).toMatch(/Foxtrot.*Declined.*We use it\..*Answer: Too small\./);
  expect(screen.queryByRole('button')).toBeNull();
});

test('says that there are no requests', async () => {
  open('change', { introductions: [], suggestions: [] });
  expect(await screen.findByText('No requests yet')).toBeTruthy();
});
