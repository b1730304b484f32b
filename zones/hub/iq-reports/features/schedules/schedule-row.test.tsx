import type { ReportSchedule } from '@services/insights/contract/report-schedules';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScheduleRow } from './schedule-row';

const ME = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const ID = '7d3c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';

const last = {
  ...{ reportId: ID, from: '2026-01-01', to: '2026-01-31', at: '2026-02-05T12:00:00Z', isMaking: false, failure: null },
  ...{ sent: 2, waiting: 0, failed: 0 },
};
const schedule: ReportSchedule = {
  ...{ id: ID, kind: 'monthly', day: 5, version: 1, timeZone: 'America/New_York', sections: ['metrics'], isPaused: false, last },
  people: [
    { userId: ME, name: 'Ada Birch', email: 'ada@x.example', isOpen: true },
    { userId: '0b7c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d', name: 'Bob', email: 'bob@x.example', isOpen: false },
  ],
  addresses: [{ email: 'bank@client.example', isUnsubscribed: true }],
  ...{ nextAt: '2026-03-05T12:00:00Z', createdBy: 'Ada Birch' },
};

async function open(part: Partial<ReportSchedule> = {}, rights = 'change,app:iq-reports') {
  cleanup();
  const sent: unknown[] = [];
  const suite = renderInSuite(<ScheduleRow schedule={{ ...schedule, ...part }} onEdit={() => undefined} />, {
    zone: 'iq-reports',
    claims: { userId: ME, companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30', rights },
    answers: {
      [`PUT /insights/report-schedules/${ID}`]: async (request) => {
        sent.push(await request.json());
        return Response.json(schedule);
      },
      [`POST /insights/report-schedules/${ID}/runs`]: () => new Response(null, { status: 202 }),
      [`DELETE /insights/report-schedules/${ID}`]: () => new Response(null, { status: 204 }),
    },
  });
  await screen.findByRole('heading');
  return { ...suite, sent };
}
const text = () => screen.getByRole('listitem').textContent;
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('says when it is due, who gets no mail any more, and what became of its last report', async () => {
  await open();
  expect(text()).toContain('Every month on the 5th at 7:00, America/New York');
  expect(text()).toContain('Ada BirchBob (no longer has access)bank@client.example (unsubscribed');
  expect(text()).toContain('sent to 2');
  expect(screen.getByText('Active').className).toContain('ui-badge-good');
  expect(document.querySelector('time')?.dateTime).toBe('2026-03-05T12:00:00Z');
});

test.each([
  [{ ...last, waiting: 1, failed: 3 }, 'sent to 2, 1 on their way, 3 not sent', 'text-bad'],
  [{ ...last, isMaking: true }, 'being made', 'text-muted'],
  [{ ...last, failure: 'The ledger is too old.' }, 'The ledger is too old.', 'text-bad'],
  [null, 'None yet', undefined],
])('shows the state of the last report: %j', async (now, state, tone) => {
  await open({ last: now });
  const shown = screen.getByText(state);
  if (tone) expect(shown.className).toContain(tone);
});

test('a paused schedule is resumed without those who no longer have access', async () => {
  const { sent } = await open({ isPaused: true, nextAt: null });
  expect(screen.getAllByText('Paused')).toHaveLength(2);
  expect(screen.getAllByText('Paused')[0]?.className).toContain('ui-badge-warn');
  await click('Resume');
  const recipients = { people: [ME], addresses: ['bank@client.example'] };
  await waitFor(() => expect(sent).toMatchObject([{ isPaused: false, recipients, kind: 'monthly', day: 5 }]));
});

test('is sent and deleted after a question', async () => {
  const { requests, toasts } = await open();
  await click('Send now');
  expect(screen.getByRole('dialog').textContent).toContain('mailed to 3 recipients');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(toasts).toEqual(['The report is being made and sent.']));
  await click('Delete');
  expect(requests).not.toContain(`DELETE /insights/report-schedules/${ID}`);
  await click('Delete schedule');
  await waitFor(() => expect(toasts).toContain('The schedule was deleted.'));
});

test('read-only access changes nothing', async () => {
  await open({}, 'app:iq-reports');
  expect(screen.queryByRole('button')).toBeNull();
});
