import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContextMenu, type ContextMenuItem } from './context-menu';

const user = userEvent.setup();

const items: ContextMenuItem[] = [
  { id: 'open', text: 'Open client', icon: <svg data-testid="icon" /> },
  { id: 'line', text: '<divider>' },
  { id: 'remove', text: 'Remove client', extraclass: 'ui-context-menu-bad' },
];

const names = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

test('§2 items have a text, an icon and an extra class, and <divider> makes a divider', async () => {
  render(<ContextMenu label="Actions for Bayview Dental" items={items} onSelect={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Actions for Bayview Dental' }));
  expect(await screen.findByRole('menu', { name: 'Actions for Bayview Dental' })).toBeTruthy();
  expect(names()).toEqual(['Open client', 'Remove client']);
  expect(screen.getAllByRole('separator')).toHaveLength(1);
  expect(screen.getByRole('menuitem', { name: 'Open client' }).contains(screen.getByTestId('icon'))).toBe(true);
  expect(screen.getByRole('menuitem', { name: 'Remove client' }).classList.contains('ui-context-menu-bad')).toBe(true);
});

test('§2 the id of the selected item is reported, also when it is selected by keyboard', async () => {
  const onSelect = jest.fn();
  render(<ContextMenu label="Actions" items={items} onSelect={onSelect} />);
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await user.keyboard('{End}{Enter}');
  expect(onSelect.mock.calls).toEqual([['remove']]);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('a right click opens it at its target', async () => {
  render(
    <ContextMenu label="Actions" items={items} onSelect={() => undefined}>
      Bayview Dental
    </ContextMenu>,
  );
  fireEvent.contextMenu(screen.getByText('Bayview Dental'));
  expect(await screen.findByRole('menu')).toBeTruthy();
});
