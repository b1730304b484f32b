import type { IncomingMessage } from 'node:http';
import { type Addressing, servedPlace } from '@suite/kernel/http/place';
import type { Place } from '@suite/zones/addresses';
import { schemeOf, type Topology } from './topology';

/** Where a server of the suite can be reached. */
export interface Reach extends Addressing {
  topology: Topology;
  /** The port it listens on. */
  port: number;
  /** Reverse proxies in front; the outermost listens on the default port. */
  proxies: number;
}

export interface Arrival {
  url: URL;
  place: Place;
}

/** A name and a port: no user, no IPv6 address, which no environment has. */
const HOST = /^[\w.-]+(:\d{1,5})?$/;

/**
 * The address a request was made to, by its Host header alone, and where in the suite that is; undefined when the suite is
 * not reached by it. Links in mails and redirects are made from it, so that nothing in it may be the sender's choice.
 */
export function visitOf(request: IncomingMessage, reach: Reach): Arrival | undefined {
  const url = addressOf(request, reach);
  const place = url && servedPlaceOf(url, reach);
  return place && isOwnPort(url, reach) ? { url, place } : undefined;
}

/** The address a request was made to, whether or not it is of the suite; undefined for none that there could be. */
export function addressOf(
  { headersDistinct, url: target = '' }: IncomingMessage,
  { topology }: Pick<Reach, 'topology'>,
): URL | undefined {
  const [host = '', ...more] = headersDistinct.host ?? [];
  // A target with an authority of its own (RFC 9112 §3.2.2) is sent to proxies, and would be another address than the host.
  const address = `${schemeOf(topology)}://${host}${target}`;
  return more.length || !HOST.test(host) || !target.startsWith('/') || !URL.canParse(address) ? undefined : new URL(address);
}

function isOwnPort({ port, protocol }: URL, reach: Reach): boolean {
  const defaultPort = protocol === 'https:' ? 443 : 80;
  const named = Number(port || defaultPort);
  return named === reach.port || (reach.topology === 'preview' && reach.proxies > 0 && named === defaultPort);
}

function servedPlaceOf({ href }: URL, reach: Reach): Place | undefined {
  const place = servedPlace(href, reach);
  const isServed = reach.topology === 'preview' ? place?.label !== undefined : place?.environment === reach.topology;
  return isServed ? place : undefined;
}
