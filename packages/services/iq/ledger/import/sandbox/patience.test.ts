import { patience } from './patience';

it('does not elapse while the process is frozen', async () => {
  const worn = patience(1500, new AbortController().signal);
  // Simulates a stopped process: nothing runs, and all timers are due afterwards.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1600);
  const thawed = performance.now();
  await worn;
  expect(performance.now() - thawed).toBeGreaterThan(900);
});
