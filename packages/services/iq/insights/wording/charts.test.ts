import { drawBars, drawMonths, type Shape } from './charts';

const of = <Kind extends Shape['kind']>(shapes: readonly Shape[], kind: Kind) =>
  shapes.filter((shape): shape is Extract<Shape, { kind: Kind }> => shape.kind === kind);
const frame = { width: 446, height: 122, write: String };

describe('drawMonths', () => {
  it('draws columns that start at zero and have proportional heights', () => {
    const { shapes } = drawMonths({ ...frame, months: ['Jan', 'Feb'], columns: [50, 100], lines: [] });
    const [january, february] = of(shapes, 'rect');
    expect(february?.height).toBeCloseTo(2 * (january?.height ?? 0));
    expect((january?.y ?? 0) + (january?.height ?? 0)).toBeCloseTo((february?.y ?? 0) + (february?.height ?? 0));
  });

  it('draws negative columns downwards from zero', () => {
    const { shapes } = drawMonths({ ...frame, months: ['Jan', 'Feb'], columns: [-50, 50], lines: [] });
    const [below, above] = of(shapes, 'rect');
    expect(below?.y).toBeCloseTo((above?.y ?? 0) + (above?.height ?? 0));
  });

  it('breaks a line at a missing value and draws a value between two missing ones as a dot', () => {
    const lines = [{ values: [1, 2, null, 4, null, 6, 7], paint: 'accent' as const }];
    const { shapes } = drawMonths({ ...frame, months: ['1', '2', '3', '4', '5', '6', '7'], lines });
    expect(of(shapes, 'path').map(({ points }) => points.length)).toEqual([2, 2]);
    expect(of(shapes, 'dot')).toHaveLength(1);
  });

  it('draws a chart without any values', () => {
    const { shapes } = drawMonths({ ...frame, months: ['Jan'], lines: [{ values: [null], paint: 'accent' }] });
    expect([of(shapes, 'path'), of(shapes, 'dot')]).toEqual([[], []]);
  });

  it('labels the last month and as many earlier ones as fit', () => {
    const months = Array.from({ length: 12 }, (_, place) => `M${place}`);
    const { shapes } = drawMonths({ ...frame, width: 200, months, columns: months.map(() => 1), lines: [] });
    const named = of(shapes, 'text').flatMap(({ text, anchor }) => (anchor === 'middle' ? text : []));
    expect(named.at(-1)).toBe('M11');
    expect(named.length).toBeLessThan(12);
  });
});

describe('drawBars', () => {
  const bar = (value: number, text = 'Ash') => ({ text, value, label: String(value), paint: 'accent' as const });

  it('draws bars in proportion to the longest and never below a length of zero', () => {
    const [full, half, none] = of(drawBars({ bars: [bar(100), bar(50), bar(-20)], width: 500 }).shapes, 'rect');
    expect(half?.width).toBeCloseTo((full?.width ?? 0) / 2);
    expect(none?.width).toBe(0);
  });

  it('shortens a name that does not fit', () => {
    const [name] = of(drawBars({ bars: [bar(1, 'A very long name of a client that goes on')], width: 300 }).shapes, 'text');
    expect(name?.text).toMatch(/^A very long.*…$/);
  });
});
