import { existsIn, zoneNames, zoneOfPath, zoneRow, zones } from './zones';

const values = (pick: (name: (typeof zoneNames)[number]) => string | number) => zoneNames.map(pick);

test('§1 the suite has 28 zones', () => {
  expect(zoneNames).toHaveLength(28);
});

test('no two zones share a port or an address', () => {
  expect(new Set(values((name) => zones[name].port)).size).toBe(28);
  expect(new Set(values((name) => zones[name].host + zones[name].basePath)).size).toBe(28);
});

test('ports follow the order of the rows without a gap', () => {
  expect(values((name) => zones[name].port)).toEqual(zoneNames.map((_, index) => index));
});

test('no base path ends in a slash, no route lacks its first', () => {
  for (const name of zoneNames) {
    expect(zones[name].basePath).toMatch(/^(\/[a-z-]+)+$/);
    expect(zones[name].routes[0]).toMatch(/^\//);
  }
});

test('parameters are named for routes that the zone has', () => {
  for (const name of zoneNames) {
    const { routes, params = {} } = zoneRow(name);
    expect(routes).toEqual(expect.arrayContaining(Object.keys(params)));
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
