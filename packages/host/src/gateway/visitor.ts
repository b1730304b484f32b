import type { IncomingMessage } from 'node:http';
import { type Addressing, servedDeployment } from '@suite/kernel/http/deployment';
import type { Deployment } from '@suite/zones/addresses';
import { schemeOf, type Topology } from './topology';

/** Addresses at which a server of the suite can be reached. */
export interface Reach extends Addressing {
  topology: Topology;
  port: number;
  /** Number of reverse proxies in front; the outermost listens on the default port. */
  proxies: number;
}

export interface Arrival {
  url: URL;
  deployment: Deployment;
}

/** A name and an optional port, without a user or an IPv6 address, which no environment has. */
const HOST = /^[\w.-]+(:\d{1,5})?$/;

/**
 * Returns the requested address, from the Host header only, and its host context; undefined when the suite can't be reached at
 * it. Links in mails and redirects are built from it, so the sender must not be able to choose any part of it.
 */
export function visitOf(request: IncomingMessage, reach: Reach): Arrival | undefined {
  const url = addressOf(request, reach);
  const deployment = url && servedDeploymentOf(url, reach);
  return deployment && isOwnPort(url, reach) ? { url, deployment } : undefined;
}

/** Returns the requested address, whether it belongs to the suite or not; undefined when it is invalid. */
export function addressOf(
  { headersDistinct, url: target = '' }: IncomingMessage,
  { topology }: Pick<Reach, 'topology'>,
): URL | undefined {
  const [host = '', ...more] = headersDistinct.host ?? [];
  // A target with its own authority (RFC 9112 §3.2.2) is meant for proxies and would name another address than the Host header.
  const address = `${schemeOf(topology)}://${host}${target}`;
  return more.length || !HOST.test(host) || !target.startsWith('/') || !URL.canParse(address) ? undefined : new URL(address);
}

function isOwnPort({ port, protocol }: URL, reach: Reach): boolean {
  const defaultPort = protocol === 'https:' ? 443 : 80;
  const named = Number(port || defaultPort);
  return named === reach.port || (reach.topology === 'preview' && reach.proxies > 0 && named === defaultPort);
}

function servedDeploymentOf({ href }: URL, reach: Reach): Deployment | undefined {
  const deployment = servedDeployment(href, reach);
  const isServed = reach.topology === 'preview' ? deployment?.label !== undefined : deployment?.environment === reach.topology;
  return isServed ? deployment : undefined;
}
