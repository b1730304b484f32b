import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorNote } from './error-note';

test('it is announced at once and offers a retry', async () => {
  const onRetry = jest.fn();
  render(<ErrorNote title="Your companies could not be loaded." onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Your companies could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
