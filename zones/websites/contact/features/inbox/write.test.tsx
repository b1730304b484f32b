import type { Lead } from '@services/inbox/contract/leads';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Write } from './write';

const claims = { userId: '0a5e4000-0000-4000-8000-000000000001', companyId: '0c0a1000-0000-4000-8000-000000000001' };

/** Opens the inbox with a lead. */
function open(id: string) {
  cleanup();
  renderInSuite(
    <Write lead={{ id, about: 'Contact form', messages: [] } as unknown as Lead} onChanged={async () => undefined} />,
    {
      zone: 'contact',
      claims,
      answers: { 'GET /mywebsite-contacts/v1/saved-replies': () => Response.json([]) },
    },
  );
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
