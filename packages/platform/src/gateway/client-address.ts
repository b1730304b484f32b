import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';

const mapped = new BlockList();
mapped.addSubnet('::ffff:0:0', 96, 'ipv6');

interface Incoming {
  socket: { remoteAddress?: string | undefined };
  headers: IncomingHttpHeaders;
}

/**
 * The client that limits count for: its IPv4 address, or the /64 of its IPv6 address, of which one line has all
 * (RFC 6177). With proxies in front the address is the one that the outermost of them added to `X-Forwarded-For`.
 *
 * @param proxies how many reverse proxies stand in front, each of which appends the address it was called from
 * @returns undefined when nobody can say: a proxy that the operator did not declare would make all clients one
 */
export function clientAddress({ socket, headers }: Incoming, proxies: number): string | undefined {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);
  if (!proxies) return forwarded.length ? undefined : groupOf(socket.remoteAddress);
  return groupOf(forwarded.at(-proxies));
}

function groupOf(address = ''): string | undefined {
  const version = isIP(address);
  if (version === 4) return address;
  if (version !== 6) return undefined;
  const [withoutZone = ''] = address.split('%');
  const groups = groupsOf(withoutZone);
  if (!mapped.check(withoutZone, 'ipv6')) return `${groups.slice(0, 4).join(':')}::/64`;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
    .join('.');
}

/** The eight groups of an IPv6 address in their shortest form. */
function groupsOf(address: string): string[] {
  const { hostname } = new URL(`http://[${address}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  if (tail === undefined) return before;
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
