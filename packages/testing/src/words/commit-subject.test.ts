import { subjectProblem } from './commit-subject';

test.each([
  'fix(session): renew a token once',
  'feat: embed the map',
  'refactor(devices, wisp): name claims by what they are',
  'Merge branch main',
  'Revert "fix(session): renew a token once"',
])('accepts "%s"', (subject) => {
  expect(subjectProblem(subject)).toBeUndefined();
});

test.each([
  ['settings say until they are saved', 'type(scope)'],
  ['feature(session): renew a token', 'type(scope)'],
  ['fix(session): Renew a token', 'type(scope)'],
  ['fix(session): renewed a token', 'imperative'],
  ['fix(session): renewing a token', 'imperative'],
  ['fix(session): renew a token.', 'period'],
  [`fix(session): renew ${'x'.repeat(60)}`, '80 characters'],
])('refuses "%s"', (subject, problem) => {
  expect(subjectProblem(subject)).toContain(problem);
});
