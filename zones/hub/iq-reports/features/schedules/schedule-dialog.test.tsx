import type { ReportSchedule } from '@services/insights/contract/report-schedules';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { bodyOf } from './body-of';
import { copy } from './copy';
import { ScheduleDialog } from './schedule-dialog';

const ME = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const LEFT = '0b7c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';
const ID = '7d3c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';

const schedule: ReportSchedule = {
  ...{ id: ID, kind: 'monthly', day: 5, timeZone: 'America/New_York', sections: ['metrics', 'vendors'], isPaused: true },
  people: [
    { userId: ME, name: 'Ada Birch', email: 'ada@x.example', isOpen: true },
    { userId: LEFT, name: 'Bob', email: 'bob@x.example', isOpen: false },
  ],
  addresses: [{ email: 'bank@client.example', isUnsubscribed: false }],
  ...{ nextAt: null, createdBy: 'Ada Birch', version: 3, last: null },
};

/** Somebody else has saved the schedule meanwhile: on another day, as the next version. */
const theirs: ReportSchedule = { ...schedule, day: 9, version: 4 };

/** The dialog as the page opens it, which loads the schedules again. */
function Edited({ first, onClose }: { first: ReportSchedule | undefined; onClose: () => void }) {
  const [edited, setEdited] = useState(first);
  return <ScheduleDialog schedule={edited} reload={async () => setEdited(theirs)} onClose={onClose} />;
}

function open(edited?: ReportSchedule, refusals: readonly Response[] = []) {
  const sent: [string, object][] = [];
  const left = [...refusals];
  let closed = 0;
  const answer = async (request: Request) => {
    sent.push([request.method, await request.json()]);
    return left.shift() ?? Response.json(schedule, { status: edited ? 200 : 201 });
  };
  const suite = renderInSuite(<Edited first={edited} onClose={() => closed++} />, {
    zone: 'iq-reports',
    claims: { userId: ME, companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30', rights: 'change,app:iq-reports' },
    answers: {
      'GET /insights/report-people': () => Response.json({ people: [{ userId: ME, name: 'Ada Birch', email: 'ada@x.example' }] }),
      'POST /insights/report-schedules': answer,
      [`PUT /insights/report-schedules/${ID}`]: answer,
    },
  });
  return { ...suite, sent, closed: () => closed };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save schedule' }));
const choose = async (field: string, option: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

test('a new schedule goes to the person who makes it, on the usual day of its kind', async () => {
  const { sent, toasts } = open();
  await choose('Report', 'Quarterly report');
  await userEvent.click(screen.getByRole('checkbox', { name: /Vendor/ }));
  await save();
  await waitFor(() => expect(toasts).toEqual(['The schedule was saved.']));
  const [, body] = sent[0] ?? [];
  expect(body).toMatchObject({ kind: 'quarterly', day: 10, isPaused: false, recipients: { people: [ME], addresses: [] } });
  expect(body).not.toMatchObject({ sections: expect.arrayContaining(['vendors']) });
});

test('a paused schedule stays paused when it is changed, and people who have left are dropped', async () => {
  const { sent, closed } = open(schedule);
  await choose('Day of the next month', '31st');
  expect(screen.getByText('In a shorter month it is the last day.')).toBeTruthy();
  await save();
  await waitFor(() => expect(closed()).toBe(1));
  const { id: _, nextAt: _n, createdBy: _c, last: _l, people: _p, addresses: _a, ...rest } = schedule;
  expect(sent).toEqual([['PUT', { ...rest, day: 31, recipients: { people: [ME], addresses: ['bank@client.example'] } }]]);
});

test('a schedule without a recipient or with a wrong address is not sent', async () => {
  const { sent } = open(schedule);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Ada Birch/ }));
  const addresses = screen.getByRole('textbox', { name: 'Other e-mail addresses' });
  await userEvent.clear(addresses);
  await save();
  expect(await screen.findByText('Choose at least one recipient.')).toBeTruthy();
  await userEvent.type(addresses, 'bank');
  await save();
  expect(await screen.findByText('“bank” is not an e-mail address. Correct or remove it.')).toBeTruthy();
  expect(sent).toEqual([]);
});

const conflict = () => Response.json({ code: 'changed_meanwhile', message: 'Changed.' }, { status: 409 });

test('a schedule that somebody else has saved meanwhile can be replaced by mine', async () => {
  const { sent, closed } = open(schedule, [conflict()]);
  await choose('Day of the next month', '31st');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep mine' }));
  expect(screen.getByRole('combobox', { name: 'Day of the next month' }).textContent).toBe('31st');
  await save();
  await waitFor(() => expect(closed()).toBe(1));
  expect(sent).toMatchObject([
    ['PUT', { day: 31, version: 3 }],
    ['PUT', { day: 31, version: 4 }],
  ]);
});

test('a schedule that somebody else has saved meanwhile can be loaded', async () => {
  const { sent, session } = open(schedule, [conflict()]);
  await choose('Day of the next month', '31st');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Load theirs' }));
  expect(screen.getByRole('combobox', { name: 'Day of the next month' }).textContent).toBe('9th');
  expect(session.hasUnsavedWork()).toBe(false);
  expect(sent).toHaveLength(1);
});

test('asks before it drops what was changed', async () => {
  const { closed } = open(schedule);
  await choose('Report', 'Weekly report');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(closed()).toBe(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(closed()).toBe(1));
});

test('says when a schedule is due', () => {
  expect(bodyOf(schedule).recipients).toEqual({ people: [ME], addresses: ['bank@client.example'] });
  expect(copy.when('weekly', 5, 'UTC')).toBe('Every Friday at 7:00, UTC');
  expect(copy.when('monthly', 22, 'America/New_York')).toBe('Every month on the 22nd at 7:00, America/New York');
  expect(copy.when('yearly', 11, 'UTC')).toBe('Every January on the 11th at 7:00, UTC');
});
