import { fireEvent, render, screen } from '@testing-library/react';
import { closeFromSearch } from './close-from-search';
import { Dialog } from './dialog';

test('Escape in an empty search field closes the dialog; otherwise the browser clears the field', () => {
  const onClose = jest.fn();
  render(
    <Dialog title="Merge" onClose={onClose}>
      <input type="search" onKeyDown={closeFromSearch} />
    </Dialog>,
  );
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  field.value = 'Alder';
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  field.value = '';
  expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});
