import { changeOf } from './change';

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

test('a change is a share of the earlier number, and its tone depends on what is welcome', () => {
  expect(changeOf(110, 100, { welcome: 'more', percent })).toEqual({ direction: 'up', text: '10%', tone: 'good' });
  expect(changeOf(110, 100, { welcome: 'less', percent })).toEqual({ direction: 'up', text: '10%', tone: 'bad' });
  expect(changeOf(90, 100, { welcome: 'neither', percent })).toEqual({ direction: 'down', text: '10%' });
});

test('a difference is computed from the numbers as shown', () => {
  const write = (points: number) => points.toFixed(1);
  expect(changeOf(84.84, 85.96, { welcome: 'more', percent, write })).toMatchObject({ direction: 'down', text: '1.2' });
  expect(changeOf(84.84, 84.76, { welcome: 'more', percent, write })).toBeUndefined();
});

test('a change that rounds to zero or has no earlier number is not shown', () => {
  expect(changeOf(100.01, 100, { welcome: 'more', percent })).toBeUndefined();
  expect(changeOf(100, 0, { welcome: 'more', percent })).toBeUndefined();
  expect(changeOf(34.6, 36.5, { welcome: 'less', percent, write: (days) => `${days.toFixed(1)} days` })).toEqual({
    direction: 'down',
    text: '1.9 days',
    tone: 'good',
  });
});
