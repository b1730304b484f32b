import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Select } from './select';

const options = [
  { value: 'all', label: 'All clients' },
  { value: 'late-payer', label: 'Late payer' },
  { value: 'champion', label: 'Champion' },
];

test('the keyboard opens it, moves and selects', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(<Select label="Segment" options={options} value="all" onChange={onChange} />);
  const field = screen.getByRole('combobox', { name: 'Segment' });
  expect(field.textContent).toBe('All clients');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChange.mock.calls).toEqual([['late-payer']]);
});

test('its error is its description', () => {
  render(<Select label="Segment" options={options} value={null} onChange={() => undefined} error="Choose a segment." />);
  const field = screen.getByRole('combobox', { name: 'Segment' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByText('Choose a segment.').id);
});

test('it adds no style element, which the Content-Security-Policy would block', async () => {
  render(<Select label="Segment" options={options} value="all" onChange={() => undefined} />);
  await userEvent.click(screen.getByRole('combobox'));
  await screen.findAllByRole('option');
  expect(document.querySelector('style')).toBeNull();
});

test('it has a name of its own, because its label is connected only after the first rendering', async () => {
  render(<Select label="Segment" options={options} value="all" onChange={() => undefined} />);
  expect((await screen.findByRole('combobox', { name: 'Segment' })).getAttribute('aria-label')).toBe('Segment');
});
