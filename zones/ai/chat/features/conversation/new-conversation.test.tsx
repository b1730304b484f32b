import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewConversation } from './new-conversation';

test('starter questions that cannot be loaded show an error, and can be retried', async () => {
  renderInSuite(<NewConversation />, { zone: 'chat', claims: {}, answers: {} });
  expect(await screen.findByText(/^The questions to begin with could not be loaded/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('an unsent question is still there after a reload; a link with a question starts with its own', async () => {
  const open = (hash: string) => {
    cleanup();
    location.hash = hash;
    renderInSuite(<NewConversation />, { zone: 'chat', claims: {}, answers: {} });
    return screen.findByRole<HTMLTextAreaElement>('textbox');
  };
  await userEvent.type(await open('#/'), 'Who owes us the most');
  expect((await open('#/')).value).toBe('Who owes us the most');
  expect((await open('#/?ask=What+is+DSO')).value).toBe('What is DSO');
});
