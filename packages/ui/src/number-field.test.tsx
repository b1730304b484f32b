import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { NumberField, type NumberFormat, OptionalNumberField } from './number-field';

const user = userEvent.setup();

/** Whole numbers, shown as `7 days`. */
const days: NumberFormat = {
  read(text) {
    if (text.trim() === '') return { value: null };
    return /^\d+$/.test(text) ? { value: Number(text) } : { problem: 'Enter a number such as 7.' };
  },
  write: (value) => (typeof value === 'number' ? `${value} days` : ''),
};

const common = { label: 'Valid for', format: days, wrong: 'Enter 1 to 365.' };

function Validity({ start = 30, ...rest }: Partial<ComponentProps<typeof NumberField>> & { start?: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <NumberField {...common} value={value} onChange={setValue} {...rest} />
      <output>{String(value)}</output>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Valid for');
const value = () => screen.getByRole('status').textContent;

test('the label names the field, and the hint describes it', () => {
  render(<Validity hint="In days." />);
  expect(field().getAttribute('aria-describedby')).toBe(screen.getByText('In days.').id);
});

test('it shows the number in its format, which is selected to be typed over, and shows the new number once it is left', async () => {
  render(<Validity />);
  expect(field().value).toBe('30 days');
  await user.tab();
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, '30 days'.length]);
  await user.keyboard('14');
  expect([field().value, value()]).toEqual(['14', '14']);
  await user.tab();
  expect(field().value).toBe('14 days');
});

test('while something else is typed, the last number stays; once it is left, the error says what to enter', async () => {
  render(<Validity hint="In days." />);
  await user.clear(field());
  await user.type(field(), '1x');
  expect([value(), field().getAttribute('aria-invalid')]).toEqual(['1', null]);
  await user.tab();
  const error = screen.getByText('Enter a number such as 7.');
  expect([value(), field().value]).toEqual(['NaN', '1x']);
  expect([field().getAttribute('aria-invalid'), field().getAttribute('aria-describedby')]).toEqual(['true', error.id]);
  expect(screen.queryByText('In days.')).toBeNull();
});

test('an empty field is an error, except where a number is optional', async () => {
  render(<Validity />);
  await user.clear(field());
  await user.tab();
  expect(screen.getByText('Enter 1 to 365.')).toBeTruthy();
});

test('an optional number is null while the field is empty', async () => {
  const onChange = jest.fn();
  render(<OptionalNumberField {...common} value={7} onChange={onChange} />);
  expect(field().value).toBe('7 days');
  await user.clear(field());
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('a disabled field is skipped by the keyboard', async () => {
  render(<Validity disabled />);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test('in a table row, the label is the name of the field only', () => {
  render(<Validity isBare />);
  expect(screen.queryByText('Valid for')).toBeNull();
  expect(field()).toBeTruthy();
});
