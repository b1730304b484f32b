import type { TrainingRecord } from '@services/training/contract/records';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { People } from './people';

const record = (name: string, rest: Partial<TrainingRecord> = {}): TrainingRecord => ({
  ...{ userId: name, name, email: `${name.toLowerCase()}@example.com`, courseId: 'phishing', course: 'Phishing', state: 'due' },
  ...{ dueOn: '2026-03-31', doneOn: null, remindedAt: null, certificate: null },
  ...rest,
});
const counts = { assigned: 4, done: 1, due: 2, overdue: 1 };

function open(records: TrainingRecord[], total = records.length, now = counts) {
  const requested: Record<string, string>[] = [];
  const reminded: unknown[] = [];
  const suite = renderInSuite(<People />, {
    zone: 'training',
    claims: { userId: 'u1', companyId: 'c1', rights: 'admin,change,app:training' },
    answers: {
      'GET /academy-admin/v1/records': (request) => {
        requested.push(Object.fromEntries(new URL(request.url).searchParams));
        const courses = [{ id: 'phishing', title: 'Phishing', ...now }];
        return Response.json({ records, total, counts: now, courses, today: '2026-03-02' });
      },
      'POST /academy-admin/v1/reminders': async (request) => {
        reminded.push(await request.json());
        return Response.json({ people: 1 }, { status: 202 });
      },
    },
  });
  return { ...suite, requested, reminded };
}

beforeEach(() => {
  location.hash = '#/people';
});

test('the URL decides which records are shown, in which order, and which page', async () => {
  location.hash = '#/people?state=overdue&course=phishing&find=ann&sort=name&order=descending&page=2';
  const { requested } = open([record('Ann', { state: 'overdue' })], 31);
  expect(await screen.findByRole('rowheader', { name: /Ann/ })).toBeTruthy();
  expect(requested[0]).toEqual({
    ...{ find: 'ann', state: 'overdue', courseId: 'phishing' },
    ...{ sort: 'name', order: 'descending', offset: '30', limit: '30' },
  });
});

test('the earliest due day comes first, and chips filter by state', async () => {
  const { requested } = open([record('Ann')]);
  await userEvent.click(await screen.findByRole('button', { name: /^Done 1/ }));
  await waitFor(() =>
    expect(requested.map(({ state, sort, order }) => [state, sort, order])).toContainEqual(['done', 'dueOn', 'ascending']),
  );
  expect(requested[0]?.state).toBeUndefined();
  expect(screen.getByText('25%')).toBeTruthy();
  expect(screen.getByText('1 of 4')).toBeTruthy();
});

test('reminds one person, or everyone who is overdue, and nobody who is done', async () => {
  const { reminded, toasts } = open([record('Ann'), record('Bob', { state: 'done', doneOn: '2026-03-01' })]);
  await userEvent.click(await screen.findByRole('button', { name: 'Remind Ann' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remind all who are overdue' }));
  await waitFor(() => expect(reminded).toEqual([{ userIds: ['Ann'] }, { state: 'overdue' }]));
  expect(screen.queryByRole('button', { name: 'Remind Bob' })).toBeNull();
  expect(toasts[0]).toBe('1 person gets a reminder by e-mail.');
});

test('nobody can be reminded where nobody is overdue', async () => {
  open([record('Ann')], 1, { ...counts, overdue: 0 });
  expect((await screen.findByRole('button', { name: 'Remind all who are overdue' })).hasAttribute('disabled')).toBe(true);
});
