import type { IncomingMessage } from 'node:http';
import type { Place } from '@suite/zones/addresses';
import { type Addressing, servedPlace } from '../http/place';
import { schemeOf, type Topology } from './topology';

/** The address a request was made to, as its Host header has it; undefined when that is no address. */
export function addressOf({ headers, url = '/' }: IncomingMessage, topology: Topology): URL | undefined {
  const address = `${schemeOf(topology)}://${headers.host}${url}`;
  return headers.host && url.startsWith('/') && URL.canParse(address) ? new URL(address) : undefined;
}

/** Where in the suite an address is; undefined for an address that this topology does not serve. */
export function servedPlaceOf({ href }: URL, topology: Topology, addressing: Addressing): Place | undefined {
  const place = servedPlace(href, addressing);
  const isServed = topology === 'preview' ? place?.label !== undefined : place?.environment === topology;
  return isServed ? place : undefined;
}
