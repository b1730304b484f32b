import type { Place } from './addresses';
import { sitesDomainOf } from './environments';
import { SITES_PORT_OFFSET } from './zones';

/**
 * Origin of a firm's website, or of the frame in which its editor shows drafts; it is the same in all environments, which have
 * one database. Where zones are told apart by port, all websites are on one port.
 * @param domain that of all websites, where the deployment sets one
 */
export const sitesOrigin = (place: Place, name: string, domain = ''): string =>
  place.label
    ? `https://${name}.${domain || sitesDomainOf(place.domain)}${place.port ? `:${place.port}` : ''}`
    : `${place.environment === 'local' ? 'http' : 'https'}://${name}.${sitesDomainOf(place.domain)}:${place.port + SITES_PORT_OFFSET}`;
