import type { TrainingRecord } from '@services/training/contract/records';
import { chooseOption } from '@suite/testing/fields';
import { findInList, openNextPage, saveCsv, sortBy } from '@suite/testing/list-actions';
import { listServer } from '@suite/testing/list-server';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import { People } from './people';

const records = Array.from(
  { length: 31 },
  (_, place): TrainingRecord => ({
    ...{ userId: `u${place}`, name: `Ann ${place + 1}`, email: `ann${place + 1}@example.com` },
    ...{ courseId: 'phishing', course: 'Phishing', state: 'done', dueOn: '2026-03-31' },
    ...{ doneOn: '2026-03-02', remindedAt: null, certificate: 'C-7' },
  }),
);
const counts = { assigned: 31, done: 31, due: 0, overdue: 0 };

async function open() {
  location.hash = '#/people';
  const { answer, requested } = listServer('records', records, {
    ...{ counts, courses: [{ id: 'phishing', title: 'Phishing', ...counts }], today: '2026-03-02' },
  });
  renderInSuite(<People />, {
    zone: 'training',
    claims: { userId: 'u1', companyId: 'c1', rights: 'admin,change,app:training' },
    answers: { 'GET /academy-admin/v1/records': answer },
  });
  await screen.findByText('1–30 of 31');
  return requested;
}

test('filters training records by words and course', async () => {
  const requested = await open();
  await findInList('ann');
  await chooseOption('Course', 'Phishing');
  await waitFor(() => expect([requested.at(-1)?.get('find'), requested.at(-1)?.get('courseId')]).toEqual(['ann', 'phishing']));
});

test('sorts training records by the heading that is clicked', async () => {
  const requested = await open();
  await sortBy('Person');
  await waitFor(() => expect([requested.at(-1)?.get('sort'), requested.at(-1)?.get('order')]).toEqual(['name', 'ascending']));
  expect(location.hash).toBe('#/people?sort=name&order=ascending');
});

test('opens the next page of training records', async () => {
  await open();
  await openNextPage();
  expect(await screen.findByRole('rowheader', { name: /^Ann 31/ })).toBeTruthy();
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
});

test('exports the training records of all pages', async () => {
  await open();
  const { name, text } = await saveCsv();
  const lines = text.trim().split('\r\n');
  expect(name).toMatch(/^training-\d{4}-\d\d-\d\d\.csv$/);
  expect([lines.length, lines[0]]).toEqual([32, 'Person,E-mail,Course,State,Due,Done,Certificate']);
  expect(lines[31]).toBe('Ann 31,ann31@example.com,Phishing,Done,2026-03-31,2026-03-02,C-7');
});
