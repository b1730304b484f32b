import type { Gap } from '@services/security-plan/contract/versions';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApproveDialog } from './approve-dialog';

const gaps: Gap[] = [
  { key: 'two-factor', title: 'Multi-factor authentication for everyone', state: 'not-met', text: '0 of 1 person' },
  { key: 'backup', title: 'Backups', state: 'unknown', text: 'No devices are in the inventory' },
];

function open(shown: Gap[]) {
  const sent: object[] = [];
  renderInSuite(<ApproveDialog revision={7} number={1} gaps={shown} onClose={() => undefined} />, {
    zone: 'wisp',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      'POST /wisp/v1/versions': async (request) => {
        sent.push(await request.json());
        return Response.json({ code: 'invalid_request', message: 'The draft has changed.' }, { status: 400 });
      },
    },
  });
  return sent;
}

const approve = () => userEvent.click(screen.getByRole('button', { name: 'Approve the draft' }));

test('a plan with gaps can be approved only after its list was confirmed, and the list is sent with the approval', async () => {
  const sent = open(gaps);
  expect(await screen.findByText('2 controls are not proven')).toBeTruthy();
  expect(screen.getByText('0 of 1 person')).toBeTruthy();
  const note = screen.getByRole('textbox', { name: 'What changed, and why' });
  await approve();
  expect(note.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /with these 2 gaps/ }));
  await userEvent.type(note, 'First');
  await approve();
  expect(screen.getByText('Read the list, and confirm it.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: /with these 2 gaps/ }));
  await approve();
  await waitFor(() => expect(sent).toEqual([{ revision: 7, note: 'First', isMaterial: false, gaps: ['two-factor', 'backup'] }]));
});

test('a plan without gaps needs no confirmation', async () => {
  const sent = open([]);
  await userEvent.type(await screen.findByRole('textbox', { name: 'What changed, and why' }), 'First');
  await approve();
  await waitFor(() => expect(sent).toMatchObject([{ gaps: [] }]));
});
