import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ASK, answer, DECLINE, FORWARD, openLink, READ, refuse } from '../offer/open-screen.fixture';
import { closedProposal, openProposal } from '../offer/proposal.fixture';

beforeEach(() => sessionStorage.clear());

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const question = {
  id: '00000000-0000-4000-8000-000000000101',
  at: '2026-11-23T17:00:00.000Z',
  by: 'Dana Reyes',
  isOfFirm: false,
  text: 'Does it cover 2026?',
};

test('a question appears in the thread once it is sent', async () => {
  const answered = { ...question, id: '00000000-0000-4000-8000-000000000100', by: 'Olivia Hart', isOfFirm: true, text: 'Yes.' };
  const { bodies } = openLink(openProposal({ messages: [answered] }), { [ASK]: answer(question, 201) });
  await press('Ask a question');
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your question');
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard(' Does it cover 2026? ');
  await press('Send question');
  expect(bodies[ASK]).toEqual([{ text: 'Does it cover 2026?' }]);
  expect((await screen.findAllByText(/Your question was sent/))[0]).toBeTruthy();
  const thread = within(screen.getByRole('region', { name: 'Questions' })).getAllByRole('listitem');
  expect(thread.map((item) => item.lastElementChild?.textContent)).toEqual(['Yes.', 'Does it cover 2026?']);
  expect(field.value).toBe('');
});

test("keeps the text of a question that couldn't be sent", async () => {
  openLink(openProposal(), { [ASK]: refuse(500, 'unexpected') });
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your question');
  await userEvent.type(field, 'Why?');
  await press('Send question');
  expect((await screen.findAllByText('Something went wrong on the server. Try again.'))[0]).toBeTruthy();
  expect(field.value).toBe('Why?');
});

test('keeps a question that is no longer accepted, and says what happened', async () => {
  const { answers } = openLink(openProposal(), { [ASK]: refuse(409, 'not_open') });
  await userEvent.type(await screen.findByLabelText('Your question'), 'Why?');
  answers[READ] = answer(closedProposal('withdrawn'));
  await press('Send question');
  expect(await screen.findByText('Why?')).toBeTruthy();
  expect(screen.getByText(/Your question was not sent/)).toBeTruthy();
});

test('a colleague gets their own link, to sign or to read', async () => {
  const to = { name: 'Kim', email: 'kim@bayview.example' };
  const { bodies, toasts } = openLink(openProposal(), { [FORWARD]: answer(to, 201) });
  await press('Forward');
  await userEvent.type(await screen.findByLabelText('Name'), 'Kim');
  await userEvent.type(screen.getByLabelText('E-mail'), 'kim@bayview.example');
  await userEvent.click(screen.getByRole('radio', { name: 'can read and ask' }));
  await press('Send link');
  expect(bodies[FORWARD]).toEqual([{ ...to, role: 'reader' }]);
  await waitFor(() => expect(toasts).toEqual(['A link is on its way to \u2068Kim (kim@bayview.example)\u2069.']));
});

test('a colleague without a name or an address is refused at the fields', async () => {
  const { bodies } = openLink(openProposal());
  await press('Forward');
  await userEvent.type(await screen.findByLabelText('E-mail'), 'kim@');
  await press('Send link');
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(screen.getByText('Enter an e-mail address such as name@firm.com.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(bodies[FORWARD]).toBeUndefined();
});

test('a reader can forward only to readers', async () => {
  openLink(openProposal({ recipient: { name: 'Lee', email: 'lee@bayview.example', role: 'reader' } }));
  await press('Forward');
  expect(await screen.findByLabelText('Name')).toBeTruthy();
  expect(screen.queryByRole('radio', { name: 'can sign' })).toBeNull();
});

test('an offer is declined with a reason', async () => {
  const { bodies } = openLink(openProposal(), { [DECLINE]: answer(closedProposal('declined')) });
  await press('Decline');
  await userEvent.type(await screen.findByLabelText('Reason (optional)'), 'Too expensive');
  await press('Decline offer');
  expect(await screen.findByRole('heading', { name: 'This offer was declined' })).toBeTruthy();
  expect(bodies[DECLINE]).toEqual([{ version: 1, reason: 'Too expensive' }]);
});

test('a reason for declining that could not be sent stays, and closing asks first', async () => {
  openLink(openProposal(), { [DECLINE]: refuse(500, 'unexpected') });
  await press('Decline');
  const reason = await screen.findByLabelText<HTMLTextAreaElement>('Reason (optional)');
  await userEvent.type(reason, 'Too expensive');
  await press('Decline offer');
  expect(await screen.findByText('Something went wrong on the server. Try again.')).toBeTruthy();
  await press('Cancel');
  await press('Keep editing');
  expect(reason.value).toBe('Too expensive');
});
