import { render, screen } from '@testing-library/react';
import { Progress } from './progress';

const bar = () => screen.getByRole('progressbar', { name: 'Importing invoices' });
const announced = () => [bar().getAttribute('aria-valuenow'), bar().getAttribute('aria-valuetext')];

test.each([
  [{ value: 0.5 }, ['50', '50%']],
  [{ value: 58 / 117, text: '58 of 117' }, ['50', '58 of 117']],
  [{}, [null, null]],
])('with %j it says %j', (props, expected) => {
  render(<Progress label="Importing invoices" {...props} />);
  expect(announced()).toEqual(expected);
});
