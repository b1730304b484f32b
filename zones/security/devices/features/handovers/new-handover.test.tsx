import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewHandover } from './new-handover';

const ADA = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const LAPTOP = '7d3c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';

function open() {
  cleanup();
  location.hash = `#/handover?person=${ADA}&devices=${LAPTOP}`;
  const sent: { id: string; note: string; devices: object[] }[] = [];
  const suite = renderInSuite(<NewHandover />, {
    zone: 'devices',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      'GET /security-data/v1/people': () =>
        Response.json({ people: [{ userId: ADA, name: 'Ada Birch', email: 'ada@example.com' }] }),
      'GET /security-data/v1/return-tasks': () => Response.json({ tasks: [] }),
      'POST /security-data/v1/handovers': async (request) => {
        sent.push(await request.json());
        return new Response('', { status: 500 });
      },
    },
  });
  return { ...suite, sent };
}

const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => sessionStorage.clear());

test('an unrecorded handover survives a reload, and repeating it records the same one', async () => {
  const { sent } = open();
  await userEvent.type(await note(), 'With charger and dock');
  await press('Record handover');
  await screen.findByText(/^Nothing was recorded/);
  const first = sent.at(-1);
  expect(first).toMatchObject({ note: 'With charger and dock', signer: 'Ada Birch', devices: [{ id: LAPTOP }] });

  const again = open();
  expect((await note()).value).toBe('With charger and dock');
  expect(again.session.hasUnsavedWork()).toBe(true);
  await press('Record handover');
  await waitFor(() => expect(again.sent.at(-1)?.id).toBe(first?.id));
  await screen.findByText(/^Nothing was recorded/);
  await press('Discard');
  expect((await note()).value).toBe('');
  expect(again.session.hasUnsavedWork()).toBe(false);
});
