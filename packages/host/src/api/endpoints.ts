import { accessEndpoints } from '@services/identity/contract/access';
import { accountEndpoints } from '@services/identity/contract/account';
import { identityEndpoints } from '@services/identity/contract/identity';
import { invitationEndpoints } from '@services/identity/contract/invitations';
import { preferencesEndpoints } from '@services/identity/contract/preferences';
import { figuresEndpoints } from '@services/insights/contract/metrics';
import { reportEndpoints } from '@services/insights/contract/reports';
import { advisoryEndpoints } from '@services/insights/contract/to-dos';
import { internalEndpoints } from '@services/internal/contract';
import { connectionEndpoints } from '@services/ledger/contract/connections';
import { insightsEndpoints } from '@services/ledger/contract/firms';
import { uploadEndpoints } from '@services/ledger/contract/uploads';

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
