import { isPublicAddress, readAddress } from './public-address';

const refusedV4 = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.168.1.1',
  '198.18.0.1',
  '198.19.255.255',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
];
const refusedV6 = [
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
];
const publicAddresses = [
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2001:4860:4860::8888',
];

it.each([...refusedV4, ...refusedV6])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it.each(publicAddresses)('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each(['', 'localhost', 'example.com', '127.1', '2130706433', '0x7f.0.0.1', '256.1.1.1', '[::1]'])(
  '%p is not an IP address, so it is not public',
  (text) => {
    expect(isPublicAddress(text)).toBe(false);
  },
);

it.each([
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://127.1/',
  'https://127.0.0.1./',
  'https://１２７.０.０.１/',
])('%s is read as 127.0.0.1', (text) => {
  expect(readAddress(text).hostname).toBe('127.0.0.1');
});

it.each([
  ['', 'Enter a complete address'],
  ['example.com/events', 'Enter a complete address'],
  ['https://', 'Enter a complete address'],
  ['http://example.com/', 'must start with https://'],
  ['ftp://example.com/', 'must start with https://'],
  ['file:///etc/passwd', 'must start with https://'],
  ['https://user@example.com/', 'user name or password'],
  ['https://user:secret@example.com/', 'user name or password'],
])('%p is refused', (text, message) => {
  expect(() => readAddress(text)).toThrow(message);
});

it('keeps port, path and query, and drops the fragment', () => {
  expect(readAddress('https://Example.com:8443/a/b?c=d#e').href).toBe('https://example.com:8443/a/b?c=d');
});
