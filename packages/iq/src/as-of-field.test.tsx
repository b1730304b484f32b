import { renderInSuite } from '@suite/testing/render-in-suite';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AsOfField } from './as-of-field';

const show = (value: string) => {
  const asked: string[] = [];
  renderInSuite(<AsOfField value={value} shown="2026-01-01" onChange={(day) => asked.push(day)} />, {
    zone: 'iq-dashboard',
    claims: {},
  });
  return asked;
};

test('a year that is typed digit by digit asks for none before it is whole', () => {
  const asked = show('');
  for (const day of ['0002-07-01', '0020-07-01', '0202-07-01', '2025-07-01']) {
    fireEvent.change(screen.getByLabelText('As of'), { target: { value: day } });
  }
  expect(asked).toEqual(['2025-07-01']);
});

test('an earlier day leads back to the latest', async () => {
  const asked = show('2025-07-01');
  await userEvent.click(screen.getByRole('button', { name: 'Latest' }));
  expect(asked).toEqual(['']);
});
