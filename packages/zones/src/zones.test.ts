import { pagesOf } from './pages';
import { existsIn, zoneNames, zoneOfPath, zoneRow, zones } from './zones';

const values = (pick: (name: (typeof zoneNames)[number]) => string | number) => zoneNames.map(pick);

/** §2, "Screens and routes"; zones added later are in the table only. */
const specified = {
  hub: [
    '/home',
    '/core/home',
    '/internal',
    '/profile',
    '/invite/public',
    '/iq/clients',
    '/iq/reports',
    '/iq/dashboard',
    '/iq/settings',
    '/iq/onboarding',
    '/iq/client-advisory',
    '/offer',
    '/offer/public',
    '/accesshub/appmanager',
  ],
  accounts: ['/identity/profile', '/login', '/auth-redirect', '/error-redirect'],
  security: ['/wisp', '/devices', '/training'],
  onespace: ['/apps'],
  websites: ['/firm-info', '/content', '/contact'],
  exit: ['/rightexit'],
  ai: ['/chat'],
  solutions: ['/explore'],
};

test('§2 every app of the suite has its path on its host', () => {
  const found = zoneNames.map((name) => `${zones[name].host} ${zones[name].basePath}`);
  const paths = Object.entries(specified).flatMap(([host, basePaths]) => basePaths.map((basePath) => `${host} ${basePath}`));
  expect(paths).toHaveLength(28);
  expect(found).toEqual(expect.arrayContaining(paths));
});

test('no two zones share a port or an address', () => {
  expect(new Set(values((name) => zones[name].port)).size).toBe(zoneNames.length);
  expect(new Set(values((name) => zones[name].host + zones[name].basePath)).size).toBe(zoneNames.length);
});

test('ports follow the order of the rows without gaps', () => {
  expect(values((name) => zones[name].port)).toEqual(zoneNames.map((_, index) => index));
});

test('no base path ends in a slash, and every zone has its first route', () => {
  for (const name of zoneNames) {
    expect(zones[name].basePath).toMatch(/^(\/[a-z-]+)+$/);
    expect(Object.keys(pagesOf(name))[0]).toMatch(/^\//);
  }
});

test('internal exists in local and dev only', () => {
  expect(existsIn('internal', 'dev')).toBe(true);
  expect(existsIn('internal', 'prod')).toBe(false);
  expect(existsIn('home', 'prod')).toBe(true);
});

test('a path belongs to the zone with the longest base path', () => {
  expect(zoneOfPath('/offer/public/')).toBe('offer-public');
  expect(zoneOfPath('/offer/')).toBe('offer');
  expect(zoneOfPath('/offers/')).toBeUndefined();
  expect(zoneOfPath('/offer')).toBe('offer');
});

test('five zones open without a sign-in', () => {
  expect(zoneNames.filter((name) => zoneRow(name).public)).toEqual([
    'invite',
    'offer-public',
    'login',
    'auth-redirect',
    'error-redirect',
  ]);
});
