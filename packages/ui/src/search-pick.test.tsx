import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchPick } from './search-pick';

const all = [
  { value: '1', label: 'Bookkeeping', note: '$610.00' },
  { value: '2', label: 'Payroll' },
];

function Services({ onPick }: { onPick: (value: string) => void }) {
  const [text, setText] = useState('');
  const found = all.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <SearchPick
      label="Add a service"
      text={text}
      onText={setText}
      found={found}
      none="Nothing matches."
      onPick={(value) => {
        onPick(value);
        setText('');
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Add a service' });

test('a match can be picked by keyboard, and the field is ready for the next', async () => {
  const onPick = jest.fn();
  render(<Services onPick={onPick} />);
  await userEvent.type(field(), 'book');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Bookkeeping$610.00']);
  await userEvent.keyboard('{Enter}');
  await userEvent.type(field(), 'pay');
  await userEvent.click(await screen.findByRole('option', { name: 'Payroll' }));
  expect(onPick.mock.calls).toEqual([['1'], ['2']]);
  expect(field().value).toBe('');
});

test('without matches it says why', async () => {
  render(<Services onPick={() => {}} />);
  await userEvent.type(field(), 'audit');
  expect(await screen.findByText('Nothing matches.')).toBeTruthy();
});
