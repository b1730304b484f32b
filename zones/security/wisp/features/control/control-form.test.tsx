import type { ControlDetails } from '@services/security-plan/contract/controls';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ControlForm } from './control-form';

const control: ControlDetails = {
  ...{ key: 'premises', elements: ['(c)(1)'], title: 'Locked offices', source: 'Evidence', isLive: false, state: 'not-met' },
  ...{ evidence: { text: 'No evidence yet', share: null, on: null }, ownerId: null, owner: null, reviewOn: '2026-06-30' },
  ...{ isExpiring: false, statement: { kind: 'planned', text: 'Planned' }, requirement: '', exemption: null },
  ...{ implementation: 'Doors are locked.', months: 12, lastReview: null, acceptance: null, version: 7, rows: [], rowCount: 0 },
  ...{ evidences: [], mayEdit: true, people: [{ id: 'u2', name: 'Ada Birch' }] },
};

function open(status = 200) {
  const sent: unknown[] = [];
  const suite = renderInSuite(<ControlForm control={control} isFixed={false} />, {
    zone: 'wisp',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      'PUT /wisp/v1/controls/premises': async (request) => {
        sent.push(await request.json());
        if (status === 409)
          return Response.json({ code: 'changed_meanwhile', message: 'Somebody else has changed this control.' }, { status });
        return Response.json({ ...control, version: 8 });
      },
    },
  });
  return { ...suite, sent };
}

const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'How the firm does it' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save control' }));

beforeEach(() => sessionStorage.clear());

test('saves how the control is carried out, and a review without a day as none', async () => {
  const { sent, toasts } = open();
  await userEvent.type(await text(), ' At night, too.');
  fireEvent.change(screen.getByLabelText('Next review'), { target: { value: '' } });
  await save();
  await waitFor(() => expect(toasts).toEqual(['The control was saved.']));
  const implementation = 'Doors are locked. At night, too.';
  expect(sent).toEqual([{ implementation, ownerId: null, reviewOn: null, acceptance: null, version: 7 }]);
});

test('accepts a risk only with a reason and a day', async () => {
  const { sent } = open();
  await text();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Accept the risk of not doing it' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Moving in June');
  await save();
  expect(screen.getByText('Give a reason and a day.')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-06-30' } });
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ acceptance: { reason: 'Moving in June', until: '2026-06-30' } }]));
});

test('keeps what was typed when the page is left, and when somebody else has changed the control', async () => {
  const { sent } = open(409);
  await userEvent.type(await text(), ' Mine.');
  await save();
  expect(await screen.findByText(/Somebody else has changed this control/)).toBeTruthy();
  expect(sent).toHaveLength(1);
  cleanup();
  open();
  expect((await text()).value).toBe('Doors are locked. Mine.');
});
