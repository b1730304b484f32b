import type { Medium } from '@services/site/contract/media';
import { enter } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from '../editor/page.fixture';
import { Pictures } from './pictures';

const path = '/mywebsite-admin/v1/media';

const medium: Medium = {
  ...{ id: 'm1', name: 'office.jpg', alt: '', focalX: 50, focalY: 50, width: 100, height: 80, bytes: 9, thumbnail: 'data:,' },
  ...{ variants: [], version: 3, usedBy: [] },
};

function open(part: Partial<Medium> = {}) {
  const sent: unknown[] = [];
  const server = { ...medium, ...part };
  const suite = renderInSuite(<Pictures />, {
    zone: 'content',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      [`GET ${path}`]: () => Response.json({ media: [server] }),
      [`PUT ${path}/m1`]: async (request) => {
        const body = await request.json();
        sent.push(body);
        return body.version === server.version
          ? Response.json({ ...medium, ...body })
          : refused('changed_meanwhile', 'Look again.');
      },
      [`DELETE ${path}/m1`]: () => new Response(null, { status: 204 }),
      [`POST ${path}`]: ({ url }) => {
        const name = new URL(url).searchParams.get('fileName');
        sent.push(name);
        if (name === 'b.png') return Response.json({ code: 'payload_too_large', message: 'It is too large.' }, { status: 413 });
        return Response.json(medium, { status: 201 });
      },
    },
  });
  return { ...suite, sent, server };
}

const openPicture = async () => userEvent.click(await screen.findByRole('button', { name: 'Edit office.jpg' }));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('name, alternative text and what stays in sight are saved', async () => {
  const { sent } = open();
  expect(await screen.findByText('No alternative text')).toBeTruthy();
  await openPicture();
  enter(screen.getByRole('textbox', { name: 'Name' }), ' ');
  await save();
  expect(screen.getByText('This field is required.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  expect(sent).toEqual([]);
  enter(screen.getByRole('textbox', { name: 'Name' }), 'door.jpg');
  enter(screen.getByRole('textbox', { name: /^Alternative text/ }), 'Our door');
  enter(screen.getByLabelText('From the left, in percent'), '20');
  enter(screen.getByLabelText('From the top, in percent'), '70');
  await save();
  await waitFor(() => expect(sent).toEqual([{ name: 'door.jpg', alt: 'Our door', focalX: 20, focalY: 70, version: 3 }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a click on the picture chooses what stays in sight', async () => {
  const { sent } = open();
  await openPicture();
  const button = screen.getAllByLabelText('What stays in sight where the picture is cut')[0] as HTMLElement;
  button.getBoundingClientRect = () => ({ left: 100, top: 50, width: 200, height: 100 }) as DOMRect;
  fireEvent.click(button, { clientX: 150, clientY: 75 });
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ focalX: 25, focalY: 25 }]));
});

test('a change of somebody else is not overwritten, unless the person keeps their own', async () => {
  const { sent, server } = open();
  await openPicture();
  enter(screen.getByRole('textbox', { name: 'Name' }), 'mine.jpg');
  Object.assign(server, { alt: 'Theirs', version: 4 });
  await save();
  expect(await screen.findByText(/^Somebody else has changed this since you started/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'mine.jpg');
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)).toEqual({ name: 'mine.jpg', alt: '', focalX: 50, focalY: 50, version: 4 });
});

test('only a picture that no page uses can be removed', async () => {
  const { requests } = open();
  await openPicture();
  await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
  await waitFor(() => expect(requests).toContain(`DELETE ${path}/m1`));
});

test('a used picture says how many pages use it', async () => {
  open({ usedBy: [{ id: 'p1', title: 'Home' }] });
  expect(await screen.findByText('Used by 1 page')).toBeTruthy();
  await openPicture();
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
});

test('several pictures are added one after the other until one is refused', async () => {
  const { sent } = open();
  const files = ['a.png', 'b.png', 'c.png'].map((name) => new File(['x'], name, { type: 'image/png' }));
  await userEvent.upload(await screen.findByLabelText(/Add pictures/), files);
  expect(await screen.findByText('b.png was not added. It is too large.')).toBeTruthy();
  expect(sent).toEqual(['a.png', 'b.png']);
});
