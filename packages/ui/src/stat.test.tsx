import { render, screen } from '@testing-library/react';
import { ChangeMark, Stat, Stats } from './stat';

test('a metric is the definition of its label, and screen readers hear which way it changed', () => {
  render(
    <Stats>
      <Stat
        label="DSO"
        value="34.6 days"
        note={
          <>
            <ChangeMark direction="up" text="2.1 days" tone="bad" /> on September
          </>
        }
      />
    </Stats>,
  );
  expect(screen.getByRole('term').textContent).toBe('DSO');
  expect(screen.getAllByRole('definition').map((element) => element.textContent)).toEqual([
    '34.6 days',
    'Up 2.1 days on September',
  ]);
});

test('a metric without a value is not available', () => {
  render(
    <Stats>
      <Stat label="Real change" note="needs a price index" />
    </Stats>,
  );
  expect(screen.getByText('Not available')).toBeTruthy();
});
