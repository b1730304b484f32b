import { readDateHeader } from './date-header';

it.each([
  // Examples of RFC 5322, appendix A.
  ['Fri, 21 Nov 1997 09:55:06 -0600', '1997-11-21T15:55:06.000Z'],
  ['Tue, 1 Jul 2003 10:52:37 +0200', '2003-07-01T08:52:37.000Z'],
  [
    'Thu,\r\n      13\r\n        Feb\r\n          1969\r\n      23:32\r\n               -0330 (Newfoundland Time)',
    '1969-02-14T03:02:00.000Z',
  ],
  ['21 Nov 97 09:55:06 GMT', '1997-11-21T09:55:06.000Z'],
  ['Fri, 21 Nov 1997 09(comment):   55  :  06 -0600', '1997-11-21T15:55:06.000Z'],
  // The names of zones in 4.3, and a year of two digits below 50.
  ['Wed, 25 Nov 26 09:00 EST', '2026-11-25T14:00:00.000Z'],
  ['Wed, 25 Nov 2026 09:00:00 PDT', '2026-11-25T16:00:00.000Z'],
  ['Wed, 25 Nov 2026 09:00:00 +0545', '2026-11-25T03:15:00.000Z'],
  ['Wed, 25 Nov 2026 09:00:00 -0000', '2026-11-25T09:00:00.000Z'],
  ['Sat, 31 Dec 2016 23:59:60 +0000', '2017-01-01T00:00:00.000Z'],
])('the date %s is %s', (header, moment) => {
  expect(readDateHeader(header)?.toISOString()).toBe(moment);
});

it.each([
  '',
  'yesterday',
  'Wed, 25 Nov 2026 09:00:00',
  'Wed, 25 Nov 2026 09:00:00 XYZ',
  'Wed, 31 Feb 2026 09:00:00 +0000',
  'Wed, 25 Nov 2026 25:00:00 +0000',
  'Wed, 25 Nov 2026 09:61:00 +0000',
  'Wed, 25 Nov 2026 09:00:00 +0075',
  'Wed, 25 Nov 0026 09:00:00 +0000',
  'Wed Nov 25 09:00:00 2026',
  '11/25/2026 09:00',
  `Wed, 25 Nov 2026 09:00:00 ${'('.repeat(100_000)}`,
])('the date "%.40s" is not guessed', (header) => {
  expect(readDateHeader(header)).toBeUndefined();
});
