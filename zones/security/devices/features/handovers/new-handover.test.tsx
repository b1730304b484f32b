import { chooseOption, enter } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewHandover } from './new-handover';

const ADA = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const LAPTOP = '7d3c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';

const laptop = {
  ...{ id: LAPTOP, kind: 'computer', name: 'Laptop', serial: 'S1', model: 'Latitude', location: '', status: 'assigned' },
  os: { platform: 'macos', name: 'macOS', version: '15.7', release: 'macOS 15', support: 'supported', endsOn: null, newer: null },
  ...{ owner: { userId: ADA, name: 'Ada Birch', isActive: true }, state: 'passing', level: 'standard', failing: [], unknown: [] },
  ...{ lastSeenAt: null, isStale: false, version: 1 },
};

function open(hash = `#/handover?person=${ADA}&devices=${LAPTOP}`, status = 500) {
  cleanup();
  location.hash = hash;
  const sent: { id: string; note: string; devices: object[] }[] = [];
  const suite = renderInSuite(<NewHandover />, {
    zone: 'devices',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      'GET /security-data/v1/people': () =>
        Response.json({ people: [{ userId: ADA, name: 'Ada Birch', email: 'ada@example.com' }] }),
      'GET /security-data/v1/return-tasks': () => Response.json({ tasks: [] }),
      'GET /security-data/v1/devices': () => {
        const counts = { all: 1, failing: 0, unknown: 0, stale: 0, ending: 0, passing: 1 };
        return Response.json({ devices: [laptop], total: 1, counts, isAll: true });
      },
      'POST /security-data/v1/handovers': async (request) => {
        sent.push(await request.json());
        if (status !== 201) return new Response('', { status });
        const made = { id: LAPTOP, kind: 'return', person: 'Ada Birch', on: '2026-03-31', signer: 'A', by: 'B', note: '' };
        return Response.json({ ...made, devices: [] }, { status });
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

test('a return is recorded with what happened to the data on each device, and the list is shown', async () => {
  const { sent, toasts } = open(`#/handover?kind=return&person=${ADA}`, 201);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Laptop/ }));
  await press('Record return');
  expect(screen.getByText('For each device, say whether its data was deleted.')).toBeTruthy();
  expect(sent).toEqual([]);
  await chooseOption('Data', 'Has to be deleted');
  enter(screen.getByLabelText('Date'), '2026-03-31');
  enter(screen.getByRole('textbox', { name: 'Full name of who signs' }), ' A. Birch ');
  await press('Record return');
  await waitFor(() => expect(toasts).toEqual(['It was recorded, and the signed document is stored.']));
  expect(sent).toEqual([
    {
      ...{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), kind: 'return', userId: ADA, on: '2026-03-31', note: '' },
      ...{ devices: [{ id: LAPTOP, wipe: 'needed' }], signer: 'A. Birch', signature: { kind: 'typed' } },
    },
  ]);
  expect(location.hash).toBe('#/handovers');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a handover without a person, a day, devices or a signature is refused at each of them', async () => {
  const { sent } = open('#/handover');
  enter(await screen.findByLabelText('Date'), '');
  await userEvent.click(screen.getByRole('radio', { name: 'Draw it' }));
  await press('Record handover');
  for (const text of [
    'Choose a person.',
    'Enter a date.',
    'Choose at least one device.',
    'Enter the name of who signs.',
    'Draw your signature, or choose to type it.',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Person' }));
  expect(sent).toEqual([]);
});
