import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog';

test('it is a modal named by its title', () => {
  render(<Dialog title="Leave?">Nothing is saved.</Dialog>);
  expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Leave?' }).open).toBe(true);
});

test('without onClose, Escape does nothing', () => {
  render(<Dialog title="Leave?">Nothing is saved.</Dialog>);
  const dialog = screen.getByRole('dialog');
  expect(dialog.getAttribute('closedby')).toBe('none');
  expect(fireEvent.keyDown(dialog, { key: 'Escape' })).toBe(false);
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
});

test('with onClose, Escape calls it', () => {
  const onClose = jest.fn();
  render(
    <Dialog title="Leave?" onClose={onClose}>
      Nothing is saved.
    </Dialog>,
  );
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
