import { unmatchedNumbers } from './check-numbers';
import { numberCase } from './generated-cases.fixture';

const marked = ({ text, sources }: ReturnType<typeof numberCase>) =>
  unmatchedNumbers(text, sources).map(({ start, end }) => text.slice(start, end));

const cases = Array.from({ length: 200 }, (_, seed) => seed + 1);

test('numbers that match no cited row are marked in all of 200 generated answers', () => {
  const missed = cases.map((seed) => numberCase(seed, true)).filter((one) => marked(one).join() !== one.wrong.join());
  expect(missed.map((one) => ({ ...one, sources: one.sources[0]?.measures, marked: marked(one) }))).toEqual([]);
});

test('and in none of 200 where the cited row has them', () => {
  const accused = cases.map((seed) => numberCase(seed, false)).filter((one) => marked(one).length);
  expect(accused.map((one) => ({ text: one.text, marked: marked(one) }))).toEqual([]);
});
