import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useNewest } from './use-newest';

/** The second page takes its time on a slow machine, in pieces. */
const pages: Record<string, readonly string[]> = { one: ['Ann'], two: Array.from({ length: 40 }, (_, place) => `Bob ${place}`) };
const MILLISECONDS_EACH = 5;

function Row({ name }: { name: string }) {
  const end = performance.now() + (name === 'Ann' ? 0 : MILLISECONDS_EACH);
  while (performance.now() < end);
  return <li>{name}</li>;
}

const usePage = (wanted: string) => ({ data: pages[wanted], error: undefined, mutate: async () => undefined });

function List() {
  const [wanted, setWanted] = useState('one');
  const [presses, setPresses] = useState(0);
  const { page, isBehind } = useNewest(wanted, usePage);
  return (
    <>
      <button type="button" onClick={() => setWanted('two')}>
        Next
      </button>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {presses} presses
      </button>
      <ul aria-busy={isBehind}>
        {page?.map((name) => (
          <Row key={name} name={name} />
        ))}
      </ul>
    </>
  );
}

afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

test('while a page is drawn the one before stands as what is behind, and is answered', async () => {
  render(<List />);
  // Drawn as in a browser: `act` waits for all of a page.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  screen.getByRole('button', { name: 'Next' }).click();
  await new Promise((resolve) => setTimeout(resolve));
  screen.getByRole('button', { name: '0 presses' }).click();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('button', { name: '1 presses' })).toBeTruthy();
  const list = screen.getByRole('list');
  expect([list.textContent, list.getAttribute('aria-busy')]).toEqual(['Ann', 'true']);
  await screen.findByText('Bob 39');
  expect(list.getAttribute('aria-busy')).toBe('false');
});
