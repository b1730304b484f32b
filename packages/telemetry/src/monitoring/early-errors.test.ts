import { keepEarlyErrors } from './early-errors';

// jest attributes an error without a listener to the test itself.
addEventListener('error', () => {});

const fail = (message: string) => dispatchEvent(new ErrorEvent('error', { error: new Error(message), message }));
const messages = (errors: readonly unknown[]) => errors.map((error) => (error as Error).message);

test('errors before monitoring has started are stored, twenty at most, and passed on once', () => {
  const errors = keepEarlyErrors();
  for (let number = 1; number <= 30; number += 1) fail(`${number}`);
  const taken: unknown[] = [];
  errors.handOver((error) => taken.push(error));
  expect(messages(taken)).toEqual(Array.from({ length: 20 }, (_, index) => `${index + 1}`));
  fail('the taker hears of this one by itself');
  errors.report(new Error('a page broke'));
  expect(messages(taken.slice(20))).toEqual(['a page broke']);
});

test('an unhandled rejection counts, and an error without an object passes on its message', () => {
  const errors = keepEarlyErrors();
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('refused') }));
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  const taken: unknown[] = [];
  errors.handOver((error) => taken.push(error));
  expect(messages(taken)).toEqual(['refused', 'Script error.']);
});

test('without monitoring nothing is stored', () => {
  const errors = keepEarlyErrors();
  fail('before');
  errors.drop();
  errors.report(new Error('after'));
  const taken: unknown[] = [];
  errors.handOver((error) => taken.push(error));
  expect(taken).toEqual([]);
});
