import { metricFormatsOf } from './metric-formats';
import { plainHead, plainValue } from './plain-metrics';

const { metric, columnMetric, shortMetric, metricDifference } = metricFormatsOf('en-US');
const german = metricFormatsOf('de-DE');

// An index of 84.837 is 84.8%, a share of 0.25 is 25%, and 4,600.4 on the scale to 10,000 has no unit.
test.each([
  ['cei', 84.837, '84.8%'],
  ['ceiMean', 60, '60%'],
  ['dso', 31.25, '31.3 days'],
  ['dso', 1.04, '1 day'],
  ['daysLate', -1, '-1 day'],
  ['shareLate', 0.25, '25%'],
  ['priceAge', 1, '1 month'],
  ['herfindahl', 4600.4, '4,600.4'],
  ['top5Share', 0.714, '71.4%'],
] as const)('%s of %s is formatted in the unit of its definition', (measure, value, text) => {
  expect(metric(measure)(value)).toBe(text);
});

test('in a column, percentages and days always have one decimal', () => {
  expect([columnMetric('cei')(60), columnMetric('shareLate')(0.5), columnMetric('dso')(31)]).toEqual([
    '60.0%',
    '50.0%',
    '31.0 days',
  ]);
  expect(columnMetric('herfindahl')(1647)).toBe('1,647');
});

test('percentages differ in points, days in days', () => {
  expect([metricDifference('cei')(1.2), metricDifference('top5Share')(1), metricDifference('dso')(2)]).toEqual([
    '1.2 points',
    '1 point',
    '2 days',
  ]);
});

test('on the axis of a chart, CEI is in percent, and days and months are plain numbers', () => {
  expect([shortMetric('cei')(80), shortMetric('dso')(30), shortMetric('priceAge')(18)]).toEqual(['80%', '30', '18']);
});

test('the locale decides the format of percentages', () => {
  expect(german.metric('cei')(84.837).replace('\u00a0', ' ')).toBe('84,8 %');
});

test('a spreadsheet gets plain numbers, with their unit in the column heading', () => {
  expect([plainHead('cei', 'CEI'), plainHead('dso', 'DSO'), plainHead('herfindahl', 'HHI')]).toEqual([
    'CEI (%)',
    'DSO (days)',
    'HHI',
  ]);
  expect([plainValue('shareLate', 0.25), plainValue('cei', 84.837)]).toEqual([25, 84.837]);
});

// The ledger stores forints and rupiahs with the two decimals of ISO 4217. Some runtimes know them without decimals.
test.each([
  ['USD', 123_456, '$1,234.56'],
  ['JPY', 123_456, '¥123,456'],
  ['KWD', 123_456, 'KWD 123.456'],
  ['HUF', 123_456, 'HUF 1,234.56'],
  ['IDR', 123_456, 'IDR 1,234.56'],
])('minor units of %s have the decimals of ISO 4217', (currency, amount, text) => {
  const { money, major, minor } = metricFormatsOf('en-US');
  expect(money(amount, currency).replace('\u00a0', ' ')).toBe(text);
  expect(minor(major(amount, currency), currency)).toBe(amount);
});
