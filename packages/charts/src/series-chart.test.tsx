import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SeriesChart } from './series-chart';

const places = [
  { id: '2026-08', short: 'Aug', long: 'August 2026' },
  { id: '2026-09', short: 'Sep', long: 'September 2026', why: 'Some payments have no date.' },
  { id: '2026-10', short: 'Oct', long: 'October 2026' },
];

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
});

const open = () =>
  render(
    <SeriesChart
      label="DSO by month"
      placesText="Month"
      places={places}
      series={[
        { id: 'dso', text: 'DSO', look: 'line', tone: 'accent', values: [40, null, 37] },
        { id: 'best', text: 'Best possible', look: 'line', tone: 'target', values: [27, 28, 27] },
      ]}
      write={(value) => `${value} days`}
      writeShort={String}
    />,
  );

test('the arrow keys announce its values, and Escape stops it', async () => {
  open();
  const chart = screen.getByRole('group', { name: /^DSO by month/ });
  const announced = () => chart.querySelector('[aria-live]')?.textContent;
  act(() => chart.focus());
  await userEvent.keyboard('{End}');
  expect(announced()).toBe('October 2026: DSO 37 days, Best possible 27 days');
  await userEvent.keyboard('{ArrowLeft}');
  expect(announced()).toBe('September 2026: DSO Not available, Best possible 28 days. Some payments have no date.');
  await userEvent.keyboard('{Home}');
  expect(announced()).toBe('August 2026: DSO 40 days, Best possible 27 days');
  await userEvent.keyboard('{Escape}');
  expect(announced()).toBe('');
});

test('its table has the same numbers', () => {
  open();
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Month', 'DSO', 'Best possible', 'Why not available'],
    ['August 2026', '40 days', '27 days', ''],
    ['September 2026', 'Not available', '28 days', 'Some payments have no date.'],
    ['October 2026', '37 days', '27 days', ''],
  ]);
});

test('a chart without values shows the reason instead of an empty scale', () => {
  const { container } = render(
    <SeriesChart
      label="CEI by month"
      placesText="Month"
      places={places}
      series={[
        { id: 'cei', text: 'CEI', look: 'line', tone: 'accent', values: [null, null, null] },
        { id: 'all', text: 'Everything due is collected', look: 'line', tone: 'target', values: [100, 100, 100] },
      ]}
      write={String}
      writeShort={String}
    />,
  );
  expect(container.textContent).toBe('Not availableSome payments have no date.');
  expect(container.querySelector('svg')).toBeNull();
});

test('a line breaks where a value is not available, and single values beside the gap are dots', () => {
  const { container } = open();
  const [dso, best] = [...container.querySelectorAll('svg path')].map((path) => path.getAttribute('d') ?? '');
  expect(dso?.match(/M/g)).toHaveLength(2);
  expect(best?.match(/M/g)).toHaveLength(1);
  expect(container.querySelectorAll('.ui\\:text-accent > circle')).toHaveLength(2);
});
