import type { EditedCourse } from '@services/training/contract/courses';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditCourse } from './edit-course';

const lesson = (id: string, title: string) => ({
  ...{ kind: 'lesson' as const, id, title },
  blocks: [{ kind: 'text' as const, id: `text-${id}`, text: 'Read this.' }],
});
const course: EditedCourse = {
  ...{ id: 'course-1', isOwn: true, version: 4, published: 2, hasChanges: true, pictures: {}, versions: [] },
  content: {
    title: 'Our rules',
    summary: '',
    minutes: 5,
    passPercent: 80,
    lessons: [lesson('a', 'One'), lesson('b', 'Two')],
    pools: [],
  },
};

function open(server = { course }, status = 200) {
  const sent: [string, Record<string, unknown>][] = [];
  const suite = renderInSuite(<EditCourse />, {
    zone: 'training',
    claims: { userId: 'u1', companyId: 'c1', rights: 'admin,change,app:training' },
    answers: {
      'GET /academy-admin/v1/courses/course-1': () => Response.json(server.course),
      'PUT /academy-admin/v1/courses/course-1': async (request) => {
        const body = await request.json();
        sent.push(['PUT', body]);
        if (status === 409)
          return Response.json({ code: 'changed_meanwhile', message: 'Somebody else has changed this course.' }, { status });
        server.course = { ...server.course, version: body.version + 1, content: body.content };
        return Response.json(server.course);
      },
      'POST /academy-admin/v1/courses/course-1/versions': async (request) => {
        sent.push(['POST', await request.json()]);
        return Response.json({ ...server.course, published: 3, hasChanges: false }, { status: 201 });
      },
    },
  });
  return { ...suite, sent };
}

const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  location.hash = '#/edit?id=course-1';
});

test('saves the draft with its lessons in their new order', async () => {
  const { sent, toasts } = open();
  await userEvent.type(await title(), ' 2');
  expect(button('Publish').disabled).toBe(true);
  await userEvent.click(button('Move up: Two'));
  await userEvent.click(button('Save draft'));
  await waitFor(() => expect(toasts).toEqual(['The draft was saved.']));
  const { lessons } = course.content;
  expect(sent).toEqual([
    ['PUT', { version: 4, content: { ...course.content, title: 'Our rules 2', lessons: [lessons[1], lessons[0]] } }],
  ]);
  await waitFor(() => expect(button('Save draft').disabled).toBe(true));
});

test('does not send a course without a title', async () => {
  const { sent } = open();
  await userEvent.clear(await title());
  await userEvent.click(button('Save draft'));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('keeps what was typed when the page is left, and when somebody else has changed the course', async () => {
  open({ course }, 409);
  await userEvent.type(await title(), ' mine');
  await userEvent.click(button('Save draft'));
  expect(await screen.findByText(/Somebody else has changed this course/)).toBeTruthy();
  cleanup();
  open();
  expect((await title()).value).toBe('Our rules mine');
});

test('publishes the saved version, and says whether earlier certificates stay valid', async () => {
  const { sent, toasts } = open();
  await title();
  await userEvent.click(button('Publish'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'What changed' }), 'New rules');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Earlier certificates are no longer valid/ }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Publish' }).at(-1) as HTMLElement);
  await waitFor(() => expect(toasts).toEqual(['Version 3 was published.']));
  expect(sent).toEqual([['POST', { version: 4, note: 'New rules', voidsEarlier: true }]]);
});

test('a course of the suite is not edited', async () => {
  open({ course: { ...course, isOwn: false } });
  expect(await screen.findByText('This course comes with the suite. Copy it to change it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
});
