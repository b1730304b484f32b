import { act, cleanup, render, screen } from '@testing-library/react';
import { useTurn } from './use-turn';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(navigator, 'locks');
});

const Tab = ({ name }: { name: string }) => <p>{useTurn('flags') ? `${name} listens` : `${name} waits`}</p>;

async function becomes(visibilityState: 'hidden' | 'visible') {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
}

/** Provides the browser's locks, limited to one name at a time. */
function giveLocks() {
  let last = Promise.resolve();
  const request = async (_: string, { signal }: LockOptions, task: () => Promise<void>) => {
    const before = last;
    let end = () => {};
    last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    if (!signal?.aborted) await task();
    end();
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

test('one tab at a time has the turn; when it closes, the next one gets it', async () => {
  giveLocks();
  const first = render(<Tab name="first" />);
  render(<Tab name="second" />);
  await screen.findByText('first listens');
  expect(screen.getByText('second waits')).toBeTruthy();
  await act(async () => first.unmount());
  await screen.findByText('second listens');
});

test('a hidden tab gives up its turn, and queues again when it is visible', async () => {
  giveLocks();
  render(<Tab name="tab" />);
  await screen.findByText('tab listens');
  await becomes('hidden');
  expect(screen.getByText('tab waits')).toBeTruthy();
  await becomes('visible');
  expect(await screen.findByText('tab listens')).toBeTruthy();
});

test('in a browser without locks every tab listens', async () => {
  render(<Tab name="tab" />);
  expect(await screen.findByText('tab listens')).toBeTruthy();
});
