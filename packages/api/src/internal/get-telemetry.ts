import { getTelemetry as endpoint, type TelemetryEvent, type TelemetryList } from '@suite/contract/internal';
import type { ApiClient } from '../client';
import { useRead } from '../use-read';

type Environment = TelemetryEvent['environment'];

const getTelemetry = (client: ApiClient, list: TelemetryList, environment: Environment | '') =>
  client.call(endpoint, { query: { list, ...(environment && { environment }) } });

/** What browsers sent to a service lately, newest first. @param environment of all when empty */
export const useTelemetry = (list: TelemetryList, environment: Environment | '') =>
  useRead(getTelemetry, 'telemetry', [list, environment]);
