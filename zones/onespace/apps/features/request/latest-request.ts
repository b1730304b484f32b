import type { AccessRequest } from '@services/identity/contract/access';
import type { ZoneName } from '@suite/zones/zones';

/** What was asked for an app last; the service answers the latest first. */
export const latestRequest = (requests: readonly AccessRequest[] | undefined, app: ZoneName): AccessRequest | undefined =>
  requests?.find((request) => request.app === app);
