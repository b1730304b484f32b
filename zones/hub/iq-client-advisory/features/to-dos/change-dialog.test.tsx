import type { ToDoChange } from '@services/insights/contract/to-dos';
import { ownToDo } from '@suite/iq/to-do.fixture';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChangeDialog, type Question } from './change-dialog';

const ADA = '0b7c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';
const claims = {
  userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e',
  companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30',
};

function open(question: Question, change: (change: ToDoChange) => Promise<void> = async () => undefined) {
  const sent: ToDoChange[] = [];
  let closed = 0;
  const suite = renderInSuite(
    <ChangeDialog
      question={question}
      toDos={[ownToDo]}
      today="2026-03-01"
      onClose={() => closed++}
      onChange={(requested) => {
        sent.push(requested);
        return change(requested);
      }}
    />,
    {
      zone: 'iq-client-advisory',
      claims,
      answers: {
        'GET /insights/advisory/owners': () => Response.json({ owners: [{ userId: ADA, name: 'Ada Birch' }] }),
      },
    },
  );
  return { ...suite, sent, closed: () => closed };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('dismisses for a reason, which needs words only if it is another one', async () => {
  const { sent } = open('dismiss');
  const words = screen.getByRole('textbox', { name: 'In your own words' });
  await press('Dismiss');
  expect(screen.getByText('Choose a reason.')).toBeTruthy();
  expect(document.activeElement).toBe(words);
  await userEvent.click(screen.getByRole('radio', { name: 'Another reason' }));
  expect(screen.getByText('Write the reason in your own words.')).toBeTruthy();
  await press('Dismiss');
  expect(sent).toEqual([]);
  await userEvent.type(words, ' Merged ');
  await press('Dismiss');
  await waitFor(() => expect(sent).toEqual([{ state: 'dismissed', reason: 'other', reasonText: 'Merged' }]));
});

test('dismisses for a listed reason without words', async () => {
  const { sent } = open('dismiss');
  await userEvent.click(screen.getByRole('radio', { name: 'Agreed with the client' }));
  await press('Dismiss');
  await waitFor(() => expect(sent).toEqual([{ state: 'dismissed', reason: 'agreed', reasonText: '' }]));
});

test('assigns a to-do to a person or to nobody', async () => {
  const { sent } = open('assign');
  await userEvent.click(await screen.findByRole('radio', { name: 'Ada Birch' }));
  await press('Assign');
  await waitFor(() => expect(sent).toEqual([{ ownerId: ADA }]));
  await userEvent.click(screen.getByRole('radio', { name: 'Nobody' }));
  await press('Assign');
  await waitFor(() => expect(sent.at(-1)).toEqual({ ownerId: null }));
});

test('changes the due date or removes it', async () => {
  const { sent } = open('due');
  const field = screen.getByLabelText<HTMLInputElement>('Due on');
  expect(field.value).toBe('2026-03-05');
  fireEvent.change(field, { target: { value: '2026-03-08' } });
  await press('Save');
  await waitFor(() => expect(sent).toEqual([{ dueOn: '2026-03-08' }]));
  fireEvent.change(field, { target: { value: '' } });
  await press('Save');
  await waitFor(() => expect(sent.at(-1)).toEqual({ dueOn: null }));
});

test('snoozes until a later day, and refuses today', async () => {
  const { sent } = open('snooze');
  const field = screen.getByLabelText<HTMLInputElement>('Until');
  fireEvent.change(field, { target: { value: '2026-03-01' } });
  await press('Snooze');
  expect(screen.getByText('Choose a day after today.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(sent).toEqual([]);
  await press('In a week');
  await press('Snooze');
  await waitFor(() => expect(sent).toEqual([{ snoozedUntil: '2026-03-08' }]));
});

test('says in the dialog that a change failed, keeps the input, and asks before closing', async () => {
  const { closed, session } = open('dismiss', () => Promise.reject(new Error('offline')));
  await userEvent.click(screen.getByRole('radio', { name: 'Agreed with the client' }));
  await press('Dismiss');
  expect((await screen.findByRole('alert')).textContent).toBe('The to-do was not changed. Try again.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Agreed with the client' }).checked).toBe(true);
  expect(session.hasUnsavedWork()).toBe(true);
  await press('Cancel');
  expect(closed()).toBe(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(closed()).toBe(1));
});
