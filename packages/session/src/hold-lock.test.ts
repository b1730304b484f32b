/**
 * @jest-environment @suite/session/jsdom
 * @jest-environment-options {"url": "https://hub.suite.example/home/"}
 */
import { installLocks, removeLocks } from './browser-locks.fixture';
import { holdLock } from './hold-lock';

/** Lets promises settle that wait only for each other. */
const rest = async () => {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve();
};

afterEach(removeLocks);

test('turns of one name follow each other, in order', async () => {
  const { held } = installLocks();
  const given: number[] = [];
  const turns = [0, 1, 2].map((number) => {
    const turn = holdLock('a');
    void turn.granted.then(() => given.push(number));
    return turn;
  });
  await rest();
  expect(given).toEqual([0]);
  expect(held()).toEqual(['a']);
  for (const [number, turn] of turns.entries()) {
    turn.release();
    await rest();
    expect(given).toEqual([0, 1, 2].slice(0, number + 2));
  }
  expect(held()).toEqual([]);
});

test('turns of different names do not wait for each other', async () => {
  const { held } = installLocks();
  await Promise.all([holdLock('a').granted, holdLock('b').granted]);
  expect(held()).toEqual(['a', 'b']);
});

test('a holder that gives up leaves the queue, and is never given the turn', async () => {
  const { held } = installLocks();
  const first = holdLock('a');
  await first.granted;
  const second = holdLock('a');
  let isGiven = false;
  void second.granted.then(() => {
    isGiven = true;
  });
  second.release();
  const third = holdLock('a');
  first.release();
  await third.granted;
  expect(held()).toEqual(['a']);
  expect(isGiven).toBe(false);
});
