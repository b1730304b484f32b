import { SuiteError } from '@suite/contract/errors';
import { createTurns } from './turns';

const busy = () => new SuiteError('busy', 'Too many jobs are waiting.', { retryAfterSeconds: 5 });

/** Starts jobs that finish on command, and records the order in which they start. */
function jobs() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { started, job, end: (name: string) => ends.get(name)?.() };
}

test('runs a limited number of jobs at once and the rest in order', async () => {
  const turns = createTurns(2, { waiting: 10, busy });
  const { started, job, end } = jobs();
  const done = ['a', 'b', 'c', 'd'].map((name) => turns.last(job(name)));
  expect(started).toEqual(['a', 'b']);
  end('b');
  await done[1];
  await Promise.resolve();
  expect(started).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) end(name);
  await Promise.all([done[0], done[2]]);
  end('d');
  expect(await done[3]).toBe('d');
  expect(started).toEqual(['a', 'b', 'c', 'd']);
});

test('rejects jobs over the limit, with the seconds to wait before retrying', async () => {
  const turns = createTurns(1, { waiting: 1, busy });
  const { job, end } = jobs();
  const [running, waiting] = [turns.last(job('a')), turns.last(job('b'))];
  await expect(turns.last(job('c'))).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 5 });
  end('a');
  await running;
  end('b');
  await waiting;
  const later = turns.last(job('d'));
  end('d');
  expect(await later).toBe('d');
});

test('a job that holds a connection runs before all waiting jobs', async () => {
  const turns = createTurns(1, { waiting: 1, busy });
  const { started, job, end } = jobs();
  const done = [turns.last(job('a')), turns.last(job('b')), turns.first(job('c'))];
  for (const [index, name] of [
    [0, 'a'],
    [2, 'c'],
    [1, 'b'],
  ] as const) {
    end(name);
    await done[index];
    await Promise.resolve();
  }
  expect(started).toEqual(['a', 'c', 'b']);
});

test('jobs that hold a connection run in order, and jobs over the limit are rejected', async () => {
  const turns = createTurns(1, { waiting: 2, busy });
  const { started, job, end } = jobs();
  const done = [turns.last(job('a')), turns.first(job('b')), turns.first(job('c'))];
  await expect(turns.first(job('d'))).rejects.toMatchObject({ code: 'busy' });
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    end(name);
    await done[index];
    await Promise.resolve();
  }
  expect(started).toEqual(['a', 'b', 'c']);
});

test('a failed job makes room for the next one', async () => {
  const turns = createTurns(1, { waiting: 1, busy });
  const failed = turns.last(() => Promise.reject(new Error('no')));
  const next = turns.last(() => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('next');
});
