import { act, render, screen } from '@testing-library/react';
import { useHashParam } from './use-hash-param';

function Token() {
  const token = useHashParam<'login', '/reset-password'>('token');
  return <p>{token ?? 'none'}</p>;
}

test('a parameter of the hash route is read, and read again when the hash changes', () => {
  location.hash = '#/reset-password?token=A+%26%3F+B';
  render(<Token />);
  expect(screen.getByText('A &? B')).toBeTruthy();
  act(() => {
    location.hash = '#/reset-password';
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(screen.getByText('none')).toBeTruthy();
});

test('the compiler rejects a parameter that the zone table does not name', () => {
  function Unknown() {
    // @ts-expect-error the parameter of /reset-password is token
    return <p>{useHashParam<'login', '/reset-password'>('code') ?? 'none'}</p>;
  }
  render(<Unknown />);
  expect(screen.getByText('none')).toBeTruthy();
});
