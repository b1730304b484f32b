import fc from 'fast-check';
import { herfindahl, topShare } from './concentration';
import { overlaps, type ToolVendor } from './overlap';

// investopedia.com/video/play/herfindahlhirschman-index-hhi: eight firms, 1,296.
test('the index reproduces the published example', () => {
  const metric = herfindahl([10, 9, 12, 15, 12, 11, 15, 16]);
  expect(metric.available && metric.value).toBeCloseTo(1_296);
  expect(herfindahl([500])).toEqual({ available: true, value: 10_000 });
});

test('shares match a naive calculation, whatever the order', () => {
  const spend = fc.array(fc.integer({ min: -100, max: 10_000 }), { maxLength: 30 });
  fc.assert(
    fc.property(spend, fc.integer({ min: 1, max: 12 }), (list, count) => {
      let total = 0;
      for (const amount of list) total += amount;
      if (total <= 0) return expect([topShare(list, count), herfindahl(list)].every(({ available }) => !available)).toBe(true);
      let [left, top, squares] = [[...list], 0, 0];
      for (let taken = 0; taken < count && left.length; taken += 1) {
        const largest = Math.max(...left);
        top += largest;
        left = left.filter((_, index) => index !== left.indexOf(largest));
      }
      for (const amount of list) squares += amount * amount;
      const [share, index] = [topShare(list, count), herfindahl(list)];
      expect(share.available && share.value).toBeCloseTo(top / total, 9);
      expect(index.available && index.value).toBeCloseTo((squares / total / total) * 10_000, 6);
    }),
  );
});

test('a vendor with net credit reduces the total that shares are based on', () => {
  // 600 + 300 − 100 = 800 in all: the largest has 600 of 800, and 75² + 37.5² + 12.5² = 7,187.5.
  expect(topShare([600, 300, -100], 1)).toEqual({ available: true, value: 0.75 });
  expect(herfindahl([600, 300, -100])).toEqual({ available: true, value: 7_187.5 });
});

test('there are no shares without spend', () => {
  expect([topShare([], 5), herfindahl([0, -3])]).toEqual(Array(2).fill({ available: false, reason: 'no-spend' }));
});

test('two tools in a category overlap while both were billed within 365 days', () => {
  const tool = (vendor: string, lastBilledOn: number, category: ToolVendor['category'] = 'payroll'): ToolVendor => ({
    vendor,
    category,
    lastBilledOn,
    spend: 100,
  });
  const [gusto, adp] = [tool('gusto', 1_000), tool('adp', 636)];
  const rest = [
    tool('paychex', 635),
    tool('rippling', 1_001),
    tool('slack', 1_000, 'communication'),
    { ...gusto, category: undefined },
  ];
  expect(overlaps([gusto, adp, ...rest], 1_000)).toEqual([{ category: 'payroll', vendors: [gusto, adp], spend: 200 }]);
  expect(overlaps([gusto, ...rest], 1_000)).toEqual([]);
});
