import type { ToDo } from '@services/insights/contract/to-dos';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useHeldRows } from './use-held-rows';

const row = { id: 'a' } as ToDo;

/** A list with a done to-do that is reopened. */
function List() {
  const [isOpen, setOpen] = useState(false);
  const { rows, hold, pointer } = useHeldRows(isOpen ? [] : [row], 'done');
  return (
    <div {...pointer}>
      {rows?.map(({ id }) => (
        <p key={id}>Call them</p>
      ))}
      {!isOpen && (
        <button type="button" onClick={() => [hold([row]), setOpen(true)]}>
          Reopen
        </button>
      )}
    </div>
  );
}

test('a held row goes away even if its button was removed and the pointer left without an event', () => {
  jest.useFakeTimers();
  render(<List />);
  const button = screen.getByRole('button', { name: 'Reopen' });
  fireEvent.pointerOver(button);
  fireEvent.click(button);
  screen.getByText('Call them');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByText('Call them')).toBeNull();
});
