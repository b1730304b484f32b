import type { BaseIssue } from 'valibot';

/** Error messages by the path of their field: `offices.0.phone`. */
export type Problems = Readonly<Record<string, string>>;

export const problemsOf = (issues: readonly BaseIssue<unknown>[]): Problems =>
  Object.fromEntries(issues.map(({ path = [], message }) => [path.map(({ key }) => String(key)).join('.'), message]));

/** Returns the error of a field as a prop. */
export const errorOf = (problems: Problems, path: string): { error?: string } => {
  const error = problems[path];
  return error ? { error } : {};
};
