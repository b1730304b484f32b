import type { Entry, EntryData } from '@services/security-plan/contract/registers';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EntryDialog } from './entry-dialog';
import { csvValue, detailsOf, emptyOf, fieldsOf } from './register-fields';

const ENTRY = '7d3c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';

const provider: EntryData = {
  ...{
    kind: 'providers',
    name: 'Tax software',
    service: 'Returns',
    hasData: true,
    contract: 'Agreement',
    certifications: 'SOC 2',
  },
  ...{ assessedOn: '2026-01-31', reassessOn: null, note: '' },
};
const entry = (data: EntryData): Entry => ({
  ...{ id: ENTRY, version: 5, data, state: { tone: 'good', text: 'Assessed' }, changedAt: '2026-01-31T10:00:00Z' },
});

function open(data: EntryData, saved?: Entry, status = 200) {
  const sent: [string, unknown][] = [];
  let closed = 0;
  const answer = async (request: Request) => {
    if (request.method === 'DELETE') {
      sent.push(['DELETE', null]);
      return new Response(null, { status: 204 });
    }
    const body = await request.json();
    sent.push([request.method, body]);
    if (status === 409)
      return Response.json({ code: 'changed_meanwhile', message: 'Somebody else has changed this entry.' }, { status });
    return Response.json(entry(body.data), { status: saved ? 200 : 201 });
  };
  const suite = renderInSuite(<EntryDialog data={data} {...(saved && { entry: saved })} onClose={() => closed++} />, {
    zone: 'wisp',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      'POST /wisp/v1/entries': answer,
      [`PUT /wisp/v1/entries/${ENTRY}`]: answer,
      [`DELETE /wisp/v1/entries/${ENTRY}`]: answer,
    },
  });
  return { ...suite, sent, closed: () => closed };
}

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

test('adds an entry with what was typed', async () => {
  const { sent, toasts, closed } = open(emptyOf.providers);
  await userEvent.type(await field('Name'), 'Payroll');
  await userEvent.click(screen.getByRole('checkbox', { name: 'It can reach customer information' }));
  await userEvent.type(await field('Certifications'), 'SOC 2');
  await save();
  await waitFor(() => expect(closed()).toBe(1));
  expect(sent).toEqual([['POST', { data: { ...emptyOf.providers, name: 'Payroll', hasData: false, certifications: 'SOC 2' } }]]);
  expect(toasts).toEqual(['Payroll was saved.']);
});

test('sends no entry without a name, and no incident without a day', async () => {
  const { sent } = open(emptyOf.incidents);
  await save();
  expect(await screen.findByText('Enter a name.')).toBeTruthy();
  expect(screen.getByText('Enter the day of its discovery.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('an incident has an unknown number of consumers until one is typed', async () => {
  const { sent } = open({ ...emptyOf.incidents, name: 'Lost phone', discoveredOn: '2026-03-01' });
  const count = await screen.findByRole('spinbutton', { name: 'Consumers whose unencrypted information was acquired' });
  await userEvent.type(count, '500');
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Closed' }));
  await save();
  await waitFor(() =>
    expect(sent).toMatchObject([['POST', { data: { consumers: 500, status: 'closed', ftcNotifiedOn: null } }]]),
  );
});

test('stays open with what was typed when somebody else has changed the entry', async () => {
  const { sent, closed } = open(provider, entry(provider), 409);
  await userEvent.type(await field('Note'), 'Called');
  await save();
  expect(await screen.findByText(/Somebody else has changed this entry/)).toBeTruthy();
  expect(sent).toEqual([['PUT', { data: { ...provider, note: 'Called' }, version: 5 }]]);
  expect([closed(), (await field('Note')).value]).toEqual([0, 'Called']);
});

test('a line of the timeline without a day or a text is refused at these fields', async () => {
  const { sent } = open({ ...emptyOf.incidents, name: 'Lost phone', discoveredOn: '2026-03-01' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a line' }));
  await save();
  const what = screen.getByRole('textbox', { name: 'What happened or was done' });
  expect(what.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText('Day'));
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-03-02' } });
  await userEvent.type(what, 'Called the carrier');
  await save();
  const timeline = [{ on: '2026-03-02', what: 'Called the carrier' }];
  await waitFor(() => expect(sent).toMatchObject([['POST', { data: { timeline, discoveredOn: '2026-03-01' } }]]));
});

test('asks when the entry was read again with a change of somebody else, and loads theirs', async () => {
  const theirs = { ...entry({ ...provider, note: 'Theirs' }), version: 6 };
  let show: (entry: Entry) => void = () => undefined;
  function Page() {
    const [shown, setShown] = useState(entry(provider));
    show = setShown;
    return <EntryDialog data={provider} entry={shown} onClose={() => undefined} />;
  }
  renderInSuite(<Page />, { zone: 'wisp', claims: { userId: 'u1', companyId: 'c1' } });
  await userEvent.type(await field('Note'), 'Called');
  act(() => show(theirs));
  expect(screen.getByText(/^Somebody else has changed this since you started/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('button', { name: 'Load theirs' }));
  expect((await field('Note')).value).toBe('Theirs');
});

test('asks before it drops what was typed', async () => {
  const { closed } = open(provider, entry(provider));
  await userEvent.type(await field('Note'), 'Called');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closed()).toBe(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(closed()).toBe(1));
});

test('deletes an entry', async () => {
  const { sent, toasts } = open(provider, entry(provider));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toasts).toEqual(['Tax software was deleted.']));
  expect(sent).toEqual([['DELETE', null]]);
});

const row = (data: EntryData) => fieldsOf[data.kind].map((one) => csvValue(data, one));

test('the spreadsheet has the words of choices, numbers as numbers, and days as they are stored', () => {
  expect(row(provider)).toEqual(['Returns', 'yes', 'Agreement', 'SOC 2', '2026-01-31', '', '']);
  expect(row({ ...provider, hasData: false })[1]).toBe('no');
  expect(row({ ...emptyOf.incidents, discoveredOn: '2026-03-01', consumers: 12 }).slice(0, 4)).toEqual([
    '2026-03-01',
    'Open',
    '',
    12,
  ]);
  expect(row({ ...emptyOf.risks, likelihood: 2, treatment: 'transfer' }).slice(0, 3)).toEqual(['2', '3', 'Transfer']);
});

test('one line sums up an entry of each register', () => {
  const day = (text: string) => `day ${text}`;
  expect(detailsOf(provider, day)).toBe('Returns · SOC 2');
  expect(detailsOf({ ...emptyOf.risks, measures: 'Training' }, day)).toBe('3 × 3 · Reduce · Training');
  expect(detailsOf({ ...emptyOf.incidents, discoveredOn: '2026-03-01', what: 'Left in a taxi' }, day)).toBe(
    'day 2026-03-01 · Left in a taxi',
  );
  expect(detailsOf({ ...emptyOf.assets, location: 'Basement', retention: '7 years' }, day)).toBe(
    'Basement · Taxpayer information · 7 years',
  );
  expect(detailsOf({ ...emptyOf.exceptions, reason: 'Old server', approvedBy: 'Ada' }, day)).toBe('Old server · Ada');
});
