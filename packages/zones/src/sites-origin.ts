import type { Deployment } from './addresses';
import { sitesDomainOf } from './environments';
import { SITES_PORT_OFFSET } from './zones';

/**
 * Returns the origin of a firm's website, or of the frame in which its editor shows drafts. It is the same in all environments,
 * which share one database. Where zones differ by port, all websites are on one port.
 * @param domain the domain of all websites, where the deployment sets one
 */
export const sitesOrigin = (deployment: Deployment, name: string, domain = ''): string =>
  deployment.label
    ? `https://${name}.${domain || sitesDomainOf(deployment.domain)}${deployment.port ? `:${deployment.port}` : ''}`
    : `${deployment.environment === 'local' ? 'http' : 'https'}://${name}.${sitesDomainOf(deployment.domain)}:${deployment.port + SITES_PORT_OFFSET}`;
