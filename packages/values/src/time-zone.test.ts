import { isTimeZone } from './time-zone';

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['+01:00', false],
  ['Mars/Olympus', false],
  ['', false],
])('%j is a time zone: %s', (text, is) => {
  expect(isTimeZone(text)).toBe(is);
});
