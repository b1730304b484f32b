import { type Assignment, getAssignments } from '@services/training/contract/assignments';
import type { ListedCourse } from '@services/training/contract/courses';
import { useQuery } from '@suite/api/use-query';
import { chooseOption, enter } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AssignmentDialog } from './assignment-dialog';

const ID = '00000000-0000-4000-8000-0000000000c1';
const path = '/academy-admin/v1/assignments';

const saved: Assignment = {
  ...{
    id: ID,
    courseId: 'phishing',
    audience: { kind: 'everyone' },
    rule: { kind: 'after-days', days: 14, countsEarlier: true },
  },
  ...{ graceDays: 0, startsOn: '2026-01-01', version: 4, course: 'Phishing', by: 'Ann', people: 3, open: 1, overdue: 0 },
};
const courses = [
  { id: 'phishing', title: 'Phishing' },
  { id: 'wisp', title: 'Security plan' },
] as ListedCourse[];

function open(first?: Assignment) {
  const sent: [string, unknown][] = [];
  const done: string[] = [];
  const server = { version: first?.version ?? 0 };
  function Page() {
    const { data } = useQuery(getAssignments, {});
    if (!data) return null;
    return (
      <AssignmentDialog
        assignment={data.assignments[0]}
        courses={courses}
        today="2026-03-02"
        onClose={() => undefined}
        onDone={async (text) => void done.push(text)}
      />
    );
  }
  const suite = renderInSuite(<Page />, {
    zone: 'training',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      [`GET ${path}`]: () => Response.json({ assignments: first ? [{ ...first, version: server.version }] : [] }),
      [`POST ${path}`]: async (request) => {
        sent.push(['POST', await request.json()]);
        return Response.json({ id: ID }, { status: 201 });
      },
      [`PUT ${path}/${ID}`]: async (request) => {
        const body = await request.json();
        sent.push(['PUT', body]);
        if (body.version === server.version) return Response.json({ version: body.version + 1 });
        return Response.json({ code: 'changed_meanwhile', message: 'Look again.' }, { status: 409 });
      },
    },
  });
  return { ...suite, sent, done, server };
}

const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a course is assigned by a rule', async () => {
  const { sent, done } = open();
  await chooseOption('Course', 'Security plan');
  await chooseOption('When', 'Every year, between two days');
  enter(field(/^From/), '11-01');
  enter(field(/^Until/), ' 01-31 ');
  enter(field(/^Days of grace/), '7');
  await press('Assign a course');
  await waitFor(() => expect(done).toEqual(['The course was assigned.']));
  expect(sent).toEqual([
    [
      'POST',
      {
        ...{ courseId: 'wisp', audience: { kind: 'everyone' }, rule: { kind: 'window', from: '11-01', to: '01-31' } },
        ...{ graceDays: 7, startsOn: '2026-03-02' },
      },
    ],
  ]);
});

test('wrong fields are refused with what to enter, and the first is focused', async () => {
  const { sent } = open(saved);
  await screen.findByRole('dialog');
  enter(field(/^Days until it is due/), '366');
  enter(field(/^Days of grace/), '1.5');
  enter(screen.getByLabelText('First day'), '');
  await press('Save');
  expect(screen.getAllByText('Enter a whole number.')).toHaveLength(2);
  expect(screen.getByText('Fill in this field.')).toBeTruthy();
  expect(document.activeElement).toBe(field(/^Days until it is due/));
  await chooseOption('When', 'Once, by a day');
  expect(screen.getAllByText('Fill in this field.')).toHaveLength(2);
  expect(sent).toEqual([]);
});

test('a change of somebody else is not overwritten, unless the person keeps their own', async () => {
  const { sent, done, server } = open(saved);
  await screen.findByRole('dialog');
  enter(field(/^Days until it is due/), '30');
  server.version = 5;
  await press('Save');
  expect(await screen.findByText(/^Somebody else has changed this since you started/)).toBeTruthy();
  expect(field(/^Days until it is due/).value).toBe('30');
  await press('Keep mine');
  await press('Save');
  await waitFor(() => expect(done).toEqual(['The assignment was saved.']));
  expect(sent.at(-1)).toEqual([
    'PUT',
    {
      ...{ courseId: 'phishing', audience: { kind: 'everyone' }, rule: { kind: 'after-days', days: 30, countsEarlier: true } },
      ...{ graceDays: 0, startsOn: '2026-01-01', version: 5 },
    },
  ]);
});
