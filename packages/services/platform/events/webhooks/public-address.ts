import { BlockList, isIP } from 'node:net';
import { InvalidRequestError } from '@suite/kernel/http/problem';

/** IPv4 addresses outside of the public internet (IANA's registry of special purposes, multicast and reserved ones). */
const special = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special.addSubnet(network, bits);
}

/** In IPv6, only global unicast addresses are public (RFC 4291 §2.4): mapped, link-local and other addresses are outside. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Parts of global unicast for special purposes; 6to4 (`2002::`) and Teredo (in `2001::`) contain any IPv4 address. */
const specialUnicast = new BlockList();
specialUnicast.addSubnet('2001::', 23, 'ipv6');
specialUnicast.addSubnet('2001:db8::', 32, 'ipv6');
specialUnicast.addSubnet('2002::', 16, 'ipv6');
specialUnicast.addSubnet('3fff::', 20, 'ipv6');

/** Returns whether an IP address is on the public internet: not private, loopback, link-local, multicast or reserved. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address);
  return family === 6 && globalUnicast.check(address, 'ipv6') && !specialUnicast.check(address, 'ipv6');
}

const refused = (message: string) => new InvalidRequestError(message, { address: message });

/**
 * Parses the address of a receiver. Other forms of an IPv4 address, such as `2130706433`, `0x7f.1` and `0177.0.0.1`, are
 * normalized.
 * @throws InvalidRequestError unless it is an https address without a user name
 */
export function readAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url) throw refused('Enter a complete address, such as https://example.com/events.');
  if (url.protocol !== 'https:') throw refused('The address must start with https://.');
  if (url.username || url.password) throw refused('The address must not contain a user name or password.');
  url.hash = '';
  return url;
}
