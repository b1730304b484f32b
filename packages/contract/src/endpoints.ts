import { accessEndpoints } from './access';
import { accountEndpoints } from './account';
import { advisoryEndpoints } from './advisory';
import { connectionEndpoints } from './connections';
import { figuresEndpoints } from './figures';
import { identityEndpoints } from './identity';
import { insightsEndpoints } from './insights';
import { internalEndpoints } from './internal';
import { invitationEndpoints } from './invitations';
import { preferencesEndpoints } from './preferences';
import { reportEndpoints } from './reports';
import { uploadEndpoints } from './uploads';

/** Every call of the suite, by the service that answers it. For servers and tests; a page loads what it calls. */
export const endpoints = {
  identity: { ...identityEndpoints, ...accountEndpoints, ...preferencesEndpoints, ...invitationEndpoints },
  access: accessEndpoints,
  insights: { ...insightsEndpoints, ...connectionEndpoints, ...figuresEndpoints, ...advisoryEndpoints, ...reportEndpoints },
  uploads: uploadEndpoints,
  internal: internalEndpoints,
};

type Services = typeof endpoints;

export type EndpointName = { [Service in keyof Services]: keyof Services[Service] }[keyof Services];
