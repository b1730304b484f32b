import type { Form } from '@services/inbox/contract/forms';
import { chooseOption, enter } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormPage } from './form-page';

const path = '/mywebsite-contacts/v1/forms';
const id = '00000000-0000-4000-8000-00000000000f';
const ann = '00000000-0000-4000-8000-0000000000a1';

const line = (key: string, kind: 'name' | 'email' | 'choice', label: string, options: string[] = []) => ({
  ...{ key, kind, label, help: '', isRequired: true, options },
});

const form: Form = {
  ...{ id, name: 'Contact', ownerId: null, isArchived: false, version: 2, leads: 3 },
  entries: {
    ...{ title: 'Contact us', intro: '', consent: '', button: 'Send', thanks: 'Thank you.', autoReply: null },
    fields: [line('name', 'name', 'Name'), line('email', 'email', 'E-mail'), line('size', 'choice', 'Size', ['Small', 'Large'])],
  },
};

function open(part?: Partial<Form>) {
  cleanup();
  location.hash = part ? `#/form?id=${id}` : '#/form';
  const sent: unknown[] = [];
  const server = { ...form, ...part };
  const write = async (request: Request) => {
    const body = await request.json();
    sent.push(body);
    if (request.method === 'PUT' && body.version !== server.version)
      return Response.json({ code: 'changed_meanwhile', message: 'Somebody else has changed this form.' }, { status: 409 });
    return Response.json({ ...server, ...body }, { status: request.method === 'POST' ? 201 : 200 });
  };
  const suite = renderInSuite(<FormPage />, {
    zone: 'contact',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      [`GET ${path}`]: () => Response.json([server]),
      'GET /mywebsite-contacts/v1/people': () => Response.json([{ id: ann, name: 'Ann' }]),
      [`POST ${path}`]: write,
      [`PUT ${path}/${id}`]: write,
    },
  });
  return { ...suite, sent, server };
}

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const save = (name = 'Save form') => userEvent.click(screen.getByRole('button', { name }));
const row = async (label: string) => {
  const found = (await screen.findByDisplayValue(label)).closest('li');
  if (!found) throw new Error(`there is no field ${label}`);
  return within(found);
};

beforeEach(() => sessionStorage.clear());

test('a new form starts as a contact form, needs a name, and is opened once it is created', async () => {
  const { sent } = open();
  await field('Name in the suite');
  await save('Create form');
  expect(screen.getByText('This field is required.')).toBeTruthy();
  expect(sent).toEqual([]);
  enter(await field('Name in the suite'), 'Contact');
  await save('Create form');
  await waitFor(() => expect(location.hash).toBe(`#/form?id=${id}`));
  expect(sent).toMatchObject([{ name: 'Contact', ownerId: null, entries: { title: 'Contact us', autoReply: null } }]);
});

test('texts, owner and automatic answer are saved', async () => {
  const { sent, toasts } = open({});
  const texts = { Title: 'Write to us', Introduction: 'We answer.', 'Text of the button': 'Go' };
  for (const [name, text] of Object.entries(texts)) enter(await field(name), text);
  enter(await field(/^Consent/), 'You may answer.');
  enter(await field('What visitors read after sending'), 'Bye.');
  await chooseOption('New leads go to', 'Ann');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Answer at once by e-mail' }));
  enter(await field(/^Text\b(?! of)/), 'Hello {name}');
  await save();
  await waitFor(() => expect(toasts).toEqual(['The form was saved.']));
  expect(sent).toMatchObject([
    {
      ...{ name: 'Contact', ownerId: ann, isArchived: false, version: 2 },
      entries: {
        ...{ title: 'Write to us', intro: 'We answer.', button: 'Go', consent: 'You may answer.', thanks: 'Bye.' },
        autoReply: { subject: 'We received your message', text: 'Hello {name}' },
      },
    },
  ]);
});

test('fields are added, described, ordered and removed', async () => {
  const { sent } = open({});
  await userEvent.click(await screen.findByRole('button', { name: 'Move Size up' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Name' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add a field' }));
  const added = within(screen.getAllByRole('listitem').at(-1) as HTMLElement);
  enter(added.getByRole('textbox', { name: 'Label' }), 'City');
  enter(added.getByRole('textbox', { name: 'Help below the field' }), 'Where you live');
  await userEvent.click((await row('Size')).getByRole('checkbox', { name: 'Required' }));
  enter((await row('Size')).getByRole('textbox', { name: /^Options/ }), 'Small\n\n Large \nSmall\nHuge');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    {
      entries: {
        fields: [
          { key: 'size', label: 'Size', isRequired: false, options: ['Small', 'Large', 'Huge'] },
          { key: 'email', label: 'E-mail', isRequired: true },
          { kind: 'text', label: 'City', help: 'Where you live', isRequired: false },
        ],
      },
    },
  ]);
});

test('the first field cannot move up, and the last one cannot move down', async () => {
  open({});
  expect(await screen.findByRole('button', { name: 'Move Name up' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Move Size down' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Move Name down' })).toHaveProperty('disabled', false);
});

test('a form without a required address, without labels or with one option is not sent', async () => {
  const { sent } = open({});
  await userEvent.click((await row('E-mail')).getByRole('checkbox', { name: 'Required' }));
  enter((await row('Size')).getByRole('textbox', { name: /^Options/ }), 'Small\nSmall');
  enter((await row('Name')).getByRole('textbox', { name: 'Label' }), ' ');
  await save();
  expect(screen.getByText('A form needs a required field for the e-mail address.')).toBeTruthy();
  expect(screen.getByText('Enter at least two different options.')).toBeTruthy();
  expect(screen.getByText('This field is required.')).toBeTruthy();
  expect(screen.getByText('Fix the highlighted fields.')).toBeTruthy();
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('a field of another kind than choice has no options', async () => {
  const { sent } = open({});
  await row('Size');
  const [, , kind] = screen.getAllByRole('combobox', { name: 'Kind' });
  if (kind) await userEvent.click(kind);
  expect(screen.queryByRole('option', { name: 'E-mail address' })).toBeNull();
  await userEvent.click(await screen.findByRole('option', { name: 'Line of text' }));
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ entries: { fields: [{}, {}, { kind: 'text', options: [] }] } }]));
});

test('an unsaved form survives a reload until it is discarded', async () => {
  open({});
  enter(await field('Title'), 'Write to us');
  const { session } = open({});
  expect((await field('Title')).value).toBe('Write to us');
  expect(session.hasUnsavedWork()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect((await field('Title')).value).toBe('Contact us');
});

describe('when somebody else has changed the form', () => {
  async function meet() {
    const suite = open({});
    enter(await field('Title'), 'Write to us');
    Object.assign(suite.server, { name: 'Theirs', version: 3 });
    await save();
    expect(await screen.findByText(/^Somebody else has changed this since you started/)).toBeTruthy();
    expect((await field('Title')).value).toBe('Write to us');
    return suite;
  }

  test('keeping mine replaces theirs', async () => {
    const { sent, toasts } = await meet();
    await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
    await save();
    await waitFor(() => expect(toasts).toEqual(['The form was saved.']));
    expect(sent.at(-1)).toMatchObject({ name: 'Contact', version: 3, entries: { title: 'Write to us' } });
  });

  test('loading theirs discards mine', async () => {
    const { session } = await meet();
    await userEvent.click(screen.getByRole('button', { name: 'Load theirs' }));
    expect((await field('Name in the suite')).value).toBe('Theirs');
    expect((await field('Title')).value).toBe('Contact us');
    expect(session.hasUnsavedWork()).toBe(false);
  });
});

test('a form that could not be saved says why, and what was typed stays', async () => {
  const { answers } = open({});
  answers[`PUT ${path}/${id}`] = () => Response.json({ code: 'name_taken', message: 'Choose another name.' }, { status: 409 });
  enter(await field('Title'), 'Write to us');
  await save();
  expect(await screen.findByText('The form was not saved. Choose another name.')).toBeTruthy();
  expect((await field('Title')).value).toBe('Write to us');
});

test('a form is archived and restored, but not while it has unsaved changes', async () => {
  const { sent } = open({});
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(sent).toMatchObject([{ isArchived: true, version: 2 }]));
  const archived = open({ isArchived: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(archived.sent).toMatchObject([{ isArchived: false }]));
  open({});
  enter(await field('Title'), 'Write to us');
  expect(screen.getByRole('button', { name: 'Archive' })).toHaveProperty('disabled', true);
});

test('a form that is gone says so', async () => {
  location.hash = `#/form?id=${id}`;
  open({ id: 'other' });
  expect(await screen.findByText('This form is gone')).toBeTruthy();
});

test('the preview shows what visitors see', async () => {
  open({});
  enter(await field(/^Consent/), 'You may answer.');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('You may answer.')).toBeTruthy();
  expect(preview.getByText('Small · Large')).toBeTruthy();
  expect(preview.getByText('Never send a Social Security number here.')).toBeTruthy();
});
