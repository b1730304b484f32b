import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { Checkbox } from './checkbox';

const user = userEvent.setup();

function Agreement(props: Partial<ComponentProps<typeof Checkbox>>) {
  const [isChecked, setChecked] = useState(false);
  return <Checkbox label="I agree to the terms" checked={isChecked} onChange={setChecked} {...props} />;
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the terms' });

test('a click on the label checks the box', async () => {
  render(<Agreement />);
  await user.click(screen.getByText('I agree to the terms'));
  expect(box().checked).toBe(true);
});

test('the space bar checks and unchecks it', async () => {
  render(<Agreement />);
  await user.tab();
  expect(document.activeElement).toBe(box());
  await user.keyboard(' ');
  expect(box().checked).toBe(true);
  await user.keyboard(' ');
  expect(box().checked).toBe(false);
});

test('a hint is its description, not its name, and can be clicked', async () => {
  render(<Agreement hint="You can change this later." aria-describedby="price" />);
  const hint = screen.getByText('You can change this later.');
  expect(box().getAttribute('aria-describedby')).toBe(`price ${hint.id}`);
  await user.click(hint);
  expect(box().checked).toBe(true);
});

test('an error replaces the hint, is read out and describes the box, which keeps the focus', async () => {
  const { rerender } = render(<Agreement hint="You can change this later." />);
  await user.tab();
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<Agreement hint="You can change this later." error="Agree to the terms first." />);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Agree to the terms first.');
  expect([box().getAttribute('aria-invalid'), box().getAttribute('aria-describedby')]).toEqual(['true', alert.id]);
  expect(screen.queryByText('You can change this later.')).toBeNull();
  rerender(<Agreement />);
  expect([box().getAttribute('aria-invalid'), box().getAttribute('aria-describedby')]).toEqual([null, null]);
  expect(document.activeElement).toBe(box());
});

test('a disabled box is skipped by the keyboard and ignores clicks', async () => {
  render(<Agreement disabled />);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByText('I agree to the terms'));
  expect([box().disabled, box().checked]).toEqual([true, false]);
});

test('a box for many is mixed while some of them are checked', () => {
  const { rerender } = render(<Agreement isIndeterminate />);
  expect(box().indeterminate).toBe(true);
  rerender(<Agreement />);
  expect(box().indeterminate).toBe(false);
});

test('a box alone in a cell has the name that it is given', () => {
  render(<Checkbox aria-label="Select Alder Dental" checked={false} onChange={() => undefined} />);
  const { parentElement } = screen.getByRole('checkbox', { name: 'Select Alder Dental' });
  expect(parentElement?.querySelector('label')).toBeNull();
});
