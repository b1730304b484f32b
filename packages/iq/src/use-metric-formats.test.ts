import { metricFormatsOf } from '@suite/insights/metric-formats';
import { reasonOf, written } from './use-metric-formats';

const formats = metricFormatsOf('en-US');

test.each([
  ['USD', 123_456, '$1,234.56', '$1,235', 1234.56],
  ['JPY', 123_456, '¥123,456', '¥123,456', 123_456],
  ['KWD', 123_456, 'KWD 123.456', 'KWD 123', 123.456],
])('money of %s has its own minor units', (currency, amount, exact, whole, major) => {
  expect(formats.money(amount, currency).replace('\u00a0', ' ')).toBe(exact);
  expect(formats.wholeMoney(amount, currency).replace('\u00a0', ' ')).toBe(whole);
  expect(formats.major(amount, currency)).toBe(major);
});

test('a calendar day is the same in every time zone', () => {
  expect(formats.day('2026-01-01')).toBe('Jan 1, 2026');
  expect(formats.month('2025-12')).toBe('Dec 2025');
});

test('a metric that is not available has a reason and no number', () => {
  const none = { available: false as const, reason: 'no-sales' };
  expect(written(none, formats.number)).toBeUndefined();
  expect(reasonOf(none)).toBe('There were no sales in the period.');
  expect(reasonOf({ available: false, reason: 'of-a-later-version' })).toBe('The data does not say.');
  expect(written({ available: true, value: 0 }, formats.number)).toBe('0');
});
