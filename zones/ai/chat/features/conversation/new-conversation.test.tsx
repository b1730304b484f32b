import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewConversation } from './new-conversation';

test('questions to begin with that cannot be loaded say so, and can be tried again', async () => {
  renderInSuite(<NewConversation />, { zone: 'chat', claims: {}, answers: {} });
  expect(await screen.findByText(/^The questions to begin with could not be loaded/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a question that is not sent yet is still there after a reload; a link with a question begins with its own', async () => {
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
