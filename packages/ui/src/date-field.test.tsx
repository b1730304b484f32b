import { fireEvent, render, screen } from '@testing-library/react';
import { DateField } from './date-field';

const props = { label: 'As-of date', min: '2026-01-01', max: '2026-10-31' };

function leave(value: string, validity: Partial<ValidityState> = {}) {
  render(<DateField {...props} required value={value} onChange={() => undefined} />);
  const field = screen.getByLabelText<HTMLInputElement>('As-of date');
  // jsdom doesn't distinguish a partly typed date from an empty one.
  if (validity.badInput) Object.defineProperty(field, 'validity', { value: validity });
  fireEvent.blur(field);
  return field;
}

test.each([
  ['2025-12-31', {}, 'As-of date cannot be before January 1, 2026.'],
  ['2026-11-01', {}, 'As-of date cannot be after October 31, 2026.'],
  ['', { badInput: true }, 'As-of date needs a day, a month and a year that make a date.'],
  ['', {}, 'As-of date is required.'],
])('§5 the date "%s" %j shows what is wrong', (value, validity, message) => {
  const field = leave(value, validity);
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByText(message).id);
});

test('a date in range is valid', () => {
  expect(leave('2026-10-31').dataset.status).toBe('VALID');
});
