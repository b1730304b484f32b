import type { PersonRequest } from '@services/identity/contract/requests';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DecideDialog, type Decision } from './decide-dialog';

const request: PersonRequest = {
  ...{ id: '7d3c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d', app: 'devices', reason: 'For the inventory', state: 'open', answer: '' },
  ...{
    requestedAt: '2026-03-01T10:00:00Z',
    decidedAt: null,
    decidedBy: null,
    userId: '0b7c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d',
    name: 'Ada Birch',
    email: 'ada@x.example',
  },
};

function open(decision: Decision, code?: string) {
  const sent: unknown[] = [];
  let closed = 0;
  const suite = renderInSuite(<DecideDialog request={request} decision={decision} onClose={() => closed++} />, {
    zone: 'app-manager',
    claims: { userId: 'u1', companyId: 'c1', rights: 'admin,change,app:app-manager' },
    answers: {
      [`PUT /access/v1/requests/${request.id}`]: async (call) => {
        sent.push(await call.json());
        if (code) return Response.json({ code, message: 'Refused.' }, { status: code === 'not_found' ? 404 : 409 });
        return Response.json({ ...request, state: decision });
      },
    },
  });
  return { ...suite, sent, closed: () => closed };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test.each([
  ['granted', 'Grant', 'Devices is open to Ada Birch.'],
  ['refused', 'Refuse', 'The request of Ada Birch for Devices was refused.'],
] as const)('a request is %s with the message as it was written', async (decision, button, toast) => {
  const { sent, toasts, closed } = open(decision);
  expect(await screen.findByText('“For the inventory”')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Message (optional)' }), ' Until June. ');
  await press(button);
  await waitFor(() => expect(toasts).toEqual([toast]));
  expect(sent).toEqual([{ decision, answer: 'Until June.' }]);
  expect(closed()).toBe(1);
});

test('says when somebody else has decided first, and offers no second decision', async () => {
  const { closed } = open('granted', 'already_decided');
  await press('Grant');
  expect(await screen.findByText(/^Somebody else has already decided this request/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Grant' })).toBeNull();
  expect(closed()).toBe(0);
});

test('asks before it drops a message', async () => {
  const { closed } = open('refused');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message (optional)' }), 'Later');
  await press('Not now');
  expect(closed()).toBe(0);
  await press('Discard');
  await waitFor(() => expect(closed()).toBe(1));
});
