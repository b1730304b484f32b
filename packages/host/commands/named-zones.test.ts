import { namedZones } from './named-zones';

test('zones are known by their names', () => {
  expect(namedZones(['home', 'iq-clients'])).toEqual(['home', 'iq-clients']);
});

test('a name that is no zone is told with all that are', () => {
  expect(() => namedZones(['home', 'homee'])).toThrow(/^There is no zone "homee"\. The zones are: home, core-home, /);
});

test('no name at all is told with an example', () => {
  expect(() => namedZones([])).toThrow('npm run dev -- home iq-dashboard');
});
