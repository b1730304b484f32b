import type { OwnCourse } from '@services/training/contract/learning';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, within } from '@testing-library/react';
import { MyCourses } from './my-courses';

const course = (title: string, part: Partial<OwnCourse> = {}): OwnCourse => ({
  ...{
    id: title,
    title,
    summary: '',
    minutes: 10,
    state: null,
    dueOn: null,
    doneOn: null,
    lessons: 3,
    lessonsDone: 0,
    isInQuiz: false,
  },
  ...part,
});

function open(courses: OwnCourse[]) {
  renderInSuite(<MyCourses />, {
    zone: 'training',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: { 'GET /academy-admin/v1/own-courses': () => Response.json({ courses, certificates: [], today: '2026-03-10' }) },
  });
}

const section = async (title: string) => {
  const found = (await screen.findByRole('heading', { name: title })).closest('section');
  if (!found) throw new Error(`there is no ${title}`);
  return within(found)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};
const actions = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'))
    .filter(Boolean);

test('courses to take come first, the earliest due first, then those that are done, and all others', async () => {
  open([
    course('Phishing', { state: 'due', dueOn: '2026-03-20', lessonsDone: 2 }),
    course('Passwords', { state: 'overdue', dueOn: '2026-03-01' }),
    course('Mail', { state: 'done', doneOn: '2026-01-15', dueOn: '2027-01-15', lessonsDone: 3 }),
    course('Phones', { minutes: 1, lessons: 1 }),
    course('Travel', { isInQuiz: true }),
  ]);
  expect(await section('To take')).toEqual([
    expect.stringMatching(/^PasswordsOverdue.*was due Mar 1, 2026 · 10 minutes · 3 lessonsStart$/),
    expect.stringMatching(/^PhishingDue.*due Mar 20, 2026 · 10 minutes · 2 of 3 lessons readContinue$/),
  ]);
  expect(await section('Done')).toEqual([
    expect.stringMatching(/done Jan 15, 2026 · again by Jan 15, 2027 · 10 minutes · 3 of 3/),
  ]);
  expect(await section('Other courses')).toEqual([
    expect.stringMatching(/^Phones1 minute · 1 lessonOpen$/),
    expect.stringMatching(/^Travel.*quiz startedContinue$/),
  ]);
  expect(actions()).toEqual(['Start: Passwords', 'Continue: Phishing', 'Continue: Mail', 'Open: Phones', 'Continue: Travel']);
  const tones = [...document.querySelectorAll('.ui-badge')].map(({ textContent, classList }) => `${textContent} ${classList[1]}`);
  expect(tones).toEqual(['Overdue ui-badge-bad', 'Due ui-badge-info', 'Done ui-badge-good']);
});

test('says that nothing has to be taken', async () => {
  open([course('Phones')]);
  expect(await screen.findByText('Nothing to take now')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Done' })).toBeNull();
});
