import { isFullRun } from '@suite/env/node';
import { exploreSchedules } from './explore-schedules.fixture';

test('logouts and company switches that race renewals, in any order, never resurrect a session and never mix companies', async () => {
  expect(await exploreSchedules(isFullRun() ? 500 : 60)).toEqual({ resurrected: 0, mixed: 0, astray: 0, refused: 0 });
}, 300_000);
