import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFirmInfo, refused } from '../facts/site.fixture';

const address = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name in the address/ });
beforeEach(() => sessionStorage.clear());

const start = () => userEvent.click(screen.getByRole('button', { name: 'Start website' }));

test('a firm without a website starts one under an address made from its name', async () => {
  const { answers, change } = openFirmInfo({}, { site: null });
  const sent: unknown[] = [];
  answers['POST /mywebsite-admin/v1/site'] = async (request) => {
    sent.push(await request.json());
    return sent.length === 1
      ? refused('name_taken', 'This address is taken. Choose another one.')
      : new Response(change({}).body, { status: 201, headers: { 'Content-Type': 'application/json' } });
  };
  expect((await address()).value).toBe('harborline-sons');
  await start();
  expect(await screen.findByText('The website was not started. This address is taken. Choose another one.')).toBeTruthy();
  await userEvent.type(await address(), '-2');
  await start();
  expect(await screen.findByRole('heading', { name: 'Website firm info' })).toBeTruthy();
  expect(sent).toEqual([
    { name: 'Harborline & Sons', slug: 'harborline-sons' },
    { name: 'Harborline & Sons', slug: 'harborline-sons-2' },
  ]);
});

test('a website needs a name and an address', async () => {
  openFirmInfo({}, { site: null });
  await userEvent.clear(await address());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start website' })).toHaveProperty('disabled', true));
  await userEvent.type(await address(), 'h');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Name of the firm' }));
  expect(screen.getByRole('button', { name: 'Start website' })).toHaveProperty('disabled', true);
});

test('an address made from a long name has at most 40 characters, and ends in a letter', async () => {
  openFirmInfo({}, { site: null, firmName: `${'Accountants '.repeat(3)}and Co of Portland` });
  expect((await address()).value).toBe('accountants-accountants-accountants-and');
});
