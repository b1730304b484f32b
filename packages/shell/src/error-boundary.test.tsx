import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './error-boundary';

test('a page that breaks is told of and can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let breaks = true;
  const Page = () => {
    if (breaks) throw new Error('broken');
    return <p>Works</p>;
  };
  render(
    <ErrorBoundary>
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('This page stopped working.');
  breaks = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Works')).toBeTruthy();
});
