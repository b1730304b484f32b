import { summaryOf } from './summary-of';

test('a letter in a line has words in place of merge fields, and none of the marks of lists', () => {
  expect(summaryOf('{{firm}} does for {{client}}:\n\n- books\n- taxes')).toBe('your firm does for the client: books, taxes');
});
