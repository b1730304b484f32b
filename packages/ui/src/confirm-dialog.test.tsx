import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog';

function ask(onConfirm: () => Promise<void>, failed?: (error: unknown) => string) {
  const onClose = jest.fn();
  render(
    <ConfirmDialog
      title="Delete?"
      keep="Keep"
      confirm="Delete"
      onConfirm={onConfirm}
      onClose={onClose}
      {...(failed && { failed })}
    >
      <p>It cannot be undone.</p>
    </ConfirmDialog>,
  );
  return { onClose, keep: screen.getByRole('button', { name: 'Keep' }), act: screen.getByRole('button', { name: 'Delete' }) };
}

test('while the action runs, the dialog can be neither closed nor confirmed again', async () => {
  const onConfirm = jest.fn(() => new Promise<void>(() => undefined));
  const { onClose, keep, act } = ask(onConfirm);
  await userEvent.click(act);
  await userEvent.click(act);
  await userEvent.click(keep);
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('a failed action shows the reason, and can be retried', async () => {
  const onConfirm = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(undefined);
  const { act } = ask(onConfirm, (error) => `Not deleted: ${(error as Error).message}.`);
  await userEvent.click(act);
  expect(await screen.findByText('Not deleted: down.')).toBeTruthy();
  await userEvent.click(act);
  expect(onConfirm).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('Not deleted: down.')).toBeNull();
});

test('the button that changes nothing closes the dialog', async () => {
  const { onClose, keep } = ask(async () => undefined);
  await userEvent.click(keep);
  expect(onClose).toHaveBeenCalledTimes(1);
});
