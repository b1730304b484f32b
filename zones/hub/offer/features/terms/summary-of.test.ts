import { summaryOf } from './summary-of';

test('a letter in a line has words in place of merge fields, and none of the marks of lists', () => {
  expect(summaryOf('{{firm}} does for {{client}}:\n\n- books\n- taxes')).toBe('Your firm does for the client: books, taxes');
  expect(summaryOf('- Books of a year.\n- Taxes of a year.')).toBe('Books of a year. Taxes of a year.');
});
