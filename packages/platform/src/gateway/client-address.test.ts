import { clientAddress } from './client-address';

const calledFrom = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
});

test('a client that calls directly is its own address', () => {
  expect(clientAddress(calledFrom('192.0.2.7'), 0)).toBe('192.0.2.7');
});

test('an IPv4 address is the same one when the socket speaks IPv6', () => {
  expect(clientAddress(calledFrom('::ffff:192.0.2.7'), 0)).toBe('192.0.2.7');
});

test('addresses of one /64 are one client, of two are two', () => {
  const [one, same, other] = ['2001:db8:1:2:3::4', '2001:db8:1:2:ffff:1:2:3', '2001:db8:1:3::4'].map((address) =>
    clientAddress(calledFrom(address), 0),
  );
  expect(one).toBe('2001:db8:1:2::/64');
  expect(same).toBe(one);
  expect(other).not.toBe(one);
  expect(clientAddress(calledFrom('::1'), 0)).toBe('0:0:0:0::/64');
  expect(clientAddress(calledFrom('fe80::1%eth0'), 0)).toBe('fe80:0:0:0::/64');
});

test('behind declared proxies the outermost one says who called, and what the client claims is ignored', () => {
  expect(clientAddress(calledFrom('127.0.0.1', '203.0.113.9, 198.51.100.4'), 1)).toBe('198.51.100.4');
  expect(clientAddress(calledFrom('127.0.0.1', '203.0.113.9, 198.51.100.4, 10.0.0.2'), 2)).toBe('198.51.100.4');
});

test('nobody is named when a proxy was not declared, or did not say who called', () => {
  expect(clientAddress(calledFrom('127.0.0.1', '198.51.100.4'), 0)).toBeUndefined();
  expect(clientAddress(calledFrom('127.0.0.1'), 1)).toBeUndefined();
  expect(clientAddress(calledFrom('127.0.0.1', 'unknown'), 1)).toBeUndefined();
});
