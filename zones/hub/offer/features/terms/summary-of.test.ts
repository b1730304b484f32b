import { summaryOf } from './summary-of';

test('summarizes a letter in one line, with words instead of merge fields and without list marks', () => {
  expect(summaryOf('{{firm}} does for {{client}}:\n\n- books\n- taxes')).toBe('Your firm does for the client: books, taxes');
  expect(summaryOf('- Books of a year.\n- Taxes of a year.')).toBe('Books of a year. Taxes of a year.');
});
