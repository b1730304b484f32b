import { enter } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SavedReplies } from './saved-replies';

const path = '/mywebsite-contacts/v1/saved-replies';

function open(rights = 'change') {
  const sent: [string, unknown][] = [];
  const write = async (request: Request) => {
    const body = await request.json();
    sent.push([request.method, body]);
    if (body.name === 'Taken') return Response.json({ code: 'name_taken', message: 'Choose another name.' }, { status: 409 });
    return Response.json({ id: 'r1', ...body }, { status: request.method === 'POST' ? 201 : 200 });
  };
  const suite = renderInSuite(<SavedReplies />, {
    zone: 'contact',
    claims: { userId: 'u1', companyId: 'c1', rights },
    answers: {
      [`GET ${path}`]: () => Response.json([{ id: 'r1', name: 'Thanks', text: 'Thank you.' }]),
      [`POST ${path}`]: write,
      [`PUT ${path}/r1`]: write,
      [`DELETE ${path}/r1`]: () => new Response(null, { status: 204 }),
    },
  });
  return { ...suite, sent };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save reply' }));

test('a reply needs a name of its own and a text', async () => {
  const { sent, requests } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a reply' }));
  await save();
  expect(screen.getAllByText('This field is required.')).toHaveLength(2);
  enter(screen.getByRole('textbox', { name: 'Name' }), 'Taken');
  enter(screen.getByRole('textbox', { name: 'Text' }), 'We call you.');
  await save();
  expect(await screen.findByText('The settings were not saved. Choose another name.')).toBeTruthy();
  enter(screen.getByRole('textbox', { name: 'Name' }), 'Call');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)).toEqual(['POST', { name: 'Call', text: 'We call you.' }]);
  expect(requests.filter((call) => call === `GET ${path}`).length).toBeGreaterThan(1);
});

test('a reply is edited and deleted', async () => {
  const { sent, requests } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Thanks' }));
  enter(screen.getByRole('textbox', { name: 'Text' }), 'Many thanks.');
  await save();
  await waitFor(() => expect(sent).toEqual([['PUT', { name: 'Thanks', text: 'Many thanks.' }]]));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Thanks' }));
  await waitFor(() => expect(requests).toContain(`DELETE ${path}/r1`));
});

test('read-only access shows the replies alone', async () => {
  open('');
  expect(await screen.findByText('Thank you.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
