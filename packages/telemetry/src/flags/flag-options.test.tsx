import { createLogger } from '@suite/env/logger';
import { emptyConfig } from '@suite/env/quiet.fixture';
import { cleanup, render, waitFor } from '@testing-library/react';
import { LDProvider, useLDClient } from 'launchdarkly-react-client-sdk';
import { useEffect } from 'react';
import { serviceUrls } from '../services';
import { flagOptions } from './flag-options';
import { startFlagServer } from './flag-server.fixture';
import { createFlagStore } from './flag-store';

const quiet = createLogger('error');

test('§9 capacity 100, flush 2,000 ms, diagnostics 900,000 ms, reconnect 1,000 ms', () => {
  expect(flagOptions(serviceUrls(emptyConfig), createFlagStore('qa', quiet), quiet)).toMatchObject({
    eventCapacity: 100,
    flushInterval: 2_000,
    diagnosticRecordingInterval: 900_000,
    streamReconnectDelay: 1_000,
  });
});

test('when there are more events than the capacity, the first hundred are sent and one warning is logged', async () => {
  const server = await startFlagServer({});
  const warnings: string[] = [];
  const warn = (line: string) => warnings.push(line);
  const logger = createLogger('warning', { debug() {}, info() {}, warn, error: warn });
  const url = server.url;
  const urls = { flags: url, flagStream: url, flagEvents: url, analytics: url, monitoring: url };

  function Flood() {
    const client = useLDClient();
    useEffect(() => {
      for (let event = 0; client && event < 300; event += 1) client.track('flood');
    }, [client]);
    return null;
  }

  render(
    <LDProvider
      clientSideID="qa"
      context={{ kind: 'user', key: 'u1' }}
      options={flagOptions(urls, createFlagStore('qa', quiet), logger)}
      timeout={5}
    >
      <Flood />
    </LDProvider>,
  );
  const queued = () => server.events.filter(({ kind }) => kind === 'custom' || kind === 'identify');
  await waitFor(() => expect(queued().length).toBeGreaterThan(0), { timeout: 5_000 });
  expect(queued()).toHaveLength(100);
  expect(warnings).toEqual([expect.stringMatching(/capacity/i)]);
  cleanup();
  server.stop();
});
