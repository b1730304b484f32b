import { parse } from 'valibot';
import { courseContent } from '../contract/content';
import { suiteCourses } from './suite-courses';

test('the suite has eight courses of 5 to 7 minutes', () => {
  expect(suiteCourses).toHaveLength(8);
  expect(new Set(suiteCourses.map(({ id }) => id)).size).toBe(8);
  for (const { content } of suiteCourses) expect([5, 6, 7]).toContain(content.minutes);
});

describe.each(suiteCourses.map(({ content }) => [content.title, content] as const))('%s', (_, content) => {
  it('takes as long as it states, at 140 words a minute including the quiz', () => {
    const words = JSON.stringify(content.lessons).split(/\s+/).length;
    const drawn = content.pools.reduce((sum, { draw }) => sum + draw, 0);
    const minutes = words / 140 + drawn / 3;
    expect([content.minutes, Math.abs(minutes - content.minutes) <= 1.5]).toEqual([content.minutes, true]);
  });

  it('can be copied and saved by a firm', () => {
    expect(parse(courseContent, content)).toEqual(content);
  });

  it('has more questions than a quiz asks', () => {
    for (const { draw, questions } of content.pools) expect(questions.length).toBeGreaterThan(draw);
  });
});
