import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = [
  { id: 'pricing', text: 'Pricing', panel: 'Stale prices' },
  { id: 'vendors', text: 'Vendors', panel: 'Overlap' },
] as const;

test('the panel of the selected tab is shown, and the keyboard selects another', async () => {
  const user = userEvent.setup();
  const onSelect = jest.fn();
  render(<Tabs label="Reports" tabs={tabs} selected="pricing" onSelect={onSelect} />);
  expect(screen.getByRole('tabpanel', { name: 'Pricing' }).textContent).toBe('Stale prices');
  await user.tab();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(onSelect.mock.calls).toEqual([['vendors']]);
});
