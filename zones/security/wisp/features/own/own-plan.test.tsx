import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OwnPlan } from './own-plan';

const inForce = { number: 2, approvedOn: '2026-01-05', approvedBy: 'Quinn Ito', hash: 'x' };
const control = {
  ...{ key: 'premises', elements: [], title: 'Premises', source: 'Evidence', isLive: false, state: 'not-met', isExpiring: false },
  ...{ evidence: { text: 'No evidence yet', share: null, on: null }, ownerId: 'u1', owner: 'Mel Ray', reviewOn: null },
};

async function open(part: object) {
  cleanup();
  const sent: unknown[] = [];
  const suite = renderInSuite(<OwnPlan />, {
    zone: 'wisp',
    claims: { userId: 'u1', companyId: 'c1', rights: '' },
    answers: {
      'GET /wisp/v1/own': () => Response.json({ mayEdit: false, inForce, acknowledgement: null, controls: [], ...part }),
      'POST /wisp/v1/acknowledgements': async (request) => {
        sent.push(await request.json());
        return new Response(null, { status: 204 });
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...suite, sent };
}
const acknowledge = () => screen.queryByRole('button', { name: 'I have read it and will follow it' });

test.each([
  ['due', null, 'Please read the plan and acknowledge it by Mar 31, 2026.', true],
  ['overdue', null, 'Please read the plan and acknowledge it. It was due on Mar 31, 2026.', true],
  ['done', '2025-03-31', 'You acknowledged the plan on Mar 31, 2025. You will be asked again on Mar 31, 2026.', false],
])('says whether the plan has to be acknowledged: %s', async (state, on, text, canBe) => {
  await open({ acknowledgement: { state, on, dueOn: '2026-03-31' } });
  expect(screen.getByText(text)).toBeTruthy();
  expect(acknowledge() !== null).toBe(canBe);
});

test('a person acknowledges the version that they have read', async () => {
  const { sent, toasts } = await open({ acknowledgement: { state: 'due', on: null, dueOn: '2026-03-31' } });
  const button = acknowledge();
  if (button) await userEvent.click(button);
  await waitFor(() => expect(toasts).toEqual(['Your acknowledgement was recorded.']));
  expect(sent).toEqual([{ number: 2 }]);
});

test('shows the controls that a person owns, and that no plan is in force', async () => {
  await open({ inForce: null, controls: [control] });
  expect(screen.getByText(/^Your firm has no security plan in force yet\./)).toBeTruthy();
  expect(acknowledge()).toBeNull();
  expect(screen.getByRole('link', { name: 'Premises' }).getAttribute('href')).toBe('#/control?key=premises');
  expect(screen.getByText('Not met').className).toContain('ui-badge-bad');
});
