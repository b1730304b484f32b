import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './combobox';

const user = userEvent.setup();
const clients = Array.from({ length: 500 }, (_, index) => ({ value: `${index}`, label: `Client ${index}` }));

function Client({ onChange }: { onChange?: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Combobox
      label="Client"
      options={clients}
      value={value}
      onChange={(chosen) => {
        setValue(chosen);
        onChange?.(chosen);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Client' });

test('typing finds one of 500, Enter selects it', async () => {
  const onChange = jest.fn();
  render(<Client onChange={onChange} />);
  await user.type(field(), '437');
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Client 437']);
  await user.keyboard('{Enter}');
  expect([field().value, onChange.mock.calls]).toEqual(['Client 437', [['437']]]);
});

test('a long list shows only as many options as open smoothly, and says so', async () => {
  render(<Client />);
  await user.click(field());
  expect(await screen.findAllByRole('option')).toHaveLength(100);
  expect(screen.getByText('500 in all, 100 listed at most. Type to find the others.')).toBeTruthy();
});

test('a choice can be cleared', async () => {
  const onChange = jest.fn();
  render(<Client onChange={onChange} />);
  await user.type(field(), '437');
  await screen.findByRole('option');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Clear client' }));
  expect([field().value, onChange.mock.lastCall]).toEqual(['', [null]]);
});

test('no match shows a message', async () => {
  render(<Client />);
  await user.type(field(), 'zz');
  expect(await screen.findByText('Nothing is called that.')).toBeTruthy();
});
