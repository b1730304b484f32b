import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { FormDialog } from './form-dialog';
import { Input } from './input';

function ask(props: Partial<ComponentProps<typeof FormDialog>>) {
  const onClose = jest.fn();
  render(
    <FormDialog
      title="Send"
      submit="Send"
      onSubmit={async () => undefined}
      onClose={onClose}
      failed={(error) => `Not sent: ${(error as Error).message}.`}
      {...props}
    >
      <input aria-label="To" />
    </FormDialog>,
  );
  const button = (name: string) => screen.getByRole('button', { name });
  return { onClose, send: button('Send'), cancel: button('Cancel') };
}

test('while the form is submitted, the dialog can be neither closed nor submitted again', async () => {
  const onSubmit = jest.fn(() => new Promise<void>(() => undefined));
  const { onClose, cancel } = ask({ onSubmit });
  await userEvent.type(screen.getByLabelText('To'), 'Ann{Enter}');
  await userEvent.type(screen.getByLabelText('To'), '{Enter}');
  await userEvent.click(cancel);
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('a failed submission shows the reason, and can be retried', async () => {
  const onSubmit = jest.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(undefined);
  const { send } = ask({ onSubmit });
  await userEvent.click(send);
  expect(await screen.findByText('Not sent: down.')).toBeTruthy();
  await userEvent.click(send);
  expect(onSubmit).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('Not sent: down.')).toBeNull();
});

test('with invalid fields nothing is submitted, and the dialog can be closed', async () => {
  const { onClose, send, cancel } = ask({ onSubmit: () => undefined });
  await userEvent.click(send);
  await userEvent.click(cancel);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the first invalid field is focused when nothing is submitted', async () => {
  function Invite() {
    const [isWrong, setWrong] = useState(false);
    return (
      <FormDialog
        title="Invite"
        submit="Invite"
        onSubmit={() => setWrong(true) as undefined}
        onClose={jest.fn()}
        failed={() => ''}
      >
        <Input label="Name" />
        <Input label="Email" error={isWrong ? 'Enter an address.' : undefined} />
      </FormDialog>
    );
  }
  render(<Invite />);
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('a failure of the other action is shown in the same place', async () => {
  ask({ other: { text: 'Remove', onAction: () => Promise.reject(new Error('gone')) } });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Not sent: gone.')).toBeTruthy();
});

test('closing it asks first while there is unsaved input', async () => {
  const { onClose, cancel } = ask({ isUnsaved: true });
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.queryByText('Discard your changes?')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(cancel);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('leaving the page and going back ask first while there is unsaved input, but not when the session has ended', async () => {
  const navigation = Object.assign(globalThis, { navigation: new EventTarget() }).navigation;
  const leave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const goBack = () => {
    const event = new Event('navigate', { cancelable: true });
    return !navigation.dispatchEvent(Object.assign(event, { navigationType: 'traverse', destination: { sameDocument: true } }));
  };
  const { onClose } = ask({ isUnsaved: true });
  expect(leave()).toBe(true);
  document.documentElement.dataset.leaving = '';
  expect(leave()).toBe(false);
  delete document.documentElement.dataset.leaving;
  let isPrevented = false;
  act(() => {
    isPrevented = goBack();
  });
  expect(isPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  cleanup();
  ask({ isUnsaved: false });
  expect([leave(), goBack()]).toEqual([false, false]);
});
