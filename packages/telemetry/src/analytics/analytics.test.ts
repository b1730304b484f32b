import { createLogger } from '@suite/env/logger';
import type { Agent } from './agent';
import { createAnalytics } from './analytics';
import type { Identity } from './identity';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const person = (id: string): Identity => ({ visitor: { id, identity: id, email: '' } });

function analyticsWith() {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  const logger = createLogger('warning', { debug() {}, info() {}, warn, error: warn });
  const started: Identity[] = [];
  const identified: Identity[] = [];
  const agent: Agent = { identify: (identity) => identified.push(identity), track() {} };
  let answer = (_: Agent | Error) => {};
  const start = (identity: Identity) => {
    started.push(identity);
    return new Promise<Agent>((resolve, reject) => {
      answer = (given) => (given instanceof Error ? reject(given) : resolve(given));
    });
  };
  const onReady = jest.fn();
  return {
    ...createAnalytics({ start, onReady, logger }),
    ready: () => answer(agent),
    fail: () => answer(new Error('blocked')),
    warnings,
    started,
    identified,
    onReady,
  };
}

test('§4 an update waits until analytics is ready', async () => {
  const { update, ready, warnings, started, onReady } = analyticsWith();
  const updated = update(person('u1'));
  await jest.advanceTimersByTimeAsync(9_999);
  ready();
  expect(await updated).toBe(true);
  expect([started, warnings]).toEqual([[person('u1')], []]);
  expect(onReady).toHaveBeenCalled();
});

test.each(['hangs', 'is blocked'])('§8 after 10,000 ms the update fails and is logged when the script %s', async (how) => {
  const { update, fail, warnings, onReady } = analyticsWith();
  const updated = update(person('u1'));
  if (how === 'is blocked') fail();
  await jest.advanceTimersByTimeAsync(9_999);
  expect(warnings).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await updated).toBe(false);
  expect(warnings).toEqual([expect.stringMatching(/may not have been ready within 10 seconds.*ad blocker/)]);
  expect(onReady).not.toHaveBeenCalled();
});

test('it starts once; of the identities that arrived meanwhile, the last is reported', async () => {
  const { update, ready, started, identified } = analyticsWith();
  const updates = ['u1', 'u2', 'u3'].map((id) => update(person(id)));
  ready();
  await Promise.all(updates);
  expect([started, identified]).toEqual([[person('u1')], [person('u3')]]);
  await update(person('u4'));
  expect(identified).toEqual([person('u3'), person('u4')]);
});

test('an identity whose update timed out is reported later all the same', async () => {
  const { update, ready, identified } = analyticsWith();
  const updates = ['u1', 'u2'].map((id) => update(person(id)));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await Promise.all(updates)).toEqual([false, false]);
  ready();
  await jest.advanceTimersByTimeAsync(0);
  expect(identified).toEqual([person('u2')]);
});
