import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FlowChart } from './flow-chart';

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
});

const open = () =>
  render(
    <FlowChart
      label="Clients by segment"
      groupsText="Segment"
      groups={[
        { id: 'champion', text: 'Champion' },
        { id: 'good', text: 'Good' },
      ]}
      flows={[
        { id: 'up', text: 'up', tone: 'age0', came: [3, 0], went: [0, 3] },
        { id: 'down', text: 'down', tone: 'age3', came: [0, 1], went: [1, 0] },
      ]}
      cameText="Came"
      wentText="Went"
      write={String}
    />,
  );

test('the arrow keys announce what a group gained and lost', async () => {
  open();
  const chart = screen.getByRole('group', { name: /^Clients by segment/ });
  act(() => chart.focus());
  await userEvent.keyboard('{Home}');
  expect(chart.querySelector('[aria-live]')?.textContent).toBe('Champion: Came: up 3, Went: down 1');
});

test('its table contains every number', () => {
  open();
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Segment', 'Came: up', 'Came: down', 'Went: up', 'Went: down'],
    ['Champion', '3', '0', '0', '1'],
    ['Good', '0', '1', '3', '0'],
  ]);
});

test('gains are drawn to the right of zero, losses to the left', () => {
  const { container } = open();
  const zero = Number(container.querySelector('.ui\\:stroke-line-strong')?.getAttribute('x1'));
  const bars = [...container.querySelectorAll('svg rect')].map((bar) => [
    bar.getAttribute('class')?.match(/age-\d/)?.[0],
    Number(bar.getAttribute('x')) >= zero ? 'right' : 'left',
  ]);
  expect(bars).toEqual([
    ['age-0', 'right'],
    ['age-3', 'left'],
    ['age-0', 'left'],
    ['age-3', 'right'],
  ]);
});
