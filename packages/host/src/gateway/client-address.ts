import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Logger } from '@suite/env/logger';
import type { Client } from '@suite/kernel/throttle/client';

const mapped = new BlockList();
mapped.addSubnet('::ffff:0:0', 96, 'ipv6');

/** Addresses of private networks and of the machine itself: RFC 1122, 1918, 3927 and 6598, and RFC 4291 and 4193. */
const privateAddresses = new BlockList();
privateAddresses.addSubnet('127.0.0.0', 8);
privateAddresses.addSubnet('10.0.0.0', 8);
privateAddresses.addSubnet('172.16.0.0', 12);
privateAddresses.addSubnet('192.168.0.0', 16);
privateAddresses.addSubnet('169.254.0.0', 16);
privateAddresses.addSubnet('100.64.0.0', 10);
privateAddresses.addAddress('::1', 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');
privateAddresses.addSubnet('fe80::', 10, 'ipv6');

interface Incoming {
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

/**
 * Returns a function that identifies the client that limits apply to. Behind proxies it is the address that the outermost of them
 * added to `X-Forwarded-For`; without proxies it is the socket's address, whatever a caller claims. A private socket address, and
 * a proxy that didn't name its caller, count as a shared client.
 *
 * @param proxies number of reverse proxies in front, each of which appends the address of its caller
 * @param logger is warned once when a proxy seems to be undeclared
 */
export function createClientOf(proxies: number, logger: Pick<Logger, 'warning'>): (incoming: Incoming) => Client {
  let hasWarned = false;
  return ({ socket, headers }) => {
    const forwarded = headers['x-forwarded-for'];
    const caller = addressOf(socket.remoteAddress);
    if (proxies) {
      const address = addressOf(entriesOf(forwarded).at(-proxies));
      return address ? { ...named(address), isShared: false } : { ...named(caller), isShared: true };
    }
    const isShared = !caller || privateAddresses.check(caller, isIP(caller) === 4 ? 'ipv4' : 'ipv6');
    if (isShared && forwarded !== undefined && !hasWarned) {
      hasWarned = true;
      logger.warning(
        'A request came through a proxy that SUITE_PROXIES does not declare: limits by client count everybody behind it as one.',
      );
    }
    return { ...named(caller), isShared };
  };
}

const entriesOf = (forwarded: string | string[] = ''): string[] =>
  String(forwarded)
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Returns the IPv4 or IPv6 address of `ip`, `ip:port` or `[ip]:port`, without a zone; undefined when it is invalid. */
function addressOf(entry = ''): string | undefined {
  const [, bracketed, dotted] = /^(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry) ?? [];
  const [address = ''] = (bracketed ?? dotted ?? entry).split('%');
  const version = isIP(address);
  if (version === 4) return address;
  if (version !== 6) return undefined;
  return mapped.check(address, 'ipv6') ? dottedOf(groupsOf(address)) : address;
}

const named = (address: string | undefined): Pick<Client, 'address' | 'ip'> => ({
  address: groupOf(address),
  ip: address ? writtenOf(address) : 'unknown',
});

/** Formats an IPv6 address as in RFC 5952, like the URL standard does. */
const writtenOf = (address: string): string =>
  isIP(address) === 4 ? address : new URL(`http://[${address}]`).hostname.slice(1, -1);

/** Returns the IPv4 address, or the /64 of an IPv6 address, because one line usually has a whole /64 (RFC 6177). */
function groupOf(address: string | undefined): string {
  if (!address) return 'unknown';
  return isIP(address) === 4 ? address : `${writtenOf(`${groupsOf(address).slice(0, 4).join(':')}::`)}/64`;
}

const dottedOf = (groups: string[]): string =>
  groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
    .join('.');

/** Returns the eight groups of an IPv6 address in their shortest form. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = writtenOf(address).split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  if (tail === undefined) return before;
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
