import { createEventRateLimiter } from '@datadog/browser-core/cjs/domain/eventRateLimiter/createEventRateLimiter';
import { SESSION_EXPIRATION_DELAY, SESSION_TIME_OUT_DELAY } from '@datadog/browser-core/cjs/domain/session/sessionConstants';
import { MESSAGE_BYTES_LIMIT } from '@datadog/browser-core/cjs/transport/batch';
import { FLUSH_DURATION_LIMIT, MESSAGES_LIMIT } from '@datadog/browser-core/cjs/transport/flushController';
import { RECOMMENDED_REQUEST_BYTES_LIMIT } from '@datadog/browser-core/cjs/transport/httpRequest';
import { SEGMENT_BYTES_LIMIT } from '@datadog/browser-rum/cjs/domain/segmentCollection/segmentCollection';

test('§9 the installed SDK has the limits of the requirements', () => {
  expect({
    sessionMaxHours: SESSION_TIME_OUT_DELAY / 3_600_000,
    sessionExpiryMinutes: SESSION_EXPIRATION_DELAY / 60_000,
    batchMessages: MESSAGES_LIMIT,
    batchKiB: RECOMMENDED_REQUEST_BYTES_LIMIT / 1_024,
    messageKiB: MESSAGE_BYTES_LIMIT / 1_024,
    flushSeconds: FLUSH_DURATION_LIMIT / 1_000,
    replaySegmentBytes: SEGMENT_BYTES_LIMIT,
  }).toEqual({
    sessionMaxHours: 4,
    sessionExpiryMinutes: 15,
    batchMessages: 50,
    batchKiB: 16,
    messageKiB: 256,
    flushSeconds: 30,
    replaySegmentBytes: 60_000,
  });
});

test('§9 of 3,001 events in a minute, one is dropped', () => {
  const limiter = createEventRateLimiter('error', () => {});
  const passed = Array.from({ length: 3_001 }, () => !limiter.isLimitReached());
  expect(passed.lastIndexOf(true)).toBe(2_999);
});
