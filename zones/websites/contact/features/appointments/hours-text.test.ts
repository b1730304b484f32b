import { hoursText, readHours } from './hours-text';

it('reads hours as people type them, and formats them the same way', () => {
  const hours = readHours('9:00-12:00, 13:00 – 17:30');
  expect(hours).toEqual([
    { from: '09:00', to: '12:00' },
    { from: '13:00', to: '17:30' },
  ]);
  expect(hoursText(hours ?? [])).toBe('09:00–12:00, 13:00–17:30');
  expect(readHours('')).toEqual([]);
});

it.each(['9', '17:00–9:00', '9:03–12:00', '9:00–25:00', '9:00–10:00–11:00'])('rejects %j', (text) => {
  expect(readHours(text)).toBeUndefined();
});
