import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { Radio, RadioGroup } from './radio';

// The arrow keys of user-event need CSS.escape, which jsdom lacks; names of groups contain nothing to escape.
Object.assign(globalThis, { CSS: { escape: (text: string) => text } });

const user = userEvent.setup();

function Signature({ legend = 'Signature', ...rest }: Partial<ComponentProps<typeof RadioGroup>>) {
  const [kind, setKind] = useState('typed');
  return (
    <RadioGroup legend={legend} {...rest}>
      <Radio label="Type it" checked={kind === 'typed'} onChange={() => setKind('typed')} />
      <Radio
        label="Draw it"
        hint="With a finger, a pen or the mouse."
        checked={kind === 'drawn'}
        onChange={() => setKind('drawn')}
      />
    </RadioGroup>
  );
}

const group = (name = 'Signature') => screen.getByRole('group', { name });
const radio = (name: string) => screen.getAllByRole<HTMLInputElement>('radio', { name });
const checked = () => screen.getAllByRole<HTMLInputElement>('radio').map((each) => each.checked);

test('the legend names the group, each label its button, and a hint describes it', () => {
  render(<Signature />);
  expect(group()).toBeTruthy();
  expect(radio('Type it')).toHaveLength(1);
  const [drawn] = radio('Draw it');
  expect(drawn?.getAttribute('aria-describedby')).toBe(screen.getByText('With a finger, a pen or the mouse.').id);
});

test('a click on a label checks its button and unchecks the other one', async () => {
  render(<Signature />);
  await user.click(screen.getByText('Draw it'));
  expect(checked()).toEqual([false, true]);
});

test('Tab reaches the checked button, and arrow keys check the next one', async () => {
  render(<Signature />);
  await user.tab();
  expect(document.activeElement).toBe(radio('Type it')[0]);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(radio('Draw it')[0]);
  expect(checked()).toEqual([false, true]);
  await user.keyboard('{ArrowUp}');
  expect(checked()).toEqual([true, false]);
});

test('two groups on a page do not change each other', async () => {
  render(
    <>
      <Signature legend="First signer" />
      <Signature legend="Second signer" />
    </>,
  );
  const [, second] = screen.getAllByText('Draw it');
  await user.click(second as HTMLElement);
  expect(checked()).toEqual([true, false, false, true]);
  // The browser's arrow keys stay among buttons of one name.
  const [one, two, three, four] = screen.getAllByRole<HTMLInputElement>('radio').map(({ name }) => name);
  expect([one, three]).toEqual([two, four]);
  expect(one).not.toBe('');
  expect(one).not.toBe(three);
});

test('an error replaces the hint, is read out and describes the group', () => {
  const { rerender } = render(<Signature hint="Both are binding." />);
  expect(group().getAttribute('aria-describedby')).toBe(screen.getByText('Both are binding.').id);
  rerender(<Signature hint="Both are binding." error="Choose how to sign." />);
  const alert = screen.getByRole('alert');
  expect([alert.textContent, group().getAttribute('aria-describedby')]).toEqual(['Choose how to sign.', alert.id]);
  expect(screen.queryByText('Both are binding.')).toBeNull();
});

test('a disabled group is skipped by the keyboard and ignores clicks', async () => {
  render(<Signature disabled />);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByText('Draw it'));
  expect(checked()).toEqual([true, false]);
});

test('a button outside of a group is refused, because arrow keys would not reach it', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Radio label="Type it" checked onChange={() => undefined} />)).toThrow(
    'A Radio needs a RadioGroup around it.',
  );
});
