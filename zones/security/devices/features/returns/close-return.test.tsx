import type { ReturnTask } from '@services/devices/contract/handovers';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Returns } from './returns';

const path = '/security-data/v1/return-tasks';
const task: ReturnTask = {
  ...{ id: 't1', userId: 'u2', person: 'Ada Birch', openedOn: '2026-03-01', dueOn: '2026-03-15', closedOn: null, outcome: null },
  ...{ note: '', devices: [{ id: 'd1', name: 'Laptop', serial: 'S1', isReturned: false, isWiped: false }] },
};

function open() {
  const sent: unknown[] = [];
  const suite = renderInSuite(<Returns />, {
    zone: 'devices',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      [`GET ${path}`]: () => Response.json({ tasks: [task] }),
      [`POST ${path}/t1/close`]: async (request) => {
        sent.push(await request.json());
        return Response.json({ ...task, closedOn: '2026-03-31', outcome: 'closed' });
      },
    },
  });
  return { ...suite, sent };
}

const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Why, and what was done to protect the data' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a task is closed with the reason, and not without one', async () => {
  const { sent, toasts } = open();
  await press('Close without return');
  await userEvent.type(await note(), '  ');
  await press('Close task');
  expect(screen.getByText('Say why.')).toBeTruthy();
  expect(document.activeElement).toBe(await note());
  expect(sent).toEqual([]);
  await userEvent.type(await note(), 'Lost at sea; wiped remotely. ');
  await press('Close task');
  await waitFor(() => expect(toasts).toEqual(['The task was closed.']));
  expect(sent).toEqual([{ note: 'Lost at sea; wiped remotely.' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a task that cannot be closed keeps the reason, and asks before it drops it', async () => {
  const { answers } = open();
  answers[`POST ${path}/t1/close`] = () => Response.json({ code: 'limit_reached', message: 'It is closed.' }, { status: 409 });
  await press('Close without return');
  await userEvent.type(await note(), 'Lost');
  await press('Close task');
  expect(await screen.findByText(/^The task was not closed\./)).toBeTruthy();
  expect((await note()).value).toBe('Lost');
  await press('Cancel');
  expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeTruthy();
});
