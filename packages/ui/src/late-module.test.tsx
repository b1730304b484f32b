import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lateModule } from './late-module';

/** A module of one word, which cannot be loaded as often as said. */
function late(failures: number) {
  let asked = 0;
  const words = lateModule(async () => {
    asked += 1;
    if (asked <= failures) throw new Error('no network');
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
  return { words, Word, asked: () => asked };
}

test('a module is loaded once, by whoever shows it first', async () => {
  const { words, Word, asked } = late(0);
  render(
    <>
      <Word />
      <Word />
    </>,
  );
  expect(await screen.findAllByText('there')).toHaveLength(2);
  expect(await words.load()).toBe(true);
  expect(asked()).toBe(1);
});

test('what shows it is rendered in another task than the module is evaluated in', async () => {
  const { words } = late(0);
  const shown: string[] = [];
  function Word() {
    const word = words.use().module?.word ?? 'loading';
    shown.push(word);
    return <p>{word}</p>;
  }
  render(<Word />);
  expect(await screen.findByText('there')).toBeTruthy();
  // As it comes, as it is asked for, and in the task of the module, which leaves the page as it was.
  expect(shown).toEqual(['loading', 'loading', 'loading', 'there']);
});

test('one that is there already is used at once', async () => {
  const { words, Word } = late(0);
  await words.load();
  render(<Word />);
  expect(screen.getByText('there')).toBeTruthy();
});

test('one that cannot be loaded says so, and may be tried again', async () => {
  const { Word } = late(1);
  render(<Word />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('there')).toBeTruthy();
});
