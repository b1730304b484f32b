import type { Lead } from '@services/inbox/contract/leads';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Write } from './write';

const claims = { userId: '0a5e4000-0000-4000-8000-000000000001', companyId: '0c0a1000-0000-4000-8000-000000000001' };

/** Opens the inbox with a lead. */
function open(id: string) {
  cleanup();
  const sent: { id: string; subject: string; text: string }[] = [];
  const suite = renderInSuite(
    <Write lead={{ id, about: 'Contact form', messages: [] } as unknown as Lead} onChanged={async () => undefined} />,
    {
      zone: 'contact',
      claims,
      answers: {
        'GET /mywebsite-contacts/v1/saved-replies': () => Response.json([]),
        [`POST /mywebsite-contacts/v1/leads/${id}/replies`]: async (request) => {
          sent.push(await request.json());
          return new Response('', { status: 500 });
        },
      },
    },
  );
  return { ...suite, sent };
}

const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });

test('keeps the draft of a reply with its lead', async () => {
  open('first');
  await userEvent.type(await message(), 'Thank you');
  open('second');
  expect((await message()).value).toBe('');
  open('first');
  expect((await message()).value).toBe('Thank you');
});

test('a reply whose sending failed says so, is one mail while its text stays the same, and survives a reload', async () => {
  const { sent } = open('third');
  /** Sends what is in the form, in vain. */
  async function sendInVain() {
    const before = sent.length;
    await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(sent.length).toBeGreaterThan(before));
    await screen.findByText(/^Nothing was sent\./);
    return sent.at(-1);
  }
  await userEvent.type(await message(), 'Thank you');
  const first = await sendInVain();
  expect(await sendInVain()).toEqual(first);
  await userEvent.type(await message(), '!');
  const edited = await sendInVain();
  expect(edited).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), subject: 'Re: Contact form', text: 'Thank you!' });
  expect(edited?.id).not.toBe(first?.id);
  const again = open('third');
  await message();
  expect(again.session.hasUnsavedWork()).toBe(true);
  expect((await message()).value).toBe('Thank you!');
});

test('a reply without a subject or a text is refused at these fields', async () => {
  const { sent } = open('fourth');
  await message();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Subject' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(screen.getByText('Enter a subject.')).toBeTruthy();
  expect(screen.getByText('Write something first.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Subject' }));
  expect(sent).toEqual([]);
});
