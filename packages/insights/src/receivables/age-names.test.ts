import { currentLessCredit } from './age-names';

test('a note says which ages are less unapplied credit', () => {
  expect(currentLessCredit('$350')).toBe('Current is less $350 of unapplied credit; what is past due is before it.');
});
