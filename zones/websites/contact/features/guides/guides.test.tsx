import type { Guide } from '@services/guides/contract/guides';
import { enter } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Guides } from './guides';

const path = '/magnit/v1/guides';
const formId = '00000000-0000-4000-8000-0000000000f1';

const email = { key: 'email', kind: 'email', label: 'E-mail', help: '', isRequired: true, options: [] };

const guide: Guide = {
  ...{ id: 'g1', title: 'Checklist', description: '', formId, form: 'Contact', isActive: true, version: 3 },
  ...{ sent: 12, downloaded: 7, file: { name: 'list.pdf', address: 'https://api.example/list.pdf' } },
};

const form = {
  entries: { title: 'T', intro: '', fields: [email], consent: '', button: 'Send', thanks: 'Bye.', autoReply: null },
  ...{ ownerId: null, version: 1, leads: 0 },
};

function open(guides: Guide[], rights = 'change') {
  const sent: [string, unknown][] = [];
  const write = async (request: Request) => {
    sent.push([request.method, await request.json()]);
    return Response.json(guide, { status: request.method === 'POST' ? 201 : 200 });
  };
  const suite = renderInSuite(<Guides />, {
    zone: 'contact',
    claims: { userId: 'u1', companyId: 'c1', rights },
    answers: {
      [`GET ${path}`]: () => Response.json(guides),
      'GET /mywebsite-contacts/v1/forms': () =>
        Response.json([
          { ...form, id: formId, name: 'Contact', isArchived: false },
          { ...form, id: 'f2', name: 'Old', isArchived: true },
        ]),
      [`POST ${path}`]: write,
      [`PUT ${path}/g1`]: write,
    },
  });
  return { ...suite, sent };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const title = () => screen.getByRole('textbox', { name: 'Title' });

test('a lead magnet that was added is not added again when its file was refused', async () => {
  const { sent, answers, toasts } = open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'New lead magnet' }));
  await save();
  expect(screen.getAllByText('This field is required.')).toHaveLength(2);
  expect(document.activeElement).toBe(title());
  enter(title(), 'Checklist');
  await userEvent.click(screen.getByRole('combobox', { name: 'Form' }));
  const choices = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(choices).toEqual(['Contact']);
  await userEvent.click(await screen.findByRole('option', { name: 'Contact' }));
  await userEvent.upload(screen.getByLabelText(/^Guide as PDF/), new File(['%PDF'], 'list.pdf', { type: 'application/pdf' }));
  answers[`POST ${path}/g1/file`] = () => Response.json({ code: 'invalid_request', message: 'It is no PDF.' }, { status: 400 });
  await save();
  expect(await screen.findByText('It was not saved. It is no PDF.')).toBeTruthy();
  answers[`POST ${path}/g1/file`] = () => Response.json({ ...guide, version: 4 });
  await save();
  await waitFor(() => expect(toasts).toEqual(['The lead magnet was saved.']));
  const entries = { title: 'Checklist', description: '', formId };
  expect(sent).toEqual([
    ['POST', entries],
    ['PUT', { ...entries, isActive: true, version: 3 }],
  ]);
});

test('a lead magnet is edited and closed without a new file', async () => {
  const { sent, requests } = open([guide]);
  await userEvent.click(await screen.findByRole('button', { name: 'Checklist' }));
  enter(screen.getByRole('textbox', { name: 'Description' }), 'Ten steps.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Visitors can ask for it' }));
  await save();
  const entries = { title: 'Checklist', description: 'Ten steps.', formId, isActive: false, version: 3 };
  await waitFor(() => expect(sent).toEqual([['PUT', entries]]));
  expect(requests).not.toContain(`POST ${path}/g1/file`);
});

test('a change of somebody else is not overwritten, unless the person keeps their own', async () => {
  const guides = [guide];
  const { answers, sent, toasts } = open(guides);
  const works = answers[`PUT ${path}/g1`];
  answers[`PUT ${path}/g1`] = () => {
    guides[0] = { ...guide, title: 'Theirs', version: 4 };
    return Response.json({ code: 'changed_meanwhile', message: 'Look again.' }, { status: 409 });
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Checklist' }));
  enter(title(), 'Mine');
  await save();
  expect(await screen.findByText(/^Somebody else has changed this since you started/)).toBeTruthy();
  expect(title()).toHaveProperty('value', 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  if (works) answers[`PUT ${path}/g1`] = works;
  await save();
  await waitFor(() => expect(toasts).toEqual(['The lead magnet was saved.']));
  expect(sent).toEqual([['PUT', { title: 'Mine', description: '', formId, isActive: true, version: 4 }]]);
});

test('a failed upload can be repeated after the list was read again, and is no conflict', async () => {
  const guides = [guide];
  const { answers, sent, toasts, requests } = open(guides);
  answers[`PUT ${path}/g1`] = async (request) => {
    const body = await request.json();
    sent.push(['PUT', body]);
    guides[0] = { ...guide, ...body, version: body.version + 1 };
    return Response.json(guides[0]);
  };
  answers[`POST ${path}/g1/file`] = () => Response.json({ code: 'invalid_request', message: 'It is no PDF.' }, { status: 400 });
  await userEvent.click(await screen.findByRole('button', { name: 'Checklist' }));
  enter(title(), 'Mine');
  await userEvent.upload(screen.getByLabelText(/^Guide as PDF/), new File(['%PDF'], 'list.pdf', { type: 'application/pdf' }));
  await save();
  expect(await screen.findByText('It was not saved. It is no PDF.')).toBeTruthy();
  answers[`POST ${path}/g1/file`] = () => Response.json({ ...guide, version: 5 });
  await save();
  await waitFor(() => expect(toasts).toEqual(['The lead magnet was saved.']));
  expect(sent.map(([, body]) => (body as { version: number }).version)).toEqual([3, 4]);
  expect(requests.filter((call) => call === `POST ${path}/g1/file`)).toHaveLength(2);
});

test('one without a file or that is closed is not offered', async () => {
  open([guide, { ...guide, id: 'g2', title: 'Draft', file: null }, { ...guide, id: 'g3', title: 'Old', isActive: false }], '');
  const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
  expect(rows[0]).toMatch(/Checklist.*list\.pdf.*Contact.*12.*7.*Offered/);
  expect(rows[1]).toMatch(/Draft.*No file yet.*Closed/);
  expect(rows[2]).toMatch(/Old.*Closed/);
  expect(screen.queryByRole('button', { name: 'New lead magnet' })).toBeNull();
});
