import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { Status } from '@suite/contract/status';
import type { FlagInEnvironment, TelemetryEvent, TelemetryList } from './contract/administration';
import * as endpoints from './contract/administration';

/** Every feature flag with its value in each environment. */
const getFlags = (client: ApiClient) => client.call(endpoints.getFlags, {});

export const useFlags = () => useRead(getFlags, 'flags', []);

/**
 * Sets a flag in an environment; returns all flags.
 * @throws SuiteError `changed_meanwhile`, `invalid_request`, `not_found`, shown by the form.
 */
export const putFlag = (
  client: ApiClient,
  flag: string,
  environment: FlagInEnvironment['environment'],
  body: RequestOf<typeof endpoints.putFlag>['body'],
) =>
  client.call(endpoints.putFlag, {
    params: { flag, environment },
    body,
    handleLocally: [Status.BadRequest, Status.NotFound, Status.Conflict],
  });

type Environment = TelemetryEvent['environment'];

const getTelemetry = (client: ApiClient, list: TelemetryList, environment: Environment | '') =>
  client.call(endpoints.getTelemetry, { query: { list, ...(environment && { environment }) } });

/** What browsers recently sent to a service, newest first. @param environment all when empty */
export const useTelemetry = (list: TelemetryList, environment: Environment | '') =>
  useRead(getTelemetry, 'telemetry', [list, environment]);
