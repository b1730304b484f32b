import { onEachDatabase } from '@suite/host/test/databases';
import { openTestPlatform, type TestPlatform } from '@suite/host/test/test-platform';
import { counted, forgetAttempts, MAX_ATTEMPTS, noteProgress } from './attempts';

const HOUR = 3_600_000;

onEachDatabase('attempts of a job', (kind) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await openTestPlatform(kind);
  });
  afterAll(() => platform.close());

  const run = (job: string, work: () => Promise<unknown>) =>
    counted({ database: platform.database, clock: () => platform.time.now, job, doing: 'read this file' }, work);

  /** What a process leaves that ends within the job. */
  const killedWithin = (job: string) => new Promise<void>((begun) => void run(job, () => new Promise(() => begun())));

  it('that ended with their process are two, then it is not begun again for a day', async () => {
    for (let count = 0; count < MAX_ATTEMPTS; count++) await killedWithin('a');
    await expect(run('a', async () => 'ran')).rejects.toThrow('The suite stopped twice while it read this file.');
    expect(await run('another', async () => 'ran')).toBe('ran');
    platform.time.now += 25 * HOUR;
    expect(await run('a', async () => 'ran')).toBe('ran');
  });

  it('that got further than those before them do not count', async () => {
    for (const reached of [10, 20, 30]) {
      await killedWithin('d');
      await noteProgress(platform.database, 'd', reached);
    }
    for (let count = 0; count < MAX_ATTEMPTS; count++) {
      await killedWithin('d');
      await noteProgress(platform.database, 'd', 30);
    }
    await expect(run('d', async () => 'ran')).rejects.toThrow('The suite stopped twice');
  });

  it('that failed within their process do not count', async () => {
    const failing = () => run('b', () => Promise.reject(new Error('damaged')));
    for (let count = 0; count <= MAX_ATTEMPTS; count++) await expect(failing()).rejects.toThrow('damaged');
  });

  it('are forgotten when somebody asks for it again', async () => {
    for (let count = 0; count < MAX_ATTEMPTS; count++) await killedWithin('c');
    await forgetAttempts(platform.database, 'c');
    expect(await run('c', async () => 'ran')).toBe('ran');
  });
});
