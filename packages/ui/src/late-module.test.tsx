import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lateModule } from './late-module';

/** A module with one string whose load fails this many times. */
function late(failures: number) {
  let requests = 0;
  const words = lateModule(async () => {
    requests += 1;
    if (requests <= failures) throw new Error('no network');
    return { word: 'there' };
  });
  function Word() {
    const { module, hasFailed, retry } = words.use();
    if (module) return <p>{module.word}</p>;
    return hasFailed ? (
      <button type="button" onClick={retry}>
        Try again
      </button>
    ) : (
      <p>loading</p>
    );
  }
  return { words, Word, requests: () => requests };
}

test('a module is loaded once, by the first component that shows it', async () => {
  const { words, Word, requests } = late(0);
  render(
    <>
      <Word />
      <Word />
    </>,
  );
  expect(await screen.findAllByText('there')).toHaveLength(2);
  expect(await words.load()).toBe(true);
  expect(requests()).toBe(1);
});

test("a component renders in another task than the module's evaluation", async () => {
  const { words } = late(0);
  const shown: string[] = [];
  function Word() {
    const word = words.use().module?.word ?? 'loading';
    shown.push(word);
    return <p>{word}</p>;
  }
  render(<Word />);
  expect(await screen.findByText('there')).toBeTruthy();
  // On mount, on the request, and in the task of the module, which left the page unchanged.
  expect(shown).toEqual(['loading', 'loading', 'loading', 'there']);
});

test('a loaded module is used at once', async () => {
  const { words, Word } = late(0);
  await words.load();
  render(<Word />);
  expect(screen.getByText('there')).toBeTruthy();
});

test('a module that cannot be loaded reports it and can be retried', async () => {
  const { Word } = late(1);
  render(<Word />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('there')).toBeTruthy();
});
