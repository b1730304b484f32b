import { createClientOf } from './client-address';

const logger = { warning: jest.fn() };
beforeEach(() => logger.warning.mockClear());

const incoming = (remoteAddress: string | undefined, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
});
const clientOf = (proxies: number, remoteAddress: string | undefined, forwarded?: string) =>
  createClientOf(proxies, logger)(incoming(remoteAddress, forwarded));
const addressOf = (remoteAddress: string) => clientOf(0, remoteAddress).address;

test('a client without a proxy is identified by its own address, whatever it claims', () => {
  expect(clientOf(0, '203.0.113.9')).toMatchObject({ address: '203.0.113.9', isShared: false });
  for (const claimed of ['1', '198.51.100.4', '', 'unknown, 10.0.0.1']) {
    expect(clientOf(0, '203.0.113.9', claimed)).toMatchObject({ address: '203.0.113.9', isShared: false });
  }
  expect(logger.warning).not.toHaveBeenCalled();
});

test('an IPv4 address is the same over an IPv6 socket', () => {
  expect(addressOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(clientOf(0, '::ffff:10.0.0.1').isShared).toBe(true);
});

test('addresses in one /64 are one client, in two are two', () => {
  const [one, same, other] = ['2001:db8:1:2:3::4', '2001:db8:1:2:ffff:1:2:3', '2001:db8:1:3::4'].map(addressOf);
  expect(one).toBe('2001:db8:1:2::/64');
  expect(same).toBe(one);
  expect(other).not.toBe(one);
  expect(addressOf('::1')).toBe('::/64');
  expect(addressOf('fe80::1%eth0')).toBe('fe80::/64');
});

test.each([
  '127.0.0.1',
  '::1',
  '10.1.2.3',
  '172.17.0.1',
  '172.31.255.255',
  '192.168.65.1',
  '169.254.1.1',
  '100.64.0.1',
  '100.127.255.255',
  'fd12::1',
  'fe80::1%eth0',
  undefined,
])('the socket %s may be shared by many people', (address) => {
  expect(clientOf(0, address).isShared).toBe(true);
  expect(clientOf(0, address, '198.51.100.4')).toEqual(clientOf(0, address));
});

test.each(['172.32.0.1', '100.128.0.1', '192.169.0.1', '11.0.0.1', '2001:db8::1', 'fec0::1'])(
  'the socket %s is one client',
  (address) => {
    expect(clientOf(0, address).isShared).toBe(false);
  },
);

test('an undeclared proxy is warned about once, with the setting that declares it', () => {
  const of = createClientOf(0, logger);
  of(incoming('10.0.0.1'));
  expect(logger.warning).not.toHaveBeenCalled();
  of(incoming('10.0.0.1', '198.51.100.4'));
  of(incoming('127.0.0.1', '198.51.100.4'));
  expect(logger.warning).toHaveBeenCalledTimes(1);
  expect(logger.warning).toHaveBeenCalledWith(expect.stringContaining('SUITE_PROXIES'));
});

test('the outermost declared proxy determines the client, and the client’s own claims are ignored', () => {
  expect(clientOf(1, '127.0.0.1', '203.0.113.9, 198.51.100.4')).toMatchObject({ address: '198.51.100.4', isShared: false });
  expect(clientOf(2, '127.0.0.1', '203.0.113.9, 198.51.100.4, 10.0.0.2')).toMatchObject({
    address: '198.51.100.4',
    isShared: false,
  });
});

test.each([
  ['203.0.113.9:5123', '203.0.113.9'],
  ['[2001:db8::1]:443', '2001:db8::/64'],
  ['[2001:db8::1]', '2001:db8::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['[::ffff:203.0.113.9]:80', '203.0.113.9'],
])('a proxy may write %s', (entry, address) => {
  expect(clientOf(1, '10.0.0.1', entry)).toMatchObject({ address, isShared: false });
});

test.each([undefined, '', 'unknown', '_hidden', '203.0.113.9:', '[203.0.113.9', '300.1.1.1:80', '[]:443', ','])(
  'clients of a declared proxy that sends %s are a shared one',
  (entry) => {
    expect(clientOf(1, '203.0.113.200', entry)).toMatchObject({ address: '203.0.113.200', isShared: true });
    expect(clientOf(2, '10.0.0.1', '198.51.100.4')).toMatchObject({ address: '10.0.0.1', isShared: true });
  },
);

test.each([
  ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['2001:db8:0:0:1:0:0:1', '2001:db8::1:0:0:1'],
  ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1:1:1:1:1'],
  ['0:0:0:0:0:0:0:1', '::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7', '192.0.2.7'],
  [undefined, 'unknown'],
])('the address %s of a signer is recorded in full, as %s (RFC 5952 §4)', (socket, ip) => {
  expect(clientOf(0, socket).ip).toBe(ip);
});
