import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Failure } from '@suite/kernel/errors/failure';
import { isPublicAddress } from './public-address';

/** How receivers of webhooks are reached. */
export interface Network {
  /** Returns all addresses of a host name. */
  lookup(hostname: string): Promise<readonly LookupAddress[]>;
  /** Whether connecting to an IP address is allowed. */
  isAllowed(address: string): boolean;
  /** Milliseconds for a delivery, including DNS. */
  timeout: number;
  /** Certificate authority in PEM; Node's own when absent. */
  ca?: string;
}

export const internet: Network = {
  lookup: (hostname) => lookup(hostname, { all: true }),
  isAllowed: isPublicAddress,
  timeout: 15_000,
};

/** Returns the IP addresses of a URL's host. @throws Failure when there are none, or connecting to one of them is not allowed */
export async function addressesOf({ hostname }: URL, network: Network): Promise<readonly LookupAddress[]> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(literal);
  const found = family ? [{ address: literal, family }] : await lookUp(hostname, network);
  if (!found.length) throw new Failure(`The host ${hostname} was not found.`);
  if (!found.every(({ address }) => network.isAllowed(address))) {
    throw new Failure(`The host ${hostname} is not on the public internet.`);
  }
  return found;
}

/** The system's resolver cannot be aborted, and may take longer than a delivery is allowed to. */
async function lookUp(hostname: string, network: Network): Promise<readonly LookupAddress[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure(`The host ${hostname} could not be looked up in time.`)), network.timeout);
  });
  const notFound = (cause: unknown) => {
    throw new Failure(`The host ${hostname} was not found.`, { cause });
  };
  try {
    return await Promise.race([network.lookup(hostname).catch(notFound), late]);
  } finally {
    clearTimeout(timer);
  }
}

interface Post {
  url: URL;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
}

/**
 * Posts JSON to a receiver. It only connects to the addresses that were checked, even if the DNS has changed since. It does not
 * follow redirects, and does not read the body of the response.
 * @returns the status
 * @throws Failure when there was no response, with a sentence that says why
 */
export async function post({ url, headers, body, signal }: Post, network: Network): Promise<number> {
  const deadline = AbortSignal.timeout(network.timeout);
  const addresses = await addressesOf(url, network);
  try {
    return await send({ url, headers, body, signal: AbortSignal.any([signal, deadline]) }, addresses, network);
  } catch (error) {
    if (deadline.aborted) throw new Failure(`There was no answer within ${network.timeout / 1000} seconds.`, { cause: error });
    throw new Failure(`The connection failed: ${reasonOf(error)}.`, { cause: error });
  }
}

function send({ url, headers, body, signal }: Post, addresses: readonly LookupAddress[], { ca }: Network): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      // A separate connection, to the addresses that were checked.
      agent: false,
      lookup: pinned(addresses),
      rejectUnauthorized: true,
      ...(ca && { ca }),
      signal,
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(body)),
        'User-Agent': 'FirmSuite-Webhooks',
      },
    });
    outgoing.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      // The body may be endless.
      outgoing.destroy();
    });
    outgoing.on('error', reject);
    // For example after an upgrade to another protocol, which is neither a response nor an error.
    outgoing.on('close', () => reject(new Error('it ended without an answer')));
    outgoing.end(body);
  });
}

/** Resolves every lookup of a connection to known addresses. */
export const pinned =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_hostname, { all }, done) => {
    const [first] = addresses;
    if (all || !first) done(null, [...addresses]);
    else done(null, first.address, first.family);
  };

export const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
};
