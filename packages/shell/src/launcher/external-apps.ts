import type { EnvConfig } from '@suite/env/env-config';
import type { Deployment } from '@suite/zones/addresses';
import { isWebAddress } from '@suite/zones/web-address';
import { zoneOfAddress } from '@suite/zones/zone-at-address';

const products = [
  ['Spark', 'IDENTITY_REDIRECT_SPARK_URL'],
  ['OS AI', 'IDENTITY_REDIRECT_OSAI_URL'],
  ['Connect', 'IDENTITY_REDIRECT_CONNECT_URL'],
  ['App hub', 'IDENTITY_REDIRECT_APPHUB_URL'],
  ['Firm Premier', 'IDENTITY_REDIRECT_FIRMPREMIER_URL'],
  ['Academy', 'IDENTITY_REDIRECT_ACADEMY_URL'],
] as const;

/**
 * Returns the external products that the environment names; addresses of zones are left out because zones are listed among the
 * apps.
 */
export const externalApps = (deployment: Deployment, config: EnvConfig) =>
  products
    .map(([title, key]) => ({ title, href: config[key] }))
    .filter(({ href }) => isWebAddress(href) && !zoneOfAddress(deployment, href));
