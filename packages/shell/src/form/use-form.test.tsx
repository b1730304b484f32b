import { SuiteError } from '@suite/contract/errors';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { Input } from '@suite/ui/input';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as v from 'valibot';
import { FormBar, FormNote } from './form-parts';
import { fields, wholeNumber } from './text-schemas';
import { useForm } from './use-form';

const claims = { userId: 'u1', companyId: 'c1' };

const schema = fields({
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  days: wholeNumber(v.pipe(v.number(), v.maxValue(365)), 'Enter 0 to 365 days.'),
  bankDetails: v.string(),
});

interface Stored {
  name: string;
  days: number;
  bankDetails: string;
  version: number;
}

/** What the API stores, and how it responds to a save. */
interface Server {
  stored: Stored;
  sent: unknown[];
  keys: string[];
  answer: (save: () => Stored) => Promise<Stored>;
}

const serverOf = (stored: Partial<Stored> = {}): Server => ({
  stored: { name: 'Harborline', days: 30, bankDetails: 'IBAN 1', version: 1, ...stored },
  sent: [],
  keys: [],
  answer: async (save) => save(),
});

function Terms({ server }: { server: Server }) {
  const [{ version, days, ...texts }, show] = useState(server.stored);
  const form = useForm(schema, {
    name: 'terms',
    saved: { ...texts, days: String(days) },
    version,
    save: (output, base, key) => {
      server.keys.push(key);
      return server.answer(() => {
        server.sent.push({ ...output, version: base });
        if (base !== server.stored.version) throw new SuiteError('changed_meanwhile', 'Changed.');
        server.stored = { ...output, version: base + 1 };
        return server.stored;
      });
    },
    onSaved: show,
    reload: async () => show(server.stored),
    done: 'Saved.',
    failed: (reason) => `Not saved: ${reason}`,
    refused: (error) => (error.code === 'name_taken' ? { name: 'This name is taken.' } : undefined),
    accepts: ({ name }) => name.length <= 20,
  });
  return (
    <form {...form.element}>
      <Input label="Days" {...form.text('days')} />
      <Input label="Name" {...form.text('name')} />
      <Input label="Bank" {...form.text('bankDetails')} />
      <FormNote form={form} />
      <FormBar form={form} save="Save" />
    </form>
  );
}

function open(server = serverOf()) {
  cleanup();
  return { server, ...renderInSuite(<Terms server={server} />, { zone: 'offer', claims }) };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function write(name: string, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

beforeEach(() => sessionStorage.clear());

test('sends what the schema makes of the input, confirms it and shows what is saved', async () => {
  const { server, toasts, session } = open();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await write('Name', ' Quaystone ');
  await write('Days', '14');
  expect(session.hasUnsavedWork()).toBe(true);
  await press('Save');
  await waitFor(() => expect(toasts).toEqual(['Saved.']));
  expect(server.sent).toEqual([{ name: 'Quaystone', days: 14, bankDetails: 'IBAN 1', version: 1 }]);
  expect(field('Name').value).toBe('Quaystone');
  expect(session.hasUnsavedWork()).toBe(false);
  expect(screen.queryByText('Changed, not saved yet.')).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a refused form shows an error at each field, focuses the first, and sends nothing', async () => {
  const { server } = open();
  await userEvent.clear(field('Name'));
  await write('Days', '366');
  expect(screen.queryByText('Enter 0 to 365 days.')).toBeNull();
  await press('Save');
  expect(screen.getByText('Enter 0 to 365 days.')).toBeTruthy();
  expect(screen.getByText('This field is required.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Days'));
  await write('Days', '36');
  expect(screen.queryByText('Enter 0 to 365 days.')).toBeNull();
  await press('Save');
  expect(document.activeElement).toBe(field('Name'));
  expect(server.sent).toEqual([]);
});

test('an error that the API reports for a field is shown and focused there until the input changes', async () => {
  const server = serverOf();
  server.answer = () => Promise.reject(new SuiteError('name_taken', 'Taken.'));
  open(server);
  await write('Name', 'Quaystone');
  await press('Save');
  expect(await screen.findByText('This name is taken.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Name'));
  await userEvent.type(field('Name'), 's');
  expect(screen.queryByText('This name is taken.')).toBeNull();
});

test('a failure says why, keeps the input, and saving can be tried again', async () => {
  const server = serverOf();
  const { answer } = server;
  server.answer = () => Promise.reject(new SuiteError('network', 'Network.'));
  const { toasts } = open(server);
  await write('Name', 'Quaystone');
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe('Not saved: The server cannot be reached. Check your connection.');
  expect(field('Name').value).toBe('Quaystone');
  server.answer = answer;
  await press('Save');
  await waitFor(() => expect(toasts).toEqual(['Saved.']));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a repetition has the idempotency key of the failed attempt; other input has another', async () => {
  const server = serverOf();
  const { answer } = server;
  server.answer = () => Promise.reject(new SuiteError('network', 'Network.'));
  const { toasts } = open(server);
  await write('Name', 'Quaystone');
  await press('Save');
  await press('Save');
  await write('Days', '14');
  server.answer = answer;
  await press('Save');
  await waitFor(() => expect(toasts).toEqual(['Saved.']));
  const [first, repeated, other] = server.keys;
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(repeated).toBe(first);
  expect(other).not.toBe(first);
});

test('the same input is a new request after it was saved', async () => {
  const server = serverOf();
  server.answer = async () => server.stored;
  const { toasts } = open(server);
  await write('Name', 'Quaystone');
  await press('Save');
  await waitFor(() => expect(toasts).toEqual(['Saved.']));
  await write('Name', 'Quaystone');
  await press('Save');
  await waitFor(() => expect(toasts).toEqual(['Saved.', 'Saved.']));
  expect(server.keys).toHaveLength(2);
  expect(server.keys[1]).not.toBe(server.keys[0]);
});

test('input survives a reload until it is discarded or equals what is saved', async () => {
  open();
  await write('Name', 'Quaystone');
  const { session } = open();
  expect(field('Name').value).toBe('Quaystone');
  expect(session.hasUnsavedWork()).toBe(true);
  await press('Discard');
  expect(field('Name').value).toBe('Harborline');
  expect(session.hasUnsavedWork()).toBe(false);
  await write('Name', 'Quaystone');
  await write('Name', 'Harborline');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a draft of an earlier release, which lacks a field, is left out', async () => {
  open();
  await write('Name', 'Quaystone');
  for (const [key, stored] of Object.entries(sessionStorage))
    sessionStorage.setItem(key, stored.replace(/,"days":"30"|"days":"30",/, ''));
  open();
  expect([field('Name').value, field('Days').value]).toEqual(['Harborline', '30']);
});

test('nothing can be typed into a form that is being sent', async () => {
  const server = serverOf();
  let respond: (stored: Stored) => void = () => undefined;
  server.answer = () => new Promise((resolve) => (respond = resolve));
  const { toasts } = open(server);
  await write('Name', 'Quaystone');
  await press('Save');
  expect(field('Name').readOnly).toBe(true);
  respond({ ...server.stored, name: 'Quaystone', version: 2 });
  await waitFor(() => expect(toasts).toEqual(['Saved.']));
  expect(field('Name').readOnly).toBe(false);
});

test('bank data is never stored in the browser, and is the saved one after a reload', async () => {
  open();
  await write('Bank', 'IBAN 2');
  expect(JSON.stringify(sessionStorage)).not.toContain('IBAN');
  expect(open().session.hasUnsavedWork()).toBe(false);
  await write('Name', 'Quaystone');
  await write('Bank', 'IBAN 2');
  expect(JSON.stringify(sessionStorage)).not.toContain('IBAN');
  const { server } = open();
  expect([field('Name').value, field('Bank').value]).toEqual(['Quaystone', 'IBAN 1']);
  await press('Save');
  await waitFor(() => expect(server.sent).toEqual([{ name: 'Quaystone', days: 30, bankDetails: 'IBAN 1', version: 1 }]));
});

describe('when somebody else has saved meanwhile', () => {
  const theirs = { name: 'Theirs', days: 7, bankDetails: 'IBAN 1', version: 2 };

  async function meet() {
    const all = open();
    await write('Name', 'Mine');
    all.server.stored = theirs;
    await press('Save');
    expect(await screen.findByText(/^Somebody else has changed this/)).toBeTruthy();
    expect(field('Name').value).toBe('Mine');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    return all;
  }

  test('keeping mine saves it in place of theirs', async () => {
    const { server, toasts } = await meet();
    await press('Keep mine');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Save');
    await waitFor(() => expect(toasts).toEqual(['Saved.']));
    expect(server.sent.at(-1)).toEqual({ name: 'Mine', days: 30, bankDetails: 'IBAN 1', version: 2 });
  });

  test('loading theirs discards mine', async () => {
    const { session } = await meet();
    await press('Load theirs');
    expect([field('Name').value, field('Days').value]).toEqual(['Theirs', '7']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(session.hasUnsavedWork()).toBe(false);
  });

  test('a draft that is restored over a newer version asks, too', async () => {
    open();
    await write('Name', 'Mine');
    open(serverOf(theirs));
    expect(screen.getByText(/^Somebody else has changed this/)).toBeTruthy();
    expect(field('Name').value).toBe('Mine');
  });
});

test('a form is sent once at a time, and its input does not change meanwhile', async () => {
  const server = serverOf();
  let finish = (_: Stored) => {};
  server.answer = (save) => {
    save();
    return new Promise((resolve) => {
      finish = resolve;
    });
  };
  open(server);
  await write('Name', 'Quaystone');
  await userEvent.type(field('Name'), '{Enter}');
  await userEvent.type(field('Name'), 's{Enter}');
  const form = field('Name').closest('form');
  form?.requestSubmit();
  expect(server.sent).toHaveLength(1);
  expect(field('Name').value).toBe('Quaystone');
  finish(server.stored);
  await waitFor(() => expect(screen.queryByText('Changed, not saved yet.')).toBeNull());
});

test('a stored draft that the fields cannot show is set aside', async () => {
  open();
  await write('Name', 'Harborline Accounting');
  const [key = ''] = Object.keys(sessionStorage);
  open();
  expect(field('Name').value).toBe('Harborline');
  expect(Object.keys(sessionStorage)).toEqual([`lost:${key}`]);
});
