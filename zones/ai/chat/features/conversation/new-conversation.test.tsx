import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { NewConversation } from './new-conversation';

test('questions to begin with that cannot be loaded say so, and can be tried again', async () => {
  renderInSuite(<NewConversation />, { zone: 'chat', claims: {}, answers: {} });
  expect(await screen.findByText(/^The questions to begin with could not be loaded/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
