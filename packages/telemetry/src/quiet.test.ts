import { createQuiet } from './quiet';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const name of ['readyState', 'prerendering']) Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

const become = (name: 'readyState' | 'prerendering', value: unknown) =>
  Object.defineProperty(document, name, { value, configurable: true });

/** Stands in for the browser's paint timing. */
function paints() {
  let tell = () => {};
  class Observer {
    static supportedEntryTypes = ['largest-contentful-paint'];
    constructor(onPaint: () => void) {
      tell = onPaint;
    }
    observe() {}
    disconnect() {
      tell = () => {};
    }
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  return { paint: () => tell() };
}

function waiting() {
  const quiet = createQuiet();
  const task = jest.fn();
  const end = quiet.whenQuiet(task);
  return { quiet, task, end };
}

test('it runs a second after the load, once', () => {
  become('readyState', 'loading');
  const { task } = waiting();
  jest.advanceTimersByTime(5_000);
  expect(task).not.toHaveBeenCalled();
  become('readyState', 'complete');
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(999);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(task).toHaveBeenCalledTimes(1);
});

test('a card that is painted late delays it', () => {
  const { paint } = paints();
  const { task } = waiting();
  for (let count = 0; count < 5; count += 1) {
    jest.advanceTimersByTime(900);
    paint();
  }
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_010);
  expect(task).toHaveBeenCalledTimes(1);
});

test('it does not run during a call or right after it', async () => {
  let answer = (_: Response) => {};
  jest.spyOn(globalThis, 'fetch').mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { quiet, task } = waiting();
  const called = quiet.fetch('https://api.suite.example/');
  jest.advanceTimersByTime(20_000);
  expect(task).not.toHaveBeenCalled();
  answer(new Response());
  await called;
  jest.advanceTimersByTime(999);
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10);
  expect(task).toHaveBeenCalledTimes(1);
});

test('a failed call ends the wait as well', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('refused'));
  const { quiet, task } = waiting();
  await expect(quiet.fetch('https://api.suite.example/')).rejects.toThrow('refused');
  jest.advanceTimersByTime(1_010);
  expect(task).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown'])('the first %s starts it, after the input is handled', (input) => {
  become('readyState', 'loading');
  const { task } = waiting();
  dispatchEvent(new Event(input));
  expect(task).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledTimes(1);
});

test('a prerendered page waits until it is shown', () => {
  become('prerendering', true);
  const { task } = waiting();
  dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(20_000);
  expect(task).not.toHaveBeenCalled();
  become('prerendering', false);
  document.dispatchEvent(new Event('prerenderingchange'));
  jest.advanceTimersByTime(1_010);
  expect(task).toHaveBeenCalledTimes(1);
});

test('a canceled task does not run', () => {
  const { task, end } = waiting();
  end();
  dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(20_000);
  expect(task).not.toHaveBeenCalled();
});
