import { namedZones } from './named-zones';

test('accepts zones by their names', () => {
  expect(namedZones(['home', 'iq-clients'])).toEqual(['home', 'iq-clients']);
});

test('an unknown name is reported with the list of zones', () => {
  expect(() => namedZones(['home', 'homee'])).toThrow(/^There is no zone "homee"\. The zones are: home, core-home, /);
});

test('a missing name is reported with an example', () => {
  expect(() => namedZones([])).toThrow('npm run dev -- home iq-dashboard');
});
