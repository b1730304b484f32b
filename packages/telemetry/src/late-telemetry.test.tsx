import { createLogger } from '@suite/env/logger';
import { emptyConfig } from '@suite/env/quiet.fixture';
import { emptyToken } from '@suite/session/parsed-token';
import type { EnvironmentName } from '@suite/zones/environments';
import { act, render, screen } from '@testing-library/react';
import { LateTelemetry } from './late-telemetry';
import { createTelemetry } from './telemetry';

/** The scripts that the page requests; an ad blocker blocks all of them. */
const requested: string[] = [];
const blocked = (name: string) => () => {
  requested.push(name);
  throw new Error('net::ERR_BLOCKED_BY_CLIENT');
};
jest.mock('launchdarkly-react-client-sdk', () => blocked('flags')());
jest.mock('@pendo/agent', () => blocked('analytics')());
jest.mock('@datadog/browser-rum', () => blocked('monitoring')());

beforeEach(() => {
  jest.useFakeTimers();
  requested.length = 0;
});
afterEach(() => jest.useRealTimers());

const keys = { FEATURE_FLAG_KEY: 'f', ANALYTICS_KEY: 'a', MONITORING_CLIENT_TOKEN: 'm' };

async function startLate(environment: EnvironmentName, config: Partial<typeof emptyConfig> = keys) {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const logger = createLogger('warning', { debug: log, info: log, warn: log, error: log });
  const telemetry = createTelemetry({ environment, logger });
  const page = { zone: 'home', config: { ...emptyConfig, ...config }, logger, telemetry, companyName: '', pages: {} } as const;
  const deployment = { environment, domain: 'suite.example', label: 'hub', port: 0 };
  render(
    <>
      <p>The page</p>
      <LateTelemetry {...page} deployment={deployment} token={{ ...emptyToken, userId: 'u1' }} />
    </>,
  );
  // Each service starts in its own idle moment.
  for (let moment = 0; moment < 6; moment += 1) await act(() => jest.advanceTimersByTimeAsync(5_000));
  return { lines, telemetry };
}

test('a page whose services are all blocked keeps working and logs a line for each', async () => {
  const { lines, telemetry } = await startLate('prod');
  expect(requested.sort()).toEqual(['analytics', 'flags', 'monitoring']);
  expect(lines.sort()).toEqual([
    expect.stringMatching(/^Analytics may not have been ready within 10 seconds/),
    'Feature flags could not be loaded; the last known values stand',
    'Monitoring could not be loaded',
  ]);
  expect(screen.getByText('The page')).toBeTruthy();
  expect(telemetry.flags.value('ai-chat-button')).toBe(true);
});

test.each<[EnvironmentName, string[]]>([
  ['local', ['flags']],
  ['localHttps', ['flags']],
  ['qa', ['analytics', 'flags']],
])('§9 in %s only the script of %p is requested', async (environment, scripts) => {
  await startLate(environment);
  expect(requested.sort()).toEqual(scripts);
});

test('services are requested one after another', async () => {
  const { telemetry } = await startLate('prod', {});
  const logger = createLogger('error');
  const deployment = { environment: 'prod', domain: 'suite.example', label: 'hub', port: 0 } as const;
  const page = { zone: 'home', config: { ...emptyConfig, ...keys }, logger, telemetry, companyName: '', pages: {} } as const;
  render(<LateTelemetry {...page} deployment={deployment} token={{ ...emptyToken, userId: 'u1' }} />);
  expect(requested).toEqual([]);
  const order: number[] = [];
  for (let moment = 0; moment < 4; moment += 1) {
    await act(() => jest.advanceTimersByTimeAsync(600));
    order.push(requested.length);
  }
  expect(order).toEqual([1, 2, 3, 3]);
});

test('without a key nothing is requested', async () => {
  const { lines } = await startLate('prod', {});
  expect([requested, lines]).toEqual([[], ['Client Token is not configured, we will not send any data.']]);
});
