import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

test('§4 a spinning button is disabled', async () => {
  const onClick = jest.fn();
  render(
    <Button spinning onClick={onClick}>
      Save
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /Save/ });
  await userEvent.click(button);
  expect(button.disabled).toBe(true);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(onClick).not.toHaveBeenCalled();
});

test('§4 a disabled button is disabled and has no spinner', () => {
  render(<Button disabled>Save</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  expect(screen.queryByRole('status')).toBeNull();
});

test.each(['sm', 'md'] as const)('§4 the spinner is small when the button is small: %s', (size) => {
  render(
    <Button size={size} spinning>
      Save
    </Button>,
  );
  expect(screen.getByRole('status').classList.contains('ui-spinner-sm')).toBe(size === 'sm');
});

test('a button inside a form does not submit it by default', () => {
  render(<Button>Show</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
});
