import { enter } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SavedReplies } from './saved-replies';

const path = '/mywebsite-contacts/v1/saved-replies';

function open(rights = 'change') {
  const sent: [string, unknown][] = [];
  const server = { id: 'r1', name: 'Thanks', text: 'Thank you.', version: 3 };
  const write = async (request: Request) => {
    const body = await request.json();
    sent.push([request.method, body]);
    if (body.name === 'Taken') return Response.json({ code: 'name_taken', message: 'Choose another name.' }, { status: 409 });
    if (request.method === 'PUT' && body.version !== server.version)
      return Response.json({ code: 'changed_meanwhile', message: 'Look again.' }, { status: 409 });
    return Response.json({ ...server, ...body }, { status: request.method === 'POST' ? 201 : 200 });
  };
  const suite = renderInSuite(<SavedReplies />, {
    zone: 'contact',
    claims: { userId: 'u1', companyId: 'c1', rights },
    answers: {
      [`GET ${path}`]: () => Response.json([server]),
      [`POST ${path}`]: write,
      [`PUT ${path}/r1`]: write,
      [`DELETE ${path}/r1`]: () => new Response(null, { status: 204 }),
    },
  });
  return { ...suite, sent, server };
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
  await waitFor(() => expect(sent).toEqual([['PUT', { name: 'Thanks', text: 'Many thanks.', version: 3 }]]));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Thanks' }));
  await waitFor(() => expect(requests).toContain(`DELETE ${path}/r1`));
});

test('asks when somebody else has changed the reply, and replaces theirs only if the person keeps their own', async () => {
  const { sent, server } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Thanks' }));
  enter(screen.getByRole('textbox', { name: 'Text' }), 'Mine');
  Object.assign(server, { text: 'Theirs', version: 4 });
  await save();
  expect(await screen.findByText(/^Somebody else has changed this since you started/)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Load theirs' }));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveProperty('value', 'Theirs');
  enter(screen.getByRole('textbox', { name: 'Text' }), 'Mine again');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)).toEqual(['PUT', { name: 'Thanks', text: 'Mine again', version: 4 }]);
});

test('read-only access shows the replies alone', async () => {
  open('');
  expect(await screen.findByText('Thank you.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
